import { destinations } from "#content/types/destinations.ts";
import { objectsIn } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { practicalTexts } from "~/entries/practical-info";
import { readEntry } from "~/entries/read-entry.server";
import { readFirstTourCards, type TourCard } from "~/entries/tour-cards.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import { type ResolveLink, readLinks } from "~/rich-text/read-links.server";
import { type Questions, readQuestionsAbout } from "../faq/questions.server";
import type { ClimateMonth } from "./climate/climate.server";
import {
  type DestinationPage,
  destinationPageColumns,
  toDestinationPage,
} from "./destination-page.server";

/** More tours are in the list of tours. */
const maxTours = 12;

/** A destination and its tours. */
export interface DestinationPageData {
  destination: DestinationPage;
  resolveLink: ResolveLink;
  climate: ClimateMonth[];
  tours: TourCard[];
  questions: Questions;
}

/** Reads everything that an active destination's page shows; undefined if it does not exist. */
export async function readDestinationPage(
  context: AppContext,
  slug: string,
  locale: Locale,
): Promise<DestinationPageData | undefined | "unavailable"> {
  const row = await readEntry(context, destinations, slug, destinationPageColumns(locale));
  if (!row || row === "unavailable") return row;
  const texts = toDestinationPage(row, locale);
  const [known, tours, resolveLink, questions] = await Promise.all([
    lookUpPictures(context, row.gallery_images),
    readFirstTourCards(context, locale, maxTours, (rows) =>
      rows.contains("destination_ids", [row.id]),
    ),
    readLinks(context, locale, [
      [texts.fullDescription, texts.contentFormat],
      ...practicalTexts(texts),
    ]),
    readQuestionsAbout(context, locale, { destinations: [row.id] }),
  ]);
  return {
    destination: toDestinationPage(row, locale, known),
    resolveLink,
    climate: objectsIn(row.climate, destinations.fields.climate, locale),
    tours,
    questions,
  };
}
