extension SpokenForms {
  func read(_ passage: Passage, as hint: SpokenHint, into draft: inout SpokenDraft) {
    if case .spoken(let text) = hint {
      let value = passage.valueStart..<passage.tokens.count
      draft.replace(passage.range(value), with: text, rule: "author")
    }
  }
}
