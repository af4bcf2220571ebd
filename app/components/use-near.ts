import { type RefObject, useEffect, useState } from "react";

/** How far below or above the screen something is near. */
const near = "800px 0px";

/** True from when an element has come near the screen, while that is `wanted`, on. */
export function useNear(element: RefObject<Element | null>, wanted = true): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => {
    if (!wanted || came || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setCame(entry?.isIntersecting ?? false),
      { rootMargin: near },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted, came]);
  return came;
}
