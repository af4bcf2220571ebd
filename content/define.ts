import type { Locale } from "#shared/locales.ts";

/**
 * Schema of the content types. A declaration is plain data: the panel, the site, the seed, the database's
 * checks and the row types are derived from it.
 *
 * A field without `required` and without `initial` may be empty: null in the row, or an empty list.
 */

/** A text in all languages of the site. */
export type Words = Readonly<Record<Locale, string>>;

export type Bucket = "tour-images" | "destination-images" | "blog-images";

export type ContentTable = "tours" | "destinations" | "blog_posts";

/** Format of a text: `time` is `HH:MM`, `digits` at least 6 digits. */
export type Format = "email" | "url" | "time" | "digits";

interface Common {
  /** Label in the panel, in Spanish. */
  label: string;
  hint?: string;
  /** Section of the form; without it the field gets its own. */
  section?: string;
  /** Half of the form's width: shares a row with its neighbour. */
  half?: true;
  /** Shown per entry in the panel's list. */
  list?: true;
  /** Name in a view, if it is not the column in camel case. */
  as?: string;
}

/** Singular and plural of a noun: `día`, `días`. */
export type Counted = readonly [one: string, several: string];

/** Entries whose flag is true (or false), in the panel's words. */
export interface State {
  /** Value in the list's query: `?status=inactive`. */
  value: string;
  /** `Inactivo`, and the plural for the filter: `Inactivos`. */
  words: Counted;
  /** Text of the dashboard if there are none. Without it the dashboard does not count them. */
  none?: string;
  /** Shows a badge in the list. */
  badge?: true;
}

interface Many {
  /** Name of an item, followed by its number: `Día`. */
  one: string;
  /** The same inside a sentence: `el día`. */
  the: string;
  /** Label of the button that adds an item. */
  add: string;
  /** Text shown if there are no items. */
  empty: string;
  maxItems: number;
}

export interface Options {
  /** Slug of the entry, derived from another field until edited. */
  slug: Common & { from: string };
  /**
   * Up to `max` characters. `rows`: multi-line. `expected`: translations count as missing even if the
   * Spanish text is empty. `suggest`: offers values of other entries. `pictures`: visitors may see the
   * pictures linked in the text. `upload`: URL of a picture uploaded to this bucket, or one of `marks`, the
   * site's own pictures; pages show no others.
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
  /** Ordered short texts, each with translations. */
  list: Common & Many & { max: number; translated?: true };
  /** Words that are not translated. */
  tags: Common & { maxItems: number; max: number };
  /**
   * `step`: increment in the panel. `unit`: unit in the list. `month`: selected by name. `derived`: the
   * list whose length the database stores here. `column`: type of an integer that is not a smallint.
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
  /** US dollars with cents. `before`: text before the value in the list. */
  money: Common & { max: number; required?: string; initial?: number; before?: string };
  /** Boolean; without `initial` also unknown (null). */
  flag: Common & { initial?: boolean; yes?: State; no?: State };
  choice: Common & {
    options: Readonly<Record<string, Words>>;
    required?: string;
    initial?: string;
  };
  choices: Common & { options: Readonly<Record<string, Words>> };
  /** Months of the year, 1 to 12. */
  months: Common;
  /** Timestamp. `future`: the state of entries whose time has not come. */
  moment: Common & { future?: State };
  /** URL of an uploaded picture. */
  picture: Common & { bucket: Bucket };
  /** URLs of uploaded pictures; `cover` is the column that repeats the first one. */
  pictures: Common & { bucket: Bucket; maxItems: number; cover?: string };
  /** Ordered ids of other entries. Readers skip hidden and deleted ones. */
  refs: Common & { to: ContentTable; maxItems: number; add: string; empty: string };
  /**
   * Ordered objects; `position` is the member that numbers them from 1. `counted`: noun for objects with
   * missing translations.
   */
  objects: Common &
    Many & { position?: string; counted?: Counted; of: Readonly<Record<string, Member>> };
}

export type Kind = keyof Options;
export type FieldOf<K extends Kind> = { [P in K]: Readonly<Options[P]> & { readonly kind: P } }[K];
/** Kinds of members in an object. Translated members have the suffixes `_es`, `_en` and `_fr`. */
export type Member = FieldOf<
  "text" | "number" | "money" | "flag" | "choice" | "choices" | "months"
>;
export type Field = FieldOf<Kind>;
export type Fields = Readonly<Record<string, Field>>;

/** Rejects unknown options at compile time; generics alone accept them. */
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

/** Section of a form; `aside` is the narrow column beside the texts. */
interface Section {
  title: string;
  aside?: true;
}

export interface Table {
  table: string;
  sections: Readonly<Record<string, Section>>;
  /** Comparisons of two numbers of an entry. */
  rules?: readonly { atLeast: string; than: string }[];
  fields: Fields;
  /** Columns created in migrations that no form edits. Entries have standard ones. */
  others?: readonly string[];
}

/** A content type: rows with a title, a slug and a publication flag. */
export interface ContentType<Name extends ContentTable = ContentTable> extends Table {
  table: Name;
  /** Path of its list in the panel, below `/admin`. */
  path: string;
  /** Column with the title. */
  title: string;
  /** Publication flag: visitors see only entries where it is true. */
  publishedFlag: string;
  words: {
    /** At the start of a sentence: `Tour guardado correctamente`. */
    one: string;
    /** Inside a sentence: `el tour`. Participles agree with its article: `Guía recuperada`. */
    the: string;
    /** Name of the section, the heading of its list. */
    many: string;
    /**
     * If it differs from the section's name: plural for counts (`8 posts`), and name of all entries.
     */
    plural?: string;
    all?: string;
    /** Label of the button: `Nuevo tour`. */
    fresh: string;
    /** Text of the empty list. */
    empty: string;
  };
  /** Default order of the panel's list. */
  order: { by: string; ascending: boolean };
  site: {
    /** Path of the list on the site, without language. Entries are below it. */
    path: string;
    /** Meta description, and the caption of the share picture. */
    description: string;
    place: string;
  };
}

/** Restricts names in a declaration to its own fields. */
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
