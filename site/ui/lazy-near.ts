import { type ComponentType, lazy } from "react";

/** How far below or above the screen something is near. */
const near = "800px 0px";

/**
 * A part of a page that is hydrated when it comes near the screen: its program is fetched then, or at the
 * first press of anything, which may lead to another page. Until then its HTML works by itself.
 * @param id of an element in it
 */
export function lazyNear<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  const fetched = () => load().then((Part) => ({ default: Part }));
  // The page comes by a navigation, or is rendered by the server: the part is wanted at once.
  const early = place || import.meta.env.SSR ? undefined : fetched();
  early?.catch(() => {});
  return lazy(() => {
    if (early || !place) return early ?? fetched();
    // A program that cannot be fetched must not take away what is there.
    return wanted(place).then(() => fetched().catch(() => new Promise<never>(() => {})));
  });
}

const presses = ["pointerdown", "keydown", "focusin"] as const;

function wanted(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (moves) => moves.some(({ isIntersecting }) => isIntersecting) && done(),
      { rootMargin: near },
    );
    const done = () => {
      observer.disconnect();
      for (const press of presses) removeEventListener(press, done);
      removeEventListener("popstate", done);
      resolve();
    };
    observer.observe(element);
    for (const press of presses) addEventListener(press, done, { passive: true });
    addEventListener("popstate", done);
  });
}
