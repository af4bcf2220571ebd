import { breadcrumbs } from "~/seo/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

export function privacyHead(input: HeadInput): Descriptors {
  const page = readPage(input, "/privacy", "privacy");
  const { t } = page;
  return pageMeta(page, {
    title: t("privacy.meta.title"),
    description: t("privacy.meta.description"),
    structuredData: [breadcrumbs(page, { name: t("footer.privacy"), path: "/privacy" })],
  });
}
