import LabelLint
import Testing

@testable import LabelLintProject

/// Workers with nothing to do help those who have.
@Suite("Spare workers") struct WorkerPoolTests {
  @Test("work is shared where somebody is free")
  func free() {
    #expect(!WorkerPool(0).sharing.isShared)
    #expect(WorkerPool(2).sharing.isShared)
    let spare = WorkerPool(0)
    spare.add()
    #expect(spare.sharing.isShared)
  }

  @Test("who helps is free again afterwards, and helps one at a time")
  func again() {
    let spare = WorkerPool(1)
    for _ in 0..<3 {
      let isFreeMeanwhile = spare.sharing.map(50) { _ in spare.sharing.isShared }
      #expect(isFreeMeanwhile == Array(repeating: false, count: 50))
      #expect(spare.sharing.isShared)
    }
  }

  @Test("all parts are done, whoever has become busy meanwhile")
  func busy() {
    let spare = WorkerPool(3)
    let sharing = spare.sharing
    let within = sharing.map(8) { part in sharing.map(20) { part * 100 + $0 } }
    #expect(within == (0..<8).map { part in (0..<20).map { part * 100 + $0 } })
  }
}
