import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { splitLocale } from "~/i18n/paths";
import { isInPlaceNavigation } from "~/ui/in-place-navigation";

/** Below this delay a skeleton would only flicker. */
const skeletonDelayMs = 200;

/**
 * Bare path of the page that has been loading for longer than the delay. Undefined for language
 * changes and in-place navigations.
 */
export function usePendingPath(): string | undefined {
  const { location, state } = useNavigation();
  const current = useLocation();
  const [late, setLate] = useState(false);
  const next = state === "loading" && location ? splitLocale(location.pathname).path : undefined;
  const sameAddress =
    next === splitLocale(current.pathname).path && location?.search === current.search;
  const fetched = sameAddress || isInPlaceNavigation(location?.state) ? undefined : next;
  useEffect(() => {
    if (fetched === undefined) return;
    const timer = setTimeout(() => setLate(true), skeletonDelayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [fetched]);
  return late ? fetched : undefined;
}
