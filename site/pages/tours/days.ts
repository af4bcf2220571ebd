import { appContext, languageContext } from "~/context";
import type { Route } from "./+types/days";
import { readDays } from "./queries.server";

/** The days of a tour for the dialog over the list: they are most of a tour, and few are opened. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, prefix } = context.get(languageContext);
  if (params.locale !== prefix) return new Response("Not Found", { status: 404 });
  const days = await readDays(context.get(appContext), params.slug, locale);
  if (!days) return new Response("Not Found", { status: 404 });
  if (days === "unread") return new Response("Service Unavailable", { status: 503 });
  return Response.json(days, { headers: { "cache-control": "no-cache" } });
}
