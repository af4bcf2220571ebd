-- A registry of the content types. Functions and triggers read what they need of a type from its definition, so that
-- a new type or a new field changes none of them.

create table private.content_types (
  -- Name of the table.
  type text primary key,
  -- Order in the panel.
  position smallint not null,
  -- `/tours`: entries have pages below it. Null: the type has no pages of its own.
  path text unique,
  -- Compiled by content/sql/definition.ts, which documents the members.
  definition jsonb not null
);
comment on table private.content_types is 'Content types as they are declared. Written by migrations alone.';
revoke all on table private.content_types from public, anon, authenticated, service_role;
grant select on table private.content_types to anon, authenticated, service_role;

-- The definition of a type. Error: 22023 if there is no such type.
create function private.type_definition(of_type text)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  definition jsonb;
begin
  select known.definition into definition from private.content_types as known where known.type = of_type;
  if definition is null then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
  return definition;
end;
$$;

-- The table of a type. Error: 22023 if there is no such type.
create function private.table_of(of_type text)
  returns regclass
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.type_definition(of_type);
  return format('public.%I', of_type)::regclass;
end;
$$;

-- Columns of fields in all languages.
create function private.localized_columns(fields jsonb)
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select private.localized_column(field, language)
  from jsonb_array_elements_text(fields) as field
  cross join unnest(private.languages()) as language;
$$;

-- Picture addresses in the given columns of a row.
create function private.picture_addresses(entry jsonb, fields jsonb)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select item #>> '{}'
    from jsonb_array_elements_text(fields) as field
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as item
    where jsonb_typeof(item) = 'string'
  );
$$;

-- Addresses of the pictures in the marked texts of an entry, in all languages: lines `![](address "caption")`.
create function private.text_picture_addresses(entry jsonb, definition jsonb)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select mention[1]
    from jsonb_array_elements_text(definition -> 'pictureTexts') as field
    cross join lateral private.localized_columns(jsonb_build_array(field)) as name
    cross join lateral regexp_matches(
      entry ->> name, '^[[:blank:]]*!\[\]\(([^[:space:]()<>\\]+)(?: "[^\n]*")?\)[[:blank:]\r]*$', 'gn'
    ) as mention
    where entry ->> 'content_format' = 'marked' and definition -> 'rich' ? field
  );
$$;

-- Numbers that count a list: {"duration_days": {"list": "itinerary", "min": 1}} in the definition. Generated columns
-- would refuse writes to them.
create function private.set_counts()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(
      field,
      greatest(
        (rule -> 'min')::integer,
        case when jsonb_typeof(entry -> (rule ->> 'list')) = 'array'
          then jsonb_array_length(entry -> (rule ->> 'list')) else 0 end
      )
    )
    from jsonb_each(private.type_definition(tg_table_name) -> 'counts') as counted (field, rule)
  ));
end;
$$;

-- The first publication sets the time from which an entry is visible. An entry that is hidden and published again
-- keeps it.
create function private.set_visible_from()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  definition constant jsonb := private.type_definition(tg_table_name);
  entry constant jsonb := to_jsonb(new);
begin
  if (entry -> (definition ->> 'visible'))::boolean and entry ->> (definition ->> 'visibleFrom') is null then
    return jsonb_populate_record(new, jsonb_build_object(definition ->> 'visibleFrom', now()));
  end if;
  return new;
end;
$$;

-- Entries of all types, as far as the caller may read them. Conditions on `type` and `id` are best written as scalar
-- subqueries, `(select true from private.entries …)`: `exists` becomes a join that reads every table.
-- Empty until 31_entries.sql replaces it, so that functions and policies can refer to it.
create view private.entries with (security_invoker = true) as
select
  null::text as type, null::uuid as id, null::text collate "C" as slug, null::text as title, null::text as titles,
  null::timestamptz as visible_from, null::timestamptz as created_at, null::timestamptz as updated_at,
  null::text[] as incomplete_locales, null::text[] collate "C" as slugs
where false;

revoke execute on function
  private.type_definition(text),
  private.table_of(text),
  private.localized_columns(jsonb),
  private.picture_addresses(jsonb, jsonb),
  private.text_picture_addresses(jsonb, jsonb),
  private.set_counts(),
  private.set_visible_from()
from public, anon, authenticated, service_role;
grant execute on function
  private.type_definition(text),
  private.table_of(text)
to authenticated, service_role;
