-- What the owner is told on the dashboard before it does harm: a backup that is missing, and what still is the
-- demonstration's on a site that is in public.

-- What the server knows of its own backups; without a row it makes none (a hosted project has its provider's).
create table private.backup_state (
  only_one boolean primary key default true check (only_one),
  newest timestamptz,
  every_hours integer not null,
  watched_since timestamptz not null default now()
);

revoke all on private.backup_state from public, anon, authenticated;

-- Notes the newest backup there is, or that there is none yet.
create function public.record_backup(newest timestamptz, every_hours integer)
  returns void
  language sql security definer
  set search_path = ''
as $$
  insert into private.backup_state as known (newest, every_hours)
  values (record_backup.newest, record_backup.every_hours)
  on conflict (only_one) do update
    set newest = excluded.newest, every_hours = excluded.every_hours;
$$;

revoke execute on function public.record_backup(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.record_backup(timestamptz, integer) to service_role;

-- `demonstration-entries`: entries of the demonstration that nobody has changed since; `demonstration-company`:
-- an e-mail address or a telephone that nobody can have (RFC 2606; seven zeros); `old-backup`: none in the last
-- two days, or in twice the time between two. Nobody but administrators is told anything.
create function public.owner_warnings()
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
  ) as found (kind, amount, since)
  where (select private.is_admin());
$$;

revoke execute on function public.owner_warnings() from public, anon;
grant execute on function public.owner_warnings() to authenticated, service_role;
