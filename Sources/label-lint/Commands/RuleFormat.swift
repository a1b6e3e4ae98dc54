import ArgumentParser
import LabelLint

extension RuleFormat: ExpressibleByArgument {}
