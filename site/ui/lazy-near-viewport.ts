import { type ComponentType, lazy } from "react";

/** rootMargin within which an element counts as near. */
const near = "800px 0px";

/**
 * A component that is hydrated when it comes near the viewport. Its code is fetched then, or on the
 * first interaction, which may navigate. Until then its HTML works by itself. If fetching fails,
 * the HTML stays and the next interaction retries. Some browsers cache the failure; then a page
 * without that HTML is reloaded.
 * @param id id of an element in it
 */
export function lazyNearViewport<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  if (import.meta.env.SSR) return lazy(() => load().then((Part) => ({ default: Part })));
  const place = document.getElementById(id);
  let isWaiting = Boolean(place);
  const shown = page();
  // The browser follows links to fragments of the page. The router would pass them to React, which renders at once in
  // `popstate`: it would remove the HTML of a part whose code is not there yet, and what was typed into it.
  addEventListener(
    "popstate",
    (event) => isWaiting && page() === shown && event.stopImmediatePropagation(),
    true,
  );
  const fetched = (again?: true): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (Part) => {
        isWaiting = false;
        return { default: Part };
      },
      () => {
        if (again && navigator.onLine && !document.getElementById(id)) location.reload();
        return next("online", "scrollend").then(() => fetched(true));
      },
    );
  if (place) return lazy(() => wanted(place).then(() => fetched()));
  // On client navigation the component is needed at once.
  const early = fetched();
  return lazy(() => early);
}

/** Address without fragment. */
const page = () => location.href.split("#")[0];

/** Resolves on the next interaction, history step, or one of the other events. */
function next(...others: string[]): Promise<void> {
  return new Promise((resolve) => {
    const events = ["pointerdown", "keydown", "focusin", "popstate", ...others];
    const done = () => {
      for (const event of events) removeEventListener(event, done);
      resolve();
    };
    for (const event of events) addEventListener(event, done, { passive: true });
  });
}

function wanted(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (moves) => moves.some(({ isIntersecting }) => isIntersecting) && done(),
      { rootMargin: near },
    );
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    next().then(done);
  });
}
