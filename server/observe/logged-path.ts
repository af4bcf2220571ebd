/** Parts of the product, for metrics and logs. */
const kinds = ["page", "panel", "file", "rest", "auth", "storage", "functions", "health"] as const;
export type RequestKind = (typeof kinds)[number];

const beginnings: readonly (readonly [string, RequestKind])[] = [
  ["/assets/", "file"],
  ["/admin/assets/", "file"],
  ["/storage/v1/", "storage"],
  ["/rest/v1/", "rest"],
  ["/auth/v1/", "auth"],
  ["/functions/v1/", "functions"],
  ["/admin", "panel"],
  ["/healthz", "health"],
  ["/livez", "health"],
  ["/readyz", "health"],
];

/** The part that a URL belongs to. Unknown URLs count as pages (404). */
export function requestKindOf(url: string): RequestKind {
  for (const [beginning, kind] of beginnings) if (url.startsWith(beginning)) return kind;
  return /^[^?]*\.(?!data(?:\?|$))[a-z0-9]{1,12}(?:\?|$)/.test(url) ? "file" : "page";
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Token of a preview link or of a proposal, whose files have an extension. */
const token = /^[0-9a-f]{32,80}(?:\.[a-z]{1,5})?$/;

/** Plain words: no mail addresses, escapes, phone numbers or long tokens. */
const word = /^(?=.*[a-z])[\w.-]{1,80}$/i;

/**
 * Path of a URL for the log: without the query, which may contain filters with mail addresses, search terms
 * and tokens, and with `:id`, `:token` and `:other` in place of segments that are not plain words.
 */
export function loggedPath(url: string): string {
  const path = url
    .slice(0, 2000)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "");
  return path
    .split("/")
    .slice(0, 10)
    .map((part) => {
      if (uuid.test(part)) return ":id";
      if (token.test(part)) return ":token";
      return part === "" || word.test(part) ? part : ":other";
    })
    .join("/");
}
