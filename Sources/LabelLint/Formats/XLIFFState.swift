/// The states of translations in XLIFF, as the review states that string catalogs have.
enum XLIFFState {
  /// What a unit and its target say of a translation.
  struct Said {
    /// `state` of a target of XLIFF 1.2 or a segment of XLIFF 2; empty without one.
    var state = ""
    /// `state-qualifier` of XLIFF 1.2; empty without one.
    var qualifier = ""
    /// `subState` of XLIFF 2; empty without one.
    var subState = ""
    /// `approved` of a unit of XLIFF 1.2.
    var isApproved = false
  }

  /// The state that a string catalog would have; nil for one that neither version of XLIFF knows.
  ///
  /// A team may add states of its own to XLIFF 1.2, whose names begin with `x-`: they say nothing here.
  static func review(_ said: Said) -> String? {
    let isFinal = said.isApproved || ["signed-off", "final", "reviewed"].contains(said.state)
    if isFinal { return "translated" }
    let isByMachine =
      ["leveraged-mt", "mt-suggestion"].contains(said.qualifier)
      || MachineMarks.isMachine(subState: said.subState)
    switch said.state {
    case "new", "needs-translation", "initial": return "new"
    case "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
      "needs-review-translation":
      return isByMachine ? "machine_translated" : "needs_review"
    case "", "translated":
      // Translated by a machine, and by nobody else.
      return isByMachine ? "machine_translated" : said.state
    default: return said.state.hasPrefix("x-") ? "" : nil
    }
  }
}
