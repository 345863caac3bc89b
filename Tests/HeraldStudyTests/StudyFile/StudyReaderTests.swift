import Foundation
import Herald
import HeraldStudy
import Testing

@Suite struct StudyReaderTests {
  @Test func factorsAreCrossedInTheOrderOfTheFile() throws {
    let study = try study(
      studyText(factors: #""factors": {"plan": ["layered", "flat"], "rate": [175, 300]}"#))
    #expect(
      study.conditions.map(\.name) == ["layered-175", "layered-300", "flat-175", "flat-300"])
    #expect(
      study.conditions.map(\.settings.announcement.plan) == [.layered, .layered, .flat, .flat])
    #expect(study.conditions.map(\.settings.profile.parameters.rate) == [175, 300, 175, 300])
    #expect(study.items.map(\.id) == ["dog0", "dog1", "dog2", "dog3"])
  }

  @Test func aLevelCanSetSeveralOptions() throws {
    let study = try study(
      studyText(
        factors:
          #""settings": {"rate": 200}, "factors": {"speed": [{"name": "own", "voiceProfile": "expert-fast"}, {"name": "fast", "rate": 300, "pitch": 60}]}"#
      ))
    #expect(study.factors.map(\.levels) == [["own", "fast"]])
    // The settings' own rate holds whatever the profile says.
    #expect(study.conditions[0].settings.profile.parameters.rate == 200)
    #expect(study.conditions[0].settings.profile.pauses[.label] == 120)
    #expect(study.conditions[1].settings.profile.parameters.pitch == 60)
  }

  @Test func listedConditionsHaveTheirOptionsAsFactors() throws {
    let study = try study(
      studyText(
        factors:
          #""conditions": [{"name": "a", "plan": "flat"}, {"name": "b", "plan": "layered", "rate": 300}]"#
      ))
    #expect(study.factors.map(\.name) == ["rate", "plan"])
    #expect(study.conditions.map(\.levels) == [["default", "flat"], ["300", "layered"]])
  }

  @Test func itemsComeFromAFileBesideTheStudy() throws {
    let folder = try TemporaryFolder()
    try folder.write("name,age\nBailey,3\nRosie,1\nOtto,2\n", to: "dogs.csv")
    let path = try folder.write(
      #"{"name": "dogs", "items": {"file": "dogs.csv", "label": "name", "high": ["age"], "limit": 2}, "factors": {"plan": ["layered", "flat"]}, "design": {"participants": 2}}"#,
      to: "study.json")
    let study = try Study.read(path: path)
    #expect(study.items.map(\.label) == ["Bailey", "Rosie"])
    #expect(study.items[0].customContent.map(\.importance) == [.high])
  }

  @Test func columnsHaveHintsAndNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"Name": "Fiat", "Built, in": "1970-01-01"}]"#, to: "cars.json")
    func read(_ mapping: String) throws -> Study {
      try Study.read(
        path: folder.write(
          #"{"name": "cars", "items": {"file": "cars.json", "label": "Name", \#(mapping)}, "design": {"participants": 1}}"#,
          to: "study.json"))
    }
    let study = try read(#""as": {"Built, in": "date:year"}, "names": {"Built, in": "Year"}"#)
    #expect(study.items[0].customContent.map(\.label) == ["Year"])
    #expect(study.items[0].customContent[0].spokenAs == .sayAs("date", format: "year"))
    for (mapping, message) in [
      (
        #""high": "Bilt, in""#, #"study.json:1:74: "high": unknown column "Bilt, in"; did you mean"#
      ),
      (#""as": {"Name": "dat"}"#, #"study.json:1:72: "as" Name: unknown kind "dat""#),
    ] {
      let error = #expect(throws: InputError.self) { try read(mapping) }
      #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }
  }

  @Test func extraTrialsAreNamedApartFromItems() throws {
    let study = try study(
      studyText(
        more:
          #""practice": {"items": [{"element": {"label": "Hm"}}, {"element": {"id": "x", "label": "Hm"}}]}"#
      ))
    #expect(study.practice.map(\.element.id) == ["practice-1", "x"])
  }

  @Test func theExampleIsAStudy() throws {
    let study = try Study.read(path: packageFolder.appending(path: "Examples/study.json").path)
    #expect(study.conditions.count == 4)
    #expect(study.items.count == 8)
  }

  @Test(arguments: [
    (#"{"nam": "x"}"#, #"study.json:1:2: unknown key "nam"; did you mean name?"#),
    (#"{"name": "a b"}"#, #"study.json:1:10: "name" is "a b"; expected letters"#),
    (studyText(factors: #""factors": {"plan": ["layerd"]}"#), "did you mean layered?"),
    (
      studyText(factors: #""factors": {"rate": [10]}"#), #""rate" is "10"; expected a whole number"#
    ),
    (
      studyText(factors: #""factors": {"rates": [175]}"#),
      #""rates" is no option; did you mean rate"#
    ),
    (studyText(factors: #""factors": {"plan": ["flat", "flat"]}"#), #""flat" stands twice"#),
    (studyText(factors: #""factors": {"plan": ["flat"]}"#), #""plan" has one level"#),
    (
      studyText(more: #""attentionChecks": {"items": [{"element": {"label": "x"}}]}"#),
      "1 checks, each after 10 trials, are too many for 4 trials"
    ),
    (studyText(factors: #""settings": {"voiceProfile": "defalt"}"#), "did you mean default?"),
    (studyText(design: #""participants": 2, "lists": 2"#), "expected one of"),
    (studyText(design: #""participants": 2, "kind": "mixed""#), #"not all, in "between""#),
    (
      #"{"name": "x", "items": {"file": "none.csv", "label": "a"}, "design": {"participants": 1}}"#,
      #"study.json:1:33: "file": none.csv: no such file"#
    ),
  ])
  func badInputHasAPlace(text: String, message: String) throws {
    let found = try fault(text)
    #expect(found.contains(message), "\(found)")
  }
}
