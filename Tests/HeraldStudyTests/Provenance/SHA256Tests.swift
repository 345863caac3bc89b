import Testing

@testable import HeraldStudy

@Suite struct SHA256Tests {
  /// FIPS 180-4's examples, and the empty message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func digestsAreThePublishedOnes(text: String, digest: String) {
    #expect(sha256(text.utf8) == digest)
  }

  @Test func samplesAreTwoBytesEach() {
    #expect(sha256([Int16(0x6261)]) == sha256("ab".utf8))
  }
}
