import type { PersonLeaf } from "schema-dts";
import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { plainText } from "#shared/rich-text/text-of.ts";
import { guidePath, pictureUrl } from "~/seo/addresses";
import { agencyReference } from "~/seo/company-json-ld";
import { breadcrumbs, itemList } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { sharePictureUrl } from "~/seo/share-picture.server";
import { shareSize } from "~/seo/share-tags";
import type { Guide, GuideCardData } from "./guide.server";

export function guidesHead(page: PageContext, list: ListPage<GuideCardData>): Descriptors {
  const { t } = page;
  const title = t("guides.meta.title");
  const entries = list.entries.map(({ name, slug }) => ({ name, path: guidePath(slug) }));
  const [before] = rowsOf(list.page, pageSizes.guides);
  return pageMeta(page, {
    title,
    description: t("guides.meta.description"),
    list,
    structuredData: [
      itemList(page, title, { entries, total: list.total }, before),
      breadcrumbs(page, { name: t("nav.guides"), path: "/guides" }),
    ],
  });
}

export function guideHead(page: PageContext, guide: Guide): Descriptors {
  const { t } = page;
  const { slug, name, role, photo, bio, contentFormat, translated } = guide;
  const image = sharePictureUrl(page, "guides", { slug, name, place: role, cover: photo });
  return pageMeta(page, {
    title: t("guides.meta.entry", { name, role }),
    description: plainText(bio, contentFormat, "simple"),
    image: image ? { url: image, alt: name, size: shareSize } : undefined,
    translated,
    structuredData: [
      person(page, guide),
      breadcrumbs(
        page,
        { name: t("nav.guides"), path: "/guides" },
        { name, path: guidePath(slug) },
      ),
    ],
  });
}

function person(page: PageContext, guide: Guide): PersonLeaf {
  const url = page.urlOf(guidePath(guide.slug));
  return {
    "@type": "Person",
    "@id": `${url}#person`,
    name: guide.name,
    jobTitle: guide.role,
    description: plainText(guide.bio, guide.contentFormat, "simple"),
    url,
    image: pictureUrl(page.siteUrl, guide.photo?.src),
    knowsLanguage: guide.languageCodes.length > 0 ? guide.languageCodes : undefined,
    worksFor: agencyReference(page),
  };
}
