import { itemOf } from "@panel/entries/labels";
import { isTranslated } from "#content/columns.ts";
import type { Field, FieldOf, Table } from "#content/define.ts";
import { formatColumn, richKindOf } from "#content/properties.ts";
import type { Locale } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import type { RichKind } from "#shared/rich-text/types.ts";
import { editedFields } from "../entries/draft/draft";
import {
  detailOf,
  type Gallery,
  type Picture,
  type PictureDetail,
  withDetail,
} from "../entries/draft/picture-details";
import { picturesInDraft, withTextDetail } from "../entries/draft/text-details";
import { describedFieldOf } from "../entries/draft/text-pictures";
import { isBlank, type Texts } from "../entries/draft/texts";
import { type Draft, type Value, type Values, valueIn } from "../entries/draft/values";

/** A text of an entry in Spanish and in the target language. */
export interface TextPair {
  /** The same for the published entry and its draft, also after an item was moved: `itinerary.<id>.title`. */
  id: string;
  /** Path of its validation errors: `itinerary.2.title.en`. */
  path: string;
  /** Label within its field: `Día 3: Título`; empty for a field with a single text. */
  label: string;
  /** Minimum number of lines. */
  rows: number;
  /** Address of the picture that the text describes. */
  picture?: string;
  /** Only for texts with marks. */
  rich?: RichKind;
  source: string;
  target: string;
  /** Returns the field's value with this text replaced. */
  write: (value: Value, text: string) => Value;
}

/** Texts of one field. */
export interface TextPairGroup {
  field: string;
  label: string;
  pairs: TextPair[];
}

/**
 * Translatable texts of an entry that are filled in Spanish or in the target language, in the order of its form.
 * @param kept paths of texts that stay when they are emptied: a field must not vanish under the cursor
 */
export function textPairsOf(
  type: Pick<Table, "fields">,
  draft: Draft,
  language: Locale,
  kept?: ReadonlySet<string>,
): TextPairGroup[] {
  return editedFields(type).flatMap(([name, field]) => {
    const all = [
      ...ofField(name, field, draft, language),
      ...(name === describedFieldOf(type) ? ofTextPictures(type, name, draft, language) : []),
    ];
    const pairs = all.filter(
      ({ path, source, target }) => !isBlank(source) || !isBlank(target) || kept?.has(path),
    );
    return pairs.length > 0 ? [{ field: name, label: field.label, pairs }] : [];
  });
}

function ofField(name: string, field: Field, draft: Draft, language: Locale): TextPair[] {
  switch (field.kind) {
    case "text": {
      if (!isTranslated(field)) return [];
      const texts = valueIn(draft, name, field);
      const write = (value: Value, text: string) => ({ ...(value as Texts), [language]: text });
      const rich = draft[formatColumn] === "marked" && richKindOf(field);
      const pair = textPairOf(name, "", field.admin?.rows, texts, language);
      return [{ id: name, ...pair, ...(rich && { rich }), write }];
    }
    case "list":
      return isTranslated(field) ? ofList(name, field, valueIn(draft, name, field), language) : [];
    case "array":
      return ofObjects(name, field, valueIn(draft, name, field), language);
    case "picture": {
      const { address, details } = valueIn(draft, name, field);
      const detail = detailOf(details, address);
      if (!detail) return [];
      return ofPicture(name, "Texto alternativo", address, detail, language, (value, alt) => {
        const picture = value as Values["picture"];
        return { ...picture, details: withDetail(picture.details, address, { alt }) };
      });
    }
    case "pictures": {
      const { addresses, details } = valueIn(draft, name, field);
      return addresses.flatMap((address, at) => {
        const detail = detailOf(details, address);
        if (!detail) return [];
        const label = `Texto alternativo de la imagen ${at + 1}`;
        return ofPicture(`${name}.${at}`, label, address, detail, language, (value, alt) => {
          const gallery = value as Values["pictures"];
          return { ...gallery, details: withDetail(gallery.details, address, { alt }) };
        });
      });
    }
    default:
      return [];
  }
}

/** Alternative texts of pictures in texts, which are stored with those of the field. */
function ofTextPictures(
  type: Pick<Table, "fields">,
  name: string,
  draft: Draft,
  language: Locale,
): TextPair[] {
  const value = draft[name] as Picture | Gallery;
  const own = ("addresses" in value ? value.addresses : [value.address]).map(imageKey);
  const others = picturesInDraft(type, draft).filter((one) => !own.includes(imageKey(one)));
  return others.flatMap((address, at) => {
    const detail = detailOf(value.details, address);
    if (!detail) return [];
    const which = others.length > 1 ? `la imagen ${at + 1} del texto` : "la imagen del texto";
    const label = `Texto alternativo de ${which}`;
    return ofPicture(`${name}.text.${at}`, label, address, detail, language, (value, alt) =>
      withTextDetail(value as Picture | Gallery, address, { alt }),
    );
  });
}

function textPairOf(path: string, label: string, rows = 1, texts: Texts, language: Locale) {
  const { es: source, [language]: target } = texts;
  return { path: `${path}.${language}`, label, rows, source, target };
}

function ofList(name: string, field: FieldOf<"list">, items: Values["list"], language: Locale) {
  return items.map(
    (item, at): TextPair => ({
      id: `${name}.${at}`,
      ...textPairOf(`${name}.${at}`, itemOf(field, at), 1, item, language),
      write: (value, text) =>
        (value as Values["list"]).map((one) =>
          one.key === item.key ? { ...one, [language]: text } : one,
        ),
    }),
  );
}

function ofObjects(
  name: string,
  field: FieldOf<"array">,
  items: Values["array"],
  language: Locale,
) {
  return items.flatMap(({ key, values }, at) =>
    Object.entries(field.of).flatMap(([member, of]): TextPair[] => {
      if (of.kind !== "text" || !isTranslated(of)) return [];
      const label = `${itemOf(field, at)}: ${of.label}`;
      const texts = valueIn(values, member, of);
      return [
        {
          id: `${name}.${key}.${member}`,
          ...textPairOf(`${name}.${at}.${member}`, label, of.admin?.rows, texts, language),
          write: (value, text) =>
            (value as Values["array"]).map((one) => {
              if (one.key !== key) return one;
              const changed = { ...valueIn(one.values, member, of), [language]: text };
              return { ...one, values: { ...one.values, [member]: changed } };
            }),
        },
      ];
    }),
  );
}

function ofPicture(
  path: string,
  label: string,
  picture: string,
  { alt, decorative }: PictureDetail,
  language: Locale,
  withAlt: (value: Value, alt: Texts) => Value,
): TextPair[] {
  if (decorative) return [];
  return [
    {
      id: `${path.split(".", 1)}.${picture}`,
      ...textPairOf(path, label, 2, alt, language),
      path,
      picture,
      // Screen readers read it as one sentence: join the lines of pasted text.
      write: (value, text) =>
        withAlt(value, { ...alt, [language]: text.replace(/\s*\n\s*/g, " ") }),
    },
  ];
}
