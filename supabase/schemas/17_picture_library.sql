-- The picture library: stored pictures, where each is used, and which alternative texts are missing. Derived by
-- triggers, so that a page of it is read from an index.

-- Pictures of each row, by `bucket/name`, or by the name alone if it stands in a text.
create table private.picture_uses (
  table_name text not null,
  -- `true` for the single row of settings.
  row_id text not null,
  picture text not null,
  -- Languages without alternative text; null if its address only stands in a text without marks.
  missing_alt_languages text[],
  primary key (picture, table_name, row_id)
);
revoke all on table private.picture_uses from public, anon, authenticated, service_role;

create index picture_uses_of_row on private.picture_uses (table_name, row_id);

-- Copy of storage.objects for the buckets of pictures: only the owner of storage.objects could add an index there.
create table private.pictures (
  -- `bucket/name`
  path text primary key,
  bucket_id text not null,
  name text not null,
  bytes bigint,
  uploaded_at timestamptz not null,
  -- `used`: by a present row; `kept`: only by versions or the trash; `unused`.
  state text not null default 'unused'
    constraint pictures_state_known check (state in ('used', 'kept', 'unused')),
  missing_alt_languages text[] not null default '{}'
);
revoke all on table private.pictures from public, anon, authenticated, service_role;

create index pictures_by_name on private.pictures (name);

create index pictures_by_time on private.pictures (uploaded_at desc, path);

create index pictures_not_used on private.pictures (state, uploaded_at desc, path) where state <> 'used';

create index pictures_missing_alt on private.pictures (uploaded_at desc, path)
  where missing_alt_languages <> '{}';

-- Pictures of a row. `definition`: of its type; null for other tables. Pictures of its fields, and of its marked texts,
-- have texts in `image_details`.
create function private.entry_pictures(entry jsonb, definition jsonb)
  returns table (picture text, missing_alt_languages text[])
  language sql
  immutable
  set search_path = ''
as $$
  with own as (
    select distinct private.percent_decoded(found.path) as path
    from unnest(
      private.picture_addresses(entry, definition -> 'pictures')
      || private.text_picture_addresses(entry, definition)
    ) as address
    cross join lateral substring(address from '/storage/v1/object/public/([^?#]+)') as found (path)
    where octet_length(found.path) <= 1100
  ), described as (
    select own.path, array(
      select language
      from unnest(private.languages()) with ordinality as each (language, place)
      -- An empty Spanish text marks a decorative picture.
      where not (jsonb_typeof(detail.alt -> 'es') is not distinct from 'string' and private.is_blank(detail.alt -> 'es'))
        and private.is_blank(detail.alt -> language)
      order by place
    ) as missing_alt_languages
    from own
    cross join lateral (select entry -> 'image_details' -> own.path -> 'alt') as detail (alt)
  ), mentioned as (
    select * from private.version_pictures_in(entry) as other (name)
    where name not in (select path from own)
  )
  select path, described.missing_alt_languages from described
  union all
  select name, null from mentioned
  -- Skips a bare name if its full path was found too.
  where not exists (
    select from (select path from own union all select other.name from mentioned as other) as whole (path)
    where right(whole.path, length(mentioned.name) + 1) = '/' || mentioned.name
  );
$$;

create function private.picture_state(of_path text, of_name text)
  returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when exists (select from private.picture_uses as used where used.picture in (of_path, of_name)) then 'used'
    when exists (select from private.version_pictures as kept where kept.picture in (of_path, of_name)) then 'kept'
    else 'unused'
  end;
$$;

create function private.picture_missing_alt(of_path text, of_name text)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    select language
    from unnest(private.languages()) with ordinality as each (language, place)
    where exists (
      select from private.picture_uses as used
      where used.picture in (of_path, of_name) and language = any (used.missing_alt_languages)
    )
    order by place
  );
$$;

-- Updates the state of pictures, given by path or name. The lock serialises writers of uses and removals: each sees
-- the changes of those before it.
create function private.refresh_picture_state(touched text[])
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if cardinality(touched) is null or cardinality(touched) = 0 then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.pictures', 0));
  update private.pictures as picture
  set
    state = private.picture_state(picture.path, picture.name),
    missing_alt_languages = private.picture_missing_alt(picture.path, picture.name)
  where (picture.path = any (touched) or picture.name = any (touched))
    and (picture.state, picture.missing_alt_languages) is distinct from (
      private.picture_state(picture.path, picture.name),
      private.picture_missing_alt(picture.path, picture.name)
    );
