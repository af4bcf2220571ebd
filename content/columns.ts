import { defaultLocale, type Locale, locales } from "#shared/locales.ts";
import type { Field, FieldOf, Member } from "./define.ts";

/** Column of a text or list in a language. Spanish columns have no suffix. */
export function columnOf(name: string, locale: Locale): string {
  return locale === defaultLocale ? name : `${name}_${locale}`;
}

/** Columns of the fields' translations. */
export function translationsOf(names: readonly string[]): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return others.flatMap((locale) => names.map((name) => columnOf(name, locale)));
}

/** Key of an object's member in a language. Spanish keys have a suffix, too. */
export function memberOf(name: string, locale: Locale): string {
  return `${name}_${locale}`;
}

export function isTranslated(field: Field | Member): boolean {
  return "translated" in field && field.translated === true;
}

/** All columns of a field, including translations. */
export function columnsOf(name: string, field: Field): string[] {
  if (isTranslated(field)) return locales.map((locale) => columnOf(name, locale));
  if (field.kind === "pictures" && field.cover) return [field.cover, name];
  return [name];
}

/** Column with the alternative texts and focal points of a field's pictures. */
export function detailsColumnOf(name: string, field: Pick<FieldOf<"picture">, "ownDetails">) {
  return field.ownDetails ? `${name}_details` : "image_details";
}

/** All keys of a member in the objects of an array. */
export function keysOf(name: string, member: Member): string[] {
  return isTranslated(member) ? locales.map((locale) => memberOf(name, locale)) : [name];
}
