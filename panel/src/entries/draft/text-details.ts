import type { Table } from "#content/define.ts";
import { formatColumn } from "#content/properties.ts";
import { locales } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { picturesInText } from "#shared/rich-text/picture-line.ts";
import { type Gallery, type Picture, type PictureDetail, withDetail } from "./picture-details";
import { describedFieldOf, textsOf } from "./text-pictures";
import type { Texts } from "./texts";
import type { Draft } from "./values";

/** Addresses of the pictures in a draft's texts, as `picturesInTexts`. */
export function picturesInDraft(table: Pick<Table, "fields">, draft: Draft): string[] {
  const texts = textsOf(table).flatMap((name) =>
    locales.map((locale) => (draft[name] as Texts)[locale]),
  );
  return [...new Set(texts.flatMap((text) => picturesInText(text, draft[formatColumn])))];
}

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
export function withoutUnusedDetails(table: Pick<Table, "fields">, draft: Draft): Draft {
  const name = describedFieldOf(table);
  if (name === undefined) return draft;
  const { inTexts = [], ...value } = draft[name] as Picture | Gallery;
  const keys = picturesInDraft(table, draft).map(imageKey);
  const kept = [...new Set(keys)].filter((key) => key !== undefined && key in value.details);
  if (kept.length === inTexts.length && kept.every((key) => inTexts.includes(key ?? "")))
    return draft;
  return { ...draft, [name]: { ...value, ...(kept.length > 0 && { inTexts: kept }) } } as Draft;
}
