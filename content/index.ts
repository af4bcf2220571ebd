import { destinations } from "./destinations.ts";
import { posts } from "./posts.ts";
import { tours } from "./tours.ts";

/** The kinds of entries, in the order in which the panel names them. */
export const contentTypes = [posts, tours, destinations] as const;
