import { useEffect, useState } from "react";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";

const fetchTimeoutMs = 20_000;

/** Trusted HTML of the days, or `failed`. */
export type FetchedDays = { html: string } | "failed";

/** Fetches the days of a tour; undefined while loading. */
export function useDays(slug: string | undefined): FetchedDays | undefined {
  const { href } = useI18n();
  const [fetched, setFetched] = useState<{ slug: string; days: FetchedDays }>();
  const address = slug && href(`${tourPath(slug)}/days`);
  useEffect(() => {
    if (!slug || !address) return;
    const leave = new AbortController();
    const signal = AbortSignal.any([leave.signal, AbortSignal.timeout(fetchTimeoutMs)]);
    fetch(address, { signal })
      .then(
        async (response): Promise<FetchedDays> =>
          response.ok ? { html: await response.text() } : "failed",
      )
      .catch(() => "failed" as const)
      .then((days) => {
        if (!leave.signal.aborted) setFetched({ slug, days });
      });
    return () => leave.abort();
  }, [slug, address]);
  return fetched?.slug === slug ? fetched?.days : undefined;
}
