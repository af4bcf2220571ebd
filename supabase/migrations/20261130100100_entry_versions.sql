-- What was there before each change and each deletion of a tour, a destination or a post, by whatever
-- client: the newest hundred states of every entry. A deleted entry can be brought back for thirty days
-- from the last of them, with its pictures; nothing that a kept version shows is removed from the storage.

create table public.entry_versions (
  id bigint generated always as identity primary key,
  entry_type text not null
    constraint entry_versions_entry_type_known check (entry_type in ('tours', 'destinations', 'blog_posts')),
  entry_id uuid not null,
  operation text not null
    constraint entry_versions_operation_known check (operation in ('update', 'delete')),
  data jsonb not null,
  recorded_at timestamptz not null default now(),
  -- Without a foreign key: who it was stays true when the account is gone.
  recorded_by uuid
);

comment on table public.entry_versions is
  'Entries as they were before each change and deletion. Written by a trigger alone.';
comment on column public.entry_versions.entry_type is 'The name of the entry''s table.';
comment on column public.entry_versions.data is 'The row as it was.';
comment on column public.entry_versions.recorded_by is 'The signed-in user whose change it was; null for programs.';

create index entry_versions_of_entry on public.entry_versions (entry_type, entry_id, recorded_at desc);

-- The trash, the last deleted first.
create index entry_versions_deleted on public.entry_versions (recorded_at desc, id desc)
  where operation = 'delete';

alter table public.entry_versions enable row level security;

revoke all on table public.entry_versions from anon, authenticated;
grant select on table public.entry_versions to authenticated;
grant all on table public.entry_versions to service_role;

create policy "Admins read versions"
  on public.entry_versions for select
  to authenticated
  using ((select private.is_admin()));

-- The pictures that each version shows or speaks of, so that nobody has to look through all versions: by
-- `bucket/name`, and by the name alone where it is one that the panel gives, whatever stands around it.
create table private.version_pictures (
  version_id bigint not null references public.entry_versions (id) on delete cascade,
  picture text not null,
  primary key (picture, version_id)
);

create index version_pictures_of_version on private.version_pictures (version_id);

-- The policy reads it for everybody; nothing in `private` is reachable through the API.
revoke all on table private.version_pictures from public, anon, authenticated;
grant select on table private.version_pictures to authenticated, service_role;

-- Names of the kind that the panel gives to uploads (letters and digits by chance, the time in milliseconds,
-- the kind), wherever they stand in a text, plain or with escapes. None comes twice.
create function private.picture_names(running text)
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select (regexp_matches(form, '[0-9a-z]{8,}-\d{13}\.(?:jpe?g|png|webp)', 'g'))[1]
  from (
    select running
    union all
    -- Names are of ASCII: of other escapes nothing has to be known, and broken ones do no harm.
    select private.percent_decoded(escaped[1])
    from regexp_matches(running, '(?:[0-9A-Za-z._-]|%[0-7][0-9A-Fa-f])*%[0-7][0-9A-Fa-f](?:[0-9A-Za-z._-]|%[0-7][0-9A-Fa-f])*', 'g') as escaped
  ) as forms (form);
$$;

