import { appContext, languageContext } from "~/context";
import { ItineraryDays } from "~/entries/itinerary-days";
import { renderMarkup } from "~/entries/render-static-html.server";
import { serverMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import type { Route } from "./+types/days";
import { readDays } from "./queries.server";

/**
 * The days of a tour as HTML, for the itinerary dialog of the list. Loaded on demand, because they
 * are most of a tour's data and few visitors open them.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, prefix } = context.get(languageContext);
  if (params.locale !== prefix) return new Response("Not Found", { status: 404 });
  const days = await readDays(context.get(appContext), params.slug, locale);
  if (!days) return new Response("Not Found", { status: 404 });
  if (days === "unavailable") return new Response("Service Unavailable", { status: 503 });
  const t = createTranslate(locale, serverMessages(locale, "entriesBody"));
  return new Response(renderMarkup({ locale, prefix, t }, <ItineraryDays days={days} />), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
  });
}
