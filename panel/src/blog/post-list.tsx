import { EntryList } from "@panel/list/entry-list";
import type { Summarise } from "@panel/list/entry-row";
import type { ListOptions } from "@panel/list/use-entry-list";
import { formatDay } from "@panel/ui/format";
import type { Row } from "#shared/database.types.ts";
import { PostBadge } from "./post-badge";
import { postKind } from "./post-kind";

export const listedPosts: ListOptions = {
  kind: postKind,
  searched: ["title", "category", "author"],
  order: { column: "created_at", ascending: false },
  filters: [
    { value: "draft", label: "Borradores", column: "is_published", is: false },
    { value: "published", label: "Publicados", column: "is_published", is: true },
  ],
};

const summarise: Summarise = (row) => {
  const { created_at, category, author, is_published } = row as unknown as Row<"blog_posts">;
  return {
    text: [formatDay(created_at), category, author].join(", "),
    badges: <PostBadge published={is_published} />,
  };
};

/** Every post, the last one written first (H7). */
export function PostList() {
  return (
    <EntryList
      {...listedPosts}
      note="los más nuevos primero"
      empty="Todavía no hay posts. Escribe el primero."
      summarise={summarise}
    />
  );
}
