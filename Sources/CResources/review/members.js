/** Findings that are left out of decisions on their cards. */
const unticked = new Set();
/** Most members of a card that are listed before the reader asks for all. */
const mostMembers = 100;
/** Most members that are listed without a click. */
const mostOpenMembers = 6;

/** The findings of a card that a decision is for. */
const openOf = (card) => card.members.filter((i) => decided[i] === 0 && !unticked.has(i));

/** Whether two findings are about the same words, so that one new text is for both. */
const isSameText = (i, k) => found.locale[i] === found.locale[k] && found.text[i] === found.text[k]
  && found.source[i] === found.source[k] && found.forms[i] === found.forms[k] && found.slot[i] === found.slot[k];

/** Those of some findings that can take a decision; a new text is for those with the words of the first. */
function takersOf(findings, decision) {
  if (decision === "accept") return findings.filter((i) => found.title[i] >= 0);
  if (decision === "ignore") return findings.filter((i) => rules[found.rule[i]].ignorable);
  if (decision !== "write") return findings;
  const first = findings.find(isWritable);
  return findings.filter((i) => isWritable(i) && isSameText(i, first));
}
const isWritable = (i) => found.text[i] >= 0 || found.source[i] >= 0;

/** What a member shows beside its language, key and place: its text, or how the suggestion changes it; among many
 * without a text, the source. */
function memberText(i, isMany) {
  if (isGroup(i)) return messageElement("span", messageOf(i));
  const tag = string(found.locale[i]) || string(found.sourceLocale[i]);
  const text = string(found.text[i]), changed = string(found.newText[i]);
  const shown = element("span", inLanguage(tag));
  if (text !== null && changed !== null) showDifference(shown, text, changed, tag);
  else if (text !== null) appendText(shown, brief(text));
  else if (string(found.source[i]) !== null) {
    if (!isMany) return element("span", { class: "hint" }, word("translation.none"));
    const source = element("span", inLanguage(string(found.sourceLocale[i])));
    appendText(source, brief(string(found.source[i])));
    return source;
  }
  return shown;
}

function makeMember(card, i, shared) {
  const isMany = card.classList.contains("many");
  const box = element("input", { type: "checkbox" });
  box.dataset.member = String(i);
  box.checked = !unticked.has(i);
  box.addEventListener("change", () => {
    if (box.checked) unticked.delete(i);
    else unticked.add(i);
    showDecision(card);
  });
  const label = element("label", {}, box, " ");
  if (!shared.locale) label.append(element("span", { class: "name" }, localeName(string(found.locale[i]))), " ");
  const key = string(found.key[i]), slot = string(found.slot[i]);
  if (key) label.append(element("code", { dir: "auto" }, brief(key)), " ");
  if (slot) label.append(word("slot", { slot }), " ");
  if (!shared.text) label.append(memberText(i, isMany), " ");
  const row = element("li", {}, label, element("code", { class: "name", dir: "ltr" }, placeOf(i)));
  if (!shared.text && found.text[i] >= 0 && !isGroup(i)) {
    const tag = tagOf(i), texts = [string(found.text[i]), string(found.newText[i])].filter((text) => text !== null);
    const what = `${localeName(tag)}, ${brief(key ?? "")}`;
    row.append(" ", ...listenButtons(i, what, texts.map((text) => [text, tag])));
  }
  if (!shared.text && !isMany && isWritable(i)) {
    const write = button(word("write"), (event) => {
      event.stopPropagation();
      askText(card, i);
    });
    write.dataset.write = String(i);
    write.setAttribute("aria-label", `${word("write")}: ${localeName(string(found.locale[i]))}, ${brief(key ?? "")}`);
    row.append(" ", write);
  }
  return row;
}

/** Lists the findings of a card, each with a box that leaves it out of decisions. */
function fillMembers(details, card) {
  const { members } = card;
  if (members.length < 2) return;
  const first = members[0];
  const shared = { locale: members.every((i) => found.locale[i] === found.locale[first]), text: members.every((i) => isSameText(i, first)) };
  const locales = new Set(members.map((i) => found.locale[i])).size;
  const all = word("members", { n: members.length });
  disclose(details, shared.locale ? all : word("members.locales", { n: locales, findings: all }), (body) => {
    const rows = element("ul", { class: "member-list" });
    const add = (some) => { rows.append(...some.map((i) => makeMember(card, i, shared))); };
    add(members.slice(0, mostMembers));
    body.append(element("p", { class: "hint" }, word(card.classList.contains("many") ? "many.hint" : "members.hint")), rows);
    if (members.length > mostMembers) {
      const more = button(word("members.more", { n: members.length }), () => {
        add(members.slice(mostMembers));
        more.remove();
        rows.querySelectorAll("input")[mostMembers].focus();
        showDecision(card);
      });
      body.append(element("p", {}, more));
    }
    showMembers(card);
  });
  if (!shared.text && !card.classList.contains("many") && members.length <= mostOpenMembers) details.open = true;
}

/** Shows on the list of a card which members are decided. */
function showMembers(card) {
  for (const box of card.querySelectorAll("[data-member]")) {
    const i = Number(box.dataset.member), decision = decisions.get(i), row = box.closest("li");
    box.disabled = Boolean(decision);
    row.classList.toggle("is-decided", Boolean(decision));
    row.querySelector(".state")?.remove();
    if (decision) row.append(element("span", { class: "state" }, ` \u2713 ${word(`done.${decision.decision}`)}`));
    const write = row.querySelector("[data-write]");
    if (write) write.hidden = Boolean(decision);
  }
}
