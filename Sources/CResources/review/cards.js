const cardTemplate = byId("card").content.querySelector("article");
const list = byId("list");
/** Cards drawn at a time. */
const pageSize = 100;
let pageNumber = 0;

/** A pair of a description list. */
const pair = (name, value) => element("div", {}, element("dt", {}, name), value);

/** Source beside translation, or the one text that there is. */
function fillTexts(parent, i) {
  const source = string(found.source[i]), text = string(found.text[i]);
  const locale = string(found.locale[i]), sourceLocale = string(found.sourceLocale[i]);
  parent.replaceChildren();
  const add = (name, tag, shown, role, from, to) => {
    const value = element("dd", inLanguage(tag)), title = element("span", {}, name);
    showText(value, shown, from, to);
    parent.append(element("div", {}, element("dt", {}, title, ...listenButtons(i, name, [[shown, tag]], role)), value));
  };
  const isSource = locale === sourceLocale || locale === "";
  if (source !== null && (!isSource || text === null)) add(word("source.in", { locale: localeName(sourceLocale) }), sourceLocale, source, text === null ? "now" : "source");
  if (text !== null) {
    const name = isSource || source === null ? "text.in" : "translation.in";
    add(word(name, { locale: localeName(locale || sourceLocale) }), locale || sourceLocale, text, "now", found.from[i], found.to[i]);
  } else if (!isSource && source !== null) {
    parent.append(pair(word("translation.in", { locale: localeName(locale) }),
      element("dd", { class: "empty" }, word("translation.none"))));
  }
}

/** What an utterance is called, by the role that it assumes: none, a button, a heading, a text field. */
const SPOKEN = ["spoken", "spoken.assumed", "spoken.assumed.heading", "spoken.assumed.field"];

function quoted(text, tag) {
  const made = element("q", inLanguage(tag));
  showText(made, text);
  return element("dd", {}, made);
}

function fillFacts(parent, i) {
  const tag = string(found.locale[i]) || string(found.sourceLocale[i]);
  const text = string(found.text[i]), changed = string(found.newText[i]);
  const add = (name, value) => parent.append(pair(word(name), value));
  if (text !== null && found.from[i] >= 0) add("flagged", quoted(text.slice(found.from[i], found.to[i]), tag));
  if (changed !== null && text !== null) {
    const value = element("dd", { class: "suggestion", ...inLanguage(tag) });
    showDifference(value, text, changed, tag);
    value.append(" ", ...listenButtons(i, word("suggestion"), [[changed, tag]], "after"));
    add("suggestion", value);
  } else if (found.title[i] >= 0) {
    add("suggestion", messageElement("dd", titleOf(i), "suggestion"));
  }
  if (found.refusal[i] >= 0) add("refusal", messageElement("dd", brief(string(found.refusal[i]), 600)));
  const spoken = spokenOf(i), after = spokenAfter(i, changed);
  if (spoken !== null) add(SPOKEN[found.assumed[i]], quoted(spoken, tag));
  if (after !== null) add("spoken.after", quoted(after, tag));
  if (found.inherited[i] >= 0 && !page.translations[i]) {
    const names = string(found.inherited[i]).split(" ").map(localeName).join(", ");
    parent.append(pair(word("inherited"), element("dd", {}, word("inherited.value", { names }))));
  }
  if (found.suppressed[i] >= 0) add("suppressed", messageElement("dd", brief(string(found.suppressed[i]))));
}

/** Fills a disclosure when it is opened for the first time. */
function disclose(details, summary, fill) {
  details.hidden = false;
  details.querySelector("summary").textContent = summary;
  const body = details.querySelector(".body");
  details.addEventListener("toggle", () => {
    if (details.open && !body.hasChildNodes()) fill(body);
  });
  details.fill = () => body.hasChildNodes() || fill(body);
}

