import type { FieldOf, Kind } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { ChosenPicture } from "./chosen-picture";
import type { Gallery } from "./picture-details";
import type { Slug } from "./slug";
import type { Tags } from "./tags";
import type { Item, Texts } from "./texts";

/** An object of a list, as its form holds it. */
export interface ObjectItem {
  /** Only tells the items of the form apart; it is not saved. */
  key: string;
  /** By the names of its members. */
  values: Draft;
}

/** What a draft holds of a field, by the field's kind. */
export interface Values {
  slug: Slug;
  /** A text that is the same in every language stands in `es`. */
  text: Texts;
  list: Item[];
  tags: Tags;
  /** As it was typed. */
  number: string;
  money: string;
  /** Null: nobody has said. */
  flag: boolean | null;
  /** Empty: none. */
  choice: string;
  choices: string[];
  months: number[];
  /** ISO 8601; empty: none; or `incomplete`, which is not saved. */
  moment: string;
  picture: ChosenPicture;
  pictures: Gallery;
  refs: string[];
  objects: ObjectItem[];
}

export type Value = Values[Kind];

/** An entry as its form holds it, in all languages at once, by the names of its fields. */
export type Draft = Record<string, Value>;

/** Columns of a row, or members of an object in one. */
export type Columns = Record<string, unknown>;

/** Messages by the path of what is wrong: `name.es`, `price`, `itinerary.2.title.fr`. */
export type Problems = Record<string, string>;

/** The column of a text in a language, or the member of an object. */
export type Naming = (name: string, locale: Locale) => string;

/** What a draft holds of a field. It was put there by the field's own kind (`draft.ts`). */
export function valueIn<K extends Kind>(draft: Draft, name: string, _field: FieldOf<K>): Values[K] {
  return draft[name] as Values[K];
}
