/**
 * HTML rendered by a loader, such as a map or chart. The browser gets neither its code nor elements
 * to hydrate. In a document it is sent once: the loader data has only the id, and the browser reads
 * the HTML from the document. On client navigation it is part of the loader data.
 */
export interface StaticHtml {
  /** Id of the containing element, unique in the document. */
  id: string;
  /** Only on client navigation. */
  html?: string;
}

const rendered = new WeakMap<StaticHtml, string>();

/**
 * Makes a loader's HTML part of its data, for client navigation, or only of the document. Called on the server.
 * @param request the loader's request: for a document, or for data (`.data`)
 * @param html trusted, with all text escaped
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
  lang,
}: {
  content: StaticHtml;
  className?: string;
  lang?: string | undefined;
}) {
  return (
    <div
      id={content.id}
      className={className}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, escaped where it was made
      dangerouslySetInnerHTML={{ __html: htmlOf(content) }}
    />
  );
}
