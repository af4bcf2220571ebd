import { isLocale } from "#shared/locales.ts";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { serverMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import { absoluteUrl, tourPath } from "~/seo/addresses";
import type { Route } from "./+types/calendar";
import { calendarFile } from "./calendar-file";
import { readDeparture } from "./queries.server";

/** Seconds until a client tries again if reading fails. */
const retryAfterSeconds = 10;

/** A departure for calendars, in the language of the request. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const t = createTranslate(locale, serverMessages(locale, "departures"));
  const say = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        ...headers,
      },
    });
  const isAddress = !params.locale || isLocale(params.locale);
  const departure = isAddress ? await readDeparture(app, locale, params.id) : undefined;
  if (departure === "unavailable")
    return say(503, t("departures.later"), { "retry-after": String(retryAfterSeconds) });
  if (!departure) return say(404, t("departures.missing"));
  const { guideText, priceText, isPriceFrom, left, isCancelled, isGuaranteed } = departure;
  const price = isPriceFrom ? t("departures.price.from", { price: priceText }) : priceText;
  const lines = [
    isCancelled ? t("departures.cancelled") : "",
    isGuaranteed ? t("departures.guaranteed") : "",
    left === 0 ? t("departures.full") : "",
    guideText && t("departures.speaks", { languages: guideText }),
    priceText && `${t("departures.price")}: ${price}`,
  ].filter(Boolean);
  const file = calendarFile(departure, {
    url: absoluteUrl(app.siteUrl, tourPath(departure.tour.slugs[locale]), locale),
    host: new URL(app.siteUrl).host,
    company: context.get(companyContext).name,
    lines,
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${departure.tour.slugs[locale]}-${departure.startsOn}.ics"`,
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
    },
  });
}
