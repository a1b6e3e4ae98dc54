/// Endless changes to sample documents, the same in every run.
package struct SeededMutations {
  private var generator: SeededGenerator
  /// Pieces that are worth inserting.
  private let pieces: [[UInt8]]

  /// Starts a series.
  package init(seed: UInt64, pieces: [String]) {
    generator = SeededGenerator(seed: seed)
    self.pieces = pieces.map { Array($0.utf8) }
  }

  /// A number below a bound.
  package mutating func number(below bound: Int) -> Int {
    Int(generator.next() % UInt64(max(bound, 1)))
  }

  /// A document with one to three changes.
  package mutating func mutate(_ document: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0...number(below: 3) { change(&bytes) }
    return bytes
  }

  /// Makes one change.
  private mutating func change(_ bytes: inout [UInt8]) {
    let place = number(below: bytes.count + 1)
    let length = min(number(below: 12), bytes.count - place)
    switch number(below: 8) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: bytes.insert(contentsOf: bytes[place..<place + length], at: number(below: bytes.count))
    case 2: bytes.removeSubrange(place...)
    case 3 where place < bytes.count: bytes[place] = UInt8(number(below: 256))
    case 4 where place < bytes.count: bytes[place] = UInt8(number(below: 96) + 0x20)
    case 5 where place < bytes.count: bytes.remove(at: place)
    default: bytes.insert(contentsOf: pieces[number(below: pieces.count)], at: place)
    }
  }
}
