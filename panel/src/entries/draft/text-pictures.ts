import { columnOf } from "#content/columns.ts";
import type { Table } from "#content/define.ts";
import { formatColumn, mayEmbedPictures, richKindOf } from "#content/properties.ts";
import { locales } from "#shared/locales.ts";
import { picturesInText } from "#shared/rich-text/picture-line.ts";
import { textIn } from "./member-forms";
import type { Columns } from "./values";

type Fields = Pick<Table, "fields">;

/** Names of the texts that may have pictures. */
export const textsOf = ({ fields }: Fields): string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field && mayEmbedPictures(field) && richKindOf(field) === "full";
  });

/** Addresses of the pictures in a row's texts, in all languages, without duplicates. */
export function picturesInTexts(table: Fields, row: Columns): string[] {
  const texts = textsOf(table).flatMap((name) =>
    locales.map((locale) => textIn(row, columnOf(name, locale))),
  );
  return [...new Set(texts.flatMap((text) => picturesInText(text, row[formatColumn])))];
}

/** Field whose draft value has the details of pictures in texts; undefined if the table has no pictures. */
export const describedFieldOf = ({ fields }: Fields): string | undefined =>
  Object.keys(fields).find((name) => {
    const kind = fields[name]?.kind;
    return kind === "picture" || kind === "pictures";
  });
