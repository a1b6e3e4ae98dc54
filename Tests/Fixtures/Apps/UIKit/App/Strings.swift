import Foundation

enum L10n {
  static let appTitle = L10n.tr("Localizable", "app.title", fallback: "Player")
  enum Player {
    static let play = L10n.tr("Localizable", "player.play", fallback: "Play")
    static let pause = L10n.tr("Localizable", "player.pause", fallback: "Pause")
    static func remaining(_ p1: Int) -> String {
      return L10n.tr("Player", "player.remaining", p1, fallback: "%d left")
    }
  }
}

extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback: String)
    -> String
  { fallback }
}

enum Texts {
  static let download = NSLocalizedString("download.label", comment: "")
  static var share: String { String(localized: "share.label", table: "Sharing") }
}
