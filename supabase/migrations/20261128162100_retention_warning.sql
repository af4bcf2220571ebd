-- The retention period that applies without ENQUIRY_RETENTION_MONTHS erases nothing before `starts_at`, 30 days after
-- the first run with it: an installation that kept all enquiries until now warns its owner first.
create table private.default_retention (
  only_one boolean primary key default true check (only_one),
  months integer not null,
  starts_at timestamptz not null
);
revoke all on table private.default_retention from public, anon, authenticated, service_role;

-- Records that the default period applies, once per period; a null `months` forgets it. `at` must be a checked time.
-- Returns when enquiries are erased from, and how many are older than the period at that time.
create function public.announce_default_retention(months integer, at timestamptz default now())
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  announced private.default_retention;
begin
  if announce_default_retention.months is null then
    delete from private.default_retention where only_one;
    return null;
  end if;
  insert into private.default_retention as known (months, starts_at)
  values (announce_default_retention.months, announce_default_retention.at + interval '30 days')
  on conflict (only_one) do update
    set months = excluded.months, starts_at = excluded.starts_at
    where known.months <> excluded.months;
  select * into announced from private.default_retention;
  return jsonb_build_object('starts_at', announced.starts_at, 'enquiries', (
    select count(*)
    from public.contact_submissions
    where created_at < announced.starts_at - make_interval(months => announced.months)
  ));
end;
$$;

revoke execute on function public.announce_default_retention(integer, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.announce_default_retention(integer, timestamptz) to service_role;

-- Adds `announced-retention`: enquiries that the default period will erase, and from when.
create or replace function public.owner_warnings()
  returns table (kind text, amount bigint, since timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select * from (
    select 'demonstration-entries', count(*), null::timestamptz
    from private.seeded_rows as seeded
    where (
      select true from private.entries as entry
      where entry.type = seeded.table_name and entry.id = seeded.row_id and entry.updated_at = seeded.updated_at
    )
    having count(*) > 0
    union all
    select 'demonstration-company', 1, null
    from public.site_settings
    where email ~* '[@.]example(\.(com|net|org))?$' or pg_catalog.regexp_replace(phone, '\D', '', 'g') ~ '0{7}$'
    union all
    select 'old-backup', 1, newest
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
