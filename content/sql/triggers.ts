import { columnsOf, isTranslated } from "../columns.ts";
import type { ContentTypeOf, Field, Member } from "../define.ts";

/** The triggers of an entry's table, by their names; those of the search are made by hand. */
export function triggersOf(type: ContentTypeOf): Record<string, string> {
  const { table } = type;
  const languages = `private.set_incomplete_locales(
    '${JSON.stringify(wordsOf(type))}'
  )`;
  const columns = columnsWithWords(type);
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  return {
    ...triggersOfEach(type),
    [`${table}_incomplete_locales`]: `create trigger ${table}_incomplete_locales
  before insert on public.${table}
  for each row execute function ${languages};`,
    // An update finds it out only where something has changed.
    [`${table}_incomplete_locales_on_update`]: `create trigger ${table}_incomplete_locales_on_update
  before update on public.${table}
  for each row
  when (
    (${of("new")})
    is distinct from (${of("old")})
  )
  execute function ${languages};`,
    shown_pictures: `create trigger shown_pictures
  after insert or update or delete on public.${table}
  for each row execute function private.update_shown_pictures(
    '${JSON.stringify(picturesOf(type))}'
  );`,
    picture_uses: `create trigger picture_uses
  after insert or update or delete on public.${table}
  for each row execute function private.update_picture_uses('${JSON.stringify(columnsWhere(type, isPicture))}');`,
  };
}

/** What the table of every type has alike. */
function triggersOfEach({ table, admin }: ContentTypeOf): Record<string, string> {
  const changed = "after insert or update or delete";
  const renamed = "row when (old.slug is distinct from new.slug)";
  const triggers = [
    [`${table}_updated_at`, "before update", "row", "private.touch_updated_at()"],
    ["announce_change", changed, "row", "public.announce_content_change()"],
    ["announce_truncate", "after truncate", "statement", "public.announce_content_change()"],
    ["keep_version", "after update or delete", "row", "private.keep_version()"],
    ["former_slugs", "after insert or delete", "row", "private.record_former_slug()"],
    ["former_slugs_on_update", "after update", renamed, "private.record_former_slug()"],
    ["former_slugs_on_truncate", "after truncate", "statement", "private.record_former_slug()"],
    ["former_slugs_restore", "after insert", "row", "private.restore_former_slugs()"],
    ["log_content", changed, "row", `private.log_content('${admin.useAsTitle}')`],
    ["stale_translations", "after update", "row", "private.update_stale_translations()"],
    [
      "shown_pictures_on_truncate",
      "after truncate",
      "statement",
      "private.update_shown_pictures()",
    ],
    ["picture_uses_on_truncate", "after truncate", "statement", "private.update_picture_uses()"],
  ] as const;
  return Object.fromEntries(
    triggers.map(([name, when, each, call]) => [
      name,
      `create trigger ${name} ${when} on public.${table}\n  for each ${each} execute function ${call};`,
    ]),
  );
}

const isMissedEverywhere = (field: Field | Member) =>
  field.kind === "text" && (field.required === true || field.expected === true);

const isPicture = ({ kind }: Field) => kind === "picture" || kind === "pictures";

/** The names of fields, and the columns of fields, that are of a sort. */
const namesOf = ({ fields }: ContentTypeOf, isWanted: (field: Field) => boolean) =>
  Object.keys(fields).filter((name) => isWanted(fields[name] as Field));
const columnsWhere = (type: ContentTypeOf, isWanted: (field: Field) => boolean) =>
  namesOf(type, isWanted).flatMap((name) => columnsOf(name, type.fields[name] as Field));

/** Where an entry has words. Those of `optional` are missed only where the Spanish is filled. */
function wordsOf(type: ContentTypeOf) {
  const isText = (field: Field) => field.kind === "text" && isTranslated(field);
  const objects = Object.entries(type.fields).flatMap(([name, field]) => {
    if (field.kind !== "array") return [];
    const members = Object.entries(field.of).filter(([, member]) => isTranslated(member));
    const named = (everywhere: boolean) =>
      members.filter(([, member]) => isMissedEverywhere(member) === everywhere).map(([key]) => key);
    return members.length > 0 ? [[name, { expected: named(true), optional: named(false) }]] : [];
  });
  return {
    texts: namesOf(type, (field) => isText(field) && isMissedEverywhere(field)),
    optional: namesOf(type, (field) => isText(field) && !isMissedEverywhere(field)),
    lists: namesOf(type, (field) => field.kind === "list" && isTranslated(field)),
    objects: Object.fromEntries(objects),
    pictures: columnsWhere(type, isPicture),
  };
}

/** The columns on which that depends. */
function columnsWithWords(type: ContentTypeOf): string[] {
  const hasWords = (field: Field) =>
    isTranslated(field) ||
    isPicture(field) ||
    (field.kind === "array" && Object.values(field.of).some(isTranslated));
  return ["incomplete_locales", "image_details", ...columnsWhere(type, hasWords)];
}

/** What visitors are shown of an entry's pictures, and from when on. */
function picturesOf(type: ContentTypeOf) {
  const [since] = namesOf(type, (field) => field.kind === "datetime" && field.future !== undefined);
  return {
    shown: type.visible,
    ...(since && { since }),
    pictures: columnsWhere(type, isPicture),
    texts: columnsWhere(type, (field) => field.kind === "text" && field.mayEmbedPictures === true),
  };
}
