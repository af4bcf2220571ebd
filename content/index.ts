// Made from `content/types/` by `npm run content:migration`.
import type { ContentTypeOf } from "./define.ts";
import { blogCategories, blogTags } from "./types/blog-terms.ts";
import { destinations } from "./types/destinations.ts";
import { faqs } from "./types/faqs.ts";
import { guestReviews } from "./types/guest-reviews.ts";
import { guides } from "./types/guides.ts";
import { legalPages } from "./types/legal-pages.ts";
import { posts } from "./types/posts.ts";
import { tours } from "./types/tours.ts";

/** Content types, in the panel's order. */
export const contentTypes = [
  posts,
  tours,
  destinations,
  guides,
  faqs,
  guestReviews,
  blogCategories,
  blogTags,
  legalPages,
] as const;

/** Table of a content type. */
export type ContentTable = (typeof contentTypes)[number]["table"];

/** Any declared content type. */
export type ContentType = ContentTypeOf<ContentTable>;
