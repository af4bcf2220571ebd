/** What part of the product a request is for. */
const kinds = ["page", "panel", "file", "rest", "auth", "storage", "functions", "health"] as const;
export type Kind = (typeof kinds)[number];

const beginnings: readonly (readonly [string, Kind])[] = [
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

/** The part of the product that an address belongs to; what is none counts as a page, the 404. */
export function kindOf(url: string): Kind {
  for (const [beginning, kind] of beginnings) if (url.startsWith(beginning)) return kind;
  return /^[^?]*\.(?!data(?:\?|$))[a-z0-9]{1,12}(?:\?|$)/.test(url) ? "file" : "page";
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Of a link that shows a draft. */
const token = /^[0-9a-f]{32,80}$/;

/** Words of the site's own making: no addresses of mail, escapes, telephone numbers or long tokens. */
const word = /^(?=.*[a-z])[\w.-]{1,80}$/i;

/**
 * The path of an address as it may stand in a log: without its query, in which there are filters with
 * addresses of mail, search words and tokens, and with `:id`, `:token` and `:other` where the path names something
 * that is no word. Whoever types an address can write anything in it.
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
