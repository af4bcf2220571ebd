/** The site's own pages: neither the panel, nor files, nor the backend. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/admin*", "/*.*", "/*/v1/*"] } },
    { not: { selector_matches: "[download], [target]" } },
  ],
};

/**
 * Until a page is alive a tap leads to another document: a browser that knows these rules fetches it when
 * its link is pointed at or touched. It does so on no line that is to be spared, and runs nothing of it.
 * The application, which fetches less for the same, takes the rules away as it begins.
 */
const rules = JSON.stringify({ prefetch: [{ where: pages, eagerness: "moderate" }] });

/** A document of the site with the rules in its head. */
export function withSpeculationRules(html: string): string {
  return html.replace("</head>", () => `<script type="speculationrules">${rules}</script></head>`);
}
