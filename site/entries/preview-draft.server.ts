import type { ContentTable } from "#content/index.ts";
import type { Row } from "#shared/database.types.ts";
import type { AppContext } from "~/context";

/** The draft of a preview as a query result; undefined outside of previews (K3). */
export function previewDraft<Table extends ContentTable>({ draft }: AppContext, table: Table) {
  if (draft?.table !== table) return undefined;
  return { data: draft.row as Row<Table>, error: null };
}
