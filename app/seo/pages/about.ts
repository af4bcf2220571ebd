import { aboutPage } from "../json-ld/about-page";
import { breadcrumbs } from "../json-ld/breadcrumbs";
import { type Descriptors, type MetaInput, readPage } from "../page-context";
import { pageMeta } from "../page-meta";

export function aboutMeta(args: MetaInput): Descriptors {
  const page = readPage(args, "/about");
  if (!page) return [];
  const { t } = page;
  return pageMeta(page, {
    title: t("about.meta.title"),
    description: t("about.meta.description"),
    structuredData: [aboutPage(page), breadcrumbs(page, { name: t("nav.about"), path: "/about" })],
  });
}
