import BookmarkModel
import FoundationEssentials

/// What a part of a predicate that isn't a condition stands for.
indirect enum PredicateOperand {
  /// The bookmark itself, or its content.
  case bookmark
  /// A field of one value or of several.
  case field(PredicateField)
  /// One entry of a list field, inside `contains { }`.
  case entry(of: BookmarkField)
  /// A property of such an entry.
  case entryProperty(EntryProperty)
  /// A constant.
  case constant(Any)
  /// `nil`.
  case missing
  /// A field, or a value where the field has none.
  case coalesced(PredicateField, Any)
  /// The bounds of a range, of which the upper one may be left out.
  case range(lower: Any, upper: Any, includesUpper: Bool)
}

/// A property of a bookmark that a filter can ask for.
struct PredicateField {
  /// How the values of a field compare.
  enum Kind {
    /// An enumeration or a text that is compared whole.
    case value
    /// A text that is compared folded.
    case text
    /// A number.
    case number
    /// A rating, which compares by its value.
    case rating
    /// A date.
    case date
    /// Yes or no.
    case flag
    /// Several values.
    case list
    /// Several entries, each with properties.
    case entries
  }

  var field: BookmarkField
  var kind: Kind
}

/// A property of an entry of a list that a filter can ask for.
enum EntryProperty {
  /// The text by which the list field is searched, or that of another field of the bookmark.
  case text(BookmarkField)
  /// The role of a creator.
  case creatorRole
  /// The scheme of an identifier.
  case scheme
  /// The value of an identifier.
  case identifierValue
}
