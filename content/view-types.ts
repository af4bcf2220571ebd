import type { Drawing } from "#shared/brand/drawing.ts";
import type { Locale } from "#shared/locales.ts";
import type { Field, FieldOf, Fields, Kind } from "./define.ts";

/** Types of the views made by `view.ts`. */

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Shown<Name extends string, F> = F extends { as: infer As extends string }
  ? As
  : CamelCase<Name>;

/** Optional values are undefined if empty. */
type Sure<F, Value> = F extends { required: true } | { initial: unknown }
  ? Value
  : Value | undefined;

type OptionOf<F> = F extends { options: infer Options } ? keyof Options & string : never;

/** Members of an array have the URL, which is empty if there is none. */
type PictureIn<Picture> = [Picture] extends [string] ? string : Picture | undefined;

interface Values<F, Picture> {
  slug: string;
  /** Empty if there is none. */
  text: string;
  list: string[];
  tags: string[];
  number: Sure<F, number>;
  month: Sure<F, number>;
  count: number;
  money: Sure<F, number>;
  flag: Sure<F, boolean>;
  choice: Sure<F, OptionOf<F>>;
  choices: OptionOf<F>[];
  months: number[];
  /** `2026-11-29` */
  date: Sure<F, string>;
  /** ISO 8601. */
  datetime: string | undefined;
  picture: PictureIn<Picture>;
  pictures: Picture[];
  relations: string[];
  relation: string | undefined;
  drawing: Drawing | undefined;
  array: F extends FieldOf<"array"> ? ObjectView<F>[] : never;
}

type Value<F, Picture> = F extends { kind: infer K extends Kind } ? Values<F, Picture>[K] : never;

type TranslatedNames<F extends Fields, Name extends keyof F & string> = {
  [N in Name]: F[N] extends { translated: true } ? Shown<N, F[N]> : never;
}[Name];

/** Languages of fallback texts, by name in the view. */
type FallenBack<Name extends string> = { [N in Name]?: Locale };

type Members<F extends Fields, Name extends keyof F & string, Picture> = {
  [N in Name as Shown<N, F[N]>]: Value<F[N], Picture>;
} & {
  /**
   * Fields shown in Spanish on a page of another language, for the `lang` attribute (WCAG 3.1.2).
   */
  lang?: FallenBack<TranslatedNames<F, Name>>;
};

/** View of an object in an array. */
export type ObjectView<F extends FieldOf<"array">> = Members<
  F["of"] & Record<string, Field>,
  keyof F["of"] & string,
  string
> &
  (F extends { position: infer P extends string } ? Record<P, number> : unknown);

/** View of some fields of a type in one language. */
export type ViewOf<F extends Fields, Name extends keyof F & string, Picture> = Members<
  F,
  Name,
  Picture
>;
