/**
 * Markup that a loader has made whole, as a map or a chart: the browser gets neither the code that draws it nor
 * elements to hydrate. In a document it stands once: what goes with the page's data is its id alone, and the
 * browser finds the markup where it is. To a page that is opened within the site it comes as data.
 */
export interface Drawn {
  /** Of the element that holds it; unlike any other in the document. */
  id: string;
  /** Only where it does not stand in the document. */
  html?: string;
}

const found = new WeakMap<Drawn, string>();

/**
 * On the server, in a loader.
 * @param request the loader's: whether it asks for a document or for data
 * @param html our own, with everything in it escaped
 */
export function drawnFor(request: Request, id: string, html: string): Drawn {
  if (new URL(request.url).pathname.endsWith(".data")) return { id, html };
  const drawn: Drawn = { id };
  found.set(drawn, html);
  return drawn;
}

function markupOf(drawn: Drawn): string {
  if (drawn.html !== undefined) return drawn.html;
  if (!import.meta.env.SSR && !found.has(drawn)) {
    found.set(drawn, document.getElementById(drawn.id)?.innerHTML ?? "");
  }
  return found.get(drawn) ?? "";
}

export function DrawnMarkup({ drawn, className }: { drawn: Drawn; className?: string }) {
  return (
    <div
      id={drawn.id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, escaped where it was made
      dangerouslySetInnerHTML={{ __html: markupOf(drawn) }}
    />
  );
}