create function private.version_pictures_in(entry jsonb)
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  with texts (every) as (
    select array_agg(leaf #>> '{}')
    from jsonb_path_query(entry, 'strict $.** ? (@.type() == "string")') as leaf
    where leaf #>> '{}' like '%/storage/v1/object/public/%'
  )
  select private.picture_names(entry::text)
  union
  select private.picture_paths(every, every) from texts;
$$;

-- Columns that the database derives by itself: their change alone is none, and no version restores them.
create function private.derived_columns(entry_type regclass)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array['updated_at', 'open_locales', 'duration_days'] || coalesce(array_agg(attname::text), '{}')
  from pg_catalog.pg_attribute
  where attrelid = entry_type and attgenerated <> '';
$$;

create function private.keep_version()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  derived constant text[] := private.derived_columns(tg_relid);
  was constant jsonb := to_jsonb(old);
  version bigint;
begin
  if tg_op = 'UPDATE' and was - derived = to_jsonb(new) - derived then
    return null;
  end if;
  insert into public.entry_versions (entry_type, entry_id, operation, data, recorded_by)
  values (tg_table_name, old.id, lower(tg_op), was, auth.uid())
  returning id into version;
  insert into private.version_pictures (version_id, picture)
  select version, picture from private.version_pictures_in(was) as picture;
  -- By their numbers: clocks are set right, sometimes by days.
  delete from public.entry_versions
  where id in (
    select id from public.entry_versions
    where entry_type = tg_table_name and entry_id = old.id
    order by id desc
    offset 100
  );
  return null;
end;
$$;

create trigger keep_version after update or delete on public.tours
  for each row execute function private.keep_version();
create trigger keep_version after update or delete on public.destinations
  for each row execute function private.keep_version();
create trigger keep_version after update or delete on public.blog_posts
  for each row execute function private.keep_version();

-- Nobody removes a picture that a version shows, whatever they believe of it. Those that hold the secret key
-- may.
create policy "Pictures of versions stay"
  on storage.objects as restrictive for delete
  to authenticated
  using (
    not exists (
      select from private.version_pictures as kept
      where kept.picture in (objects.name, objects.bucket_id || '/' || objects.name)
    )
  );

-- The trash: what is gone, as it was last. For administrators, as everything about versions.
create function public.deleted_entries()
  returns setof public.entry_versions
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  select version.*
  from public.entry_versions as version
  where version.operation = 'delete'
    and not exists (
      select from public.entry_versions as later
      where later.entry_type = version.entry_type and later.entry_id = version.entry_id
        and later.operation = 'delete' and later.id > version.id
    )
    and not exists (
      select from public.tours where version.entry_type = 'tours' and id = version.entry_id
      union all
      select from public.destinations where version.entry_type = 'destinations' and id = version.entry_id
      union all
      select from public.blog_posts where version.entry_type = 'blog_posts' and id = version.entry_id
    )
  order by version.recorded_at desc, version.id desc;
$$;

-- Makes a version the present state of its entry, which is put in again where it was deleted; what is there
-- now is kept as a version. What the version knows nothing of stays as it is. Answers the row.
-- Errors: PT404 where the version is not kept any more, 23505 where another entry has its slug by now, 42501.
create function public.restore_version(version bigint)
  returns jsonb
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  kept public.entry_versions;
  entries regclass;
  -- What is not taken from the version.
  own text[];
  columns text;
  restored jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators bring versions back' using errcode = '42501';
  end if;
  select * into kept from public.entry_versions where id = restore_version.version;
  if not found then
    raise exception 'This version is not kept any more' using errcode = 'PT404';
  end if;
  entries := format('public.%I', kept.entry_type)::regclass;
  own := private.derived_columns(entries) || array['id'];
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_catalog.pg_attribute
  where attrelid = entries and attnum > 0 and not attisdropped and kept.data ? attname
    and attname <> all (own);
  execute format(
    'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
     where id = $2 returning to_jsonb(entry)',
    entries, columns
  ) into restored using kept.data - own, kept.entry_id;
  if restored is null then
    execute format(
      'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
       returning to_jsonb(entry)',
      entries, columns
    ) into restored using kept.data - own, kept.entry_id;
  end if;
  return restored;
exception
  when unique_violation then
    raise exception 'Another entry has the slug % by now', kept.data ->> 'slug' using errcode = '23505';
end;
$$;

-- Erases what is kept of an entry, for good. What its pictures are no longer needed for, the sweep removes.
-- Answers how many versions there were.
create function public.erase_versions(type text, entry uuid)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'Only administrators erase versions' using errcode = '42501';
  end if;
  delete from public.entry_versions where entry_type = erase_versions.type and entry_id = erase_versions.entry;
  get diagnostics erased = row_count;
  return erased;
end;
$$;

-- Empties the trash of what was deleted more than thirty days ago, and gives the number of versions.
create function public.forget_trash(at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.entry_versions as version
  using public.deleted_entries() as gone
  where gone.recorded_at < forget_trash.at - interval '30 days'
    and version.entry_type = gone.entry_type and version.entry_id = gone.entry_id;
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

-- Pictures that were uploaded in the panel before a time, and that nothing refers to: no entry, shown or
-- hidden, no version, no text of any other table. Whoever removes them keeps entries from being written
-- meanwhile, or knows that no form is open for so long.
create function public.unreferred_pictures(before timestamptz)
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
    where object.bucket_id in ('blog-images', 'tour-images', 'destination-images')
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
  -- Every table that may hold a name in a text, a list or JSON, also one that a later migration brings. Of
  -- versions it is noted, and what visitors have sent shows no picture.
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
      -- Texts, JSON, and rows of either; neither numbers nor times.
      and one.typcategory in ('S', 'U', 'C') and one.typname <> 'uuid'
    group by class.relname
    order by class.relname in ('tours', 'destinations', 'blog_posts') desc
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
      and object.bucket_id in ('blog-images', 'tour-images', 'destination-images')
      and greatest(object.created_at, object.updated_at) < before;
end;
$$;

-- An entry that is brought back is found by its former slugs again, as far as nobody has taken them since.
create function private.remember_slugs_of_versions()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (select from public.entry_versions where entry_type = tg_table_name and entry_id = new.id) then
    execute format(
      'insert into public.former_slugs (entry_type, slug, entry_id)
       select distinct version.entry_type, version.data ->> ''slug'', version.entry_id
       from public.entry_versions as version
       where version.entry_type = $1 and version.entry_id = $2
         and not exists (select from public.%I as live where live.slug = version.data ->> ''slug'')
       on conflict do nothing',
      tg_table_name
    ) using tg_table_name, new.id;
  end if;
  return null;
end;
$$;

create trigger former_slugs_restored after insert on public.tours
  for each row execute function private.remember_slugs_of_versions();
create trigger former_slugs_restored after insert on public.destinations
  for each row execute function private.remember_slugs_of_versions();
create trigger former_slugs_restored after insert on public.blog_posts
  for each row execute function private.remember_slugs_of_versions();

revoke execute on function
  private.picture_names(text),
  private.version_pictures_in(jsonb),
  private.derived_columns(regclass),
  private.keep_version(),
  private.remember_slugs_of_versions(),
  public.deleted_entries(),
  public.restore_version(bigint),
  public.erase_versions(text, uuid),
  public.forget_trash(timestamptz),
  public.unreferred_pictures(timestamptz)
from public, anon, authenticated, service_role;

grant execute on function private.derived_columns(regclass) to authenticated, service_role;
grant execute on function public.deleted_entries() to authenticated, service_role;
grant execute on function public.restore_version(bigint), public.erase_versions(text, uuid) to authenticated;
grant execute on function public.forget_trash(timestamptz), public.unreferred_pictures(timestamptz)
  to service_role;
