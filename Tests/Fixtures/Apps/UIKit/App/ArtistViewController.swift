import UIKit

final class ArtistViewController: UIViewController {
  private let follow: UIButton = .init()

  override func viewDidLoad() {
    follow.accessibilityLabel = R.string.artist.followLabel()
    follow.accessibilityHint = R.string.artist.followHint(artist.name)
    follow.accessibilityValue = R.image.follow.name
    navigationItem.title = String(localized: .artistTitle)
  }
}
