import ArgumentParser
import LabelLint
import LabelLintProject

/// Which findings are known.
struct KnownOptions: ParsableArguments {
  /// Where the baseline is.
  @OptionGroup var file: BaselineOption

  /// Whether known findings are treated like others.
  @Flag(help: "Use no baseline.")
  var noBaseline = false

  /// The file that the call names.
  var baseline: String? { file.baseline }

  /// Checks what the single options cannot.
  func validate() throws {
    if baseline != nil, noBaseline {
      throw ValidationError("--baseline and --no-baseline say opposite things: give one of them.")
    }
  }

  /// The baseline of a run, ready to be compared; nil without one.
  func matching(_ check: Project) throws -> BaselineMatching? {
    noBaseline ? nil : try KnownFindings.matching(baseline, check)
  }
}
