import { type RefObject, useEffect, useState } from "react";

/** How far below or above the screen something is near. */
const near = "800px 0px";

/** Whether an element has come near the screen since that is `wanted`; once it has, it stays true. */
export function useNearViewport(element: RefObject<Element | null>, wanted = true): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => {
    if (!wanted || came || !element.current) return;
    const observer = new IntersectionObserver(
      // A busy page hears of several moves at once.
      (moves) => setCame(moves.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: near },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted, came]);
  return came;
}
