import LabelLintProject
import Testing

@Suite("Messages of a stream")
struct MessageFramingTests {
  private typealias Frame = MessageFraming.Frame

  /// The frames of a stream, whose bytes come in pieces of a size.
  private static func frames(
    _ text: String, _ form: MessageFraming.Form, piece: Int, longest: Int = 8
  ) -> [Frame] {
    var framing = MessageFraming(form, longest: longest)
    var frames: [Frame] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      framing.take(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      while let frame = framing.next() { frames.append(frame) }
    }
    framing.end()
    while let frame = framing.next() { frames.append(frame) }
    return frames
  }

  private static func message(_ text: String) -> Frame { .message(Array(text.utf8)) }

  @Test("a line is a message, the last one without its end too", arguments: [1, 3, 100])
  func lines(piece: Int) {
    let tooLong = Frame.fault("the line is longer than 8 bytes")
    #expect(
      Self.frames("[1]\r\n\n  \n[2]\n123456789\n[3]\n[4]", .lines, piece: piece)
        == [
          Self.message("[1]\r"), Self.message("[2]"), tooLong, Self.message("[3]"),
          Self.message("[4]"),
        ])
    // Nobody is left to be told of what the end of the stream cuts off.
    #expect(Self.frames("[1]\n123456789", .lines, piece: piece) == [Self.message("[1]")])
    #expect(Self.frames("", .lines, piece: piece) == [])
  }

  @Test("a header says how long a message is", arguments: [1, 3, 100])
  func headers(piece: Int) {
    let length = "Content-Length: "
    #expect(
      Self.frames(
        "\(length)2\r\n\r\n[]Other: x\r\ncontent-length:3\r\n\r\n[1]\(length)x\r\n\r\n"
          + "\(length)9\r\n\r\n123456789\(length)2\r\n\r\n{}\(length)5\r\n\r\n[",
        .headers, piece: piece)
        == [
          Self.message("[]"), Self.message("[1]"),
          .fault("the header has no Content-Length that is a whole number"),
          .fault("the message is longer than 8 bytes"), Self.message("{}"),
        ])
  }

  @Test("a message that nobody could hold is passed over", arguments: [1, 100])
  func endless(piece: Int) {
    #expect(
      Self.frames("Content-Length: \(Int.max)\r\n\r\n{}", .headers, piece: piece)
        == [.fault("the message is longer than 8 bytes")])
  }

  @Test("nothing is read behind a header without an end")
  func lost() {
    let header = String(repeating: "x", count: 9000)
    #expect(
      Self.frames(header + "\r\n\r\nContent-Length: 2\r\n\r\n[]", .headers, piece: 9000)
        == [.lost("no header ends within 8192 bytes")])
  }
}
