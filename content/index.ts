import { destinations } from "./destinations.ts";
import { posts } from "./posts.ts";
import { tours } from "./tours.ts";

/** Content types, in the panel's order. */
export const contentTypes = [posts, tours, destinations] as const;
