/// The author's word on how a text is to be read.
public enum SpokenHint: Sendable, Hashable {
  /// A kind in the terms of SSML's `say-as`, with an optional format ("date", "dmy").
  case sayAs(String, format: String? = nil)
  /// The author's own wording, said in place of the written text.
  case spoken(String)
}
