/// A translation that a catalog lacks, as an entry with the source text that waits for a translator.
///
/// String catalogs have a state for that. In other formats a comment says it.
package struct MarkedEntry: Sendable {
  /// Path of the file that gets it.
  package let path: String
  /// What to write there; the places do not overlap.
  package let edits: [ReportedEdit]

  /// What comments say of such an entry.
  package static let mark = "TODO: translate"

  /// The entry for a key in a locale, or in several of a string catalog.
  ///
  /// - Parameters:
  ///   - subjects: The key and the locales.
  ///   - catalog: The catalog as it is now.
  /// - Throws: Why it cannot be added: lower-case start, no final full stop.
  package init(_ subjects: [Subject], in catalog: Catalog) throws(ReviewFault) {
    guard let subject = subjects.first else { throw EntryInsertion.unclear }
    let insertion = try EntryInsertion(subject, in: catalog)
    guard insertion.missing.existing == nil else { throw ReviewFault("the locale has the key") }
    let (target, path) = (insertion.target, insertion.missing.path)
    guard target.source.encoding != .binary else { throw EntryInsertion.unclear }
    let forms = try Self.forms(insertion)
    let edits: [Edit]
    switch target.format {
    case .xcstrings:
      var texts = [(locale: subject.locale, forms: forms)]
      for other in subjects.dropFirst() {
        texts.append((other.locale, try Self.forms(try EntryInsertion(other, in: catalog))))
      }
      edits = try StringCatalogInsertion(insertion: insertion, state: "new").edits(texts)
    case .android, .compose:
      edits = [try ResourceInsertion(insertion: insertion).edit(forms)].map { edit in
        Self.marked(edit, before: "<", with: "<!-- \(Self.mark) -->")
      }
    case .xliff: throw EntryInsertion.unclear
    case .stringsdict:
      edits = [try StringsdictInsertion(insertion: insertion).edit(forms)].map { edit in
        Self.marked(edit, before: "<key>", with: "<!-- \(Self.mark) -->")
      }
    case .strings:
      guard let form = forms.first, form.slot == .only else { throw EntryInsertion.unclear }
      if PropertyListInsertion.fits(target) {
        edits = try PropertyListInsertion(insertion: insertion).edits(form.text).map { edit in
          Self.marked(edit, before: "<key>", with: "<!-- \(Self.mark) -->")
        }
      } else {
        edits = [try StringsInsertion(insertion: insertion).edit(form.text)].map { edit in
          Self.marked(edit, before: nil, with: "/* \(Self.mark) */")
        }
      }
    }
    self.path = path
    self.edits = edits.map { edit in
      ReportedEdit(
        path: path, offset: Int(edit.span.bytes.start), length: Int(edit.span.bytes.count),
        text: edit.text)
    }
  }

  /// The texts of the source for the slots that the locale needs.
  private static func forms(
    _ insertion: EntryInsertion
  ) throws(ReviewFault) -> [ReviewAddition.Form] {
    let missing = insertion.missing
    let file = missing.catalog.file(of: missing.source)
    let isSpelledAlike = file.format == insertion.target.format && file.format != .strings
    var forms: [ReviewAddition.Form] = []
    for slot in try missing.slots(lacking: nil).required {
      let message = file.messages[missing.model(of: slot)]
      guard let text = file.string(message.text) else {
        throw ReviewFault("the source has no text to translate")
      }
      let spelled = isSpelledAlike ? file.source.string(message.value.range) : nil
      forms.append(ReviewAddition.Form(slot: slot, text: text, written: spelled))
    }
    return forms + missing.copied
  }

  /// An edit with a comment before what it adds, on a line of its own where that has one.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - word: What the new entry begins with; nil for the first that is no blank.
  ///   - comment: The comment.
  /// - Returns: The edit with both.
  private static func marked(_ edit: Edit, before word: String?, with comment: String) -> Edit {
    let bytes = Array(edit.text.utf8)
    let start = bytes.indices.first { index in
      word.map { bytes[index...].starts(with: $0.utf8) } ?? !ASCII.isSpace(bytes[index])
    }
    guard let start else { return edit }
    let blanks = Array(bytes.reversed().prefix { ASCII.isSpace($0) }.reversed())
    let before = bytes[..<start]
    let own = before.contains(0x0A) ? Array(before) : blanks.contains(0x0A) ? blanks : [0x20]
    let text = before + comment.utf8 + own + bytes[start...]
    return Edit(edit.span, with: String(decoding: text, as: UTF8.self))
  }
}
