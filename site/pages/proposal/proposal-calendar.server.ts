import type { RouterContextProvider } from "react-router";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { serverMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import { hasCalendar, journeyCalendar } from "./calendar-file";
import { toProposalPage } from "./proposal-page.server";

/** The days of an accepted proposal for calendars; 404 for requests without the token of a link. */
export function proposalCalendar(context: Readonly<RouterContextProvider>): Response {
  const app = context.get(appContext);
  const { locale } = context.get(languageContext);
  const t = createTranslate(locale, serverMessages(locale, "proposal"));
  const opened = app.proposal?.opened;
  const missing = () => new Response("", { status: 404 });
  if (!opened || opened.state === "withdrawn") return missing();
  const proposal = toProposalPage(opened, locale);
  if (!hasCalendar(opened.state, proposal)) return missing();
  const file = journeyCalendar(proposal, opened.sent_at, {
    host: new URL(app.siteUrl).host,
    company: context.get(companyContext).name,
    nameOfDay: (n) => t("proposal.calendar.day", { n }),
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${opened.reference}.ics"`,
    },
  });
}
