import HeraldDispatcher
import Testing

@Suite struct MarkupReaderTests {
  /// The texts of all parts, a pause as "(400)".
  private func plain(_ markup: String) -> String {
    MarkupReader.parts(of: markup).map { part in
      switch part {
      case .text(let text, _): text.text
      case .pause(let milliseconds): "(\(milliseconds))"
      }
    }.joined(separator: "|")
  }

  private func styles(_ markup: String) -> [SpokenStyle] {
    MarkupReader.parts(of: markup).compactMap {
      if case .text(_, let style) = $0 { style } else { nil }
    }
  }

  @Test(arguments: [
    ("<speak>Hello.</speak>", "Hello."),
    ("<speak></speak>", ""),
    ("", ""),
    ("Hello", "Hello"),
    ("It&apos;s &lt;b&gt; &amp; &quot;x&quot; &#65;&#x42;", "It's <b> & \"x\" AB"),
    ("<b>bold</b> and <i class='x'>slanted</i>", "bold and slanted"),
    ("<!-- no --><?xml version=\"1.0\"?><!DOCTYPE speak>yes", "yes"),
    ("<![CDATA[a <b> & c]]>", "a <b> & c"),
    ("a<break/>b<break time=\"250ms\"/>c<break strength='none'/>d", "a|(400)|b|(250)|c d"),
    ("<break time='100000s'/><break time='5s'/>", "(10000)|(5000)"),
    ("<sub alias=\"World Wide Web Consortium\">W3C</sub> rules", "World Wide Web Consortium rules"),
    ("<audio src=\"/etc/passwd\">a bell</audio> after", "a bell after"),
    ("<audio src=\"/etc/passwd\"/> after", " after"),
    ("<metadata>secret</metadata>said", "said"),
    ("<p>One</p><p>Two.</p>", " One. \n\n Two. \n\n"),
    ("<s>Is it</s><s>Yes!</s>", " Is it.  Yes! "),
    ("<phoneme ph=\"x\">word</phoneme>", "word"),
  ])
  func wellFormed(markup: String, expected: String) {
    #expect(plain(markup) == expected)
  }

  /// What clients send when they do not know that they send markup.
  @Test(arguments: [
    ("broken < ssml & text.", "broken < ssml & text."),
    ("a <b and the rest", "a <b and the rest"),
    ("1 < 2 > 1", "1 < 2 > 1"),
    ("a<1", "a<1"), ("<", "<"), ("&", "&"), ("</", "</"), ("<>", "<>"), ("</>", "</>"),
    ("&nosuch; &#xD800; &#99999999999; &;", "&nosuch; &#xD800; &#99999999999; &;"),
    ("</prosody>text</speak>", "text"),
    ("<speak>open <emphasis>end", "open |end"),
    ("<speak>page €/speak>", "page €"),
    ("<a href=\"x>y\">link</a>", "link"),
    ("<a href=\"x>link</a> rest", "link rest"),
    ("<!-- no end", " no end"),
    ("<![CDATA[ no end", "<![CDATA[ no end"),
    ("<p><b>crossed</p></b> out", " crossed. \n\n out"),
  ])
  func illFormed(markup: String, expected: String) { #expect(plain(markup) == expected) }

  @Test func marksAreKept() {
    let parts = MarkupReader.parts(
      of:
        "<speak><mark name=\"0:6\"/>Hello, <mark name='7:12'/>world.<mark name=\"__spd_0\"/></speak>"
    )
    let expected = MarkedText(
      "Hello, world.",
      marks: [
        .init(.named("0:6"), at: 0), .init(.named("7:12"), at: 7), .init(.named("__spd_0"), at: 13),
      ])
    #expect(parts == [.text(expected, SpokenStyle())])
  }

  @Test func marksBetweenStylesStayInOrder() {
    let parts = MarkupReader.parts(
      of: "<mark name='a'/><prosody rate='fast'><mark name='b'/>x</prosody><mark name='c'/> ")
    var names: [String] = []
    for case .text(let text, _) in parts {
      for mark in text.marks { if case .named(let name) = mark.kind { names.append(name) } }
    }
    #expect(names == ["a", "b", "c"])
  }

  @Test func prosody() {
    let fast = styles("<prosody rate='200%' pitch='+20%' volume='soft'>x</prosody>")
    #expect(fast.map(\.rate) == [2])
    #expect(fast.map(\.pitch) == [1.2])
    #expect(fast.map(\.volume) == [0.6])
    #expect(styles("<prosody rate='x-slow'>x</prosody>").map(\.rate) == [0.5])
    #expect(
      styles("<prosody rate='-50%'><prosody rate='-50%'>x</prosody></prosody>")[0].rate == 0.25)
    #expect(styles("<prosody volume='40'>x</prosody>").map(\.volume) == [0.4])
    #expect(styles("<prosody volume='silent'>x</prosody>").map(\.volume) == [0])
    #expect(styles("<prosody pitch='+12st'>x</prosody>").map(\.pitch) == [2])
  }

  @Test(arguments: ["", "bogus", "nan", "inf", "120Hz", "%", "+", "-", "1e400", "٣"])
  func prosodyThatSaysNothing(value: String) {
    #expect(
      styles("<prosody rate='\(value)' pitch='\(value)' volume='\(value)'>x</prosody>")
        == [SpokenStyle()])
  }

  @Test func languagesAndVoices() {
    let styles = styles(
      "a<lang xml:lang='fr'>b</lang><voice name='German'>c</voice><voice gender='female' variant='2'>d</voice>e"
    )
    #expect(styles.map(\.language) == [nil, "fr", nil, nil, nil])
    #expect(styles.map(\.voice) == [nil, nil, "German", nil, nil])
    #expect(styles.map(\.voiceType) == [nil, nil, nil, .female2, nil])
  }

  @Test func sayAs() {
    let styles = styles(
      "<say-as interpret-as='characters'>AB</say-as><say-as interpret-as='tts:key'>shift_a</say-as><say-as interpret-as='date' format='DMY'>1</say-as><say-as interpret-as='number'>1</say-as><say-as>1</say-as>"
    )
    #expect(
      styles.map(\.reading)
        == [
          .characters, .key, .value("date", format: "dmy"), .value("cardinal", format: nil), .words,
        ])
  }

  /// Nesting and repetition to any depth cost time in proportion, and end.
  @Test func longInput() {
    for piece in ["<a ", "<a \"", "<!--", "<![CDATA[", "<prosody rate='+1%'>", "&#", "<", "</p>"] {
      let parts = MarkupReader.parts(of: String(repeating: piece, count: 5_000) + "end")
      guard case .text(let text, _) = parts.last else {
        Issue.record("nothing of \(piece)")
        continue
      }
      #expect(text.text.hasSuffix("end"), "\(piece)")
    }
  }
}
