/// The lengths of everything that can be said of an element, from which the length of every plan follows:
/// segments are rendered one by one, so that their lengths add up.
public struct SpokenElement: Sendable, Hashable {
  /// A segment: its speech and the pause after it, in seconds.
  public struct Part: Sendable, Hashable {
    /// Seconds of speech.
    public var speech: Double
    /// Seconds of silence after it, where something follows.
    public var pause: Double

    /// Creates a part.
    public init(speech: Double, pause: Double) {
      self.speech = speech
      self.pause = pause
    }

    /// Nothing.
    public static let none = Part(speech: 0, pause: 0)

    /// Both one after the other.
    var whole: Double { speech + pause }
  }

  /// A field of the custom content.
  public struct Field: Sendable, Hashable {
    /// The field's name, by which elements of one kind have it in common.
    public var name: String
    /// The field said right after the label, in the voice of high content.
    public var high: Part
    /// The same among the other content: in the flat plan and in the rotor.
    public var content: Part

    /// Creates a field.
    public init(name: String, high: Part, content: Part) {
      self.name = name
      self.high = high
      self.content = content
    }
  }

  /// The label.
  public var label: Part
  /// Value, traits and hint.
  public var rest: [Part]
  /// The fields, in the author's order.
  public var fields: [Field]
  /// The cue's speech in seconds where so many fields are left unspoken; the first is 0.
  public var cues: [Double]

  /// Creates an element; `cues` has a length more than `fields`.
  public init(label: Part, rest: [Part] = [], fields: [Field], cues: [Double]) {
    self.label = label
    self.rest = rest
    self.fields = fields
    self.cues = cues
  }

  /// The length of the flat plan.
  public var flatLength: Double {
    Self.length([label] + rest + fields.map(\.content))
  }

  /// When each field's value ends in the flat plan.
  public var flatEnds: [Double] {
    var time = label.whole + rest.reduce(0) { $0 + $1.whole }
    return fields.map { field in
      defer { time += field.content.whole }
      return time + field.content.speech
    }
  }

  /// The length of parts one after the other; the pause after the last one does not count.
  private static func length(_ parts: [Part]) -> Double {
    let spoken = parts.filter { $0.speech > 0 }
    return spoken.reduce(0) { $0 + $1.whole } - (spoken.last?.pause ?? 0)
  }
}