function fillWhy(details, rule) {
  disclose(details, `${word("why")}: ${rule.why}`, (body) => {
    body.append(element("p", {}, element("span", { class: "name" }, word("remedy")), ` ${rule.remedy}`));
    for (const clause of rule.clauses) {
      body.append(element("blockquote", {}, clause.quote ? `“${clause.quote}”` : "",
        element("cite", {}, clause.name)));
    }
  });
  details.querySelector("summary").lang = "en";
  details.querySelector(".body").lang = "en";
}

function fillOthers(details, i) {
  const entry = found.entry[i];
  const texts = entry < 0 ? [] : page.entries.texts[entry];
  // Left out of the page to keep it small.
  if (texts === null) return;
  const shown = [];
  for (let k = 0; k < texts.length; k += 2) {
    if (texts[k] !== found.locale[i]) shown.push([strings[texts[k]], strings[texts[k + 1]]]);
  }
  if (!shown.length) return;
  disclose(details, word("others", { n: shown.length }), (body) => {
    const rows = element("tbody");
    for (const [tag, text] of shown) {
      const cell = element("td", inLanguage(tag));
      showText(cell, text);
      const row = element("tr", {}, element("th", { scope: "row" }, localeName(tag)), cell);
      if (canListen) row.append(element("td", {}, ...listenButtons(i, localeName(tag), [[text, tag]])));
      rows.append(row);
    }
    body.append(element("table", {}, rows));
  });
}

const placeOf = (i) => `${brief(string(found.path[i]))}:${found.line[i]}`;

function fillRelated(details, i) {
  const related = page.related[i];
  if (!related) return;
  disclose(details, word("related", { n: related.length }), (body) => {
    body.append(element("ul", {}, ...related.map(([path, line, message]) =>
      element("li", {}, element("code", { dir: "ltr" }, `${brief(strings[path])}:${line}`), " ",
        messageElement("span", strings[message])))));
  });
}

/** A card for findings that share it. */
const makeCard = (members) => (manyOf(members) === null ? makeTextCard(members) : makeManyCard(members));

/** What all cards have: what is wrong, how much it matters, in which languages, and why. */
function startCard(template, members) {
  const i = members[0], card = template.cloneNode(true);
  const at = (selector) => card.querySelector(selector);
  const rule = rules[found.rule[i]], name = severityNames[found.severity[i]];
  card.members = members;
  card.id = `card-${fingerprintOf(i)}`;
  card.classList.add(`is-${name}`);
  const heading = at("h3");
  heading.id = `title-${fingerprintOf(i)}`;
  heading.lang = "en";
  appendMessage(heading, (members.length > 1 ? manyOf(members) : null) ?? messageOf(i));
  card.setAttribute("aria-labelledby", heading.id);
  at(".badge").textContent = `${{ error: "■", warning: "▲", note: "●" }[name]} ${word(`severity.${name}`)}`;
  const locales = new Set(members.map((k) => found.locale[k]));
  at(".in").textContent = locales.size > 1 ? word("in.locales", { n: locales.size }) : localeName(string(found.locale[i]));
  fillWhy(at(".why"), rule);
  at(".place a").href = `#${linkTo(i)}`;
  return card;
}

/** A card for findings that are about texts, the first of which it shows. */
function makeTextCard(members) {
  const i = members[0], card = startCard(cardTemplate, members);
  const at = (selector) => card.querySelector(selector);
  const key = string(found.key[i]);
  if (key) at(".key").textContent = brief(key);
  else at(".key").remove();
  if (found.slot[i] >= 0 && string(found.slot[i])) at(".slot").textContent = word("slot", { slot: string(found.slot[i]) });
  else at(".slot").remove();
  const comment = found.entry[i] < 0 ? null : string(comments[found.entry[i]]);
  if (comment !== null) {
    at(".comment").hidden = false;
    showText(at(".comment q"), comment);
  }
  fillTexts(at(".texts"), i);
  fillFacts(at(".facts"), i);
  fillTranslations(at(".translations"), members);
  fillOthers(at(".others"), i);
  fillRelated(at(".related"), i);
  at(".place code").textContent = `${placeOf(i)}:${found.column[i]}`;
  fillMembers(at(".members"), card);
  showDecision(card);
  return card;
}

