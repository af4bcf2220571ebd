import { isTranslated } from "#content/columns.ts";
import type { EditedKind, FieldOf, Member } from "#content/define.ts";
import { defaultLocale, locales } from "#shared/locales.ts";
import { numberIn, numberText } from "./parse-number";
import { noTexts, type Texts } from "./texts";
import type { Columns, Naming, Values } from "./values";

/** Conversion of one kind of field between row and draft. */
export interface Form<K extends EditedKind> {
  /** Draft value of the columns; the default of a new entry if the field's column is undefined. */
  read: (columns: Columns, name: string, field: FieldOf<K>, naming: Naming) => Values[K];
  /** Columns to write. Blank values are null. */
  write: (value: Values[K], name: string, field: FieldOf<K>, naming: Naming) => Columns;
}

// Rows may be written by other programs: the type of a value is not guaranteed.
export function textIn(columns: Columns, name: string): string {
  const value = columns[name];
  return typeof value === "string" ? value : "";
}
export function listIn(columns: Columns, name: string): unknown[] {
  const value = columns[name];
  return Array.isArray(value) ? value : [];
}
export function stringsIn(columns: Columns, name: string): string[] {
  return listIn(columns, name).filter((word) => typeof word === "string");
}

/** Columns of a field, one per language if it is translated. */
export function columnsByLocale(
  name: string,
  field: FieldOf<"text" | "list" | "slug">,
  naming: Naming,
) {
  if (!isTranslated(field)) return [[defaultLocale, name] as const];
  return locales.map((locale) => [locale, naming(name, locale)] as const);
}

const typedNumber = {
  read: (columns: Columns, name: string, { initial = "" }: { initial?: number | "" }) => {
    const value = columns[name];
    return numberText(value === undefined ? initial : value);
  },
  // A draft keeps what is not a number yet. The rules refuse to publish it.
  write: (value: string, name: string, field: FieldOf<"number" | "money">): Columns => ({
    [name]: numberIn(value, field) ?? (value.trim() || null),
  }),
};

export const memberForms: { [K in Member["kind"]]: Form<K> } = {
  text: {
    read: (columns, name, field, naming) => {
      const columnsOf = columnsByLocale(name, field, naming);
      const texts = columnsOf.map(([locale, column]) => [locale, textIn(columns, column)]);
      return { ...noTexts, ...(Object.fromEntries(texts) as Partial<Texts>) };
    },
    write: (value, name, field, naming) => {
      const columnsOf = columnsByLocale(name, field, naming);
      return Object.fromEntries(
        columnsOf.map(([locale, column]) => [column, value[locale].trim() || null]),
      );
    },
  },
  number: typedNumber,
  month: {
    read: (columns, name) => numberText(columns[name]),
    write: (value, name) => ({ [name]: value ? Number(value) : null }),
  },
  money: typedNumber,
  flag: {
    read: (columns, name, { initial }) => {
      const value = columns[name] ?? initial;
      return typeof value === "boolean" ? value : null;
    },
    write: (value, name) => ({ [name]: value }),
  },
  choice: {
    read: (columns, name, { initial = "" }) =>
      columns[name] === undefined ? initial : textIn(columns, name),
    write: (value, name) => ({ [name]: value || null }),
  },
  choices: {
    read: (columns, name) => stringsIn(columns, name),
    write: (value, name) => ({ [name]: value }),
  },
  picture: {
    read: (columns, name) => ({ address: textIn(columns, name), details: {} }),
    write: ({ address }, name) => ({ [name]: address.trim() || null }),
  },
  months: {
    read: (columns, name) => listIn(columns, name).filter((month) => typeof month === "number"),
    write: (value, name) => ({ [name]: value }),
  },
};
