import { enquiries } from "./enquiries.ts";
import { contentTypes } from "./index.ts";
import { deskSettings, siteSettings } from "./settings.ts";

/** Everything that is declared. Apart from the kinds of entries, which every page of the panel loads. */
export const tables = [...contentTypes, enquiries, siteSettings, deskSettings] as const;
