import type { Locale } from "#shared/locales.ts";

/**
 * The words in which a type of content is declared. A declaration is data alone, so that the panel, the
 * site, the seed, the database's checks and the row types are all derived from the same object.
 *
 * A field without `required` and without `initial` may be empty: null in the row, or an empty list.
 */

/** A text in the languages of the site. */
export type Words = Readonly<Record<Locale, string>>;

export type Bucket = "tour-images" | "destination-images" | "blog-images";

export type ContentTable = "tours" | "destinations" | "blog_posts";

/** What a text has to look like, beside its length: `time` is `HH:MM`, `digits` at least 6 of them. */
export type Format = "email" | "url" | "time" | "digits";

interface Common {
  /** In Spanish, as the panel shows it. */
  label: string;
  hint?: string;
  /** The section of the form; without it the field has one of its own. */
  section?: string;
  /** Shares a line of the form with its neighbour. */
  half?: true;
  /** Said of each entry in the panel's list. */
  list?: true;
  /** Its name in a view, where that is not the column in camel case. */
  as?: string;
}

/** One and several of something that is counted: `día`, `días`. */
export type Counted = readonly [one: string, several: string];

/** The entries of which a flag is true, or false, as the panel speaks of them. */
export interface State {
  /** In the address of the panel's list: `?status=inactive`. */
  value: string;
  /** `Inactivo`, and several of them in the list's filter: `Inactivos`. */
  words: Counted;
  /** What the dashboard says where there are none; without it, it does not count them. */
  none?: string;
  /** Marked in the list. */
  badge?: true;
}

interface Many {
  /** The name of one, which its number follows: `Día`. */
  one: string;
  /** The same within a sentence: `el día`. */
  the: string;
  /** The button that adds one. */
  add: string;
  /** What stands there as long as there is none. */
  empty: string;
  maxItems: number;
}

export interface Options {
  /** The entry's part of an address, made of another field until somebody writes one. */
  slug: Common & { from: string };
  /**
   * Up to `max` characters. With `rows`, several lines. `expected`: its translations are missed even
   * where the Spanish is empty. `suggest`: what other entries say is offered. `pictures`: visitors are shown
   * those whose addresses stand in it. `upload`: the address of a picture that is uploaded into this bucket, or one of
   * `marks`, pictures of the site's own; pages may show no others.
   */
  text: Common & {
    max: number;
    min?: number;
    translated?: true;
    required?: string;
    expected?: true;
    rows?: number;
    suggest?: true;
    search?: true;
    pictures?: true;
    upload?: Bucket;
    marks?: readonly string[];
    format?: Format;
  };
  /** Short texts in an order, each with its translations. */
  list: Common & Many & { max: number; translated?: true };
  /** Words that are the same in every language. */
  tags: Common & { maxItems: number; max: number };
  /**
   * `step`: in which steps the panel counts. `unit`: what it counts, in the list. `month`: chosen by name.
   * `derived`: the list whose length the database keeps here. `column`: where a whole number is not a smallint.
   */
  number: Common & {
    min: number;
    max: number;
    whole?: true;
    step?: number;
    unit?: Counted;
    month?: true;
    required?: string;
    initial?: number;
    derived?: { lengthOf: string };
    column?: "integer";
  };
  /** US dollars with cents. `before`: a word that the list puts in front. */
  money: Common & { max: number; required?: string; initial?: number; before?: string };
  /** Yes or no; without `initial` also unsaid, which is null. */
  flag: Common & { initial?: boolean; yes?: State; no?: State };
  choice: Common & {
    options: Readonly<Record<string, Words>>;
    required?: string;
    initial?: string;
  };
  choices: Common & { options: Readonly<Record<string, Words>> };
  /** Months of the year, 1 to 12. */
  months: Common;
  /** A point in time. `future`: what is shown, but only from then on. */
  moment: Common & { future?: State };
  /** The address of an uploaded picture. */
  picture: Common & { bucket: Bucket };
  /** Addresses of uploaded pictures; `cover` is the column that repeats the first one. */
  pictures: Common & { bucket: Bucket; maxItems: number; cover?: string };
  /** Ids of other entries in an order; those of hidden or deleted ones are skipped by readers. */
  refs: Common & { to: ContentTable; maxItems: number; add: string; empty: string };
  /**
   * Objects in an order; `position` is the member that numbers them from 1. `counted`: how those with something
   * left to translate are called.
   */
  objects: Common &
    Many & { position?: string; counted?: Counted; of: Readonly<Record<string, Member>> };
}

