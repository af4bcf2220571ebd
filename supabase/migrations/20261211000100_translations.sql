-- What the translator's desk asks: which entries are not written to the end in a language, and which of their
-- translations are behind, because the Spanish has changed since.

create table public.stale_translations (
  entry_type text not null
    constraint stale_translations_entry_type_known check (entry_type in ('tours', 'destinations', 'blog_posts')),
  entry_id uuid not null,
  language text not null
    constraint stale_translations_language_known check (language in ('en', 'fr')),
  field text not null,
  source jsonb not null,
  since timestamptz not null default now(),
  primary key (entry_type, entry_id, language, field)
);

comment on table public.stale_translations is
  'Translations that are older than their Spanish. Written by a trigger; who says that one still holds deletes its row.';
comment on column public.stale_translations.field is 'The column of the Spanish.';
comment on column public.stale_translations.source is 'The column as it was when the translation was last in step with it.';

alter table public.stale_translations enable row level security;

revoke all on table public.stale_translations from anon, authenticated;
grant select, delete on table public.stale_translations to authenticated;
grant all on table public.stale_translations to service_role;

create policy "Admins read stale translations"
  on public.stale_translations for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins let translations stand"
  on public.stale_translations for delete
  to authenticated
  using ((select private.is_admin()));

-- The texts of a column in a language, without blank ones: the column's own, or of objects those members that
-- carry the language's suffix.
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

-- A translation falls behind when the Spanish says something new and it does not; it is in step again when it
-- says something new itself, and when the Spanish says again what it was made of. Texts that only move or go ask
-- for no new translation.
create function private.note_stale_translations()
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
    cross join (values ('en'), ('fr')) as target (language)
    where field.attrelid = tg_relid and field.attnum > 0 and not field.attisdropped
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

create trigger note_stale_translations after update on public.tours
  for each row execute function private.note_stale_translations();
create trigger note_stale_translations after update on public.destinations
  for each row execute function private.note_stale_translations();
create trigger note_stale_translations after update on public.blog_posts
  for each row execute function private.note_stale_translations();

-- A deleted entry keeps its marks for as long as it can be brought back.
create function private.forget_stale_translations()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_there boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', old.entry_type) into is_there using old.entry_id;
  if not is_there then
    delete from public.stale_translations where entry_type = old.entry_type and entry_id = old.entry_id;
  end if;
  return null;
end;
$$;

create trigger forget_stale_translations after delete on public.entry_versions
  for each row when (old.operation = 'delete') execute function private.forget_stale_translations();

-- What there is to do in a language: entries that are not written to the end, and those whose translations are
-- behind, each once. The first are found by the indexes of `open_locales`, and the others by their marks.
create function private.untranslated(code text)
  returns table (kind text, id uuid, updated_at timestamptz, missing boolean, behind text[])
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  with open as (
    select 'tours' as kind, id, updated_at, open_locales from public.tours where open_locales <> '{}'
    union all
    select 'destinations', id, updated_at, open_locales from public.destinations where open_locales <> '{}'
    union all
    select 'blog_posts', id, updated_at, open_locales from public.blog_posts where open_locales <> '{}'
  ), marked as (
    select mark.entry_type as kind, mark.entry_id as id, array_agg(mark.field order by mark.field) as fields
    from public.stale_translations as mark
    where mark.language = code
    group by mark.entry_type, mark.entry_id
  ), late as (
    select marked.*, entry.updated_at from marked join public.tours as entry using (id) where kind = 'tours'
    union all
    select marked.*, entry.updated_at from marked join public.destinations as entry using (id) where kind = 'destinations'
    union all
    select marked.*, entry.updated_at from marked join public.blog_posts as entry using (id) where kind = 'blog_posts'
  )
  select
    coalesce(open.kind, late.kind), coalesce(open.id, late.id), coalesce(open.updated_at, late.updated_at),
    open.id is not null, coalesce(late.fields, '{}')
  from (select * from open where code = any (open.open_locales)) as open
  full join late on late.kind = open.kind and late.id = open.id;
$$;

-- A page of that, what has waited longest first: `missing` where something is not written, `stale` with the fields
-- whose Spanish has changed since. `total` is of all pages. For administrators.
create function public.pending_translations(
  language text, type text default null, first integer default 0, most integer default 25
)
  returns table (entry_type text, entry_id uuid, missing boolean, stale text[], total bigint)
  language plpgsql
  stable
  security invoker
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    select entry.kind, entry.id, entry.missing, entry.behind, count(*) over ()
    from private.untranslated(language) as entry
    where type is null or entry.kind = type
    order by entry.updated_at, entry.id
    offset greatest(coalesce(first, 0), 0)
    limit least(greatest(coalesce(most, 25), 1), 100);
end;
$$;

-- How far the translations are, by type and language: entries in all, and those of them that wait for something.
create function public.translation_progress()
  returns table (entry_type text, language text, entries bigint, pending bigint)
  language plpgsql
  stable
  security invoker
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    with counted (kind, entries) as (
      select 'tours', count(*) from public.tours
      union all
      select 'destinations', count(*) from public.destinations
      union all
      select 'blog_posts', count(*) from public.blog_posts
    ), waiting as (
      select target.code, entry.kind, count(*) as entries
      from (values ('en'), ('fr')) as target (code)
      cross join lateral private.untranslated(target.code) as entry
      group by target.code, entry.kind
    )
    select counted.kind, target.code, counted.entries, coalesce(waiting.entries, 0)
    from counted
    cross join (values ('en'), ('fr')) as target (code)
    left join waiting on waiting.kind = counted.kind and waiting.code = target.code;
end;
$$;

revoke execute on function
  private.texts_in(jsonb, text),
  private.untranslated(text),
  private.note_stale_translations(),
  private.forget_stale_translations(),
  public.pending_translations(text, text, integer, integer),
  public.translation_progress()
from public, anon, authenticated, service_role;

grant execute on function
  private.untranslated(text),
  public.pending_translations(text, text, integer, integer),
  public.translation_progress()
to authenticated;