end;
$$;

-- The pictures of a type's fields and marked texts may have alternative texts; those of other tables have none.
create function private.update_picture_uses()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  -- Once: a row with an itinerary takes a while to become JSON.
  entry constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  own_id constant text := entry ->> 'id';
  touched text[];
begin
  if tg_level = 'STATEMENT' then
    with gone as (
      delete from private.picture_uses where table_name = tg_table_name returning picture
    )
    select array_agg(picture) into touched from gone;
  elsif tg_op = 'DELETE' then
    with gone as (
      delete from private.picture_uses
      where table_name = tg_table_name and row_id = own_id
      returning picture
    )
    select array_agg(picture) into touched from gone;
  else
    -- Writes changed rows only.
    with present as materialized (
      select *
      from private.entry_pictures(entry, (
        select known.definition from private.content_types as known where known.type = tg_table_name
      ))
    ), gone as (
      delete from private.picture_uses as used
      where used.table_name = tg_table_name and used.row_id = own_id
        and used.picture not in (select present.picture from present)
      returning used.picture
    ), made as (
      insert into private.picture_uses as used (table_name, row_id, picture, missing_alt_languages)
      select tg_table_name, own_id, present.picture, present.missing_alt_languages from present
      on conflict (picture, table_name, row_id) do update set missing_alt_languages = excluded.missing_alt_languages
        where used.missing_alt_languages is distinct from excluded.missing_alt_languages
      returning used.picture
    )
    select array_agg(changed.picture) into touched
    from (select picture from gone union all select picture from made) as changed;
  end if;
  perform private.refresh_picture_state(touched);
  return null;
end;
$$;

create trigger picture_uses after insert or update or delete on public.site_settings
  for each row execute function private.update_picture_uses();

create trigger picture_uses after insert or update or delete on public.inbox_settings
  for each row execute function private.update_picture_uses();

create function private.refresh_version_picture_state()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.refresh_picture_state(array(select distinct picture from changed));
  return null;
end;
$$;

create trigger refresh_picture_state after insert on private.version_pictures
  referencing new table as changed
  for each statement execute function private.refresh_version_picture_state();

create trigger refresh_picture_state_on_delete after delete on private.version_pictures
  referencing old table as changed
  for each statement execute function private.refresh_version_picture_state();

-- Follows changes in the storage.
create function private.update_stored_picture()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  picture_path text;
begin
  if tg_level = 'STATEMENT' then
    delete from private.pictures;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.pictures where path = old.bucket_id || '/' || old.name;
  end if;
  if tg_op <> 'DELETE' and new.bucket_id = any (private.picture_buckets())
    -- Placeholder of an empty folder in the Supabase dashboard.
    and new.name not like '%.emptyFolderPlaceholder'
  then
    picture_path := new.bucket_id || '/' || new.name;
    insert into private.pictures (path, bucket_id, name, bytes, uploaded_at)
    values (
      picture_path, new.bucket_id, new.name,
      case when jsonb_typeof(new.metadata -> 'size') = 'number' then (new.metadata ->> 'size')::bigint end,
      coalesce(new.created_at, now())
    )
    on conflict (path) do update set bytes = excluded.bytes, uploaded_at = excluded.uploaded_at;
    perform private.refresh_picture_state(array[picture_path]);
  end if;
  return null;
end;
$$;

create trigger stored_pictures after insert or delete on storage.objects
  for each row execute function private.update_stored_picture();

create trigger stored_pictures_on_update after update on storage.objects
  for each row
  when (
    (new.bucket_id, new.name, new.metadata, new.created_at)
    is distinct from (old.bucket_id, old.name, old.metadata, old.created_at)
  )
  execute function private.update_stored_picture();

create trigger stored_pictures_on_truncate after truncate on storage.objects
  for each statement execute function private.update_stored_picture();

-- Whether no row and no version uses a picture. Waits for transactions that are about to use it, and blocks new ones
-- until the removal is committed.
create function private.may_remove_picture(of_bucket text, of_name text)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.pictures', 0));
  return not exists (
    select from private.picture_uses as used where used.picture in (of_name, of_bucket || '/' || of_name)
  ) and not exists (
    select from private.version_pictures as kept where kept.picture in (of_name, of_bucket || '/' || of_name)
  );
