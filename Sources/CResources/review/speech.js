/** Screen readers by their names in the data. */
const readerNames = { talkback: "TalkBack", voiceover: "VoiceOver" };

/** A text without the marks at its end that are heard as a pause. */
function withoutPause(text) {
  return text.endsWith("..") ? text : text.replace(/[.,:; \u0964\u06d4\u3002\uff0e]+$/u, "") || text;
}

/** What a reader says of a text on the element of a finding; `hasRole` is false where its word for the role is not known. */
function utteranceOf(i, text, tag, reader) {
  const name = withoutPause(text.replace(markupPattern, "")), frames = page.speech[found.element[i]][reader];
  // Without frames no role is said.
  if (!frames) return { text: name, hasRole: true };
  if (!Object.hasOwn(frames, tag)) return { text: name, hasRole: false };
  const [before, after, merged] = frames[tag];
  const isMerged = merged !== undefined && name.toLowerCase() === merged.toLowerCase();
  return { text: isMerged ? name : before + name + after, hasRole: true };
}

/** How the readers of its platform say a text in the place of a finding's, as reports show it; null where that is not known. */
function heardAs(i, text, tag) {
  if (found.element[i] < 0) return null;
  const lines = new Map();
  for (const reader of page.speech[found.element[i]].readers) {
    const said = utteranceOf(i, text, tag, reader);
    if (said.hasRole) lines.set(said.text, [...(lines.get(said.text) ?? []), readerNames[reader]]);
  }
  if (lines.size < 2) return Array.from(lines.keys())[0] ?? null;
  return Array.from(lines, ([said, names]) => `${names.join(", ")}: ${said}`).join("; ");
}

/** A text with a pause for each value that is not known. */
const withPauses = (text) => text.replace(placeholderPattern, "\u2026");

/** How a text is spoken once it is another. */
function spokenAfter(i, changed) {
  const spoken = spokenOf(i), text = string(found.text[i]), tag = tagOf(i);
  if (spoken === null || text === null || changed === null) return null;
  if (spoken === heardAs(i, text, tag)) return heardAs(i, changed, tag);
  if (spoken === heardAs(i, withPauses(text), tag)) return heardAs(i, withPauses(changed), tag);
  // Some rules report what is heard of more than this element.
  return null;
}
