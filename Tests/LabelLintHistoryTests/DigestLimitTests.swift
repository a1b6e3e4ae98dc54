import Foundation
import LabelLint
import LabelLintHistory
import Testing

/// What other programs take of a digest at most.
@Suite struct DigestLimitTests {
  @Test("Slack's limits hold for any text")
  func slackLimits() throws {
    let long = String(repeating: "wörter & <mehr> 👩‍👩‍👧 ", count: 200)
    let many = (0..<10).map { Night.finding("k\($0)", text: long) }
    let digest = Digest(try Night.store([Night.run(1), Night.run(2, many)]).night(), link: nil)
    struct Payload: Decodable {
      struct Block: Decodable {
        struct Text: Decodable { var text: String }
        var text: Text
      }
      var text: String
      var blocks: [Block]
    }
    let payload = try JSONDecoder().decode(Payload.self, from: Data(digest.slack.utf8))
    #expect(payload.blocks.count <= 50)
    #expect(payload.blocks.allSatisfy { $0.text.text.utf16.count <= 3000 })
    #expect(payload.blocks.reduce(0) { $0 + $1.text.text.utf16.count } <= 12_000)
  }
}
