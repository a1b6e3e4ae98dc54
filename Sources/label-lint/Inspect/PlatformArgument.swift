public import ArgumentParser
public import LabelLint

/// `--platform android`, `apple` or `compose`.
extension Platform: ExpressibleByArgument {}
