import { formatNumber } from "@panel/ui/format";
import type { FieldOf } from "#content/define.ts";

/**
 * Parser for numbers in Spanish notation as people type and paste them: `5.850`, `5850,5`, `US$ 5.850`, `1
 * 200,50`, `250 km`. English notation (`5,850.50`) is accepted too.
 */

type NumberField = FieldOf<"number" | "money">;

/** `problem` is an error message in Spanish. */
export type ParsedNumber = { value: number } | { problem: string };

/** Digits without separators or in groups of three with one separator, then optional decimals. */
const notation = (grouping: string, decimal: string) =>
  new RegExp(
    `^(?<whole>\\d+|[1-9]\\d{0,2}([${grouping}\\s'’])\\d{3}(?:\\2\\d{3})*)(?:${decimal}(?<decimals>\\d+))?$`,
    "u",
  );
const spanish = notation(".", ",");
const english = notation(",", "\\.");

const dollars = "us\\s?\\$|u\\$s|usd|\\$|dólares";
const otherCurrency = /€|£|\b(?:eur(?:os)?|gbp|zar|rands?)\b|^r\s?\d/iu;

/**
 * Parses the text of a number or money field. If Spanish and English notation give two different numbers
 * within the field's limits, the Spanish one is used, unless it is improbable (`1,200` millimetres): then
 * the text is refused.
 * @param text not blank
 * @returns a number, possibly outside of the field's limits, or an error message
 */
export function parseNumber(text: string, field: NumberField): ParsedNumber {
  const typed = text.replace(/\p{Cf}/gu, "").trim();
  const [, sign = "", digits = ""] = /^([-−–+]?)\s*(.*)$/su.exec(withoutUnits(typed, field)) ?? [];
  const read = (pattern: RegExp) => numberOf(pattern.exec(digits)?.groups, sign);
  const inSpanish = read(spanish);
  const inEnglish = read(english);
  const readings = [inSpanish, inEnglish].filter((reading) => reading !== undefined);
  const [best = readings[0], other] = readings.filter((reading) => fits(reading, field));
  if (!best) return { problem: notUnderstood(typed, field) };
  if (isAmbiguous(best, other, best === inSpanish ? "," : ".", field))
    return { problem: ambiguous(typed, digits) };
  if (field.kind === "money" && best.decimals.length > 2)
    return { problem: "Como máximo dos decimales" };
  return { value: best.value };
}

/** Number in a field's text; null if the text is blank or not a number. */
export function numberIn(text: string, field: NumberField): number | null {
  if (text.trim() === "") return null;
  const parsed = parseNumber(text, field);
  return "value" in parsed ? parsed.value : null;
}

/**
 * Text of a stored number: `5850,5`. {@link parseNumber} parses it to the same number. Drafts also have unfinished
 * texts, which stay as they are.
 */
export function numberText(stored: unknown): string {
  if (typeof stored === "string" && !Number.isFinite(Number(stored))) return stored;
  const number = typeof stored === "string" && stored !== "" ? Number(stored) : stored;
  return typeof number === "number" && Number.isFinite(number)
    ? String(number).replace(".", ",")
    : "";
}

/**
 * Parsed number, displayed below the input: `5.850 US$`.
 * @returns undefined if it equals the typed text, or if the text is not a number
 */
export function echoOf(text: string, field: NumberField): string | undefined {
  const number = numberIn(text, field);
  if (number === null) return undefined;
  if (field.kind === "money") return `${formatNumber(number)} US$`;
  const written = numberText(number);
  if (written === text.trim()) return undefined;
  const [whole = "", decimals] = written.split(",");
  const grouped = formatNumber(Number(whole)).replace(/^0$/u, whole);
  const unit = field.admin?.unit?.[number === 1 ? 0 : 1];
  return [decimals ? `${grouped},${decimals}` : grouped, unit].filter(Boolean).join(" ");
}

interface Reading {
  value: number;
  decimals: string;
}

function numberOf(parts: Record<string, string> | undefined, sign: string): Reading | undefined {
  if (!parts) return undefined;
  const { whole = "", decimals = "" } = parts;
  const size = Number(`${whole.replace(/\D/gu, "")}.${decimals || 0}`);
  return { value: /[-−–]/u.test(sign) && size !== 0 ? -size : size, decimals };
}

function fits({ value, decimals }: Reading, field: NumberField): boolean {
  if (field.kind === "money") return decimals.length <= 2 && value >= 0 && value <= field.max;
  const isRightKind = !field.whole || Number.isInteger(value);
  return isRightKind && value >= field.min && value <= field.max;
}

/**
 * Decimals that are probably thousands. In a money field, `5.85` may be an unfinished `5.850`. `1,200` is
 * refused where both 1.2 and 1200 are within the limits.
 */
function isAmbiguous(
  best: Reading,
  other: Reading | undefined,
  decimalSeparator: string,
  { kind }: NumberField,
): boolean {
  if (best.decimals === "") return false;
  if (kind === "money" && decimalSeparator === ".") return best.value >= 1 && best.value < 1000;
  return other !== undefined && other.value !== best.value && best.decimals.endsWith("0");
}

function ambiguous(typed: string, digits: string): string {
  const [whole = "", decimals = ""] = digits.split(/[.,]/u);
  const thousands = `${whole}${decimals.padEnd(3, "0")}`;
  const withComma = `${whole},${decimals.replace(/0+$/u, "") || "0"}`;
  return `«${typed}» se puede leer de dos maneras: escribe ${withComma} o ${thousands}`;
}

function notUnderstood(typed: string, field: NumberField): string {
  if (field.kind === "money" && otherCurrency.test(typed))
    return "Los precios van en dólares (US$): escribe la cifra en dólares";
  const excerpt = typed.length > 20 ? `${typed.slice(0, 20)}…` : typed;
  return `No se entiende «${excerpt}»: escribe solo el número`;
}

/** Removes the currency of prices, or the field's unit: `admin.unit`, or the one in its label, such as `(°C)`. */
function withoutUnits(text: string, field: NumberField): string {
  const [, inLabel = ""] = /\((.+)\)$/u.exec(field.label) ?? [];
  const units =
    field.kind === "money"
      ? dollars
      : [...(field.admin?.unit ?? []), inLabel].filter(Boolean).map(escaped).join("|");
  if (!units) return text;
  const pattern = new RegExp(`^(?:${units})\\s*|\\s*(?:${units})\\.?$`, "giu");
  return text.replace(pattern, "");
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&");
