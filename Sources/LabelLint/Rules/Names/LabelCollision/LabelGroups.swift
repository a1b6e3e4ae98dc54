/// The groups of labels that keys tell: `menu_link_view` and `menu_link_share` are of one, `menu_image_view` of another.
struct LabelGroups {
  /// How many labels have keys that begin with some segments and go on.
  private var sizes: [[UInt64]: Int] = [:]

  /// Most segments that a group is known by.
  private static let longest = 8

  /// The groups of keys without the segments at their ends that say what kind of text it is: several texts of one
  /// control are one label.
  init(_ keys: [[UInt64]]) {
    for key in Set(keys) {
      var start: [UInt64] = []
      for segment in key.dropLast().prefix(Self.longest) {
        start.append(segment)
        sizes[start, default: 0] += 1
      }
    }
  }

  /// Whether two keys that differ in one segment before their end are of two groups, each with other labels: two menus,
  /// or two panels, that both have a `view`.
  func areApart(_ one: [UInt64], _ other: [UInt64]) -> Bool {
    guard one.count == other.count, let place = one.indices.first(where: { one[$0] != other[$0] }),
      place + 1 < one.count, one[(place + 1)...] == other[(place + 1)...]
    else { return false }
    return sizes[Array(one[...place]), default: 0] > 1
      && sizes[Array(other[...place]), default: 0] > 1
  }
}
