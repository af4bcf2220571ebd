import type { ContentTypeOf, Field } from "../../content/define.ts";
import type { SceneName } from "./scene-details.ts";
import type { Trilingual, TrilingualList } from "./trilingual.ts";

/** Shape of a demonstration entry: by column, with translations together and pictures as scenes. */
export type SeedOf<T extends Pick<ContentTypeOf, "fields">> = SeedOfFields<Declared<T["fields"]>> &
  KeyOf<Declared<T["fields"]>>;

/** An entry without a slug has a fixed id (UUID), so that an interrupted run does not add it twice. */
type KeyOf<F> = F extends { slug: unknown } ? unknown : { id: string };

/** Without index signatures, which intersections with `Fields` bring along. */
type Declared<O> = { [N in keyof O as string extends N ? never : N]: O[N] };

type SeedOfFields<F> = {
  [N in keyof F as IsOmitted<F[N]> extends true ? never : N]: SeedValue<F[N]>;
} & {
  [N in keyof F as HasDefault<F[N]> extends true ? N : never]?: SeedValue<F[N]>;
} & {
  [N in keyof F as F[N] extends { kind: "picture" } ? N : never]?: SceneName;
} & {
  [N in keyof F as F[N] extends { kind: "relation" } ? N : never]?: string;
} & {
  [N in keyof F as F[N] extends { kind: "slug"; translated: true }
    ? `slug_${Exclude<keyof Trilingual, "es">}`
    : never]?: string;
};

/** Derived by the database, or optional because of its default. */
type IsOmitted<F> = F extends
  | { kind: "count" }
  | { kind: "flag"; initial: boolean }
  | { kind: "choice"; initial: string }
  | { kind: "picture" }
  | { kind: "relation" }
  ? true
  : false;
type HasDefault<F> = F extends
  | { kind: "flag"; initial: boolean }
  | { kind: "choice"; initial: string }
  ? true
  : false;

type OptionOf<F> = F extends { options: infer Options } ? keyof Declared<Options> & string : never;

interface Values<F> {
  slug: string;
  text: F extends { translated: true } ? Trilingual : string;
  list: F extends { translated: true } ? TrilingualList : string[];
  tags: string[];
  number: number;
  month: number;
  count: never;
  money: number;
  flag: boolean;
  choice: OptionOf<F>;
  choices: OptionOf<F>[];
  months: number[];
  /** `2026-11-29` */
  date: string;
  /** ISO 8601 with offset. */
  datetime: string;
  picture: SceneName;
  /** The first is the cover. */
  pictures: SceneName[];
  drawing: never;
  /** Slugs, or ids of entries without a slug. */
  relations: string[];
  /** Slug, or id of an entry without one. */
  relation: string;
  array: F extends { of: infer Of } ? ItemSeed<Declared<Of>>[] : never;
}

type SeedValue<F> = F extends { kind: infer K extends Field["kind"] } ? Values<F>[K] : never;

type Needed<M> = M extends { required: true } | { expected: true } ? true : false;
type ItemSeed<Of> = {
  [N in keyof Of as Needed<Of[N]> extends true ? N : never]: SeedValue<Of[N]>;
} & {
  [N in keyof Of as Needed<Of[N]> extends true ? never : N]?: SeedValue<Of[N]>;
};
