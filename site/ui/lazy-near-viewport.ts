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
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  const release = place ? keepFragmentsFromRouter() : undefined;
  const fetched = (again?: true): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (Part) => {
        release?.();
        return { default: Part };
      },
      () => {
        if (again && navigator.onLine && !document.getElementById(id)) location.reload();
        return next("online", "scrollend").then(() => fetched(true));
      },
    );
  // On client navigation and on the server the component is needed at once.
  const early = place || import.meta.env.SSR ? undefined : fetched();
  return lazy(() => early ?? (place ? wanted(place).then(() => fetched()) : fetched()));
}

/**
 * Leaves links to fragments of the page to the browser, until the returned function is called. The router would tell React,
 * which renders at once in `popstate`: it would remove the HTML of a part whose code is not there yet, and what was typed
 * into it.
 */
function keepFragmentsFromRouter(): () => void {
  const { pathname, search } = location;
  const keep = (event: Event) => {
    if (location.pathname === pathname && location.search === search)
      event.stopImmediatePropagation();
  };
  addEventListener("popstate", keep, { capture: true });
  return () => removeEventListener("popstate", keep, { capture: true });
}

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
