import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FixedI18n } from "~/i18n/context";
import { localizePath } from "~/i18n/paths";
import type { PageContext } from "~/seo/page-context";
import { type StaticHtml, staticHtmlFor } from "~/ui/static-html";

type Words = Pick<PageContext, "locale" | "prefix" | "t">;

/**
 * A part of a page that is only read: the browser gets its words once, in the document, and no program.
 * @param request the loader's own
 * @param id of the element that holds it; unlike any other in the document
 */
export function renderStaticHtml(
  request: Request,
  id: string,
  words: Words,
  part: ReactNode,
): StaticHtml {
  return staticHtmlFor(request, id, renderMarkup(words, part));
}

/**
 * What is only read, as HTML.
 * @param part of components that need nothing but words; a link in it is one of the browser's own
 */
export function renderMarkup({ locale, prefix, t }: Words, part: ReactNode): string {
  const words = { locale, prefix, t, href: (path: string) => localizePath(path, prefix) };
  return renderToStaticMarkup(<FixedI18n value={words}>{part}</FixedI18n>);
}
