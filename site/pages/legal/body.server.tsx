import { renderStaticHtml } from "~/entries/render-static-html.server";
import { TextSections } from "~/rich-text/text-sections.server";
import type { PageContext } from "~/seo/page-context";
import type { StaticHtml } from "~/ui/static-html";
import type { LegalPage } from "./legal-page.server";

/**
 * Renders the text of a legal page.
 * @param id id of the containing element
 * @param title heading of the text, if the page has another title
 */
export function renderLegalText(
  request: Request,
  id: string,
  page: Pick<PageContext, "locale" | "prefix" | "t">,
  { body, contentFormat, lang, resolveLink, pictures }: LegalPage,
  title?: string,
): StaticHtml {
  return renderStaticHtml(
    request,
    id,
    page,
    <TextSections
      text={body}
      format={contentFormat}
      lang={lang?.body}
      resolveLink={resolveLink}
      pictureAt={(address) => pictures.get(address)}
      {...(title && { title, titleLang: lang?.title })}
    />,
  );
}
