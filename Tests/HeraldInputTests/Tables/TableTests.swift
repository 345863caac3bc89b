import Herald
import HeraldInput
import Testing

@Suite("Tables")
struct TableTests {
  @Test("The header names the columns, underscores being spaces, and the file rules the order")
  func columns() throws {
    let found = try elements("a_b,name,c,d\n1,x,2,3\n4,y,5,6\n") {
      $0.label = ["name"]
      $0.high = ["d", "a b"]
    }
    #expect(found.map(\.label) == ["x", "y"])
    #expect(found.map(\.id) == ["1", "2"])
    #expect(found.map(fields) == [["!a b=1", "c=2", "!d=3"], ["!a b=4", "c=5", "!d=6"]])
  }

  @Test("Label parts are joined in the order of the option; empty ones are left out")
  func labels() throws {
    let found = try elements("a,b,c\n1,2,3\n,2,3\n4,,\n") { $0.label = ["b", "a"] }
    #expect(found.map(\.label) == ["2, 1", "2", "4"])
    #expect(found.map(fields) == [["c=3"], ["c=3"], []])
  }

  @Test("Id, value and language have columns of their own")
  func singleColumns() throws {
    let found = try elements("key,name,v,lang,x\nk1,A,50 %,de,1\n,B,,,\n") {
      $0.label = ["name"]
      $0.id = "key"
      $0.value = "v"
      $0.languageColumn = "lang"
      $0.language = "fr"
    }
    #expect(found.map(\.id) == ["k1", "2"])
    #expect(found.map(\.value) == ["50 %", nil])
    #expect(found.map(\.language) == ["de", "fr"])
    #expect(found.map(fields) == [["x=1"], []])
  }

  @Test("Chosen content leaves the other columns out; high ones are content too")
  func chosenContent() throws {
    let found = try elements("a,b,c,d\n1,2,3,4\n") {
      $0.label = ["a"]
      $0.content = ["d"]
      $0.high = ["b"]
    }
    #expect(found.map(fields) == [["!b=2", "d=4"]])
  }

  @Test("A column may be part of the label and content as well")
  func labelAndHigh() throws {
    let found = try elements("a,b\n1,2\n") {
      $0.label = ["a"]
      $0.high = ["a"]
    }
    #expect(found.map(fields) == [["!a=1", "b=2"]])
  }

  @Test("Columns can be renamed, and keep their headers for the options")
  func names() throws {
    let found = try elements("a,body_mass_g\n1,2\n") {
      $0.label = ["a"]
      $0.high = ["body mass g"]
      $0.names = ["body_mass_g": "body mass in grams"]
    }
    #expect(found.map(fields) == [["!body mass in grams=2"]])
  }

  @Test("Missing cells give no entry and no part of a label")
  func missing() throws {
    let found = try elements("a,b,c,d\nNA,2,NA,-\n") {
      $0.label = ["a", "b"]
      $0.missing = ["NA", "-"]
    }
    #expect(found.map(\.label) == ["2"])
    #expect(found.map(fields) == [[]])
  }

  @Test("A record without a label is a fault of its own; the others go on")
  func missingLabels() throws {
    let found = try records("a,b\n1,2\n,3\n4,5\n") { $0.label = ["a"] }
    #expect(found.map(\.number) == [1, 2, 3])
    #expect(found.map(\.line) == [2, 3, 4])
    #expect(try found[2].element.get().label == "4")
    let error = #expect(throws: InputError.self) { try found[1].element.get() }
    #expect(error?.description == "t.csv:3: record 2: no label: the column a is empty")
  }

  @Test("Missing cells at the end of a row are empty; surplus ones are a fault of the record")
  func raggedRows() throws {
    let found = try records("a,b\n1\n2,3,,\n4,5,6\n7,8\n") { $0.label = ["a"] }
    #expect(try found[0].element.get().customContent == [])
    #expect(try fields(found[1].element.get()) == ["b=3"])
    let error = #expect(throws: InputError.self) { try found[2].element.get() }
    #expect(error?.description == "t.csv:4: record 3: the row has 3 cells, the header 2")
    #expect(try found[3].element.get().label == "7")
  }

  @Test("Columns of the same spoken name are kept apart")
  func sameNames() throws {
    let found = try elements("n,x,x,a_b,a b\n1,2,3,4,5\n") {
      $0.label = ["n"]
      $0.high = ["x"]
    }
    #expect(found.map(fields) == [["!x=2", "!x=3", "a b=4", "a b=5"]])
    #expect(found[0].customContent.map(\.id) == [nil, "x#2", nil, "a b#2"])
    #expect(Set(found[0].customContent.map(\.key)).count == 4)
  }

  @Test("Unknown columns are errors with near names")
  func unknownColumns() {
    #expect(
      fault("name,horse_power\n1,2\n") {
        $0.label = ["name"]
        $0.high = ["horsepower"]
      } == "t.csv:1: --high: unknown column \"horsepower\"; did you mean horse_power?")
    #expect(
      fault("a,b\n") { $0.label = ["something"] }
        == "t.csv:1: --label: unknown column \"something\"; the columns are a, b")
    #expect(
      fault("a,x,x\n") {
        $0.label = ["a"]
        $0.id = "x"
      } == "t.csv:1: --id x: 2 columns have this name")
    #expect(fault("a;b\n") { $0.label = ["a"] }.hasSuffix("(is --delimiter ';' missing?)"))
  }

  @Test("A table without a label column says which columns there are")
  func noLabel() {
    let error = fault(Array("a,b\n1,2\n".utf8))
    #expect(error?.kind == .usage)
    #expect(error?.message == "a table needs --label COLUMN; the columns are a, b")
  }

  @Test("A kind goes with the cells of its column")
  func kinds() throws {
    let found = try elements("a,Year\nx,1970-01-01\n") {
      $0.label = ["a"]
      $0.kinds = ["Year": "date:year"]
    }
    #expect(found[0].customContent[0].spokenAs == .sayAs("date", format: "year"))
    let coded = try elements("a,b\nABC,1\n") {
      $0.label = ["a"]
      $0.kinds = ["a": "characters"]
    }
    #expect(coded[0].spokenAs == .sayAs("characters"))
    #expect(
      fault("a,b\n1,2\n") {
        $0.label = ["a"]
        $0.kinds = ["b": "dat"]
      } == "t.csv: --as b: unknown kind \"dat\"; did you mean date?")
    #expect(
      fault("a,b,c\n1,2\n") {
        $0.label = ["a", "b"]
        $0.kinds = ["b": "date"]
      }.contains("a kind needs a label of this column alone"))
  }
}
