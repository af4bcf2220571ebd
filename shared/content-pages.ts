// Made from `content/types/` by `npm run content:migration`.

/** Addresses of the content types' lists and entries. Browsers load them, but not the declarations. */
export const contentPages = {
  destinations: { path: "/destinations", inNavigation: true },
  "destinations/entry": { path: "/destinations/:slug" },
  tours: { path: "/tours", inNavigation: true },
  "tours/entry": { path: "/tours/:slug" },
  blog: { path: "/blog", inNavigation: true },
  "blog/entry": { path: "/blog/:slug" },
  guides: { path: "/guides" },
  "guides/entry": { path: "/guides/:slug" },
  faq: { path: "/faq" },
  reviews: { path: "/reviews" },
} as const;

/** Name of a content type's list: its path without slash. */
export type ContentList = Exclude<keyof typeof contentPages, `${string}/entry`>;
