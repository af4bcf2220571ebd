import { columnsOf, isTranslated } from "../columns.ts";
import type { ContentType, Field, Member } from "../define.ts";

/** Where an entry has words, as `private.set_open_locales` takes it: names without language. */
export interface Worded {
  /** Missed in every language. */
  texts: string[];
  /** Missed where the Spanish is filled. */
  optional: string[];
  lists: string[];
  objects: Record<string, { expected: string[]; optional: string[] }>;
  pictures: string[];
}

const isMissedEverywhere = (field: Field | Member) =>
  field.kind === "text" && (field.required !== undefined || field.expected === true);

/** What of a type says which languages it is not written in to the end. */
export function wordedOf({ fields }: ContentType): Worded {
  const worded: Worded = { texts: [], optional: [], lists: [], objects: {}, pictures: [] };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "text" && isTranslated(field)) {
      (isMissedEverywhere(field) ? worded.texts : worded.optional).push(name);
    }
    if (field.kind === "list" && isTranslated(field)) worded.lists.push(name);
    if (field.kind === "pictures" || field.kind === "picture") {
      worded.pictures.push(...columnsOf(name, field));
    }
    if (field.kind === "objects") {
      const members = Object.entries(field.of).filter(([, member]) => isTranslated(member));
      const named = (missed: boolean) =>
        members.filter(([, member]) => isMissedEverywhere(member) === missed).map(([key]) => key);
      const objects = { expected: named(true), optional: named(false) };
      if (members.length > 0) worded.objects[name] = objects;
    }
  }
  return worded;
}

/** The columns on which that depends. */
function columnsWithWords({ fields }: ContentType): string[] {
  const worded = Object.entries(fields).filter(
    ([, field]) =>
      isTranslated(field) ||
      field.kind === "picture" ||
      field.kind === "pictures" ||
      (field.kind === "objects" && Object.values(field.of).some(isTranslated)),
  );
  return [
    "open_locales",
    "image_details",
    ...worded.flatMap(([name, field]) => columnsOf(name, field)),
  ];
}

/** The two triggers that keep `open_locales`: an update finds it out only where something has changed. */
export function openLocalesTriggers(type: ContentType): Record<string, string> {
  const { table } = type;
  const argument = `'${JSON.stringify(wordedOf(type)).replaceAll("'", "''")}'`;
  const columns = columnsWithWords(type);
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  return {
    [`${table}_open_locales`]: `create trigger ${table}_open_locales
  before insert on public.${table}
  for each row execute function private.set_open_locales(
    ${argument}
  );`,
    [`${table}_open_locales_anew`]: `create trigger ${table}_open_locales_anew
  before update on public.${table}
  for each row
  when (
    (${of("new")})
    is distinct from (${of("old")})
  )
  execute function private.set_open_locales(
    ${argument}
  );`,
  };
}
