import * as z from "zod/mini";
import { imageKey } from "#shared/pictures/image-details.ts";
import { keysOf } from "./columns.ts";
import type { Field, FieldOf, Member } from "./define.ts";
import { formats, isDate, maxAddressLength, maxSlugLength, slugPattern } from "./formats.ts";

/**
 * Validation rules with messages for administrators. The database enforces the same limits
 * (`sql/schema.ts`); these rules let a client check before it writes. They do not check the location of
 * pictures, because old rows may contain others.
 */

type Schema = z.ZodMiniType;

const spanish = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

/** Counts characters as PostgreSQL does: an emoji is one. */
const lengthOf = (text: string) => [...text].length;
const atMost = (max: number) =>
  z.refine<string>((text) => lengthOf(text) <= max, `Como máximo ${max} caracteres`);
const looksLike = (pattern: string, message: string, isValid = (_text: string) => true) =>
  z.refine<string>((text) => new RegExp(pattern, "u").test(text) && isValid(text), message);

const isOurs = (marks: readonly string[]) =>
  z.refine<string>(
    (text) => marks.includes(text) || imageKey(text) !== undefined,
    "Sube la imagen: la web no muestra las que están en otras direcciones",
  );

const address = z.string().check(atMost(maxAddressLength));
const monthNumber = z.int("Elige un mes").check(between({ min: 1, max: 12 }));

const defaultRequiredMessage = "Rellena este campo";

/** Error message of an empty value; undefined if the field may be empty. */
export function requiredMessageOf(field: Field | Member): string | undefined {
  if (!("required" in field) || !field.required) return undefined;
  return field.requiredMessage ?? defaultRequiredMessage;
}

/** Rule of a text in one language. */
export function textRule(
  { min = 1, max, format }: Pick<FieldOf<"text">, "min" | "max" | "format">,
  required?: string,
): Schema {
  const form = format && formats[format];
  const checks = [
    atMost(max),
    ...(form ? [looksLike(form.pattern, form.message, form.isValid)] : []),
  ];
  if (required === undefined) return z.string().check(...checks);
  const filled = z.refine<string>((text) => lengthOf(text.trim()) >= min, {
    error: required,
    abort: true,
  });
  return z.string(required).check(filled, ...checks);
}

function between({ min, max }: { min: number; max: number }) {
  return z.superRefine<number>((number, context) => {
    if (number < min) context.addIssue(`Mínimo ${spanish.format(min)}`);
    if (number > max) context.addIssue(`Máximo ${spanish.format(max)}`);
  });
}

/** Rule of a non-empty value of an array's member in one language. */
export function memberRule(member: Member): Schema {
  if (member.kind === "picture") return address.check(isOurs(member.marks ?? []));
  return valueRule(member);
}

/** Rule of a non-empty value of a field in one language. */
export function valueRule(field: Field | Member, required?: string): Schema {
  switch (field.kind) {
    case "slug":
      if (field.options) return z.enum(Object.keys(field.options), "Elige una de las opciones");
      return z
        .string("Escribe una dirección")
        .check(
          looksLike(slugPattern, "Solo minúsculas sin acentos, números y guiones: mi-tour"),
          atMost(maxSlugLength),
        );
    case "text":
      return textRule(field, required);
    case "number": {
      const number = field.whole
        ? z.int("Escribe un número entero")
        : z.number("Escribe un número");
      return number.check(between(field));
    }
    case "month":
      return monthNumber;
    case "count":
      return z.int().check(between({ min: 1, max: field.max }));
    case "money":
      return z.number("Escribe un precio").check(between({ min: 0, max: field.max }));
    case "flag":
      return z.boolean();
    case "choice":
      return z.enum(Object.keys(field.options), "Elige una de las opciones");
    case "choices":
      return listRule(z.enum(Object.keys(field.options)), Object.keys(field.options).length);
    case "months":
      return listRule(monthNumber, 12);
    case "date":
      return z.string().check(z.refine(isDate, "Escribe una fecha"));
    case "datetime":
      return z
        .string()
        .check(z.refine((text) => !Number.isNaN(Date.parse(text)), "Escribe una fecha"));
    case "picture":
      return address;
    case "pictures":
      // Any of them may become the cover.
      return listRule(field.cover ? address : z.string(), field.maxItems);
    case "list":
    case "tags":
      return listRule(z.string().check(atMost(field.max)), field.maxItems);
    case "drawing":
      return z.custom<unknown>(field.isValid, "Elige otro dibujo");
    case "relations":
      return listRule(z.guid(), field.maxItems);
    case "relation":
      return z.guid();
    case "array":
      return listRule(objectRule(field.of), field.maxItems);
  }
}

function listRule(item: Schema, maxItems: number): Schema {
  return z
    .array(item)
    .check(z.refine((list) => list.length <= maxItems, `Como máximo ${maxItems}`));
}

/** Members may be missing, and other programs may write further ones. */
function objectRule(of: Readonly<Record<string, Member>>): Schema {
  const members = Object.entries(of).flatMap(([name, member]) =>
    keysOf(name, member).map((key) => [key, z.nullish(memberRule(member))]),
  );
  return z.looseObject(Object.fromEntries(members));
}
