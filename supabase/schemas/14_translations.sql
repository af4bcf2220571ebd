-- Missing translations (`incomplete_locales` of each entry) and outdated ones (`stale_translations`).

-- Whether a picture has no alternative text in a language. An empty Spanish text means decoration. Pictures outside
-- the storage are ignored.
create function private.is_missing_alt(addresses jsonb, details jsonb, language text)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select exists (
    select
    from jsonb_array_elements_text(addresses) as address
    cross join lateral substring(address from '/storage/v1/object/public/([^?#]+)') as path
    cross join lateral (select details -> private.percent_decoded(path) -> 'alt') as detail (alt)
    where path is not null
      and not (jsonb_typeof(alt -> 'es') is not distinct from 'string' and private.is_blank(alt -> 'es'))
      and private.is_blank(alt -> language)
  );
$$;

-- Sets `incomplete_locales`: the languages with missing texts. `texts` and `expected` members of the definition are
-- required in every language, all others where the Spanish text is filled.
create function private.set_incomplete_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  rules constant jsonb := private.type_definition(tg_table_name);
  entry constant jsonb := to_jsonb(new);
  was jsonb;
  shown jsonb;
  language text;
  suffix text;
begin
  -- Most of the work of a save: only if a column has changed on which the result depends.
  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
    if not exists (
      select
      from (
        select private.localized_columns((rules -> 'texts') || (rules -> 'optional') || (rules -> 'lists'))
        union all select jsonb_object_keys(rules -> 'objects')
        union all select jsonb_array_elements_text(rules -> 'pictures')
        union all select unnest(array['image_details', 'content_format', 'incomplete_locales'])
      ) as watched (name)
      where entry -> name is distinct from was -> name
    ) then
      return new;
    end if;
  end if;
  shown := to_jsonb(private.picture_addresses(entry, rules -> 'pictures') || private.text_picture_addresses(entry, rules));
  new.incomplete_locales := '{}';
  foreach language in array private.languages() loop
    suffix := private.localized_column('', language);
    if exists (
      select from jsonb_array_elements_text(rules -> 'texts') as field
      where private.is_blank(entry -> (field || suffix))
    ) or exists (
      select from jsonb_array_elements_text(rules -> 'optional') as field
      where not private.is_blank(entry -> field) and private.is_blank(entry -> (field || suffix))
    ) or exists (
      select
      from jsonb_array_elements_text(rules -> 'lists') as field
      cross join lateral jsonb_array_elements(entry -> field) with ordinality as item (words, place)
      where not private.is_blank(words)
        and private.is_blank(entry -> (field || suffix) -> (place - 1)::integer)
    ) or exists (
      select
      from jsonb_each(rules -> 'objects') as list (field, members)
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(entry -> field) = 'array' then entry -> field else '[]' end
      ) as item
      where exists (
        select from jsonb_array_elements_text(members -> 'expected') as member
        where private.is_blank(item -> (member || '_' || language))
      ) or exists (
        select from jsonb_array_elements_text(members -> 'optional') as member
        where not private.is_blank(item -> (member || '_es'))
          and private.is_blank(item -> (member || '_' || language))
      )
    ) or private.is_missing_alt(shown, entry -> 'image_details', language) then
      new.incomplete_locales := new.incomplete_locales || language;
    end if;
  end loop;
  return new;
end;
$$;

create table public.stale_translations (
  entry_type text not null references private.content_types (type) on delete cascade,
  entry_id uuid not null,
  language text not null
    constraint stale_translations_language_known
      check (language <> 'es' and (language = any (private.languages()))),
  field text not null,
  source jsonb not null,
  since timestamptz not null default now(),
  primary key (entry_type, entry_id, language, field)
);
comment on table public.stale_translations is
  'Translations that are older than their Spanish. Written by a trigger; who says that one still holds deletes its row.';
comment on column public.stale_translations.field is 'The column of the Spanish.';
comment on column public.stale_translations.source is
  'The column as it was when the translation was last in step with it.';
alter table public.stale_translations enable row level security;
revoke all on table public.stale_translations from anon, authenticated;
grant select, delete on table public.stale_translations to authenticated;
grant all on table public.stale_translations to service_role;

create policy "Admins read stale translations"
  on public.stale_translations for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins dismiss stale translations"
  on public.stale_translations for delete
  to authenticated
  using ((select private.is_admin()));

-- Texts of a column in a language, without blank ones: the column's own, or those of members with the language's
-- suffix.
create function private.texts_in(given jsonb, language text)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(array_agg(found.words), '{}')
  from jsonb_array_elements(case jsonb_typeof(given) when 'array' then given else jsonb_build_array(given) end) as item
  cross join lateral (
    select item #>> '{}' where jsonb_typeof(item) = 'string'
    union all
    select member.value #>> '{}'
    from jsonb_each(case when jsonb_typeof(item) = 'object' then item else '{}' end) as member
    where right(member.key, 3) = '_' || language and jsonb_typeof(member.value) = 'string'
  ) as found (words)
  where found.words ~ '\S';
$$;

-- A translation becomes stale when the Spanish text changes and it does not. It is current again when it changes
-- itself, or when the Spanish text returns to its former state. Moved and removed texts do not count.
create function private.update_stale_translations()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  became constant jsonb := to_jsonb(new);
  translated record;
  spanish text[];
