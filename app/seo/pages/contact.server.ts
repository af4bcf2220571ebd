import { breadcrumbs } from "../json-ld/breadcrumbs";
import { contactPage } from "../json-ld/contact-page";
import type { Descriptors } from "../page-context";
import { pageMeta } from "../page-meta";
import { type HeadInput, readPage } from "../read-page.server";

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
