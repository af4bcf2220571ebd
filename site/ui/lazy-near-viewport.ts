import { type ComponentType, lazy } from "react";

/** How far below or above the screen something is near. */
const near = "800px 0px";

/**
 * A part of a page that is hydrated when it comes near the screen: its program is fetched then, or at the
 * first press of anything, which may lead to another page. Until then its HTML works by itself.
 * A program that cannot be fetched takes nothing away of what is there: it is fetched again with what the visitor
 * does next. Some browsers remember the failure instead; where nothing is there, the document then brings the part.
 * @param id of an element in it
 */
export function lazyNearViewport<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  const fetched = (again?: true): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (Part) => ({ default: Part }),
      () => {
        if (again && navigator.onLine && !document.getElementById(id)) location.reload();
        return next("online", "scrollend").then(() => fetched(true));
      },
    );
  // The page comes by a navigation, or is rendered by the server: the part is wanted at once.
  const early = place || import.meta.env.SSR ? undefined : fetched();
  return lazy(() => early ?? (place ? wanted(place).then(() => fetched()) : fetched()));
}

/** The next press of anything, a step in the history, or one of other events. */
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
