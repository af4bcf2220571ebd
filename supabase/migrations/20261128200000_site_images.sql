-- Pictures of the library, which no entry has to use.

create or replace function private.picture_buckets()
  returns text[]
  language sql
  immutable
  parallel safe
as $$
  select array['blog-images', 'tour-images', 'destination-images', 'content-images', 'site-images']
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('site-images', 'site-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Uploads of the panel from before a time that nothing uses: no entry, no version, no text of any other table. Never
-- those of the library (`site-images`), which were uploaded to be used later. Lock the entries before removing them, or
-- choose a time before which no form is open.
create or replace function public.unreferenced_pictures(before timestamptz)
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
