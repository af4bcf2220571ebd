import { destinations } from "./destinations.ts";
import { enquiries } from "./enquiries.ts";
import { posts } from "./posts.ts";
import { deskSettings, siteSettings } from "./settings.ts";
import { tours } from "./tours.ts";

/** The kinds of entries, in the order in which the panel names them. */
export const contentTypes = [posts, tours, destinations] as const;

/** Everything that is declared. */
export const tables = [...contentTypes, enquiries, siteSettings, deskSettings] as const;
