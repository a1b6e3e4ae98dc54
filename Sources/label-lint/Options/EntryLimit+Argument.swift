import ArgumentParser
import LabelLint

extension EntryLimit {
  /// Reads a number, or `all`; 0 means all, too.
  init(argument: String) throws {
    if argument == "all" {
      self = .all
      return
    }
    guard let number = Int(argument), number >= 0 else {
      throw ValidationError("It is a number of entries, or all.")
    }
    self = number == 0 ? .all : .atMost(number)
  }
}
