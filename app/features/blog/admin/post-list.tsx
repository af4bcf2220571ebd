import { formatDay } from "~/components/admin/format";
import { EntryList } from "~/components/admin/list/entry-list";
import type { StatusFilter } from "~/components/admin/list/read-entries";
import type { Row } from "~/lib/database.types";
import { PostBadge } from "./post-badge";
import { postKind } from "./post-kind";

const filters: StatusFilter[] = [
  { value: "draft", label: "Borradores", column: "is_published", is: false },
  { value: "published", label: "Publicados", column: "is_published", is: true },
];

/** Every post, the last one written first (checklist H7). */
export function PostList() {
  return (
    <EntryList
      kind={postKind}
      note="los más nuevos primero"
      searched={["title", "category", "author"]}
      order={{ column: "created_at", ascending: false }}
      filters={filters}
      empty="Todavía no hay posts. Escribe el primero."
      summarise={(row) => {
        const { created_at, category, author, is_published } = row as unknown as Row<"blog_posts">;
        return {
          text: [formatDay(created_at), category, author].join(", "),
          badges: <PostBadge published={is_published} />,
        };
      }}
    />
  );
}