end;
$$;

create policy "Pictures that are used stay"
  on storage.objects as restrictive for delete
  to authenticated
  using (private.may_remove_picture(bucket_id, name));

-- Uses of a picture: [{ "type", "id", "title", "shown", "described", "draft" }]. `described`: the entry has texts for
-- it. `draft`: only the draft of the entry uses it.
create function private.rows_with_picture(of_path text, of_name text)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  return (
    with found as (
      select
        coalesce(draft.entry_type, used.table_name) as type, used.row_id as id,
        coalesce(entry.title, draft.title) as title,
        case when entry.id is not null then coalesce(entry.visible_from <= now(), false) end as shown,
        used.missing_alt_languages is not null as described,
        draft.id is not null as is_draft
      from private.picture_uses as used
      left join public.entry_drafts as draft
        on draft.id = case when used.table_name = 'entry_drafts' then used.row_id::uuid end
      left join private.content_types as known on known.type = used.table_name
      left join lateral (
        select each.id, each.title, each.visible_from
        from private.entries as each
        where each.type = known.type and each.id = case when known.type is not null then used.row_id::uuid end
      ) as entry on true
      where used.picture in (of_path, of_name)
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'type', found.type, 'id', found.id, 'title', found.title, 'shown', found.shown, 'described', found.described,
          'draft', found.is_draft
        )
        order by found.title, found.type, found.id
      ),
      '[]'
    )
    from found
    where not found.is_draft or not exists (
      select from found as published
      where published.type = found.type and published.id = found.id and not published.is_draft
    )
  );
end;
$$;

-- Entries of which only earlier versions use a picture: [{ "type", "id", "title", "gone" }].
create function private.versions_with_picture(of_path text, of_name text)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'type', version.entry_type, 'id', version.entry_id,
        'title', version.data ->> (known.definition ->> 'title'),
        'gone', (
          select true from private.entries as entry
          where entry.type = version.entry_type and entry.id = version.entry_id
        ) is null
      )
      order by version.id desc
    ),
    '[]'
  )
  from (
    select max(kept.version_id) as newest
    from private.version_pictures as kept
    join public.entry_versions as version on version.id = kept.version_id
    where kept.picture in (of_path, of_name)
      and not exists (
        select from private.picture_uses as used
        where used.picture in (of_path, of_name)
          and used.table_name = version.entry_type and used.row_id = version.entry_id::text
      )
    group by version.entry_type, version.entry_id
  ) as last
  join public.entry_versions as version on version.id = last.newest
  join private.content_types as known on known.type = version.entry_type;
$$;

