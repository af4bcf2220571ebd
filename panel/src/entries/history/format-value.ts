import { formatMoment, formatUsd, monthNames } from "@panel/ui/format";
import type { Field } from "#content/define.ts";
import { stringsIn } from "../draft/member-forms";

const nothing = "nada";

const listed = (words: string[]) => words.join(", ") || nothing;

/** Text of a value that is not a text: `Sí`, `1.200 USD`, `mayo, junio`. */
export function formatValue(field: Field, value: unknown): string {
  const words = stringsIn({ value }, "value");
  switch (field.kind) {
    case "flag":
      return typeof value === "boolean" ? (value ? "sí" : "no") : "sin decir";
    case "choice":
      return (typeof value === "string" && (field.options[value]?.es ?? value)) || nothing;
    case "choices":
      return listed(words.map((word) => field.options[word]?.es ?? word));
    case "months":
      return listed(numbersIn(value).map((month) => monthNames[month - 1] ?? String(month)));
    case "money":
      return typeof value === "number" ? formatUsd(value) : nothing;
    case "month":
      return (typeof value === "number" && monthNames[value - 1]) || nothing;
    case "number":
    case "count":
      return typeof value === "number" ? String(value).replace(".", ",") : nothing;
    case "datetime":
      return typeof value === "string" && value ? formatMoment(value) : nothing;
    case "tags":
      return listed(words);
    default:
      return typeof value === "string" && value ? value : nothing;
  }
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}
