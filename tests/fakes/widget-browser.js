/**
 * Browser code of the fake widget and the fake third-party script, written like typical ones: they find
 * their place themselves and follow no rules of the site.
 */

/** @param {string} origin */
export function runFakeWidget(origin) {
  const box = /** @type {HTMLElement} */ (document.currentScript?.parentElement);
  const words = document.createElement("p");
  words.className = "fake-reviews";
  const show = () => {
    words.textContent = `Reviews: ${box.dataset.language}, ${box.dataset.theme}`;
  };
  show();
  new MutationObserver(show).observe(box, { attributes: true });
  const picture = Object.assign(new Image(60, 20), { src: `${origin}/stars.svg`, alt: "Stars" });
  const list = document.createElement("ul");
  box.append(words, picture, list);
  // Longer than any space that a page reserves for it.
  fetch(`${origin}/reviews.json`)
    .then((answer) => answer.json())
    .then((/** @type {string[]} */ reviews) => {
      list.append(
        ...reviews.map((review) =>
          Object.assign(document.createElement("li"), { textContent: review }),
        ),
      );
    });
}

export function runThirdPartyScript() {
  const { dataset } = document.documentElement;
  dataset.externalRuns = String(Number(dataset.externalRuns ?? 0) + 1);
}
