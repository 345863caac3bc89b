import HeraldUI

/// What a dog can tell about itself, from a model that is filled at run time.
@MainActor final class DogViewModel: ObservableObject, Identifiable {
  struct Fact: Identifiable {
    let id: String
    var value: String?
    var isEssential = false
  }

  let name: String
  @Published var facts: [Fact]
  @Published var isFavourite = false

  init(name: String, facts: [Fact]) {
    self.name = name
    self.facts = facts
  }
}

/// A row whose custom content is whatever the model holds.
struct DogModelRow: View {
  @ObservedObject var model: DogViewModel

  var body: some View {
    HStack {
      Text(model.name)
      if model.isFavourite { Image(systemName: "star.fill") }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(model.name)
    .accessibilityCustomContents {
      if model.isFavourite { AccessibilityContentEntry("Favourite", "yes") }
      ForEach(model.facts) { fact in
        AccessibilityContentEntry(
          fact.id, fact.value, importance: fact.isEssential ? .high : .default)
      }
    }
  }
}

struct DogModelList: View {
  @StateObject private var first = DogViewModel(name: "Rex", facts: [])
  var dogs: [DogViewModel]

  var body: some View {
    List {
      DogModelRow(model: first)
      ForEach(dogs) { DogModelRow(model: $0) }
    }
  }
}
