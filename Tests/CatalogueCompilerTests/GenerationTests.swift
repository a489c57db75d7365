import Testing

@testable import CatalogueCompiler

@Suite struct GenerationTests {
  private let catalogue = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "import.rows-read" : {
          "comment" : "First line.",
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@rows@ in \"%(in)@\"" },
              "substitutions" : {
                "rows" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "a row" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg rows" } }
                  } }
                }
              }
            },
            "zh-Hans" : {
              "stringUnit" : { "state" : "translated", "value" : "“%(in)@”，%(rows)lld 行" }
            }
          }
        },
        "default" : {
          "comment" : "A word.",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "100%% default " } },
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "默认" } }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  private let swift = #"""
    // Generated from the string catalogues; a change made here is lost.

    extension Messages {
      /// The languages that have every message, English first.
      public static let catalogueLanguages: [Language] = [
        Language(canonical: "en"),
        Language(canonical: "zh-Hans"),
      ]

      /// The keys, in ascending order.
      static var keyTable: MessageTable {
          MessageTable(
            count: 2,
            offsets: "000000000000070000023",
            texts: """
              default\
              import.rows-read\

              """)
      }

      /// For each key the arguments that its message takes, in order.
      static var signatures: MessageTable {
          MessageTable(
            count: 2,
            offsets: "000000000000000000018",
            texts: """
              \
              rows:Int in:String\

              """)
      }

      /// The compiled texts in the order of the keys; columns count `catalogueLanguages`.
      static func texts(inColumn column: Int) -> MessageTable {
        switch column {
        case 1:
          MessageTable(
            count: 2,
            offsets: "000000000000060000023",
            texts: """
              默认\
              “\u{1}b”，\u{2}a 行\

              """)
        default:
          MessageTable(
            count: 2,
            offsets: "000000000000130000040",
            texts: """
              100% default\u{20}\
              \u{3}aoa row\u{4}x\u{2}a rows\u{4}\u{5} in \"\u{1}b\"\

              """)
        }
      }

      /// 100%% default
      ///
      /// A word.
      public var `default`: String { self.text(0) }

      /// %#@rows@ in "%(in)@"
      ///
      /// First line.
      public func importRowsRead(rows a0: Int, `in` a1: String) -> String {
        self.render(1, .integer(a0), .string(a1))
      }
    }

    """#

  @Test("a catalogue becomes one Swift file")
  func generate() {
    let result = CatalogueCompilation.compile([("A.xcstrings", Array(catalogue.utf8))])
    #expect(result.diagnostics == [])
    #expect(result.swift == swift)
  }

  @Test(
    "a key becomes a lowerCamelCase name",
    arguments: [
      ("import.added", "importAdded"), ("format.blu-ray", "formatBluRay"),
      ("error.not_found", "errorNotFound"), ("a.2b", "a2b"), ("help.topicList", "helpTopicList"),
      ("A", nil), ("a..b", nil), ("a.", nil), ("", nil), ("书", nil), ("2a", nil),
    ] as [(String, String?)])
  func name(key: String, name: String?) {
    #expect(SwiftName.of(key: key) == name)
  }
}
