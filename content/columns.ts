import { defaultLocale, type Locale, locales } from "#shared/locales.ts";
import type { Field, Member } from "./define.ts";

/** The column of a text or list in a language: Spanish carries no suffix. */
export function columnOf(name: string, locale: Locale): string {
  return locale === defaultLocale ? name : `${name}_${locale}`;
}

/** The columns of fields in every language but the first. */
export function translationsOf(names: readonly string[]): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return others.flatMap((locale) => names.map((name) => columnOf(name, locale)));
}

/** The member of an object in a language: each carries its suffix, Spanish too. */
export function memberOf(name: string, locale: Locale): string {
  return `${name}_${locale}`;
}

export function isTranslated(field: Field | Member): boolean {
  return "translated" in field && field.translated === true;
}

/** Every column of a field, its own and those of its translations. */
export function columnsOf(name: string, field: Field): string[] {
  if (isTranslated(field)) return locales.map((locale) => columnOf(name, locale));
  if (field.kind === "pictures" && field.cover) return [field.cover, name];
  return [name];
}

/** The keys of a member in the objects of a list. */
export function keysOf(name: string, member: Member): string[] {
  return isTranslated(member) ? locales.map((locale) => memberOf(name, locale)) : [name];
}
