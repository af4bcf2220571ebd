import { isTranslated } from "#content/columns.ts";
import type { FieldOf, Kind, Member } from "#content/define.ts";
import { defaultLocale, locales } from "#shared/locales.ts";
import { numberIn, numberText } from "./parse-number";
import { noTexts, type Texts } from "./texts";
import type { Columns, Naming, Values } from "./values";

/** How a field of one kind comes out of a row and goes back into one. */
export interface Form<K extends Kind> {
  /** What a draft holds of these columns; without the field's own, what a new entry begins with. */
  read: (columns: Columns, name: string, field: FieldOf<K>, naming: Naming) => Values[K];
  /** The columns that are written. What is empty is null. */
  write: (value: Values[K], name: string, field: FieldOf<K>, naming: Naming) => Columns;
}

// Others write rows as well: nothing is taken for granted.
export function textIn(columns: Columns, name: string): string {
  const value = columns[name];
  return typeof value === "string" ? value : "";
}
export function listIn(columns: Columns, name: string): unknown[] {
  const value = columns[name];
  return Array.isArray(value) ? value : [];
}
export function wordsIn(columns: Columns, name: string): string[] {
  return listIn(columns, name).filter((word) => typeof word === "string");
}

/** The columns of a field, by the languages in which it is written. */
export function columnsByLocale(name: string, field: FieldOf<"text" | "list">, naming: Naming) {
  if (!isTranslated(field)) return [[defaultLocale, name] as const];
  return locales.map((locale) => [locale, naming(name, locale)] as const);
}

const typedNumber = {
  read: (columns: Columns, name: string, { initial = "" }: { initial?: number | "" }) => {
    const value = columns[name];
    return numberText(value === undefined ? initial : value);
  },
  write: (value: string, name: string, field: FieldOf<"number" | "money">): Columns => ({
    [name]: numberIn(value, field),
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
    read: (columns, name) => wordsIn(columns, name),
    write: (value, name) => ({ [name]: value }),
  },
  months: {
    read: (columns, name) => listIn(columns, name).filter((month) => typeof month === "number"),
    write: (value, name) => ({ [name]: value }),
  },
};
