-- Calls of the server with the secret key, the same for its own database and for hosted projects.

-- Version of the newest migration.
create function public.schema_version()
  returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select max(version) from supabase_migrations.schema_migrations;
$$;

-- Metadata of pictures in public buckets; keys are `bucket/name`.
create function public.stored_pictures(keys text[])
  returns table (key text, metadata jsonb)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select wanted.key, object.metadata
  from (select distinct unnest(keys) as key) as wanted
  join storage.objects as object
    on object.bucket_id = split_part(wanted.key, '/', 1)
    and object.name = substr(wanted.key, strpos(wanted.key, '/') + 1)
  join storage.buckets as bucket on bucket.id = object.bucket_id and bucket.public;
$$;

-- Number of stored uploads: the REST interface of a hosted project does not expose `storage`.
create function public.count_objects()
  returns bigint
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select count(*) from storage.objects;
$$;

revoke execute on function
  public.schema_version(),
  public.stored_pictures(text[]),
  public.count_objects()
from public, anon, authenticated, service_role;
grant execute on function
  public.schema_version(),
  public.stored_pictures(text[]),
  public.count_objects()
to service_role;
