/**
 * Markup that a loader has made whole, as a map or a chart: the browser gets neither the code that draws it nor
 * elements to hydrate. In a document it stands once: what goes with the page's data is its id alone, and the
 * browser finds the markup where it is. To a page that is opened within the site it comes as data.
 */
export interface StaticHtml {
  /** Of the element that holds it; unlike any other in the document. */
  id: string;
  /** Only where it does not stand in the document. */
  html?: string;
}

const rendered = new WeakMap<StaticHtml, string>();

/**
 * On the server, in a loader.
 * @param request the loader's: whether it asks for a document or for data
 * @param html our own, with everything in it escaped
 */
export function staticHtmlFor(request: Request, id: string, html: string): StaticHtml {
  if (new URL(request.url).pathname.endsWith(".data")) return { id, html };
  const content: StaticHtml = { id };
  rendered.set(content, html);
  return content;
}

function htmlOf(content: StaticHtml): string {
  if (content.html !== undefined) return content.html;
  if (!import.meta.env.SSR && !rendered.has(content)) {
    rendered.set(content, document.getElementById(content.id)?.innerHTML ?? "");
  }
  return rendered.get(content) ?? "";
}

export function StaticHtmlBlock({
  content,
  className,
}: {
  content: StaticHtml;
  className?: string;
}) {
  return (
    <div
      id={content.id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, escaped where it was made
      dangerouslySetInnerHTML={{ __html: htmlOf(content) }}
    />
  );
}
