/// What a file's folder says of all its entries.
public struct CatalogPlace: Sendable {
  /// Locale of the folder; nil for the default folder, `Base.lproj` and files outside any.
  public var tag: LocaleTag?
  /// Folder name as spelled, such as `values-fr-rCA` or `zh_TW.lproj`; empty outside any.
  public var folder: String
  /// Android's other qualifiers, joined by `-`: `land`; they make the file a variant, no locale.
  public var configuration: String
  /// What is wrong with the folder's name.
  public var problem: FolderProblem?

  /// What a folder says; by default nothing.
  public init(
    tag: LocaleTag? = nil, folder: String = "", configuration: String = "",
    problem: FolderProblem? = nil
  ) {
    self.tag = tag
    self.folder = folder
    self.configuration = configuration
    self.problem = problem
  }
}
