import Testing

@testable import LabelLint

/// Binary search.
@Suite struct SortedSearchTests {
  @Test(arguments: 0...9) func everyPlaceIsFound(_ count: Int) {
    let numbers = (0..<count).map { 2 * $0 }
    for wanted in -1...2 * count {
      let index = numbers.partitioningIndex { $0 >= wanted }
      #expect(index == numbers.firstIndex { $0 >= wanted } ?? numbers.endIndex)
    }
  }

  @Test func slicesKeepTheirIndexes() {
    let slice = [9, 1, 3, 5, 9][1..<4]
    #expect(slice.partitioningIndex { $0 >= 3 } == 2)
    #expect(slice.partitioningIndex { _ in true } == slice.startIndex)
    #expect(slice.partitioningIndex { _ in false } == slice.endIndex)
  }

  @Test func ofEqualElementsTheFirstIsFound() {
    #expect([1, 2, 2, 2, 3].partitioningIndex { $0 >= 2 } == 1)
    #expect([1, 2, 2, 2, 3].partitioningIndex { $0 > 2 } == 4)
  }
}
