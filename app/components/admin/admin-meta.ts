/** The head of a page of the panel: its title, and that no search engine keeps it. */
export function adminMeta(title: string) {
  return [{ title: `${title} | Admin Panel` }, { name: "robots", content: "noindex, nofollow" }];
}
