-- State of background jobs. Jobs that delete (sweep, retention, rotation of backups) first check that they work on the
-- right data and that the clock is plausible.

-- `site_id` travels with backups and moves. `database_id` is renewed in each restored copy: only the database whose ids
-- are in the storage's marker object deletes files there.
create table private.site_identity (
  only_one boolean primary key default true check (only_one),
  site_id uuid not null default gen_random_uuid(),
  database_id uuid not null default gen_random_uuid()
);
revoke all on table private.site_identity from public, anon, authenticated, service_role;

insert into private.site_identity default values;

-- `newest`: latest accepted time. `doubted_since` and `doubted_last`: first and latest reading of a clock that differs
-- from it by days.
create table private.clock_state (
  only_one boolean primary key default true check (only_one),
  newest timestamptz not null,
  doubted_since timestamptz,
  doubted_last timestamptz
);
revoke all on table private.clock_state from public, anon, authenticated, service_role;

-- Jobs that are stopped, for the dashboard.
create table private.stopped_jobs (
  job text primary key,
  reason text not null,
  amount bigint not null,
  since timestamptz not null default now()
);
revoke all on table private.stopped_jobs from public, anon, authenticated, service_role;

-- The newest backup. No row if the server makes no backups, as with hosted projects.
create table private.backup_state (
  only_one boolean primary key default true check (only_one),
  newest timestamptz,
  every_hours integer not null,
  watched_since timestamptz not null default now()
);
revoke all on table private.backup_state from public, anon, authenticated, service_role;

-- The retention period that applies without ENQUIRY_RETENTION_MONTHS. It erases nothing before `starts_at`, 30 days after
-- the first run with it: an installation that kept all enquiries until then warns its owner first.
create table private.default_retention (
  only_one boolean primary key default true check (only_one),
  months integer not null,
  starts_at timestamptz not null
);
revoke all on table private.default_retention from public, anon, authenticated, service_role;

-- Records a reading of the clock. Returns null if the clock is plausible, otherwise the latest accepted time. A
-- difference of more than three days is accepted after three days of readings, at most two days apart: a site that was
-- switched off for months deletes again three days after its start.
create function public.check_clock(at timestamptz default now())
  returns timestamptz
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  state private.clock_state;
  tolerance constant interval := interval '3 days';
begin
  -- The first reading is compared with the newest rows: the database may be older than this table.
  insert into private.clock_state (newest)
  select coalesce(greatest(
    (select max(created_at) from public.contact_submissions),
    (select max(recorded_at) from public.entry_versions),
    (select max(entry.at) from public.admin_log as entry),
    (select max(created_at) from storage.objects),
    (select max(day)::timestamptz from public.page_views)
  ), check_clock.at)
  on conflict (only_one) do nothing;

  select * into state from private.clock_state for update;
  if check_clock.at between state.newest - tolerance and state.newest + tolerance then
    update private.clock_state
    set newest = greatest(newest, check_clock.at), doubted_since = null, doubted_last = null;
    return null;
  end if;
  if state.doubted_last is null
    or check_clock.at not between state.doubted_last - interval '1 hour' and state.doubted_last + interval '2 days' then
    update private.clock_state set doubted_since = check_clock.at, doubted_last = check_clock.at;
    return state.newest;
  end if;
  if check_clock.at - state.doubted_since >= tolerance then
    update private.clock_state set newest = check_clock.at, doubted_since = null, doubted_last = null;
    return null;
  end if;
  update private.clock_state set doubted_last = greatest(doubted_last, check_clock.at);
  return state.newest;
end;
$$;

-- Records why a job is stopped, or with a null `reason` that it has run well again.
create function public.report_job(job text, reason text default null, amount bigint default 0)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.stopped_jobs as stopped
  where stopped.job = report_job.job and report_job.reason is null;
  insert into private.stopped_jobs as stopped (job, reason, amount)
  select report_job.job, report_job.reason, report_job.amount where report_job.reason is not null
  on conflict (job) do update
    set reason = excluded.reason, amount = excluded.amount,
      since = case when stopped.reason = excluded.reason then stopped.since else excluded.since end;
$$;

-- Records the newest backup; null if there is none yet.
create function public.record_backup(newest timestamptz, every_hours integer)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.backup_state as known (newest, every_hours)
  values (record_backup.newest, record_backup.every_hours)
  on conflict (only_one) do update
    set newest = excluded.newest, every_hours = excluded.every_hours;
$$;

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

revoke execute on function
  public.check_clock(timestamptz),
  public.report_job(text, text, bigint),
  public.record_backup(timestamptz, integer),
  public.announce_default_retention(integer, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.check_clock(timestamptz),
  public.report_job(text, text, bigint),
  public.record_backup(timestamptz, integer),
  public.announce_default_retention(integer, timestamptz)
to service_role;
