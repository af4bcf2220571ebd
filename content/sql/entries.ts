import { columnsOf } from "../columns.ts";
import type { ContentTypeOf, Field } from "../define.ts";
import {
  hasSlug,
  pathOf,
  positionOf,
  slugColumnsOf,
  sortColumnsOf,
  titleOf,
  visibleFromOf,
  visibleOf,
} from "../properties.ts";
import { definitionOf, type TypeDefinition } from "./definition.ts";

/** Database objects of a content type, beside the columns and checks of its table. */
export interface EntrySchema {
  position: number;
  path: string | null;
  definition: TypeDefinition;
  hasSlug: boolean;
  /** The type's branch of `private.entries`. */
  branch: string;
  /** Statements by name. */
  indexes: Record<string, string>;
  policies: Record<string, string>;
  triggers: Record<string, string>;
}

export function entrySchemaOf(type: ContentTypeOf): EntrySchema {
  return {
    position: positionOf(type),
    path: pathOf(type),
    definition: definitionOf(type),
    hasSlug: hasSlug(type),
    branch: branchOf(type),
    indexes: indexesOf(type),
    policies: policiesOf(type),
    triggers: triggersOf(type.table, definitionOf(type), slugColumnsOf(type)),
  };
}

/** Columns of every type, beside its fields. */
export const commonColumns = {
  image_details: "jsonb not null default '{}'",
  incomplete_locales: "text[] not null default '{}'",
  created_at: "timestamptz not null default now()",
  updated_at: "timestamptz not null default now()",
};

/** Statements that set the privileges of a type's table. */
export const accessStatements = (table: string) =>
  `alter table public.${table} enable row level security;
revoke all on table public.${table} from anon, authenticated;
grant select on table public.${table} to anon;
grant select, insert, update, delete on table public.${table} to authenticated;
grant all on table public.${table} to service_role;`;

/** The column names of the view are those of its first branch. */
function branchOf(type: ContentTypeOf): string {
  const title = titleOf(type);
  const from = visibleFromOf(type) ?? "'-infinity'::timestamptz";
  const titles = columnsOf(title, type.fields[title] as Field).join(", ");
  return `  select
    '${type.table}'::text as type, id, ${hasSlug(type) ? "slug" : 'null::text collate "C" as slug'}, ${title} as title,
    concat_ws(chr(10), ${titles}) as titles,
    case when ${visibleOf(type)} then ${from} end as visible_from,
    created_at, updated_at, incomplete_locales, ${slugsOf(type)} as slugs
  from public.${type.table}`;
}

/** All slugs of an entry. */
function slugsOf(type: ContentTypeOf): string {
  const columns = slugColumnsOf(type);
  if (columns.length < 2) return `array[${columns.join()}]::text[] collate "C"`;
  return `array_remove(array[${columns.join(", ")}], null)`;
}

/** `create or replace`, because a policy depends on the view. */
export function viewStatement(types: readonly EntrySchema[]): string {
  const branches = types
    .toSorted((one, other) => one.position - other.position)
    .map(({ branch }) => branch);
  return `create or replace view private.entries with (security_invoker = true) as
${branches.join("\n  union all\n")};`;
}

/** Adds a type to the registry, or updates it. */
export const registryStatement = (table: string, { position, path, definition }: EntrySchema) =>
  `insert into private.content_types (type, position, path, definition)
values ('${table}', ${position}, ${path === null ? "null" : `'${path}'`}, '${JSON.stringify(definition)}')
on conflict (type) do update set
  position = excluded.position, path = excluded.path, definition = excluded.definition;`;

/** Lists of the panel and of the site. An index of the same name that was tuned by hand takes its place. */
function indexesOf(type: ContentTypeOf): Record<string, string> {
  const { table, fields } = type;
  const [visible, from] = [visibleOf(type), visibleFromOf(type)];
  const sorted = sortColumnsOf(type);
  const [by = "id"] = sorted;
  const on = `on public.${table}`;
  const sortedBy = (column: string) => {
    const filtered = [visible, ...(from ? [from] : [])].filter((other) => other !== column);
    return `${on} (${column}, id) include (${filtered.join(", ")})`;
  };
  const indexes: Record<string, string> = {
    ...Object.fromEntries(sorted.map((column) => [`by_${column}`, sortedBy(column)])),
    listed: from
      ? `${on} (${from} desc, id) include (${visible}, updated_at) where ${visible}`
      : `${on} (${by}, id) include (${visible}) where ${visible}`,
    changed: `${on} (updated_at) where ${visible}`,
    hidden: `${on} (updated_at, id) where not ${visible}`,
    incomplete: `${on} (updated_at, id) where incomplete_locales <> '{}'`,
  };
  const [, ...translations] = slugColumnsOf(type);
  for (const column of translations)
    indexes[column] = `${on} (${column}) where ${column} is not null`;
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind === "relations") indexes[name] = `${on} using gin (${name})`;
    if (kind === "relation") indexes[name] = `${on} (${name}) where ${name} is not null`;
  }
  return Object.fromEntries(
    Object.entries(indexes).map(([name, definition]) => [
      `${table}_${name}`,
      `create index ${table}_${name} ${definition};`,
    ]),
  );
}

