import type { Database } from "./database.ts";

/** The channel of `announce_content_change()`, in supabase/migrations. */
const channel = "content_changed";

/**
 * Calls back with what has changed, before the request that changed it is answered: a table such as
 * `tours`, and `tours/slug` for each entry of it; and when notices may have been missed, so that anything may have changed.
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

/** What pages may have read of a table: all of it, or the entries of some slugs. */
export function cacheTags(table: string, slugs = ["*"]): string[] {
  return [table, ...slugs.map((slug) => `${table}/${slug}`)];
}
