/// How a listener gets at a field: the named parameters of the cost of finding it.
///
/// The sources stand in Documentation/Measures.md; each can be set.
public struct ListeningModel: Sendable, Hashable {
  /// Seconds to press a key: 0.28.
  ///
  /// Source: the keystroke operator K of an average typist, Card, Moran and Newell 1980.
  public var keyTime = 0.28
  /// Seconds from hearing to acting: 0.24.
  ///
  /// Source: the Model Human Processor's perceptual, cognitive and motor cycles (100 + 70 + 70 ms), Card,
  /// Moran and Newell 1983.
  public var reactionTime = 0.24
  /// How much of an entry is heard before the listener moves on, from 0 to 1: 0.53.
  ///
  /// Source: 48.7 s measured where listening to the end predicted 91.9 s, Trewin and others 2010.
  public var heardShare = 0.53
  /// Whether the announcement is heard to the end of its cue before the rotor is opened: true.
  ///
  /// Otherwise it is heard to the end of its essential part, by a listener who knows that more waits.
  public var waitsForCue = true
  /// How many keys open the rotor on its first entry: 1.
  ///
  /// Source: one chord on macOS (VO+Command+/).
  public var openingKeys = 1
  /// The share of visits in which any field is wanted, from 0 to 1: 1.
  ///
  /// In the others the announcement is heard to its end.
  public var wantedShare = 1.0

  /// Creates the default listener.
  public init() {}
}