function policiesOf(type: ContentTypeOf): Record<string, string> {
  const { table } = type;
  const from = visibleFromOf(type);
  const isAdmin = "(select private.is_admin())";
  const clauses = {
    visible: `for select to anon, authenticated using (${visibleOf(type)}${from ? ` and ${from} <= now()` : ""})`,
    admin_select: `for select to authenticated using (${isAdmin})`,
    admin_insert: `for insert to authenticated with check (${isAdmin})`,
    admin_update: `for update to authenticated using (${isAdmin}) with check (${isAdmin})`,
    admin_delete: `for delete to authenticated using (${isAdmin})`,
  };
  return Object.fromEntries(
    Object.entries(clauses).map(([name, clause]) => [
      `${table}_${name}`,
      `create policy ${table}_${name} on public.${table}\n  ${clause};`,
    ]),
  );
}

const saved = "before insert or update";
const changed = "after insert or update or delete";
const truncated = "after truncate";

function triggersOf(
  table: string,
  { counts, visibleFrom }: TypeDefinition,
  slugColumns: readonly string[],
): Record<string, string> {
  const isTranslated = slugColumns.length > 1;
  const rowOf = (state: string) => slugColumns.map((column) => `${state}.${column}`).join(", ");
  const renamed = isTranslated
    ? `row when ((${rowOf("old")}) is distinct from (${rowOf("new")}))`
    : "row when (old.slug is distinct from new.slug)";
  const ofSlug = [
    // `unique (slug)` is enough for a single column. Fires before the triggers of former slugs, whose names follow.
    ...(isTranslated
      ? [
          ["check_slugs", "after insert", "row", "private.check_slugs"],
          ["check_slugs_on_update", "after update", renamed, "private.check_slugs"],
        ]
      : []),
    ["announce_change", changed, "row", "public.announce_content_change"],
    ["announce_truncate", truncated, "statement", "public.announce_content_change"],
    ["former_slugs", "after insert or delete", "row", "private.record_former_slug"],
    ["former_slugs_on_update", "after update", renamed, "private.record_former_slug"],
    ["former_slugs_on_truncate", truncated, "statement", "private.record_former_slug"],
    ["former_slugs_restore", "after insert", "row", "private.restore_former_slugs"],
  ];
  const withoutSlug = [
    ["announce_change", `${changed} or truncate`, "statement", "public.announce_content_change"],
  ];
  const triggers = [
    ...(Object.keys(counts).length > 0
      ? [[`${table}_counts`, saved, "row", "private.set_counts"]]
      : []),
    [`${table}_incomplete_locales`, saved, "row", "private.set_incomplete_locales"],
    [`${table}_updated_at`, "before update", "row", "private.touch_updated_at"],
    ...(visibleFrom ? [[`${table}_visible_from`, saved, "row", "private.set_visible_from"]] : []),
    ...(slugColumns.length > 0 ? ofSlug : withoutSlug),
    ["keep_version", "after update or delete", "row", "private.keep_version"],
    ["log_content", changed, "row", "private.log_content"],
    ["picture_uses", changed, "row", "private.update_picture_uses"],
    ["picture_uses_on_truncate", truncated, "statement", "private.update_picture_uses"],
    ["search_documents", changed, "row", "private.index_search_document"],
    ["search_documents_on_truncate", truncated, "statement", "private.index_search_document"],
    ["shown_pictures", changed, "row", "private.update_shown_pictures"],
    ["shown_pictures_on_truncate", truncated, "statement", "private.update_shown_pictures"],
    ["stale_translations", "after update", "row", "private.update_stale_translations"],
  ];
  return Object.fromEntries(
    triggers.map(([name, when, each, call]) => [
      name,
      `create trigger ${name} ${when} on public.${table}\n  for each ${each} execute function ${call}();`,
    ]),
  );
}
