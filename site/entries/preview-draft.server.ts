import type { ContentTable } from "#content/define.ts";
import type { Row } from "#shared/database.types.ts";
import type { AppContext } from "~/context";

/** What a preview shows in place of the stored row, as the answer to a query; undefined on the pages of the site (K3). */
export function previewDraft<Table extends ContentTable>({ draft }: AppContext, table: Table) {
  if (draft?.table !== table) return undefined;
  return { data: draft.row as Row<Table>, error: null };
}
