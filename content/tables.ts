import { siteBrand } from "./brand.ts";
import { departures } from "./departures.ts";
import { enquiries } from "./enquiries.ts";
import { contentTypes } from "./index.ts";
import { proposals } from "./proposals.ts";
import { deskSettings, siteSettings } from "./settings.ts";

/** All declared tables. Separate from the content types, which every panel page loads. */
export const tables = [
  ...contentTypes,
  enquiries,
  departures,
  proposals,
  siteSettings,
  deskSettings,
  siteBrand,
] as const;
