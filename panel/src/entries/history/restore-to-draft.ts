import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { formatMoment } from "@panel/ui/format";
import type { ContentType } from "#content/index.ts";
import type { Columns } from "../draft/values";

/** Others may write between reading and saving. */
const maxAttempts = 3;

/**
 * Makes an entry's draft show these columns. Nothing is published.
 * @returns the columns before, to undo it
 * @throws {Error} with the reason in Spanish
 */
export async function restoreToDraft(
  { table }: ContentType,
  id: string,
  columns: Columns,
): Promise<Columns> {
  const call = { type: table, id };
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { row, draft, etags } = dataOf(await backend().rpc("open_entry", call));
    const before = { ...row, ...draft?.data };
    const changes = Object.fromEntries(
      Object.entries(columns).filter(([column]) => column in before),
    );
    const answer = dataOf(await backend().rpc("save_draft", { ...call, changes, seen: etags }));
    if (answer.outcome === "gone") throw new Error("Alguien ha eliminado la entrada.");
    if (answer.outcome === "scheduled")
      throw new Error(
        `Está programado para el ${formatMoment(answer.publish_at)}: cancela la programación para poder cambiarlo.`,
      );
    if (answer.outcome === "saved") return before;
  }
  throw new Error("Otra persona lo está cambiando. Inténtalo otra vez.");
}
