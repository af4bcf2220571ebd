import type { OutboxStats } from "./metrics.ts";

interface Options {
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
}

/** Milliseconds for which a count is good: several may watch, and each count goes through the database. */
const freshForMs = 2000;

/** Counts the mails that wait, over the same interface by which they are claimed; so on every backend. */
export function createOutboxStats({ siteUrl, secretKey, fetch }: Options) {
  let counted: Promise<OutboxStats> | undefined;
  let at = Number.NEGATIVE_INFINITY;

  async function count(filter: string): Promise<number> {
    const response = await fetch(
      new Request(`${siteUrl}/rest/v1/outbox?select=id&sent_at=is.null${filter}`, {
        method: "HEAD",
        headers: {
          apikey: secretKey,
          // Keys of the older kind are tokens, and count only as such.
          ...(secretKey.startsWith("eyJ") && { authorization: `Bearer ${secretKey}` }),
          prefer: "count=exact",
        },
      }),
    );
    const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
    if (!response.ok || total === undefined) throw new Error(`outbox: ${response.status}`);
    return Number(total);
  }

  return (): Promise<OutboxStats> => {
    if (!counted || performance.now() - at > freshForMs) {
      at = performance.now();
      counted = Promise.all([count(""), count("&attempts=gt.0")]).then(([pending, failing]) => ({
        pending,
        failing,
      }));
      // Who asked hears of it; the next one asks again.
      counted.catch(() => {
        counted = undefined;
      });
    }
    return counted;
  };
}
