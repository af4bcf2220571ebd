import { aboutPage } from "../json-ld/about-page";
import { breadcrumbs } from "../json-ld/breadcrumbs";
import type { Descriptors } from "../page-context";
import { pageMeta } from "../page-meta";
import { type HeadInput, readPage } from "../read-page.server";

export function aboutHead(input: HeadInput): Descriptors {
  const page = readPage(input, "/about", "about");
  const { t } = page;
  return pageMeta(page, {
    title: t("about.meta.title"),
    description: t("about.meta.description"),
    structuredData: [aboutPage(page), breadcrumbs(page, { name: t("nav.about"), path: "/about" })],
  });
}
