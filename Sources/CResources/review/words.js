"use strict";
const page = JSON.parse(document.getElementById("data").textContent);
const { strings, rules, words } = page;
const { count: total, fingerprint: fingerprints, hash: hashes, ...written } = page.findings;

/** A column of numbers: one for all, or the difference of each to the one before. */
function numbersOf(column, count) {
  const numbers = new Int32Array(count);
  if (typeof column === "number") return numbers.fill(column);
  for (let i = 0, last = 0; i < count; i++) numbers[i] = last += column[i];
  return numbers;
}
/** The columns of the findings by their names. */
const found = {};
for (const name of Object.keys(written)) found[name] = numbersOf(written[name], total);
const comments = numbersOf(page.entries.comment, page.entries.count);
const causeCount = page.causes.count;
/** What is wrong with many texts at once, and why, by cause: numbers of strings. */
const causes = { message: numbersOf(page.causes.message, causeCount), reason: numbersOf(page.causes.reason, causeCount) };

const byId = (id) => document.getElementById(id);
const plurals = new Intl.PluralRules(page.language);
const numbers = new Intl.NumberFormat(page.language);

/** A text of the page; with a number `n` in the form that its plural has. */
function word(name, values = {}) {
  const form = "n" in values ? words[`${name}.${plurals.select(values.n)}`] : undefined;
  const text = form ?? words[`${name}.other`] ?? words[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (all, key) =>
    key in values ? (typeof values[key] === "number" ? numbers.format(values[key]) : values[key]) : all);
}

/** An element with attributes; children are elements or text, never markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

function button(text, act) {
  const made = element("button", { type: "button" }, text);
  made.addEventListener("click", act);
  return made;
}

/** A string by its number; null for none. */
const string = (number) => (number < 0 ? null : strings[number]);
/** A string of a finding, with the text put in where it was taken out. */
function whole(name, i, part) {
  const text = string(found[name][i]), at = found[`${name}At`][i];
  return at < 0 ? text : text.slice(0, at) + part + text.slice(at);
}
const messageOf = (i) => whole("message", i, string(found.text[i]) ?? string(found.source[i]));
const spokenOf = (i) => whole("spoken", i, string(found.text[i]));
const titleOf = (i) => whole("title", i, string(found.newText[i]));

const digits = 32, hashDigits = 12;
const fingerprintOf = (i) => fingerprints.slice(digits * i, digits * (i + 1));
const hashOf = (i) => hashes.slice(hashDigits * i, hashDigits * (i + 1));
/** The first finding with a fingerprint; -1 for none. */
function findingOf(fingerprint) {
  if (fingerprint?.length !== digits) return -1;
  let place = fingerprints.indexOf(fingerprint);
  while (place % digits > 0) place = fingerprints.indexOf(fingerprint, place + 1);
  return place < 0 ? -1 : place / digits;
}

/** The language of the text of a finding. */
const tagOf = (i) => string(found.locale[i]) || string(found.sourceLocale[i]);
const localeName = (tag) =>
  tag === "" ? word("locale.all") : page.locales[tag] ? `${page.locales[tag]} (${tag})` : tag;
/** Attributes of an element whose text is in a language. */
const inLanguage = (tag) => ({ lang: tag || null, dir: "auto" });

/** Characters that hide, or that turn the direction of what stands beside them. */
const hiddenSigns =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\n/g;

/** Puts a catalog's text into an element; what hides is shown as a sign. */
function appendText(parent, text) {
  let end = 0;
  hiddenSigns.lastIndex = 0;
  for (let sign = hiddenSigns.exec(text); sign; sign = hiddenSigns.exec(text)) {
    if (sign.index > end) parent.append(text.slice(end, sign.index));
    end = sign.index + 1;
    if (sign[0] === "\n") {
      parent.append(element("span", { class: "sign", "aria-hidden": "true" }, "↵"), "\n");
    } else {
      const code = sign[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
      parent.append(element("span", { class: "sign" }, `U+${code}`));
    }
  }
  if (end < text.length) parent.append(text.slice(end));
}

const rightToLeft = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]";
/** What a message quotes in a script from right to left, or names in it without quotes. */
const turnedWords = new RegExp(`'[^']*${rightToLeft}[^']*'|${rightToLeft}(?:[^'\\n]*${rightToLeft})?`, "g");

