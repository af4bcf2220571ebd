import { aboutTexts } from "./about.ts";
import { blogTexts } from "./blog.ts";
import { contactTexts } from "./contact.ts";
import type { SiteText, TextPage } from "./define.ts";
import { destinationTexts } from "./destination.ts";
import { destinationsTexts } from "./destinations.ts";
import { homeTexts } from "./home.ts";
import { layoutTexts } from "./layout.ts";
import { reviewsTexts } from "./reviews.ts";
import { searchTexts } from "./search.ts";
import { tourTexts } from "./tour.ts";
import { toursTexts } from "./tours.ts";

/** All pages with editable texts, in the order of the panel. */
export const textPages: readonly TextPage[] = [
  homeTexts,
  aboutTexts,
  destinationsTexts,
  destinationTexts,
  toursTexts,
  tourTexts,
  blogTexts,
  contactTexts,
  reviewsTexts,
  searchTexts,
  layoutTexts,
];

/** All editable texts by key. Other keys cannot be overridden. */
export const siteTexts: ReadonlyMap<string, SiteText> = new Map(
  textPages.flatMap(({ texts }) => Object.entries(texts)),
);
