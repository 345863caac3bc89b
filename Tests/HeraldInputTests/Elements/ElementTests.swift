import Herald
import HeraldInput
import Testing

@Suite("Elements in JSON")
struct ElementTests {
  private let bailey = """
    {"id": "bailey", "$source": "made up", "label": "Bailey, beagle", "value": null,
     "traits": ["button", "selected"], "hint": "opens", "language": "en-US", "priority": "message",
     "spokenAs": "date:dmy",
     "customContent": [
       {"label": "Age", "value": "3 years", "importance": "high", "id": null, "language": "de"},
       {"label": "Weight", "value": 0.10, "id": "w", "spoken": "a bit"},
       {"label": "Good", "value": true}]}
    """

  private var expected: AccessibilityElement {
    AccessibilityElement(
      id: "bailey", label: "Bailey, beagle", traits: [.button, .selected], hint: "opens",
      language: "en-US", priority: .message,
      customContent: [
        CustomContent(label: "Age", value: "3 years", importance: .high, language: "de"),
        CustomContent(label: "Weight", value: "0.10", id: "w", spokenAs: .spoken("a bit")),
        CustomContent(label: "Good", value: "true"),
      ],
      spokenAs: .sayAs("date", format: "dmy"))
  }

  @Test("An array, an object around it, and lines give the same")
  func shapes() throws {
    let second = #"{"label": "second"}"#
    let inputs = [
      ("[\(bailey), \(second)]", "e.json"),
      ("{\"$note\": [1], \"elements\": [\(bailey), \(second)], \"$end\": {}}", "e.json"),
      (bailey.replacing("\n", with: "") + "\n" + second + "\n", "e.jsonl"),
    ]
    for (text, file) in inputs {
      let found = try records(text, file)
      #expect(try found.map { try $0.element.get().id } == ["bailey", "2"])
      #expect(found.map(\.namesItself) == [true, false])
      #expect(try found[0].element.get() == expected)
    }
  }

  @Test("One object is one element")
  func single() throws {
    #expect(try elements(bailey, "e.json") == [expected])
  }

  @Test(
    "What is no element says so",
    arguments: [
      ("5", "e.json:1:1: found a number; expected an element, which is an object"),
      ("[\"a\"]", "e.json:1:2: found a string; expected an element, which is an object"),
      (
        #"[{"label": "a", "lable": "b"}]"#,
        "e.json:1:17: unknown key \"lable\"; did you mean label?"
      ),
      (
        #"[{"label": "a", "customContent": [{"lbl": "b"}]}]"#,
        "e.json:1:36: unknown key \"lbl\"; did you mean label?"
      ),
      (
        #"[{"label": "a", "traits": ["buton"]}]"#,
        "e.json:1:28: \"traits\" does not know \"buton\"; did you mean button?"
      ),
      (
        #"[{"label": "a", "priority": "high"}]"#,
        "e.json:1:29: \"priority\" does not know \"high\"; expected important, message, text, "
          + "notification, progress"
      ),
      (
        #"[{"label": ["a"]}]"#,
        "e.json:1:12: \"label\" has an array; expected a text or a number"
      ),
      (
        #"[{"label": "a", "spokenAs": "dat"}]"#,
        "e.json:1:29: unknown kind \"dat\"; did you mean date?"
      ),
      (#"{"elements": [], "name": 1}"#, "e.json:1:18: unknown key \"name\" beside \"elements\""),
      (
        #"{"element": []}"#, "e.json:1:2: unknown key \"element\"; did you mean elements?"
      ),
      (#"{"elements": 5}"#, "e.json:1:14: \"elements\" has a number; expected the list"),
      ("[{\"label\": \"a\"}", "e.json:1:16: the file ends too early"),
      (#"[{"label": "a"}] {"label": "b"}"#, "e.json:1:18: found {; expected the end of the file"),
    ])
  func faults(text: String, message: String) {
    #expect(fault(text, "e.json").hasPrefix(message))
  }

  @Test("What stands before a fault is still delivered")
  func beforeFaults() throws {
    let reader = try ElementReader(text: Array("[{\"label\": \"a\"}, {\"x\"".utf8), file: "e.json")
    #expect(try reader.next()?.element.get().label == "a")
    #expect(throws: InputError.self) { try reader.next() }
    #expect(throws: InputError.self) { try reader.next() }
  }

  @Test("An element of which nothing can be said is a fault of its own")
  func mute() throws {
    let found = try records(
      #"[{"label": ""}, {"customContent": [{"label": "a"}]}, {"traits": ["button"]}, {}]"#, "e.json"
    )
    #expect(found.map { (try? $0.element.get()) != nil } == [false, true, true, false])
    let error = #expect(throws: InputError.self) { try found[0].element.get() }
    #expect(
      error?.description
        == "e.json:1:2: record 1: nothing can be said of the element: it has no text")
  }

  @Test("The same key again replaces a field, and null removes it")
  func rule6() throws {
    let found = try elements(
      """
      [{"label": "x", "customContent": [
        {"label": "a", "value": "1"}, {"label": "b", "value": "2"},
        {"label": "a", "value": "3", "importance": "high"}, {"label": "b", "value": null},
        {"label": "a", "id": "other", "value": "4"}]}]
      """, "e.json")
    #expect(found.map(fields) == [["!a=3", "a=4"]])
  }

  @Test("Line breaks are spaces")
  func lineBreaks() throws {
    #expect(try elements(#"[{"label": " a\n b\r\nc "}]"#, "e.json").map(\.label) == ["a b c"])
  }

  @Test("Columns without a label are refused")
  func columnsWithoutLabel() {
    let error = fault(Array("[]".utf8), "e.json") { $0.high = ["a"] }
    #expect(error?.kind == .usage)
  }
}
