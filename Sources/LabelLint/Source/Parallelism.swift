import Synchronization

/// How the parts of some work are done: one after the other, or several at a time.
///
/// The library starts no threads: whoever runs a linter knows those that have nothing to do.
package struct Parallelism: Sendable {
  /// Calls a body with each number below a count, each once, in any order and maybe several at a time;
  /// returns when all calls have.
  package typealias Runner = @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  private let run: Runner?

  /// Parts are done as a runner does them.
  package init(_ run: @escaping Runner) { self.run = run }

  private init() { run = nil }

  /// One part after the other.
  package static let none = Parallelism()

  /// Whether parts may be done at the same time; if not, to make parts of work is for nothing.
  package var isShared: Bool { run != nil }

  /// Does all parts of some work.
  ///
  /// - Parameters:
  ///   - count: Number of parts.
  ///   - part: Does the part of a number; called on several threads where work is shared.
  /// - Returns: What each came to, by number.
  package func map<Result: Sendable>(_ count: Int, _ part: @Sendable (Int) -> Result) -> [Result] {
    guard let run else { return (0..<count).map(part) }
    let results = Mutex([Result?](repeating: nil, count: count))
    run(count) { number in
      let result = part(number)
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }

  /// Ranges that make up the numbers below a count, none of them empty: one where work is not shared.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - size: Most numbers of a range of several.
  /// - Returns: The ranges, in order.
  package func ranges(of count: Int, size: Int) -> [Range<Int>] {
    guard isShared else { return count == 0 ? [] : [0..<count] }
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}
