import type { MiddlewareFunction } from "react-router";
import { appContext, languageContext } from "~/context";
import { companyContext, readSettings } from "~/entries/settings.server";
import { wordingContext, wordingOf } from "~/i18n/facts.server";
import { cataloguesOf, draftCatalogues } from "~/i18n/overrides.server";

/** Reads the facts of the company and its tours, and the owner's words, once per request, for all loaders. */
export const company: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const [company, tours, texts] = await Promise.all([
    readSettings(app, locale),
    app.readTourFacts(),
    app.readTexts(),
  ]);
  const catalogues = app.draftTexts
    ? draftCatalogues(texts ?? [], app.draftTexts, locale)
    : texts
      ? cataloguesOf(texts, app.log)
      : undefined;
  context.set(companyContext, company);
  context.set(wordingContext, {
    ...wordingOf(company, tours, locale, undefined, app.brand),
    catalogues,
  });
  return next();
};
