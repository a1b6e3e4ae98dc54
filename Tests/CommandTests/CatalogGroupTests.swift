import Foundation
import LabelLint
import Testing

@testable import LabelLintProject

/// The order in which several workers take sets.
@Suite("Sets in turn") struct CatalogGroupTests {
  private static func groups(_ count: Int) -> [CatalogGroup] {
    let paths = (0..<count).map { "app\($0)/res/values/strings.xml" }
    return CatalogGroup.groups(
      of: CatalogDiscovery.plans(for: paths.compactMap { CatalogLocation(path: $0) }))
  }

  private static func turns(_ sizes: [Int], workers: Int) -> [Int] {
    CatalogGroup.inTurn(groups(sizes.count), workers: workers) { number, _ in sizes[number] }
      .map { $0.plans[0].number }
  }

  @Test("large sets come first, the others in the order of reports")
  func order() {
    #expect(Self.turns([5, 100, 1, 60, 2], workers: 2) == [1, 3, 0, 2, 4])
    // Of the same size: the order of reports.
    #expect(Self.turns([1, 70, 1, 70], workers: 2) == [1, 3, 0, 2])
    // With more workers, less is large.
    #expect(Self.turns([5, 100, 1, 60, 2], workers: 8) == [1, 3, 0, 4, 2])
  }

  @Test("sets of which nothing is known keep their order")
  func unknownSizes() {
    #expect(Self.turns([0, 0, 0], workers: 2) == [0, 1, 2])
    #expect(Self.turns([], workers: 2).isEmpty)
    #expect(Self.turns([7], workers: 0) == [0])
  }

  @Test("what a few files hold tells the size of a set")
  func size() throws {
    let folder = try TemporaryFolder()
    var loading = CatalogLoading(root: ProjectRoot(name: folder.url.path), fallback: nil)
    let paths = (0..<9).map { "res/values-mcc31\($0)/strings.xml" }
    for path in paths.prefix(8) { try folder.write("<resources/>", to: path) }
    let plan = try #require(
      CatalogDiscovery.plans(for: paths.compactMap { CatalogLocation(path: $0) }).first)
    #expect(plan.locations.count == 9)
    // Every other file is asked for: one that is not there has no bytes.
    #expect(loading.expectedSize(of: plan) == 4 * 12 * 2)
    loading.contents = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, [UInt8](repeating: 0x20, count: 100)) })
    #expect(loading.expectedSize(of: plan) == 5 * 100 * 2)
  }
}
