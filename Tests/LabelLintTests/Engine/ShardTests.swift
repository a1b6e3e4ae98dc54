import LabelLint
import Testing

/// Parts of a divided run.
@Suite("Shards")
struct ShardTests {
  @Test(
    "a set belongs to the same part for ever",
    arguments: [
      ("app/src/main/res", ["2/2", "3/7", "56/64"]),
      ("ios/App/Localizable", ["2/2", "5/7", "4/64"]),
    ])
  func vectors(set: String, parts: [String]) throws {
    for part in parts {
      let shard = try #require(Shard(part))
      #expect(shard.description == part)
      for number in 1...shard.count {
        let other = try #require(Shard("\(number)/\(shard.count)"))
        #expect(other.contains(app: "player", set: set) == (other == shard))
      }
    }
  }

  @Test("app and set do not run into each other")
  func netstrings() throws {
    let shard = try #require(Shard("1/2"))
    let places = (0..<64).map { number in
      (shard.contains(app: "a\(number)", set: "b"), shard.contains(app: "a", set: "\(number)b"))
    }
    #expect(places.contains { $0.0 != $0.1 })
  }

  @Test(
    "what names no part is refused",
    arguments: ["", "1", "0/2", "3/2", "1/0", "a/2", "1/2/3", "-1/2", "1/"])
  func refused(text: String) { #expect(Shard(text) == nil) }
}
