import Foundation
import Testing

@testable import LabelLint

/// Text goes back to the bytes it was read from.
@Suite("Text as stored")
struct StoredTextTests {
  /// An encoding with the mark that files in it have.
  struct Case: CustomTestStringConvertible, Sendable {
    let encoding: TextEncoding
    let mark: [UInt8]
    let foundation: String.Encoding
    var testDescription: String { "\(encoding.rawValue), \(mark.count) bytes of mark" }
  }

  static let cases = [
    Case(encoding: .utf8, mark: [], foundation: .utf8),
    Case(encoding: .utf8, mark: [0xEF, 0xBB, 0xBF], foundation: .utf8),
    Case(encoding: .utf16LittleEndian, mark: [0xFF, 0xFE], foundation: .utf16LittleEndian),
    Case(encoding: .utf16BigEndian, mark: [0xFE, 0xFF], foundation: .utf16BigEndian),
    Case(encoding: .utf16BigEndian, mark: [], foundation: .utf16BigEndian),
    Case(encoding: .utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0], foundation: .utf32LittleEndian),
    Case(encoding: .utf32BigEndian, mark: [0, 0, 0xFE, 0xFF], foundation: .utf32BigEndian),
    Case(encoding: .latin1, mark: [], foundation: .isoLatin1),
    Case(encoding: .windows1252, mark: [], foundation: .windowsCP1252),
  ]

  @Test("bytes come back, and edits change only theirs", arguments: cases)
  func roundTrip(example: Case) throws {
    let isNarrow = [.latin1, .windows1252].contains(example.encoding)
    let text = isNarrow ? "a é\r\n<b>ÿ</b>" : "a é\r\n<b>👩‍👩‍👧 \u{FFFD} שלום</b>\u{0}"
    let body = try #require(text.data(using: example.foundation))
    let stored = example.mark + Array(body)
    let file = SourceFile(
      path: "x", stored: stored, encoding: example.encoding, markLength: example.mark.count)
    #expect(try StoredText.bytes(of: file) == stored)
    let start = file.start + 2
    let edited = try FixApplier.apply(
      [
        Edit(SourceSpan(file: 0, bytes: ByteRange(start..<start + 2)), with: "ü!"),
        Edit(SourceSpan(file: 0, bytes: ByteRange(file.start..<file.start)), with: "ß"),
      ], to: file)
    let new = "ß" + text.replacingOccurrences(of: "é", with: "ü!")
    #expect(try edited == example.mark + Array(#require(new.data(using: example.foundation))))
  }

  @Test("all of code page 1252 comes back")
  func codePage() throws {
    let stored = (UInt8.min...UInt8.max).map { $0 }
    let file = SourceFile(path: "x", stored: stored, encoding: .windows1252)
    #expect(try StoredText.bytes(of: file) == stored)
  }

  @Test("what cannot be stored is refused")
  func refusals() {
    let insert = Edit(SourceSpan(file: 0, bytes: .zero), with: "א")
    func failure(_ file: SourceFile, _ edits: [Edit]) -> FixApplier.Failure? {
      do throws(FixApplier.Failure) {
        _ = try FixApplier.apply(edits, to: file)
        return nil
      } catch {
        return error
      }
    }
    let latin = SourceFile(path: "x", stored: [0x61], encoding: .latin1)
    #expect(failure(latin, [insert]) == .isNoText(.lacks("א", .latin1)))
    let page = SourceFile(path: "x", stored: [0x61], encoding: .windows1252)
    #expect(failure(page, [insert]) == .isNoText(.lacks("א", .windows1252)))
    let broken = SourceFile(path: "x", stored: [0x00, 0xD8], encoding: .utf16LittleEndian)
    #expect(failure(broken, [insert]) == .isNoText(.isUndecodable))
    let binary = SourceFile(path: "x", stored: [0x61], encoding: .binary)
    #expect(failure(binary, [insert]) == .isNoText(.isBinary))
    let text = SourceFile(path: "x", stored: Array("abcdef".utf8))
    func edit(_ range: Range<Int>, _ text: String = "x") -> Edit {
      Edit(SourceSpan(file: 0, bytes: ByteRange(range)), with: text)
    }
    #expect(failure(text, [edit(1..<9)]) == .isOutside)
    #expect(failure(text, [edit(1..<3), edit(2..<4)]) == .overlaps)
    #expect(failure(text, [edit(2..<2), edit(1..<4)]) == .overlaps)
    #expect(failure(text, [edit(2..<2, "x"), edit(2..<2, "y")]) == .overlaps)
    #expect(failure(text, [edit(2..<2, "x"), edit(2..<2, "x"), edit(2..<4)]) == nil)
    #expect(failure(text, [edit(1..<3), edit(3..<3), edit(3..<5)]) == nil)
  }
}
