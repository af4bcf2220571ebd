-- Readers of slugs know those of all languages.

-- The entry of a page, by one of its present or former slugs; `slug` is the Spanish one.
create or replace function private.entry_at_path(page text)
  returns table (entry_type text, entry_id uuid, slug text, name text)
  language sql
  stable
  set search_path = ''
as $$
  with asked as (
    select known.type, substr(page, char_length(known.path) + 2) as slug
    from private.content_types as known
    where starts_with(page, known.path || '/') and strpos(substr(page, char_length(known.path) + 2), '/') = 0
  )
  select entry.type, entry.id, entry.slug, entry.title
  from asked
  join private.entries as entry on entry.type = asked.type and entry.slug = asked.slug
  -- Not one query with `or`, which would read every entry.
  union all
  select entry.type, entry.id, entry.slug, entry.title
  from asked
  join public.former_slugs as former on former.entry_type = asked.type and former.slug = asked.slug
  join private.entries as entry on entry.type = former.entry_type and entry.id = former.entry_id
  -- Reads the type's entries, if the page was not found above.
  union all
  select entry.type, entry.id, entry.slug, entry.title
  from asked
  join private.entries as entry on entry.type = asked.type and asked.slug = any (entry.slugs)
  limit 1;
$$;

-- The database's time, [{"type", "slugs"}] of entries that became visible between `since` and now (in either direction,
-- because clocks may be set back), and the seconds until the next scheduled entry; null if there is none.
create or replace function public.scheduled_publications(since timestamptz default null)
  returns table (at timestamptz, published jsonb, next_in double precision)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  known record;
  found jsonb;
  soon timestamptz;
  soonest timestamptz;
begin
  at := now();
  published := '[]';
  for known in
    select type, definition ->> 'visible' as flag, definition ->> 'visibleFrom' as moment
    from private.content_types
    where definition ? 'visibleFrom'
    order by position
  loop
    execute format(
      'select
         coalesce(jsonb_agg(jsonb_build_object(''type'', $1, ''slugs'', private.slugs_of(to_jsonb(entry))))
           filter (where entry.%2$I <= greatest($2, $3)), ''[]''),
         (select min(%2$I) from public.%3$I where %1$I and %2$I > $3)
       from public.%3$I as entry
       where entry.%1$I and entry.%2$I > least($2, $3) and entry.%2$I <= greatest($2, $3)',
      known.flag, known.moment, known.type
    ) into found, soon using known.type, since, at;
    published := published || found;
    soonest := least(soonest, soon);
  end loop;
  next_in := extract(epoch from soonest - at);
  return next;
end;
$$;

-- Restores a version of an entry, also of a deleted one; the present state becomes a version. Columns that the version
-- does not have stay. Returns the row.
-- Errors: PT404 if the version is gone, 23505 if another entry has the slug, 42501.
create or replace function public.restore_version(version bigint)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  kept public.entry_versions;
  entries regclass;
  -- Columns that are not restored.
  excluded text[];
  columns text;
  restored jsonb;
  taken text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators bring versions back' using errcode = '42501';
  end if;
  select * into kept from public.entry_versions where id = restore_version.version;
  if not found then
    raise exception 'This version is not kept any more' using errcode = 'PT404';
  end if;
  -- Texts of versions from before this column are plain.
  kept.data := jsonb_build_object('content_format', 'plain') || kept.data;
  entries := private.table_of(kept.entry_type);
  excluded := private.derived_columns(entries) || array['id'];
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_catalog.pg_attribute
  where attrelid = entries and attnum > 0 and not attisdropped and kept.data ? attname
    and attname <> all (excluded);
  execute format(
    'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
     where id = $2 returning to_jsonb(entry)',
    entries, columns
  ) into restored using kept.data - excluded, kept.entry_id;
  if restored is null then
    execute format(
      'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
       returning to_jsonb(entry)',
      entries, columns
    ) into restored using kept.data - excluded, kept.entry_id;
    update public.entry_drafts set in_trash = false where id = kept.entry_id;
  end if;
  return restored;
exception
  when unique_violation then
    -- `Key (slug)=(amboseli) already exists.`
    get stacked diagnostics taken = pg_exception_detail;
    raise exception 'Another entry has the slug % by now',
      coalesce(substring(taken from '=\(([^)]+)\)'), kept.data ->> 'slug') using errcode = '23505';
end;
$$;
