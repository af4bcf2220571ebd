import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { splitLocale } from "~/i18n/paths";
import { isInPlaceNavigation } from "~/ui/in-place-navigation";

/** A skeleton that is gone again at once only flickers. */
const skeletonDelayMs = 200;

/**
 * The bare path of the page that has been fetched for some time, unless only its language changes or one
 * stays where one is.
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
