import Dispatch
import LabelLint
import Testing

/// Work in parts comes to the same however it is done.
@Suite("Sharing work") struct ParallelismTests {
  /// A way to do parts.
  enum Way: CaseIterable {
    case oneByOne, lastFirst, together

    var sharing: Parallelism {
      switch self {
      case .oneByOne: .none
      case .lastFirst:
        Parallelism { count, body in
          for number in (0..<count).reversed() { body(number) }
        }
      case .together:
        Parallelism { count, body in
          DispatchQueue.concurrentPerform(iterations: count) { body($0) }
        }
      }
    }
  }

  @Test("what parts come to stands in their order", arguments: Way.allCases)
  func order(_ way: Way) {
    #expect(way.sharing.map(300) { $0 * $0 } == (0..<300).map { $0 * $0 })
    #expect(way.sharing.map(0) { $0 }.isEmpty)
    #expect(way.sharing.isShared == (way != .oneByOne))
  }

  @Test("a part that comes to nothing keeps its place", arguments: Way.allCases)
  func nothing(_ way: Way) {
    let found: [Int?] = way.sharing.map(4) { $0 == 2 ? nil : $0 }
    #expect(found == [0, 1, nil, 3])
  }

  @Test("ranges make up a whole", arguments: [(0, 0), (1, 1), (4, 1), (5, 2), (9, 3)])
  func ranges(count: Int, parts: Int) {
    let ranges = Way.lastFirst.sharing.ranges(of: count, size: 4)
    #expect(ranges.count == parts)
    #expect(ranges.flatMap { Array($0) } == Array(0..<count))
    // Who works alone has one of them, whatever it holds.
    #expect(Parallelism.none.ranges(of: count, size: 4) == (count == 0 ? [] : [0..<count]))
  }
}
