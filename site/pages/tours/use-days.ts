import { useEffect, useState } from "react";
import type { Day } from "~/entries/days.server";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";

const fetchTimeoutMs = 20_000;

type Fetched = { slug: string; days: readonly Day[] | "failed" };

/** The days of a tour, fetched when they are first wanted; undefined until they are there. */
export function useDays(slug: string | undefined): Fetched["days"] | undefined {
  const { href } = useI18n();
  const [fetched, setFetched] = useState<Fetched>();
  const address = slug && href(`${tourPath(slug)}/days`);
  useEffect(() => {
    if (!slug || !address) return;
    const leave = new AbortController();
    const signal = AbortSignal.any([leave.signal, AbortSignal.timeout(fetchTimeoutMs)]);
    fetch(address, { signal })
      .then((response) => (response.ok ? response.json() : "failed"))
      .catch(() => "failed")
      .then((days) => {
        if (!leave.signal.aborted) setFetched({ slug, days });
      });
    return () => leave.abort();
  }, [slug, address]);
  return fetched?.slug === slug ? fetched?.days : undefined;
}
