import { breadcrumbs } from "../json-ld/breadcrumbs";
import { type Descriptors, type MetaInput, readPage } from "../page-context";
import { pageMeta } from "../page-meta";

export function privacyMeta(args: MetaInput): Descriptors {
  const page = readPage(args, "/privacy");
  if (!page) return [];
  const { t } = page;
  return pageMeta(page, {
    title: t("privacy.meta.title"),
    description: t("privacy.meta.description"),
    structuredData: [breadcrumbs(page, { name: t("footer.privacy"), path: "/privacy" })],
  });
}