begin
  for translated in
    select
      field.attname::text as name, target.language,
      case when field.atttypid = 'jsonb'::regtype then field.attname::text
        else field.attname || '_' || target.language end as own
    from pg_catalog.pg_attribute as field
    cross join unnest(private.languages()) as target (language)
    where target.language <> 'es' and field.attrelid = tg_relid and field.attnum > 0 and not field.attisdropped
      and (
        (field.atttypid = 'jsonb'::regtype and field.attname <> 'image_details')
        or exists (
          select from pg_catalog.pg_attribute as other
          where other.attrelid = tg_relid and not other.attisdropped
            and other.attname = field.attname || '_' || target.language
        )
      )
  loop
    continue when was -> translated.name is not distinct from became -> translated.name
      and was -> translated.own is not distinct from became -> translated.own;
    spanish := private.texts_in(became -> translated.name, 'es');
    if spanish = '{}' or private.texts_in(became -> translated.own, translated.language) = '{}'
      or not private.texts_in(became -> translated.own, translated.language)
        <@ private.texts_in(was -> translated.own, translated.language)
    then
      delete from public.stale_translations
      where entry_type = tg_table_name and entry_id = new.id
        and language = translated.language and field = translated.name;
    elsif not spanish <@ private.texts_in(was -> translated.name, 'es') then
      insert into public.stale_translations (entry_type, entry_id, language, field, source)
      values (tg_table_name, new.id, translated.language, translated.name, was -> translated.name)
      on conflict do nothing;
      delete from public.stale_translations
      where entry_type = tg_table_name and entry_id = new.id
        and language = translated.language and field = translated.name
        and spanish <@ private.texts_in(source, 'es');
    end if;
  end loop;
  return null;
end;
$$;

-- Entries with missing or stale translations in a language, each once.
create function private.untranslated_entries(code text)
  returns table (kind text, id uuid, updated_at timestamptz, missing boolean, stale_fields text[])
  language sql
  stable
  set search_path = ''
as $$
  with open as (
    select entry.type as kind, entry.id, entry.updated_at
    from private.entries as entry
    where entry.incomplete_locales <> '{}' and code = any (entry.incomplete_locales)
  ), marked as (
    select mark.entry_type as kind, mark.entry_id as id, array_agg(mark.field order by mark.field) as fields
    from public.stale_translations as mark
    where mark.language = code
    group by mark.entry_type, mark.entry_id
  ), late as (
    select marked.*, entry.updated_at
    from marked
    -- The limit keeps the planner from joining all tables.
    cross join lateral (
      select each.updated_at from private.entries as each
      where each.type = marked.kind and each.id = marked.id
      limit 1
    ) as entry
  )
  select
    coalesce(open.kind, late.kind), coalesce(open.id, late.id), coalesce(open.updated_at, late.updated_at),
    open.id is not null, coalesce(late.fields, '{}')
  from open
  full join late on late.kind = open.kind and late.id = open.id;
$$;

-- A page of the entries that wait for translations into a language, oldest change first. `in_draft`: the draft has texts of the language that can be published.
-- `total` counts all pages. For administrators.
create function public.pending_translations(
  language text,
  type text default null,
  row_offset integer default 0,
  row_limit integer default 25
)
  returns table (
    entry_type text, entry_id uuid, missing boolean, stale text[], in_draft boolean, total bigint
  )
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    with page as (
      select entry.*, count(*) over () as entries
      from private.untranslated_entries(language) as entry
      where type is null or entry.kind = type
      order by entry.updated_at, entry.id
      offset greatest(coalesce(row_offset, 0), 0)
      limit least(greatest(coalesce(row_limit, 25), 1), 100)
    )
    select
      page.kind, page.id, page.missing, page.stale_fields,
      coalesce(
        private.language_part(
          private.type_definition(page.kind), language,
          private.published_row(private.table_of(page.kind), page.id), draft.data
        ) <> '{}',
        false
      ),
      page.entries
    from page
    left join public.entry_drafts as draft on draft.id = page.id
    order by page.updated_at, page.id;
end;
$$;

-- Number of entries, and of those with something to translate, by type and language.
create function public.translation_progress()
  returns table (entry_type text, language text, entries bigint, pending bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    with counted as (
      select entry.type, count(*) as entries from private.entries as entry group by entry.type
    ), waiting as (
      select target.code, entry.kind, count(*) as entries
      from unnest(private.languages()) as target (code)
      cross join lateral private.untranslated_entries(target.code) as entry
      where target.code <> 'es'
      group by target.code, entry.kind
    )
    select known.type, target.code, coalesce(counted.entries, 0), coalesce(waiting.entries, 0)
    from private.content_types as known
    cross join unnest(private.languages()) as target (code)
    left join counted on counted.type = known.type
    left join waiting on waiting.kind = known.type and waiting.code = target.code
    where target.code <> 'es';
end;
$$;

revoke execute on function
  private.is_missing_alt(jsonb, jsonb, text),
  private.set_incomplete_locales(),
  private.texts_in(jsonb, text),
  private.update_stale_translations(),
  private.untranslated_entries(text),
  public.pending_translations(text, text, integer, integer),
  public.translation_progress()
from public, anon, authenticated, service_role;
grant execute on function
  private.untranslated_entries(text),
  public.pending_translations(text, text, integer, integer),
  public.translation_progress()
to authenticated;
