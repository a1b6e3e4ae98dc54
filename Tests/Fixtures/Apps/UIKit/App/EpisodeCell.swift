import UIKit

final class EpisodeCell: UITableViewCell {
  let shareButton = UIButton()

  func configure(with episode: Episode) {
    shareButton.accessibilityLabel = NSLocalizedString("episode.share", comment: "")
    accessibilityLabel = episode.title
    accessibilityHint = NSLocalizedString("episode.hint", tableName: "Episodes", comment: "")
    shareButton.toolTip = #"not "a" key"#
  }
}
