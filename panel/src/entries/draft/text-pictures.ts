import { columnOf } from "#content/columns.ts";
import { formatColumn, richKindOf } from "#content/declared.ts";
import type { Table } from "#content/define.ts";
import { locales } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { picturesInText } from "#shared/rich-text/picture-line.ts";
import { textIn } from "./member-forms";
import { type Gallery, type Picture, type PictureDetail, withDetail } from "./picture-details";
import type { Texts } from "./texts";
import type { Columns, Draft } from "./values";

type Fields = Pick<Table, "fields">;

/** Names of the texts that may have pictures. */
const textsOf = ({ fields }: Fields): string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && richKindOf(field) === "full";
  });

/** Addresses of the pictures in a row's texts, in all languages, without duplicates. */
export function picturesInTexts(table: Fields, row: Columns): string[] {
  const texts = textsOf(table).flatMap((name) =>
    locales.map((locale) => textIn(row, columnOf(name, locale))),
  );
  return [...new Set(texts.flatMap((text) => picturesInText(text, row[formatColumn])))];
}

/** Addresses of the pictures in a draft's texts, as {@link picturesInTexts}. */
export function picturesInDraft(table: Fields, draft: Draft): string[] {
  const texts = textsOf(table).flatMap((name) =>
    locales.map((locale) => (draft[name] as Texts)[locale]),
  );
  return [...new Set(texts.flatMap((text) => picturesInText(text, draft[formatColumn])))];
}

/** Field whose draft value has the details of pictures in texts; undefined if the table has no pictures. */
export const describedFieldOf = ({ fields }: Fields): string | undefined =>
  Object.keys(fields).find((name) => /^pictures?$/.test(fields[name]?.kind ?? ""));

/** Changes the details of a picture in a text. */
export function withTextDetail<Value extends Picture | Gallery>(
  value: Value,
  address: string,
  change: Partial<PictureDetail>,
): Value {
  const key = imageKey(address);
  if (key === undefined) return value;
  const inTexts = [...new Set([...(value.inTexts ?? []), key])];
  return { ...value, details: withDetail(value.details, address, change), inTexts };
}

/** Draft without details of pictures that no text has any more. */
export function withoutUnusedDetails(table: Fields, draft: Draft): Draft {
  const name = describedFieldOf(table);
  if (name === undefined) return draft;
  const { inTexts = [], ...value } = draft[name] as Picture | Gallery;
  const keys = picturesInDraft(table, draft).map(imageKey);
  const kept = [...new Set(keys)].filter((key) => key !== undefined && key in value.details);
  if (kept.length === inTexts.length && kept.every((key) => inTexts.includes(key ?? "")))
    return draft;
  return { ...draft, [name]: { ...value, ...(kept.length > 0 && { inTexts: kept }) } } as Draft;
}
