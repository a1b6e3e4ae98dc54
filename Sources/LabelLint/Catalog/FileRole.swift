/// What a file is in its catalog.
enum FileRole: Sendable {
  /// One that the platform reads.
  case catalog
  /// A program: what it writes down is the source text of keys that the source language lacks.
  case program
  /// The comments of a translation, which hold the source texts of objects of Interface Builder.
  case comments
  /// One that the app is built without: nothing in it is read.
  case leftOut
}
