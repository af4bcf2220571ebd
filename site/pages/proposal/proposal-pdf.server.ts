import type { RouterContextProvider } from "react-router";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { serverMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import { createTranslate } from "~/i18n/translate";
import { pdfPolicy } from "../tour/brochure/pdf-policy";
import { toProposalBrochure } from "./proposal-brochure.server";
import { readProposalPage } from "./read-proposal.server";

/** A traveller's proposal as PDF, in its language; 404 for requests without the token of a link. */
export async function proposalPdf(context: Readonly<RouterContextProvider>): Promise<Response> {
  const app = context.get(appContext);
  const { locale } = context.get(languageContext);
  const t = createTranslate(locale, serverMessages(locale, "brochure"));
  const say = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: { "content-type": "text/plain; charset=utf-8", ...headers },
    });
  const opened = app.proposal?.opened;
  if (!opened || opened.state === "withdrawn") return say(404, t("brochure.missing"));
  const proposal = await readProposalPage(app, opened, locale);
  const name = `${opened.reference}-${opened.number}`;
  const pdf = await app.typesetBrochure(
    toProposalBrochure(proposal, {
      wording: context.get(wordingContext),
      company: context.get(companyContext),
      brand: app.brand,
      siteUrl: app.siteUrl,
      sentAt: opened.sent_at,
    }),
    // The key is logged: without the token.
    `proposal ${name}`,
  );
  if (typeof pdf === "number") return say(503, t("brochure.later"), { "retry-after": String(pdf) });
  if (!pdf) return say(404, t("brochure.missing"));
  return new Response(pdf as BodyInit, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${name}.pdf"`,
      "content-length": String(pdf.byteLength),
      "content-security-policy": pdfPolicy,
    },
  });
}
