import type { Locale } from "#shared/locales.ts";
import type { CurrentProposal } from "#shared/proposal.ts";
import type { AppContext } from "~/context";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type ProposalPage, toProposalPage } from "./proposal-page.server";

/** The version of a proposal with its pictures. */
export async function readProposalPage(
  app: AppContext,
  opened: CurrentProposal,
  locale: Locale,
): Promise<ProposalPage> {
  const { image_url, gallery_images } = opened.content;
  const stored = [image_url, ...(Array.isArray(gallery_images) ? gallery_images : [])];
  const known = await lookUpPictures(
    app,
    stored.map((each) => (typeof each === "string" ? each : null)),
  );
  return toProposalPage(opened, locale, known);
}
