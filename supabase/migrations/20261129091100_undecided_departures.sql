-- Warnings on the dashboard, for administrators only. `old-backup`: none in two days or in twice the interval;
-- `stopped-…`: stopped jobs by reason; `announced-retention`: enquiries that the default retention period will erase,
-- and from when; `undecided-departures`: open ones that start in less than 45 days.
create or replace function public.owner_warnings()
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
    union all
    select 'undecided-departures', count(*), null
    from public.departures as departure
    where departure.state = 'open'
      and departure.starts_on >= private.company_day(now())
      and departure.starts_on < private.company_day(now()) + 45
      -- Not in the trash.
      and exists (select from public.tours as tour where tour.id = departure.tour_id)
    having count(*) > 0
  ) as found (kind, amount, since)
  where (select private.is_admin());
$$;
