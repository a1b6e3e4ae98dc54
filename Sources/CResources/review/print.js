/** Most cards that are printed. */
const printSize = 1000;
let openBefore = [];

/** Prints a digest: the summary, and the causes of the list that are not decided. */
function beforePrint() {
  stopListening();
  openBefore = Array.from(document.querySelectorAll("details[open]"));
  const places = [];
  for (let place = 0; place < view.firsts.length && places.length < printSize; place++) {
    if (membersAt(place).some((i) => decided[i] === 0)) places.push(place);
  }
  const fragment = document.createDocumentFragment();
  for (const place of places) fragment.append(makeCard(membersAt(place)));
  byId("cards").replaceChildren(fragment);
  for (const details of document.querySelectorAll("#cards details")) details.open = false;
  const left = view.firsts.length - places.length;
  byId("range").textContent = word("print.causes", { n: places.length })
    + (left > 0 ? ` ${word("print.left", { n: left })}` : "");
  const about = document.querySelector(".about");
  about.open = true;
  byId("matrix").open = false;
}

function afterPrint() {
  for (const details of document.querySelectorAll("details")) details.open = openBefore.includes(details);
  draw(pageNumber);
}
