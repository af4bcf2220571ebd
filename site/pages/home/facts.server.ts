import type { LoaderFunctionArgs } from "react-router";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, pictureList } from "~/pictures/picture-list";

/** Built-in logos in `site/assets/partners.svg`, with their ratio of width to height. */
const marks: Readonly<Record<string, number>> = {
  "partner-1": 219 / 64,
  "partner-2": 260 / 64,
  "partner-3": 206 / 64,
  "partner-4": 205 / 64,
  "partner-5": 202 / 64,
};

/** A partner with a built-in logo or a stored picture; else its name is shown. */
export interface Partner {
  name: string;
  href: string;
  mark?: { id: string; ratio: number };
  picture?: Picture | undefined;
}

export interface ReviewSites {
  sites: { name: string; href: string }[];
  /** All names as a list in the language. */
  names: string;
}

/** Partners and review sites of the home page. */
export async function homeFacts(
  context: LoaderFunctionArgs["context"],
): Promise<{ partners: Partner[]; reviews: ReviewSites }> {
  const { locale } = context.get(languageContext);
  const { partners, reviewSites } = context.get(companyContext);
  const logos = partners.map(({ logo }) => logo).filter((logo) => imageKey(logo) !== undefined);
  const known = await lookUpPictures(context.get(appContext), logos);
  const names = reviewSites.map(({ name }) => name);
  return {
    partners: partners.map(({ name, href, logo }) => ({
      name,
      href,
      ...(Object.hasOwn(marks, logo) && { mark: { id: logo, ratio: marks[logo] ?? 1 } }),
      ...(logos.includes(logo) && {
        picture: logoPicture(logo, locale, known),
      }),
    })),
    reviews: {
      sites: reviewSites.map(({ name, href }) => ({ name, href })),
      names: new Intl.ListFormat(intlLocales[locale], { type: "conjunction" }).format(names),
    },
  };
}

/** Without background tint, which would show through transparent logos. */
function logoPicture(logo: string, locale: Locale, known: KnownPictures): Picture | undefined {
  const [picture] = pictureList({ details: {}, locale, known }, logo);
  return picture && { ...picture, tint: undefined };
}
