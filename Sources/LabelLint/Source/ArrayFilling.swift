extension Array {
  /// An array of equal elements, as `Array(repeating:count:)` makes it, for what is made for each file or text.
  ///
  /// The standard library's own is not specialized: it asks the runtime for the type of the array's storage
  /// each time, 750 instructions.
  @inline(__always)
  init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(element, count: count))
  }
}
