import type { Database } from "./database.ts";

/** Channel of `announce_content_change()`, in supabase/migrations. */
const channel = "content_changed";

/**
 * Subscribes to content changes. Calls back before the changing request is answered, with the table
 * (`tours`) and its entries (`tours/slug`). Calls `onUncertain` if notifications may have been missed: everything
 * may have changed.
 */
export async function watchContent(
  database: Database,
  onChange: (changed: string[]) => void,
  onUncertain: () => void,
): Promise<void> {
  await database.listen(
    channel,
    (payload) => {
      const { table, slugs } = JSON.parse(payload) as { table: string; slugs?: string[] };
      onChange(cacheTags(table, slugs));
    },
    onUncertain,
  );
}

/** Cache tags of a table: the table itself and some slugs, or `*`. */
export function cacheTags(table: string, slugs = ["*"]): string[] {
  return [table, ...slugs.map((slug) => `${table}/${slug}`)];
}
