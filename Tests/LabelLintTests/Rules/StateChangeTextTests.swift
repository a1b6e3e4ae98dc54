import LabelLint
import Testing

/// Actions and their changes that have one text: which of the two is said to be wrong.
@Suite("State changes: the text that is wrong")
struct StateChangeTextTests {
  /// What is said of texts of a locale by their English ones.
  private func found(
    _ locale: String, _ texts: [(source: String, text: String)]
  ) -> [String] {
    func table(_ lines: [(String, String)]) -> String {
      lines.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    }
    return CheckedFiles([
      "App/en.lproj/L.strings": table(texts.map { ($0.source, $0.source) }),
      "App/\(locale).lproj/L.strings": table(texts.map { ($0.source, $0.text) }),
    ]).findings(of: "state-change-text")
  }

  private let norwegian = [
    (source: "Decline", text: "Avslå"), (source: "Declined", text: "Avvist"),
    (source: "Upload", text: "Last opp"), (source: "Uploaded", text: "Opplastet"),
    (source: "Share", text: "Share"), (source: "Shared", text: "Shared"),
  ]

  @Test("a text that is written as other changes are is that of the change")
  func wrongAction() {
    let approved = [
      (source: "Approve", text: "Godkjent"), (source: "Approved", text: "Godkjent"),
    ]
    #expect(
      found("nb", norwegian + approved) == [
        "warning nb Approve: 'Godkjent' is also the translation of the result 'Approved', but this text is"
          + " for the action; write what the action does"
      ])
    // One change shows no habit.
    #expect(
      found("nb", Array(norwegian.prefix(2)) + approved) == [
        "warning nb Approved: 'Godkjent' is also the translation of the action 'Approve', but the app shows or speaks this"
          + " text after the action; write what has happened or is happening"
      ])
    let updated = [
      (source: "Decline", text: "拒绝"), (source: "Declined", text: "已拒绝"),
      (source: "Upload", text: "上传"), (source: "Uploaded", text: "已上传"),
      (source: "Archive", text: "已归档"), (source: "Archived", text: "已归档"),
    ]
    #expect(
      found("zh-Hans", updated) == [
        "warning zh-Hans Archive: '已归档' is also the translation of the result 'Archived', but this text is"
          + " for the action; write what the action does"
      ])
    // Korean results end in a syllable with the final ㅁ, which is another one after each stem.
    let expanded = [
      (source: "Enable", text: "켜기"), (source: "Enabled", text: "켜짐"),
      (source: "Select", text: "선택"), (source: "Selected", text: "선택됨"),
      (source: "Collapse", text: "접음"), (source: "Collapsed", text: "접음"),
    ]
    #expect(
      found("ko", expanded) == [
        "warning ko Collapse: '접음' is also the translation of the result 'Collapsed', but this text is"
          + " for the action; write what the action does"
      ])
  }

  @Test("a participle before a noun names a thing")
  func namesOfThings() {
    let directory = [
      (source: "Share Directory", text: "共享目录"), (source: "Shared Directory", text: "共享目录"),
    ]
    #expect(found("zh-Hans", directory) == [])
    let upload = [
      (source: "Cancel upload", text: "取消上传"), (source: "Upload cancelled", text: "取消上传"),
    ]
    #expect(found("zh-Hans", upload).count == 1)
    func table(_ action: String, _ change: String) -> String {
      "\"cancel_upload\" = \"\(action)\";\n\"upload_cancelled\" = \"\(change)\";\n"
    }
    let keyed = CheckedFiles([
      "App/en.lproj/L.strings": table("Cancel Upload", "Cancelled Upload"),
      "App/zh-Hans.lproj/L.strings": table("取消上传", "取消上传"),
    ])
    #expect(keyed.findings(of: "state-change-text").count == 1)
  }

  @Test("a text that is written as actions are is that of the action")
  func wrongChange() {
    let approved = [
      (source: "Approve", text: "Godkjenn"), (source: "Approved", text: "Godkjenn"),
    ]
    let told = [
      "warning nb Approved: 'Godkjenn' is also the translation of the action 'Approve', but the app shows or speaks this"
        + " text after the action; write what has happened or is happening"
    ]
    #expect(found("nb", norwegian + approved) == told)
    #expect(found("nb", approved) == told)
    // An action ends as the changes do.
    let list = [(source: "List", text: "Vis eller skjult"), (source: "Listed", text: "Listet")]
    let same = [(source: "Approve", text: "Godkjent"), (source: "Approved", text: "Godkjent")]
    #expect(
      found("nb", norwegian + list + same).map { String($0.prefix { $0 != ":" }) } == [
        "warning nb Approved"
      ])
  }

  @Test("a vowel sign makes a passive")
  func passive() {
    #expect(
      found(
        "ar",
        [
          (source: "Clone the list", text: "استنسخ القائمة"),
          (source: "Cloned the list", text: "است\u{64F}نسخ القائمة"),
        ]) == [])
    #expect(
      found(
        "ar",
        [
          (source: "Clone the list", text: "استنسخ القائمة"),
          (source: "Cloned the list", text: "استنسخ القائمة"),
        ]
      ).map { String($0.prefix { $0 != ":" }) } == ["warning ar Cloned the list"])
  }

  @Test("the state of a setting may be the verb in Thai and Vietnamese, what happened may not")
  func verbsWithOneForm() {
    func levels(_ action: String, _ change: String, _ text: String, in locale: String) -> [String] {
      found(locale, [(source: action, text: text), (source: change, text: text)])
        .map { String($0.prefix { $0 != ":" }) }
    }
    #expect(levels("Enable", "enabled", "เปิดใช้งาน", in: "th") == ["note th enabled"])
    #expect(levels("Send", "Sent", "ส่ง", in: "th") == ["warning th Sent"])
    #expect(levels("Collapse", "Collapsed", "Thu gọn", in: "vi") == ["note vi Collapsed"])
    #expect(levels("Send", "Sent", "Gửi", in: "vi") == ["warning vi Sent"])
    #expect(levels("Enable", "enabled", "Slå på", in: "nb") == ["warning nb enabled"])
    #expect(levels("Suspend", "Suspended", "一時停止", in: "ja") == ["note ja Suspended"])
    #expect(levels("Send", "Sent", "送る", in: "ja") == ["warning ja Sent"])
    #expect(levels("Star song", "Starred song", "Favori", in: "fr") == [])
  }
}
