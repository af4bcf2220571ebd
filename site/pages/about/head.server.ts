import { breadcrumbs } from "~/seo/json-ld/breadcrumbs";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { aboutPage } from "./json-ld";

export function aboutHead(input: HeadInput): Descriptors {
  const page = readPage(input, "/about", "about");
  const { t } = page;
  return pageMeta(page, {
    title: t("about.meta.title"),
    description: t("about.meta.description"),
    structuredData: [aboutPage(page), breadcrumbs(page, { name: t("nav.about"), path: "/about" })],
  });
}
