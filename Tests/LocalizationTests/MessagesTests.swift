import Localization
import Testing

@Test func works() { #expect(Messages(Language(tag: "zh")).countBooks(count: 1204) == "1,204 本书") }
