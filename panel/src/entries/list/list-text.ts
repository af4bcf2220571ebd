import { formatDay, formatUsd } from "@panel/ui/format";
import type { Counted, Field } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { picturesIn } from "../draft/forms";
import { textIn } from "../draft/member-forms";
import type { EntryRow } from "../entry-row";
import { type ListOrder, orderOf } from "./orders";

const pictureWords: Counted = ["imagen", "imágenes"];

export const counted = (count: number, [one, several]: Counted) =>
  `${count} ${count === 1 ? one : several}`;

/** Text below an entry's name in a list, and the text beside it. */
export function listedWords(type: ContentType, row: EntryRow): { text: string; aside: string } {
  const { admin, fields } = type;
  const listed = Object.entries(fields).filter(([, field]) => field.admin?.list);
  const day = admin.order.by === "created_at" ? [formatDay(textIn(row, "created_at"))] : [];
  const words = listed.map(([name, field]) => wordsOf(name, field, row));
  const prices = listed.flatMap(([name, field]) =>
    field.kind === "money" ? [priceOf(field.admin?.before, row[name])] : [],
  );
  return { text: [...day, ...words].filter(Boolean).join(", "), aside: prices.join(", ") };
}

function wordsOf(name: string, field: Field, row: EntryRow): string {
  switch (field.kind) {
    case "text":
      return textIn(row, name);
    case "number":
    case "count": {
      const { unit } = field.admin ?? {};
      return unit ? counted(Number(row[name]), unit) : String(row[name] ?? "");
    }
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

/** Order of a list, in Spanish: `por nombre`; `precio, de mayor a menor` if it is not the default. */
export function orderWords(type: ContentType, chosen: ListOrder): string {
  const { fields, admin } = type;
  const { order } = admin;
  if (chosen.value !== orderOf(type, null).value)
    return chosen.label.charAt(0).toLowerCase() + chosen.label.slice(1);
  if (order.by === "created_at") return "los más nuevos primero";
  return `por ${fields[order.by]?.label.toLowerCase()}`;
}
