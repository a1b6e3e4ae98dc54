extension Finding.Wording {
  /// What a reader says of a file.
  init(_ problem: ReadingProblem) { self = "\(visible: problem.message)" }

  /// What is wrong with a folder's name.
  init(folder problem: FolderProblem) { self = "\(visible: problem.message)" }
}
