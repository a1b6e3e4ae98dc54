/** The texts that have a finding's fault too: {path, slot, locale, text, changed, fingerprint, hash}. */
const translationsOf = (i) => (page.translations[i] ?? []).map(([path, slot, locale, text, changed, fingerprint, hash]) => ({
  path: string(path), slot: string(slot), locale: string(locale), text: string(text), changed: string(changed), fingerprint, hash,
}));
const rowName = (made) => JSON.stringify([made.locale, made.text, made.changed]);

/** Lists the other texts of a card's findings, each text once, with a box for what can be written. */
function fillTranslations(parent, members) {
  const rows = new Map();
  for (const i of members) for (const made of translationsOf(i)) rows.set(rowName(made), made);
  if (!rows.size) return;
  parent.hidden = false;
  parent.querySelector("legend").textContent = word(found.title[members[0]] < 0 ? "inherited" : "translations");
  for (const [name, made] of rows) {
    const value = element("span", inLanguage(made.locale));
    if (made.changed === null) appendText(value, made.text ?? "");
    else showDifference(value, made.text ?? "", made.changed, made.locale);
    const texts = [made.text, made.changed].filter((text) => text !== null).map((text) => [text, made.locale]);
    const listening = listenButtons(members[0], localeName(made.locale), texts);
    const form = made.slot ? `, ${word("slot", { slot: made.slot })}` : "";
    const row = [element("span", { class: "name" }, localeName(made.locale) + form), " ", value];
    if (made.changed === null || found.title[members[0]] < 0) {
      parent.lastElementChild.append(element("p", {}, ...row, " ", element("span", { class: "hint" }, word("translations.none")), " ", ...listening));
      continue;
    }
    const box = element("input", { type: "checkbox", checked: "" });
    box.dataset.row = name;
    parent.lastElementChild.append(element("p", {}, element("label", {}, box, " ", ...row), " ", ...listening));
  }
}

/** The places in `translationsOf` of all that can be written with a finding. */
const writableTranslations = (i) =>
  translationsOf(i).flatMap((made, k) => (made.changed !== null && found.title[i] >= 0 ? [k] : []));
/** The places in `translationsOf` of what is ticked on a card, for one of its findings. */
function tickedOf(card, i) {
  const ticked = new Set(Array.from(card.querySelectorAll(".translations input:checked"), (box) => box.dataset.row));
  return translationsOf(i).flatMap((made, k) => (ticked.has(rowName(made)) ? [k] : []));
}

/** Shows what was decided on the translations of a card. */
function showTicks(card, decision) {
  const names = new Set();
  for (const i of card.members) {
    const all = translationsOf(i);
    for (const k of decisions.get(i)?.translations ?? []) names.add(rowName(all[k]));
  }
  for (const box of card.querySelectorAll(".translations input")) {
    box.disabled = Boolean(decision);
    if (decision) box.checked = names.has(box.dataset.row);
  }
}

/** The decisions on translations that go with one on their source. */
const translationRecords = ([i, made]) => made.translations.map((k) => {
  const { path, slot, locale, changed, fingerprint, hash } = translationsOf(i)[k];
  return {
    fingerprint, text: hash, decision: "accept", newText: changed, reason: null, comment: null, on: made.on,
    path, key: string(found.key[i]), slot, locale,
  };
});

/** Takes decisions on translations over, where their source has one; those that fit. */
function takeTranslations(made) {
  const places = new Map();
  for (const i of Object.keys(page.translations).map(Number)) {
    if (!decisions.has(i)) continue;
    translationsOf(i).forEach((made, k) => places.set(made.fingerprint, [i, k, made.hash]));
  }
  const fit = [];
  for (const one of made) {
    const [i, k, hash] = places.get(one?.fingerprint) ?? [];
    if (i === undefined || hash !== one.text || one.decision !== "accept") continue;
    const { translations } = decisions.get(i);
    if (!translations.includes(k)) translations.push(k);
    fit.push(one);
  }
  return fit;
}
