import type { Table } from "#content/define.ts";
import type { EntryDraftRow } from "#shared/database.types.ts";
import { changedWords } from "../history/changed-words";

type Problem = NonNullable<EntryDraftRow["problem"]>;

/** Columns that a problem names. */
function columnsIn({ columns, column }: Problem): string[] {
  if (column) return [column];
  if (Array.isArray(columns)) return columns.filter((one) => typeof one === "string");
  return columns && typeof columns === "object" ? Object.keys(columns) : [];
}

/** Reason for which a scheduled draft was not published, as a sentence in Spanish. */
export function problemWords(table: Pick<Table, "fields">, problem: Problem): string {
  const fields = changedWords(table, columnsIn(problem));
  const named = fields ? `: ${fields}` : "";
  switch (problem.outcome) {
    case "conflict":
      return `Mientras tanto se ha publicado otra cosa en los mismos campos${named}.`;
    case "slug-taken":
      return "La dirección es ahora de otra entrada.";
    case "gone":
      return "La entrada se ha eliminado.";
    case "23502":
      return `Falta lo obligatorio${named}.`;
    case "invalid":
    case "22001":
    case "23514":
      return `Hay algo que ya no se acepta${named}.`;
    case "42501":
      return "Quien lo programó ya no es administrador.";
    default:
      return "El servidor ha tenido un problema. Inténtalo otra vez.";
  }
}
