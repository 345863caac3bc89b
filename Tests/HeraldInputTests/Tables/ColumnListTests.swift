import HeraldInput
import Testing

@Suite("Column names in options")
struct ColumnListTests {
  @Test(
    "Commas separate and a backslash escapes them",
    arguments: [
      ("a,b", ["a", "b"]), ("a\\,b,c", ["a,b", "c"]), ("a", ["a"]), ("", []),
      ("a,,b,", ["a", "b"]),
      ("a\\\\,b", ["a\\", "b"]), ("C:\\dir", ["C:\\dir"]), ("a\\", ["a\\"]),
    ])
  func names(text: String, names: [String]) {
    #expect(ColumnList.names(in: text) == names)
  }

  @Test("The first equals sign that is not escaped separates column and text")
  func assignments() {
    #expect(ColumnList.assignment(in: "a=b=c")?.column == "a")
    #expect(ColumnList.assignment(in: "a=b=c")?.text == "b=c")
    #expect(ColumnList.assignment(in: "a\\=b=c")?.column == "a=b")
    #expect(ColumnList.assignment(in: "a=")?.text == "")
    #expect(ColumnList.assignment(in: "=b") == nil)
    #expect(ColumnList.assignment(in: "ab") == nil)
  }
}
