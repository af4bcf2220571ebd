import type { Database } from "./database.ts";

/** The channel of `announce_content_change()`, in supabase/migrations. */
const channel = "content_changed";

/**
 * Calls back with what has changed, before the request that changed it is answered: a table such as
 * `tours`, and `tours/slug` for each entry of it.
 */
export async function watchContent(
  database: Database,
  onChange: (changed: string[]) => void,
): Promise<void> {
  const { driver } = database.connection;
  await database.exclusively(() =>
    driver.listen(channel, (payload) => {
      const { table, slugs } = JSON.parse(payload) as { table: string; slugs?: string[] };
      onChange([table, ...(slugs ?? ["*"]).map((slug) => `${table}/${slug}`)]);
    }),
  );
}
