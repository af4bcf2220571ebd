import { type RefObject, useEffect, useState } from "react";

/** rootMargin within which an element counts as near. */
const near = "800px 0px";

/** Whether an element has come near the viewport while `wanted`. Stays true. */
export function useNearViewport(element: RefObject<Element | null>, wanted = true): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => {
    if (!wanted || came || !element.current) return;
    const observer = new IntersectionObserver(
      // The callback may receive several entries at once.
      (moves) => setCame(moves.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: near },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted, came]);
  return came;
}
