import UIKit

// button.accessibilityLabel = NSLocalizedString("in.a.comment", comment: "")
// accessibilityLabel = NSLocalizedString("in.a.comment", comment: "")
final class PlayerViewController: UIViewController {
  private let playButton = UIButton(type: .system)
  @IBOutlet weak var slider: UISlider!
  private let artwork: UIImageView = UIImageView()
  private let ratingView = RatingView()
  private let queueLabel = NSLocalizedString("queue.label", comment: "accessibilityLabel = x")
  private let pattern = "accessibilityLabel = NSLocalizedString(\"in.a.text\")"

  override func viewDidLoad() {
    title = L10n.appTitle
    playButton.accessibilityLabel = L10n.Player.play
    playButton.accessibilityHint = NSLocalizedString("player.play.hint", comment: "")
    playButton.setTitle(NSLocalizedString("player.play.title", comment: ""), for: .normal)
    slider.accessibilityValue = L10n.Player.remaining(12)
    artwork.accessibilityLabel = String(localized: "artwork.label", table: "Media")
    ratingView.accessibilityLabel = Texts.share
    queueButton.accessibilityLabel = queueLabel
    downloadButton.accessibilityLabel =
      isDownloaded ? NSLocalizedString("remove.label", comment: "") : Texts.download
    titleLabel.accessibilityLabel = track.title
    titleLabel.text = "track.untitled".localized()
    titleLabel.accessibilityLabel = nil
    searchField.placeholder = NSLocalizedString("search.placeholder", comment: "")
    UIAccessibility.post(
      notification: .announcement, argument: NSLocalizedString("player.ready", comment: ""))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("edit.title", comment: ""), style: .plain, target: self, action: nil)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: NSLocalizedString("action.favorite", comment: ""), target: self, selector: favorite)
    ]
    let alert = UIAlertController(
      title: NSLocalizedString("alert.title", comment: ""),
      message: NSLocalizedString("alert.message", comment: ""), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("alert.ok", comment: ""), style: .default))
    print("accessibilityLabel \(NSLocalizedString("only.printed", comment: ""))")
  }

  override var accessibilityLabel: String? {
    get { NSLocalizedString("player.screen", comment: "") }
    set {}
  }
}
