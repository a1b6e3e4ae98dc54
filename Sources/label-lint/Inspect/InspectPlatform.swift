import ArgumentParser

/// The platforms whose folders and choice of locales differ.
enum InspectPlatform: String, ExpressibleByArgument, CaseIterable {
  /// Android's resource folders.
  case android
  /// Apple's bundles.
  case apple
}
