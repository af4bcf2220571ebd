import { plainText } from "#shared/rich-text/text-of.ts";
import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import type { LegalPage } from "./legal-page.server";

export function legalHead(page: PageContext, legal: LegalPage): Descriptors {
  const { title, body, contentFormat, effectiveOn, updatedAt, translated } = legal;
  return pageMeta(page, {
    title,
    description: plainText(body, contentFormat, "full"),
    translated,
    structuredData: [
      {
        "@type": "WebPage",
        "@id": `${page.url}#page`,
        name: title,
        url: page.url,
        inLanguage: page.locale,
        datePublished: effectiveOn,
        dateModified: updatedAt,
      },
      breadcrumbs(page, { name: title, path: page.path }),
    ],
  });
}
