import type { EntryKind } from "@panel/entry/kind";
import type { Row } from "#shared/database.types.ts";

/** Posts of the blog, as the panel lists, saves and deletes them (H7). */
export const postKind: EntryKind = {
  table: "blog_posts",
  path: "/blog",
  bucket: "blog-images",
  nameField: "title",
  words: { one: "Post", the: "el post", many: "Blog", plural: "posts", fresh: "Nuevo post" },
  texts: [
    { field: "title", label: "Título" },
    { field: "excerpt", label: "Extracto" },
    { field: "content", label: "Contenido" },
  ],
  lists: [],
  pictureColumns: ["featured_image"],
  listColumns: ["created_at", "category", "author", "is_published"],
  pictures: (row) => {
    const { featured_image } = row as unknown as Row<"blog_posts">;
    return featured_image ? [featured_image] : [];
  },
};
