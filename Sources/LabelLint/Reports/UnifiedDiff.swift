/// The changes of one file as a patch that `git apply` and `patch` take (unified diff).
///
/// Lines end at LF; a CR before it belongs to the line. A file in UTF-16 is shown as its text. A line with controls,
/// or with a command of a build service, is shown escaped: it would act on the terminal or the log.
package struct UnifiedDiff {
  /// Lines shown around a change.
  private static let context = 3

  /// A line of the diff: kept, taken out or put in.
  private enum Step {
    case kept(Int, Int)
    case removed(Int)
    case added(Int)
  }

  private let path: String
  private let isNew: Bool
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// The changes from one text of a file to another; `isNew` for a file that was not there.
  package init(path: String, from old: [UInt8], to new: [UInt8], isNew: Bool = false) {
    self.path = path
    self.isNew = isNew
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The patch; empty where nothing changes.
  package var bytes: [UInt8] {
    let steps = steps
    var output: [UInt8] = []
    var index = 0
    while index < steps.count {
      if case .kept = steps[index] {
        index += 1
        continue
      }
      if output.isEmpty {
        let heads = [
          "--- \(isNew ? "/dev/null" : Self.name("a/\(path)"))", "+++ \(Self.name("b/\(path)"))",
        ]
        for head in heads { output += Array("\(VisibleText.withoutCommands(head))\n".utf8) }
      }
      let start = max(index - Self.context, 0)
      let end = endOfHunk(from: index, in: steps)
      write(steps[start..<end], to: &output)
      index = end
    }
    return output
  }

  /// A path as git writes it: what could end it stands in double quotes as an escape, and a tab ends one
  /// with a blank.
  private static func name(_ path: String) -> String {
    var quoted = ""
    for scalar in path.unicodeScalars {
      if (0x80...0x9F).contains(scalar.value) {
        // A control of two bytes.
        quoted += String(scalar).utf8.map { "\\" + String($0, radix: 8) }.joined()
        continue
      }
      let byte = FileName.byte(of: scalar) ?? (scalar.value < 0x80 ? UInt8(scalar.value) : 0x20)
      switch byte {
      case 0x22, 0x5C: quoted += "\\\(scalar)"
      case 0x0A: quoted += "\\n"
      case 0x09: quoted += "\\t"
      case 0x00..<0x20, 0x7F...:
        let digits = String(byte, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    if ByteOrder.areEqual(quoted, path) { return path.utf8.contains(0x20) ? path + "\t" : path }
    return "\"\(quoted)\""
  }

  /// Index behind a hunk: three lines of context behind its last change, and no change within reach
  /// of it.
  private func endOfHunk(from start: Int, in steps: [Step]) -> Int {
    var last = start
    var index = start
    while index < steps.count, index - last <= 2 * Self.context {
      if case .kept = steps[index] {} else { last = index }
      index += 1
    }
    return min(last + 1 + Self.context, steps.count)
  }

  private func write(_ steps: ArraySlice<Step>, to output: inout [UInt8]) {
    var (oldStart, newStart): (Int?, Int?) = (nil, nil)
    var (oldCount, newCount) = (0, 0)
    var body: [UInt8] = []
    for step in steps {
      switch step {
      case .kept(let left, let right):
        oldStart = oldStart ?? left
        newStart = newStart ?? right
        oldCount += 1
        newCount += 1
        append(" ", old[left], to: &body)
      case .removed(let left):
        oldStart = oldStart ?? left
        oldCount += 1
        append("-", old[left], to: &body)
      case .added(let right):
        newStart = newStart ?? right
        newCount += 1
        append("+", new[right], to: &body)
      }
    }
    let before = Self.range(oldStart, oldCount)
    output += Array("@@ -\(before) +\(Self.range(newStart, newCount)) @@\n".utf8)
    output += body
  }

  /// Start and count of lines as a hunk's head has them.
  private static func range(_ start: Int?, _ count: Int) -> String {
    let first = count == 0 ? start ?? 0 : (start ?? 0) + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private func append(_ mark: Character, _ line: ArraySlice<UInt8>, to body: inout [UInt8]) {
    body += Self.shown(Array(String(mark).utf8) + line)
    if line.last != 0x0A { body += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// A line as it is written; nearly all are as they are.
  private static func shown(_ line: [UInt8]) -> [UInt8] {
    let end = line.last == 0x0A ? 1 : 0
    let isCRLF = line.dropLast(end).last == 0x0D
    let words = line.dropLast(end + (isCRLF ? 1 : 0))
    let text = VisibleText.withoutCommands(
      VisibleText.withoutControls(String(decoding: words, as: UTF8.self)))
    return Array(text.utf8).elementsEqual(words)
      ? line : Array(text.utf8) + line.suffix(end + (isCRLF ? 1 : 0))
  }

  /// The way from the old lines to the new ones; what is taken out stands before what is put in.
  private var steps: [Step] {
    let difference = LineDifference(from: old, to: new)
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, difference.isRemoved[left] {
        steps.append(.removed(left))
        left += 1
      } else if right < new.count, difference.isAdded[right] {
        steps.append(.added(right))
        right += 1
      } else {
        steps.append(.kept(left, right))
        left += 1
        right += 1
      }
    }
    return steps
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