/** Puts a message into an element; words from right to left do not turn what stands beside them. */
function appendMessage(parent, text) {
  let end = 0;
  for (const turned of text.matchAll(turnedWords)) {
    parent.append(text.slice(end, turned.index), element("bdi", {}, turned[0]));
    end = turned.index + turned[0].length;
  }
  parent.append(text.slice(end));
}

/** An element with a message, which is English. */
function messageElement(name, text, style = null) {
  const made = element(name, { class: style, lang: "en" });
  appendMessage(made, text);
  return made;
}

/** Most characters of a text that are shown at once. */
const shownLength = 600;

/** Moves an offset off the middle of a character of two units. */
const boundary = (text, offset) =>
  offset > 0 && offset < text.length && (text.charCodeAt(offset) & 0xfc00) === 0xdc00 ? offset - 1 : offset;

/** Shows a text with the words from one offset to another marked; a very long one around them. */
function showText(parent, text, from = -1, to = -1) {
  const start = text.length > shownLength && from > shownLength / 2 ? boundary(text, from - shownLength / 2) : 0;
  const end = boundary(text, Math.min(text.length, start + shownLength));
  if (start > 0) parent.append("… ");
  if (from >= start && from < end) {
    appendText(parent, text.slice(start, from));
    const mark = element("mark");
    appendText(mark, text.slice(from, Math.min(to, end)));
    parent.append(mark);
    if (to < end) appendText(parent, text.slice(to, end));
  } else {
    appendText(parent, text.slice(start, end));
  }
  if (end - start === text.length) return;
  parent.append(" … ", button(word("more", { n: text.length }), (event) => {
    event.stopPropagation();
    const holder = event.target.parentElement;
    holder.replaceChildren();
    appendText(holder, text);
    holder.classList.add("whole");
    holder.tabIndex = 0;
    holder.focus();
  }));
}

/** A text cut where it stands in a line of other words. */
function brief(text, length = 120) {
  const cut = text.length > length ? text.slice(0, boundary(text, length)) + "…" : text;
  return cut.replace(hiddenSigns, (sign) => (sign === "\n" ? " " : "\ufffd"));
}

const segmenters = new Map();
function wordsOf(text, tag) {
  let segmenter = segmenters.get(tag);
  if (segmenter === undefined) {
    try {
      segmenter = new Intl.Segmenter(tag || undefined, { granularity: "word" });
    } catch {
      segmenter = null;
    }
    segmenters.set(tag, segmenter);
  }
  return segmenter ? Array.from(segmenter.segment(text), (part) => part.segment) : text.split(/(\s+)/);
}

/** The parts of two texts: [kind, text] with kind "same", "del" or "ins". */
function difference(old, changed, tag) {
  if (old.length + changed.length > 4 * shownLength) return [["del", old], ["ins", changed]];
  const left = wordsOf(old, tag), right = wordsOf(changed, tag);
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i][j] = left[i] === right[j]
        ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const parts = [];
  const add = (kind, text) => {
    if (parts.length && parts[parts.length - 1][0] === kind) parts[parts.length - 1][1] += text;
    else parts.push([kind, text]);
  };
  let i = 0, j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) add("same", left[i++]), j++;
    else if (i < left.length && (j === right.length || lengths[i + 1][j] >= lengths[i][j + 1])) add("del", left[i++]);
    else add("ins", right[j++]);
  }
  return parts;
}

/** Shows a change: what goes struck out, what comes underlined, both also in words. */
function showDifference(parent, old, changed, tag) {
  for (const [kind, text] of difference(old, changed, tag)) {
    if (kind === "same") {
      appendText(parent, text);
      continue;
    }
    const part = element(kind, {},
      element("span", { class: "hidden-text", lang: page.language }, ` ${word(kind === "del" ? "remove" : "add")} `));
    appendText(part, text.length > shownLength ? text.slice(0, boundary(text, shownLength)) + "…" : text);
    parent.append(part);
  }
}
