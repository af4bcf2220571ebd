import type { OutboxStats } from "./metrics.ts";

interface Options {
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
}

/** Milliseconds for which a count is cached, because each one queries the database. */
const freshForMs = 2000;

/** Counts waiting mails over the Data API, so that it works on every backend. */
export function createOutboxStats({ siteUrl, secretKey, fetch }: Options) {
  let counted: Promise<OutboxStats> | undefined;
  let at = Number.NEGATIVE_INFINITY;

  async function count(filter: string): Promise<number> {
    const response = await fetch(
      new Request(`${siteUrl}/rest/v1/outbox?select=id&sent_at=is.null&refused_at=${filter}`, {
        method: "HEAD",
        headers: {
          apikey: secretKey,
          // Legacy keys are JWTs and are accepted as bearer token only.
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
      counted = Promise.all([
        count("is.null"),
        count("is.null&attempts=gt.0"),
        count("not.is.null"),
      ]).then(([pending, failing, refused]) => ({ pending, failing, refused }));
      // This caller gets the error; the next one retries.
      counted.catch(() => {
        counted = undefined;
      });
    }
    return counted;
  };
}
