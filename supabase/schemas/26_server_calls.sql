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

-- Warnings on the dashboard, for administrators only. `old-backup`: none in two days or in twice the interval;
-- `stopped-…`: stopped jobs by reason; `announced-retention`: enquiries that the default retention period will erase,
-- and from when.
create function public.owner_warnings()
  returns table (kind text, amount bigint, since timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select * from (
    select 'old-backup', 1::bigint, newest
    from private.backup_state
    where coalesce(newest, watched_since)
      < now() - greatest(interval '2 days', pg_catalog.make_interval(hours => 2 * every_hours))
    union all
    select 'stopped-' || stopped.reason, max(stopped.amount), min(stopped.since)
    from private.stopped_jobs as stopped
    group by stopped.reason
    union all
    select 'announced-retention', count(*), announced.starts_at
    from private.default_retention as announced
    join public.contact_submissions as enquiry
      on enquiry.created_at < announced.starts_at - pg_catalog.make_interval(months => announced.months)
    where announced.starts_at > now()
    group by announced.starts_at
  ) as found (kind, amount, since)
  where (select private.is_admin());
$$;

revoke execute on function
  public.schema_version(),
  public.stored_pictures(text[]),
  public.count_objects(),
  public.owner_warnings()
from public, anon, authenticated, service_role;
grant execute on function
  public.schema_version(),
  public.stored_pictures(text[]),
  public.count_objects()
to service_role;
grant execute on function public.owner_warnings()
to authenticated, service_role;
