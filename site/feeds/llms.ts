import { isLocale, localeNames, locales } from "#shared/locales.ts";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { namespaces, serverMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import { createTranslate } from "~/i18n/translate";
import { navigation } from "~/page-list";
import { absoluteUrl } from "~/seo/addresses";
import type { Route } from "./+types/llms";
import { type LlmsLink, llmsText } from "./llms-text";
import { readEntryLinks } from "./read-entry-links.server";
import { textResponse } from "./text-response";

/**
 * `/llms.txt` (llmstxt.org): the site's pages and entries with their descriptions, for language models, in one language.
 * @throws {Response} 503 if rows cannot be read
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.locale && !isLocale(params.locale)) return new Response("", { status: 404 });
  const app = context.get(appContext);
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const t = createTranslate(locale, {
    ...serverMessages(wording, "common"),
    ...serverMessages(wording, "home"),
    ...serverMessages(locale, "llms"),
  });
  const pages = navigation.map(({ name, path }): LlmsLink => {
    const messages = name in namespaces ? serverMessages(wording, name as "home") : {};
    const key = `${name}.meta.description`;
    const note = (!wording.hasTours && messages[`${key}.none`]) || messages[key] || "";
    return { title: t(`nav.${name}`), url: absoluteUrl(app.siteUrl, path, locale), note };
  });
  const others = locales.filter((each) => each !== locale);
  const text = llmsText({
    title: context.get(companyContext).name,
    summary: t("home.meta.description"),
    note: t("llms.note"),
    sections: [
      { title: t("llms.pages"), links: pages },
      ...(await readEntryLinks(app, locale)),
      {
        title: t("language.label"),
        links: others.map((other) => ({
          title: localeNames[other],
          url: absoluteUrl(app.siteUrl, "/llms.txt", other),
          note: "",
        })),
      },
    ],
  });
  return textResponse(text, "text/markdown");
}
