import { formatDay, formatUsd } from "@panel/ui/format";
import type { ContentType, Counted, Field } from "#content/define.ts";
import { picturesIn } from "../draft/forms";
import { textIn } from "../draft/member-forms";
import type { EntryRow } from "../entry-row";

const pictureWords: Counted = ["imagen", "imágenes"];

export const counted = (count: number, [one, several]: Counted) =>
  `${count} ${count === 1 ? one : several}`;

/** Text below an entry's name in a list, and the text beside it. */
export function listedWords(type: ContentType, row: EntryRow): { text: string; aside: string } {
  const { order, fields } = type;
  const listed = Object.entries(fields).filter(([, { list }]) => list);
  const day = order.by === "created_at" ? [formatDay(textIn(row, "created_at"))] : [];
  const words = listed.map(([name, field]) => wordsOf(name, field, row));
  const prices = listed.flatMap(([name, field]) =>
    field.kind === "money" ? [priceOf(field.before, row[name])] : [],
  );
  return { text: [...day, ...words].filter(Boolean).join(", "), aside: prices.join(", ") };
}

function wordsOf(name: string, field: Field, row: EntryRow): string {
  switch (field.kind) {
    case "text":
      return textIn(row, name);
    case "number":
      return field.unit ? counted(Number(row[name]), field.unit) : String(row[name] ?? "");
    case "pictures": {
      const { length } = picturesIn(row, name, field);
      return length === 0 ? "sin imágenes" : counted(length, pictureWords);
    }
    default:
      return "";
  }
}

function priceOf(before: string | undefined, amount: unknown): string {
  return typeof amount === "number" ? [before, formatUsd(amount)].filter(Boolean).join(" ") : "";
}

/** Order of a list, in Spanish: `por nombre`. */
export function orderWords({ order, fields }: ContentType): string {
  if (order.by === "created_at") return "los más nuevos primero";
  return `por ${fields[order.by]?.label.toLowerCase()}`;
}
