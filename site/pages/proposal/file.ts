import type { Route } from "./+types/file";
import { proposalCalendar } from "./proposal-calendar.server";
import { proposalPdf } from "./proposal-pdf.server";

/** A proposal as PDF or calendar. One route: every route is listed in the manifest that all pages load. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.type === "pdf") return proposalPdf(context);
  if (params.type === "ics") return proposalCalendar(context);
  return new Response("", { status: 404 });
}
