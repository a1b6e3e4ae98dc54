/// What a file's folder says of all its entries.
///
/// One object for all files of folders with that name, as there are many and each is handed on often.
package struct CatalogPlace: Sendable {
  /// What it says.
  private final class Content: Sendable {
    let tag: LocaleTag?
    let folder: String
    let configuration: String
    let problem: FolderProblem?

    init(tag: LocaleTag?, folder: String, configuration: String, problem: FolderProblem?) {
      self.tag = tag
      self.folder = folder
      self.configuration = configuration
      self.problem = problem
    }
  }

  private let content: Content

  /// Locale of the folder; nil for the default folder, `Base.lproj` and files outside any.
  package var tag: LocaleTag? { content.tag }
  /// Folder name as spelled, such as `values-fr-rCA` or `zh_TW.lproj`; empty outside any.
  package var folder: String { content.folder }
  /// Android's other qualifiers, joined by `-`: `land`; they make the file a variant, no locale.
  package var configuration: String { content.configuration }
  /// What is wrong with the folder's name.
  package var problem: FolderProblem? { content.problem }

  /// What a folder says; by default nothing.
  package init(
    tag: LocaleTag? = nil, folder: String = "", configuration: String = "",
    problem: FolderProblem? = nil
  ) {
    content = Content(
      tag: tag, folder: folder, configuration: configuration, problem: problem)
  }
}