-- A page of the pictures, newest first.
--   filter  `missing`: without an alternative text; `unused`; `kept`: used by versions only; null for all
--   words   part of the name of an entry that uses it, in any language, or of the file name
--   path    one picture, by `bucket/name`; `kept_by` is filled for one picture only
-- `total` counts all pages. For administrators.
create function public.pictures(
  filter text default null,
  search text default null,
  path text default null,
  row_offset integer default 0,
  row_limit integer default 24
)
  returns table (
    bucket text, name text, bytes bigint, uploaded_at timestamptz, state text, missing_alt_languages text[],
    uses jsonb, kept_by jsonb, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(btrim(search), '([\\%_])', '\\\1', 'g') || '%';
  found_by_title text[];
  conditions text := 'true';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read which pictures there are' using errcode = '42501';
  end if;
  if filter not in ('missing', 'unused', 'kept') then
    raise exception 'Unknown filter %', filter using errcode = '22023';
  end if;
  if filter = 'missing' then
    conditions := 'picture.missing_alt_languages <> ''{}''';
  elsif filter is not null then
    conditions := format('picture.state = %L', filter);
  end if;
  if path is not null then
    conditions := conditions || ' and picture.path = $5';
  end if;
  if btrim(search) <> '' then
    found_by_title := array(
      select used.picture
      from private.entries as entry
      join private.picture_uses as used on used.table_name = entry.type and used.row_id = entry.id::text
      where entry.titles ilike pattern
      union all
      select used.picture
      from public.entry_drafts as draft
      join private.picture_uses as used on used.table_name = 'entry_drafts' and used.row_id = draft.id::text
      where draft.title ilike pattern
    );
    conditions := conditions
      || ' and (picture.name ilike $3 or picture.path = any ($4) or picture.name = any ($4))';
  end if;
  -- Dynamic SQL, so that each filter uses its own index.
  return query execute format(
    'select
       page.bucket_id, page.name, page.bytes, page.uploaded_at, page.state, page.missing_alt_languages,
       private.rows_with_picture(page.path, page.name),
       case when $5 is null then ''[]''::jsonb else private.versions_with_picture(page.path, page.name) end,
       (select count(*) from private.pictures as picture where %1$s)
     from (
       select * from private.pictures as picture where %1$s
       order by picture.uploaded_at desc, picture.path
       offset $1 limit $2
     ) as page
     order by page.uploaded_at desc, page.path',
    conditions
  ) using greatest(coalesce(row_offset, 0), 0), least(greatest(coalesce(row_limit, 24), 1), 100), pattern, found_by_title, path;
end;
$$;

-- Uploads of the panel from before a time that nothing uses: no entry, no version, no text of any other table. Never
-- those of the library (`site-images`), which were uploaded to be used later. Lock the entries before removing them, or
-- choose a time before which no form is open.
create function public.unreferenced_pictures(before timestamptz)
  returns table (id uuid, bucket_id text, name text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  found_names text[];
  candidates text[] := array(
    select object.name
    from storage.objects as object
    where object.bucket_id = any (private.picture_buckets())
      and object.bucket_id <> 'site-images'
      and object.name ~ '^[0-9a-z]{8,}-\d{13}\.(?:jpe?g|png|webp)$'
      and greatest(object.created_at, object.updated_at) < before
      and not exists (
        select from private.shown_pictures as shown
        where shown.path = object.bucket_id || '/' || object.name
      )
      and not exists (
        select from private.version_pictures as kept
        where kept.picture in (object.name, object.bucket_id || '/' || object.name)
      )
  );
  holder record;
begin
  -- Searches all text, list and JSON columns of `public`, including tables of later migrations. Versions are
  -- excluded because `version_pictures` covers them, messages of visitors because they show no pictures.
  for holder in
    select class.relname, string_agg(quote_ident(held.attname), ', ') as columns
    from pg_catalog.pg_class as class
    join pg_catalog.pg_attribute as held
      on held.attrelid = class.oid and held.attnum > 0 and not held.attisdropped
    join pg_catalog.pg_type as kind on kind.oid = held.atttypid
    join pg_catalog.pg_type as one
      on one.oid = case kind.typcategory when 'A' then kind.typelem else kind.oid end
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
      and class.relname not in ('contact_submissions', 'outbox', 'entry_versions')
      -- Text, JSON and composite types.
      and one.typcategory in ('S', 'U', 'C') and one.typname <> 'uuid'
    group by class.relname
    order by exists (select from private.content_types as known where known.type = class.relname) desc
  loop
    exit when cardinality(candidates) = 0;
    execute format(
      $query$
        select array_agg(distinct name)
        from (select concat_ws(' ', %s) as held from public.%I) as texts
        cross join lateral private.picture_names(held) as name
        where held ~ '[0-9]{13}|%%[0-7]'
      $query$,
      holder.columns, holder.relname
    ) into found_names;
    candidates := array(
      select candidate from unnest(candidates) as candidate
      where candidate <> all (coalesce(found_names, '{}'))
    );
  end loop;
  return query
    select object.id, object.bucket_id, object.name
    from storage.objects as object
    where object.name = any (candidates)
      and object.bucket_id = any (private.picture_buckets())
      and object.bucket_id <> 'site-images'
      and greatest(object.created_at, object.updated_at) < before;
end;
$$;

revoke execute on function
  private.entry_pictures(jsonb, jsonb),
  private.picture_state(text, text),
  private.picture_missing_alt(text, text),
  private.refresh_picture_state(text[]),
  private.update_picture_uses(),
  private.refresh_version_picture_state(),
  private.update_stored_picture(),
  private.may_remove_picture(text, text),
  private.rows_with_picture(text, text),
  private.versions_with_picture(text, text),
  public.pictures(text, text, text, integer, integer),
  public.unreferenced_pictures(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  private.may_remove_picture(text, text),
  public.pictures(text, text, text, integer, integer)
to authenticated;
grant execute on function public.unreferenced_pictures(timestamptz)
to service_role;