export type Kind = keyof Options;
export type FieldOf<K extends Kind> = { [P in K]: Readonly<Options[P]> & { readonly kind: P } }[K];
/** What an object of a list may be made of. A translated member has `_es`, `_en` and `_fr`. */
export type Member = FieldOf<
  "text" | "number" | "money" | "flag" | "choice" | "choices" | "months"
>;
export type Field = FieldOf<Kind>;
export type Fields = Readonly<Record<string, Field>>;

/** An option that its kind does not know is an error: generics alone would let it pass. */
type Extra<O, Known> = { [P in Exclude<keyof O, keyof Known>]: never };

const of =
  <K extends Kind>(kind: K) =>
  <const O extends Options[K]>(options: O & Extra<O, Options[K]>) =>
    ({ ...options, kind }) as O & { readonly kind: K };

export const slug = of("slug");
export const text = of("text");
export const list = of("list");
export const tags = of("tags");
export const number = of("number");
export const money = of("money");
export const flag = of("flag");
export const choice = of("choice");
export const choices = of("choices");
export const months = of("months");
export const moment = of("moment");
export const picture = of("picture");
export const pictures = of("pictures");
export const refs = of("refs");
export const objects = of("objects");

/** A part of a form; `aside` is the narrow column beside the texts. */
interface Section {
  title: string;
  aside?: true;
}

export interface Table {
  table: string;
  sections: Readonly<Record<string, Section>>;
  /** Rules between two numbers of an entry. */
  rules?: readonly { atLeast: string; than: string }[];
  fields: Fields;
  /** Columns that are made by hand, and that no form edits; entries have theirs. */
  others?: readonly string[];
}

/** A kind of entry: many rows with a name, an address of their own and a switch that shows them. */
export interface ContentType<Name extends ContentTable = ContentTable> extends Table {
  table: Name;
  /** Address of its list in the panel, below `/admin`. */
  path: string;
  /** Column of the name by which people know an entry. */
  title: string;
  /** The flag without which visitors do not see an entry. */
  publishedFlag: string;
  words: {
    /** At the beginning of a sentence: `Tour guardado correctamente`. */
    one: string;
    /** Within a sentence: `el tour`. With its article agrees what is done to one: `Guía recuperada`. */
    the: string;
    /** The section's name, which heads its list. */
    many: string;
    /** Where the section has another name: how several are counted, `8 posts`, and all of them called. */
    plural?: string;
    all?: string;
    /** The button: `Nuevo tour`. */
    fresh: string;
    /** What the list says as long as it is empty. */
    empty: string;
  };
  /** The order of the panel's list. */
  order: { by: string; ascending: boolean };
  site: {
    /** The list's address on the site, without language; entries are below it. */
    path: string;
    /** What a link to an entry says of it beside its title: a sentence, and on its picture where it leads. */
    description: string;
    place: string;
  };
}

/** A declaration names no field that it has not. */
interface NamesIn<F extends Fields> {
  rules?: readonly { atLeast: keyof F & string; than: keyof F & string }[];
  fields: F;
}
interface EntryNamesIn<F extends Fields> extends NamesIn<F> {
  title: keyof F & string;
  publishedFlag: keyof F & string;
  order: { by: (keyof F & string) | "created_at" };
  site: { description: keyof F & string; place: keyof F & string };
}

export const defineTable = <const F extends Fields, const Name extends string>(
  table: Table & { table: Name } & NamesIn<F>,
) => table;
export const defineType = <const F extends Fields, Name extends ContentTable>(
  type: ContentType<Name> & EntryNamesIn<F>,
) => type;