/** So many causes, with the number of their findings where that is another. */
function countsOf(cards, findings) {
  const n = byId("merge").checked ? word("group.count", { n: cards }) : word("lead.findings", { n: findings });
  return byId("merge").checked && cards !== findings ? `${n}, ${word("lead.findings", { n: findings })}` : n;
}

/** The heading of a group: name, number, what it is. */
function makeGroup(group, i, isContinued) {
  const heading = element("h2"), section = element("section", { class: "group" }, heading);
  const name = element("span");
  const tag = string(found.locale[i]);
  if (view.mode === "rule") name.append(rules[found.rule[i]].id);
  else if (view.mode === "locale") name.append(localeName(tag));
  else if (view.mode === "key") name.append(brief(string(found.key[i]) || word("nothing")));
  else if (view.mode === "file") name.append(brief(string(found.path[i])));
  else {
    const text = string(found.text[i]) ?? string(found.source[i]);
    name.setAttribute("lang", found.text[i] < 0 ? string(found.sourceLocale[i]) : tag || string(found.sourceLocale[i]));
    name.append(text === null ? word("nothing") : `“${brief(text)}”`);
  }
  name.dir = "auto";
  heading.append(name);
  if (isContinued) heading.append(word("group.continued", { name: "" }));
  heading.append(" ", element("span", { class: "many" }, countsOf(view.cards[group], view.findings[group])));
  if (view.mode === "rule") section.append(element("p", { class: "what", lang: "en" }, rules[found.rule[i]].summary));
  return section;
}

/** Draws a page of the list. */
function draw(number) {
  const n = view.firsts.length, pages = Math.max(1, Math.ceil(n / pageSize));
  pageNumber = Math.min(Math.max(0, number), pages - 1);
  const start = pageNumber * pageSize, end = Math.min(n, start + pageSize);
  byId("cards").replaceChildren(drawn(start, end));
  byId("range").textContent = n === 0 ? word("list.none")
    : n === 1 ? word("list.range", { n }) : word("list.range", { n, from: start + 1, to: end });
  byId("pages").hidden = pages < 2;
  for (const act of ["accept", "ignore"]) {
    const all = word(pages < 2 ? `${act}.all.save` : `${act}.all`);
    byId(`${act}-all`).textContent = all;
    if (act === "accept") byId("accept-title").textContent = all;
  }
  byId("previous").disabled = pageNumber === 0;
  byId("next").disabled = pageNumber === pages - 1;
  showFolded();
}

/** The cards from one place to another, in their groups. */
function drawn(start, end) {
  const fragment = document.createDocumentFragment();
  let section = null, last = -1;
  for (let place = start; place < end; place++) {
    const first = view.firsts[place], group = view.column[first];
    if (group !== last) {
      const isContinued = place === start && start > 0 && view.column[view.firsts[start - 1]] === group;
      fragment.append(section = makeGroup(group, first, isContinued));
      last = group;
    }
    section.append(makeCard(membersAt(place)));
  }
  return fragment;
}

/** The group of developers' findings: a button that shows or hides it. */
function showFolded() {
  const { folded } = view, button = byId("developers");
  byId("folded").hidden = folded.length === 0;
  if (folded.length === 0) return;
  button.setAttribute("aria-expanded", String(showsDevelopers));
  button.textContent = word(showsDevelopers ? "developers.hide" : "developers.show", { n: causesOf(folded) });
  if (!showsDevelopers) byId("range").append(`. ${word("developers.folded", { n: causesOf(folded) })}`);
  const names = new Set(Array.from(folded, (i) => rules[found.rule[i]].id));
  byId("developers-rules").textContent = Array.from(names).join(", ");
}

const drawnCards = () => Array.from(byId("cards").querySelectorAll(".card"));
