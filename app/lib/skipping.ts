/**
 * While `data-skipping` stands on `<html>`, from the arrival on (`start-later.ts`), what is far out of sight
 * is neither styled nor laid out, and has the height that `skipping.css` guesses.
 */

/** Safari knows no quiet moments. */
const whenIdle = (task: () => void) => (window.requestIdleCallback ?? setTimeout)(task);

/**
 * Lays out what was skipped when the page is alive, part by part, whenever the browser has nothing else to
 * do: from then on a place on the page stays where it is.
 */
export function layOutTheRest(): void {
  // In development React takes sections over later, and compares each with what it would have written.
  if (import.meta.env.DEV) stopSkipping();
  const { dataset } = document.documentElement;
  let parts: HTMLElement[] | undefined;
  const next = () => {
    if (!("skipping" in dataset)) return;
    if (dataset.arriving) return whenIdle(next);
    parts ??= [...document.querySelectorAll<HTMLElement>(".tour, .tour__more")];
    const at = parts.findIndex((part) => getComputedStyle(part).contentVisibility === "auto");
    const [part] = parts.splice(0, at + 1).slice(-1);
    if (!part) return stopSkipping();
    part.style.contentVisibility = "visible";
    // The frame that comes lays it out.
    requestAnimationFrame(() => whenIdle(next));
  };
  next();
}

/** At once, before another page is shown: who comes back to this one comes back to a place on it. */
export function stopSkipping(): void {
  delete document.documentElement.dataset.skipping;
}
