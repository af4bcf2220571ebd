import { columnOf, isTranslated, memberOf, translationsOf } from "../../content/columns.ts";
import type { Bucket, ContentTypeOf, Field, FieldOf, Member } from "../../content/define.ts";
import { type Locale, locales } from "../functions/_shared/locales.ts";
import type { PictureAddresses } from "./pictures.ts";
import { type SceneName, sceneDetails } from "./scene-details.ts";

/** Id of an entry in the database, by its slug, or by its fixed id if its type has no slugs. */
export type IdOf = (table: string, key: string) => string;

interface Stored {
  addressOf: PictureAddresses;
  /** For relations. */
  idOf: IdOf;
}

type Seed = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown>;

/** Row of a demonstration entry (`seed-of.ts`). */
export function rowOf({ fields }: Pick<ContentTypeOf, "fields">, seed: Seed, stored: Stored): Row {
  const row: Row = seed.id === undefined ? {} : { id: seed.id };
  for (const [name, field] of Object.entries(fields)) {
    if (seed[name] !== undefined) Object.assign(row, columnsOf(name, field, seed[name], stored));
    if (field.kind === "slug")
      for (const column of translationsOf([name]))
        if (seed[column] !== undefined) row[column] = seed[column];
    // The panel may list by creation: the order of publication reads better than none.
    if (field.kind === "datetime" && field.future) row.created_at = seed[name];
  }
  return row;
}

function columnsOf(name: string, field: Field, value: unknown, { addressOf, idOf }: Stored): Row {
  switch (field.kind) {
    case "relations":
      return { [name]: (value as string[]).map((key) => idOf(field.to, key)) };
    case "relation":
      return { [name]: idOf(field.to, value as string) };
    case "picture": {
      const scene = value as SceneName;
      return {
        [name]: addressOf(field.bucket, scene),
        image_details: imageDetails(field.bucket, [scene], addressOf),
      };
    }
    case "pictures": {
      const scenes = value as SceneName[];
      const addresses = scenes.map((scene) => addressOf(field.bucket, scene));
      return {
        ...(field.cover && { [field.cover]: addresses[0] ?? null }),
        [name]: addresses,
        image_details: imageDetails(field.bucket, scenes, addressOf),
      };
    }
    case "slug":
      return { [name]: value };
    case "array":
      return { [name]: (value as Seed[]).map((item, at) => itemOf(field, item, at)) };
    default:
      return isTranslated(field) ? inLanguages(name, value, columnOf) : { [name]: value };
  }
}

function itemOf({ of, position }: FieldOf<"array">, item: Seed, at: number): Row {
  const members = Object.entries(of).map(([name, member]: [string, Member]) => {
    const value = item[name];
    if (value === undefined) return {};
    return isTranslated(member) ? inLanguages(name, value, memberOf) : { [name]: value };
  });
  return Object.assign({ id: `${at + 1}`, ...(position && { [position]: at + 1 }) }, ...members);
}

function inLanguages(name: string, value: unknown, naming: typeof columnOf): Row {
  const texts = value as Record<Locale, unknown>;
  return Object.fromEntries(locales.map((locale) => [naming(name, locale), texts[locale]]));
}

/** Details of the scenes, by bucket and name (`shared/pictures/image-details.ts`). */
function imageDetails(bucket: Bucket, scenes: SceneName[], addressOf: PictureAddresses) {
  const nameOf = (scene: SceneName) => addressOf(bucket, scene).split("/").at(-1);
  return Object.fromEntries(
    scenes.map((scene) => [`${bucket}/${nameOf(scene)}`, sceneDetails[scene]]),
  );
}
