import { breadcrumbs } from "~/seo/json-ld/breadcrumbs";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { contactPage } from "./json-ld";

export function contactHead(input: HeadInput): Descriptors {
  const page = readPage(input, "/contact", "contact");
  const { t } = page;
  return pageMeta(page, {
    title: t("contact.meta.title"),
    description: t("contact.meta.description"),
    structuredData: [
      contactPage(page),
      breadcrumbs(page, { name: t("nav.contact"), path: "/contact" }),
    ],
  });
}
