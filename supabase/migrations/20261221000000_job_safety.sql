-- Jobs that delete by themselves (sweep, retention, rotation of backups) first prove that they look at the right
-- data and that the clock is plausible. A stopped job is recorded here and shown on the dashboard.

-- `site_id` travels with backups and moves. `database_id` is renewed in each restored copy: only the database whose
-- ids are in the storage's marker object deletes files there.
create table private.site_identity (
  only_one boolean primary key default true check (only_one),
  site_id uuid not null default gen_random_uuid(),
  database_id uuid not null default gen_random_uuid()
);
revoke all on private.site_identity from public, anon, authenticated;
insert into private.site_identity default values;

-- `newest`: latest accepted time. `doubted_since` and `doubted_last`: first and latest reading of a clock that
-- differs from it by days.
create table private.clock_state (
  only_one boolean primary key default true check (only_one),
  newest timestamptz not null,
  doubted_since timestamptz,
  doubted_last timestamptz
);
revoke all on private.clock_state from public, anon, authenticated;

create table private.stopped_jobs (
  job text primary key,
  reason text not null,
  amount bigint not null,
  since timestamptz not null default now()
);
revoke all on private.stopped_jobs from public, anon, authenticated;

-- Records a reading of the clock. Returns null if the clock is plausible, otherwise the latest accepted time.
-- A difference of more than three days is accepted after three days of readings, at most two days apart: a site
-- that was switched off for months deletes again three days after its start.
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

revoke execute on function public.check_clock(timestamptz), public.report_job(text, text, bigint)
  from public, anon, authenticated;
grant execute on function public.check_clock(timestamptz), public.report_job(text, text, bigint) to service_role;

-- As before, and one row per reason for which jobs are stopped.
create or replace function public.owner_warnings()
  returns table (kind text, amount bigint, since timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  select * from (
    select 'demonstration-entries', count(*), null::timestamptz
    from private.seeded_rows as seeded
    where exists (
        select from public.tours where id = seeded.row_id and updated_at = seeded.updated_at
      ) or exists (
        select from public.destinations where id = seeded.row_id and updated_at = seeded.updated_at
      ) or exists (
        select from public.blog_posts where id = seeded.row_id and updated_at = seeded.updated_at
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
  ) as found (kind, amount, since)
  where (select private.is_admin());
$$;

-- Number of stored uploads, for the server of a hosted project: its REST interface does not show `storage`.
create function public.count_objects()
  returns bigint
  language sql stable security definer
  set search_path = ''
as $$
  select count(*) from storage.objects;
$$;

revoke execute on function public.count_objects() from public, anon, authenticated;
grant execute on function public.count_objects() to service_role;
