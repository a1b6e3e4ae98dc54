const parts = (text, pattern) => text.match(pattern) ?? [];
const markupPattern = /<\/?[A-Za-z][^<>]*>/g;
/** What looks like a placeholder of any of the formats. */
const placeholderPattern =
  /%(?:\d+\$)?[-+#0,']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@A-Za-z]|\{\{\w+\}\}|\$\{\w+\}|%\{\w+\}|\{\w+\}/g;

/** Those of the first list that are not in the second, each as often as it is missing. */
function without(wanted, given) {
  const left = given.slice();
  return wanted.filter((part) => {
    const place = left.indexOf(part);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Names of the plural forms that a new text needs a line for each of. */
const formsOf = (i) => (found.forms[i] < 0 ? [] : string(found.forms[i]).split(" "));

/** What a new text lacks, and what it has too much: [text, whether it must be put right]. */
function checksOf(i, text) {
  const forms = formsOf(i);
  if (!forms.length) return checksOfOne(i, text);
  const lines = text.split("\n").map((line) => line.trim());
  const all = new Map();
  let hasParts = false;
  for (const form of forms) {
    const words = lines.find((line) => line.startsWith(`${form}:`))?.slice(form.length + 1).trim();
    const own = words ? checksOfOne(i, words) : { checks: [[word("write.form.missing", { text: form }), true]], hasParts };
    for (const [said, mustChange] of own.checks) all.set(said, mustChange);
    hasParts = own.hasParts;
  }
  return { checks: Array.from(all), hasParts };
}

function checksOfOne(i, text) {
  const model = string(found.source[i]) ?? string(found.text[i]) ?? "";
  const wanted = found.placeholders[i] < 0 ? [] : JSON.parse(string(found.placeholders[i]));
  const checks = [];
  const given = [];
  let rest = text;
  for (const placeholder of wanted) {
    const place = rest.indexOf(placeholder);
    if (place < 0) {
      checks.push([word("write.placeholder.missing", { text: placeholder }), true]);
      continue;
    }
    given.push(placeholder);
    rest = rest.slice(0, place) + "\u0000" + rest.slice(place + placeholder.length);
  }
  for (const extra of parts(rest, placeholderPattern)) {
    if (!wanted.includes(extra) || given.includes(extra)) checks.push([word("write.placeholder.extra", { text: extra }), false]);
  }
  // Attributes may differ.
  const tagsOf = (words) => parts(words, markupPattern).map((tag) => tag.split(/[\s>]/)[0] + ">");
  const tags = tagsOf(model), own = tagsOf(text);
  for (const tag of without(tags, own)) checks.push([word("write.markup.missing", { text: tag }), true]);
  for (const tag of without(own, tags)) checks.push([word("write.markup.extra", { text: tag }), true]);
  return { checks, hasParts: wanted.length + tags.length > 0 };
}

const lengthOf = (text) =>
  "Segmenter" in Intl && text.length < 10000 ? Array.from(new Intl.Segmenter().segment(text)).length : text.length;

const { asked: askedRules, left: leftRules, marks, minimumLetters, locales: asking } = page.questions;
/** What a translation ends a sentence with. */
const fullStops = ".\u3002\u0964";
const lastOf = (text) => Array.from(text).at(-1) ?? "";
const isLabel = (i) => string(found.kind[i]) === "label";

/** A role word at the beginning or the end of a label. */
function roleIn(text, { heads, tails, unspaced }) {
  const words = fold(text).replace(/[\s.,;:!?()[\]\u00ab\u00bb\u201c-\u201f"']+/g, " ").trim();
  const atEnd = tails.find((role) => words !== role
    && (words.endsWith(` ${role}`) || words.endsWith(`-${role}`) || unspaced && words.endsWith(role)));
  return atEnd ?? heads.find((role) => words.startsWith(`${role} `));
}

/** The questions of rules by their names: each gives the words that its rule may flag in a new text. */
const questions = {
  "all-caps": (text, i, tag) => {
    const lower = text.toLocaleLowerCase(tag);
    const isShouted = text !== lower && text === text.toLocaleUpperCase(tag);
    return isShouted && parts(text, /\p{Lu}+/gu).some((word) => word.length >= minimumLetters) ? text : null;
  },
  "role-word": (text, i, tag, facts) => (isLabel(i) && facts ? roleIn(text, facts) : null),
  "repeated-word": (text, i, tag, facts) =>
    (facts && !facts.doubles ? /(?:^|\s)(\p{L}+)\s+\1(?!\S)/iu.exec(text)?.[1] : null),
  "trailing-punctuation": (text, i, tag, facts) => {
    const end = lastOf(text.trim()), source = string(found.source[i]);
    if (!isLabel(i) || !facts?.stops || !marks.includes(end) || text.trim().endsWith("..")) return null;
    const isAsked = isOfSource(i) || fullStops.includes(end) && !(source && marks.includes(lastOf(source.trim())));
    return isAsked ? end : null;
  },
  "verbose-label": (text, i, tag, facts) => {
    if (!isLabel(i) || !facts) return null;
    const faithful = isOfSource(i) ? 0 : lengthOf(string(found.source[i]) ?? "") * facts.growth * 5 / 400;
    return lengthOf(text) > Math.max(facts.longest, faithful) ? numbers.format(lengthOf(text)) : null;
  },
};

/** What the rules ask about a new text, as far as this page can run them. */
function questionsOf(i, text) {
  const tag = string(found.locale[i]) || string(found.sourceLocale[i]);
  const own = formsOf(i).length ? text.split("\n").map((line) => line.replace(/^\w+:/, "").trim()) : [text];
  const said = new Set();
  for (const rule of askedRules) {
    for (const one of own) {
      const flagged = one && Object.hasOwn(questions, rule) ? questions[rule](one, i, safeTag(tag), asking[tag]) : null;
      if (flagged) said.add(word(`ask.${rule}`, { text: brief(flagged), rule }));
    }
  }
  return Array.from(said);
}

/** A tag that the browser knows; undefined for one that it does not. */
function safeTag(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The rules that were asked about a new text, and those that were not: what they need is not on this page. */
function coverageOf(i) {
  const tag = string(found.locale[i]) || string(found.sourceLocale[i]), facts = asking[tag];
  const needsWords = { "role-word": facts?.heads.length || facts?.tails.length, "repeated-word": facts && !facts.doubles };
  const needsLabel = ["role-word", "trailing-punctuation", "verbose-label"];
  const runs = (rule) => (rule in needsWords ? Boolean(needsWords[rule]) : true) && (!needsLabel.includes(rule) || isLabel(i));
  return { ran: askedRules.filter(runs), left: askedRules.filter((rule) => !runs(rule)).concat(leftRules).sort() };
}
