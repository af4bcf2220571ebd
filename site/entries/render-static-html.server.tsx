import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FixedI18n } from "~/i18n/context";
import { localizePath } from "~/i18n/paths";
import type { PageContext } from "~/seo/page-context";
import { type StaticHtml, staticHtmlFor } from "~/ui/static-html";

type RenderContext = Pick<PageContext, "locale" | "prefix" | "t">;

/**
 * Renders a non-interactive part of a page. The browser receives its HTML once, in the document,
 * and no code for it.
 * @param request the loader's request
 * @param id id of the containing element, unique in the document
 */
export function renderStaticHtml(
  request: Request,
  id: string,
  words: RenderContext,
  part: ReactNode,
): StaticHtml {
  return staticHtmlFor(request, id, renderMarkup(words, part));
}

/**
 * Renders non-interactive components to HTML.
 * @param part may use only `useI18n`; links in it are plain links, without client navigation
 */
export function renderMarkup({ locale, prefix, t }: RenderContext, part: ReactNode): string {
  const words = { locale, prefix, t, href: (path: string) => localizePath(path, prefix) };
  return renderToStaticMarkup(<FixedI18n value={words}>{part}</FixedI18n>);
}
