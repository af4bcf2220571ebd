import { breadcrumbs } from "../json-ld/breadcrumbs";
import { contactPage } from "../json-ld/contact-page";
import { type Descriptors, type MetaInput, readPage } from "../page-context";
import { pageMeta } from "../page-meta";

export function contactMeta(args: MetaInput): Descriptors {
  const page = readPage(args, "/contact");
  if (!page) return [];
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
