import type { ContentTypeOf } from "#content/define.ts";
import type { ContentTable } from "#content/index.ts";
import { hasSlugIn } from "#content/slugs.ts";
import type { Row } from "#shared/database.types.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";

/**
 * The visible entry with this slug in any language, in a preview its draft (K3); undefined if it does not exist. Call
 * `redirectOtherSlug` afterwards.
 */
export async function readEntry<Table extends ContentTable>(
  { supabase, log, draft }: AppContext,
  type: ContentTypeOf<Table>,
  slug: string,
  columns: "*",
): Promise<Row<Table> | undefined | "unavailable"> {
  const { table, visible } = type;
  if (!isSlug(slug)) return undefined;
  if (draft?.table === table) return draft.row as Row<Table>;
  const { data, error } = await supabase
    .from(table as "tours")
    .select(columns)
    .or(hasSlugIn(type, slug))
    .eq(visible as "is_active", true)
    .maybeSingle();
  if (error) {
    log.error("entry not read", { table, error: error.message });
    return "unavailable";
  }
  return (data as Row<Table> | null) ?? undefined;
}
