import ArgumentParser
package import LabelLint

/// `--platform android`, `apple` or `compose`.
extension Platform: ExpressibleByArgument {}
