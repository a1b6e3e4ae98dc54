import LabelLint

/// Locales of an app that lost the same share of their translations.
package struct CoverageDrop: Sendable {
  /// The first of the locales, before and now.
  package let loss: CoverageLoss
  /// The locales, ordered.
  package private(set) var locales: [String]

  /// Losses with the same shares in one app as one, in the order of the losses.
  static func drops(of losses: [CoverageLoss]) -> [CoverageDrop] {
    var drops: [CoverageDrop] = []
    var numbers: [[String]: Int] = [:]
    for loss in losses {
      let name = [loss.app, Words.percent(loss.before), Words.percent(loss.now)]
      if let number = numbers[name] {
        drops[number].locales.append(loss.now.locale)
      } else {
        numbers[name] = drops.count
        drops.append(CoverageDrop(loss: loss, locales: [loss.now.locale]))
      }
    }
    for number in drops.indices { drops[number].locales.sort(by: ByteOrder.precedes) }
    return drops
  }
}
