const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decode = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (all, name: string) => entities[name] ?? all);

function attributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

/** Parses the head of a document without running scripts. */
export function readHead(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = (name: string) =>
    Array.from(head.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g")), ([tag]) => attributes(tag));
  const links = tags("link");
  return {
    title: Array.from(head.matchAll(/<title>([^<]*)<\/title>/g), ([, text = ""]) => decode(text)),
    /** By `name` or `property`. */
    meta: Object.fromEntries(
      tags("meta").map((tag) => [tag.name ?? tag.property ?? "", tag.content ?? ""]),
    ) as Record<string, string | undefined>,
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
    /** URL by language. */
    alternates: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map((link) => [link.hreflang, link.href]),
    ) as Record<string, string | undefined>,
    structured: Array.from(
      html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}
