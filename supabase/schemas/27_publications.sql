-- Scheduled publications of all types.

-- The database's time, [{"type", "slugs"}] of entries that became visible between `since` and now (in either direction,
-- because clocks may be set back), and the seconds until the next scheduled entry; null if there is none. `departures`
-- is among the types once a day with departures has ended, which visitors no longer see.
create function public.scheduled_publications(since timestamptz default null)
  returns table (at timestamptz, published jsonb, next_in double precision)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  known record;
  found jsonb;
  soon timestamptz;
  soonest timestamptz;
  today date;
  noticed date;
begin
  at := now();
  published := '[]';
  for known in
    select type, definition ->> 'visible' as flag, definition ->> 'visibleFrom' as moment
    from private.content_types
    where definition ? 'visibleFrom'
    order by position
  loop
    execute format(
      'select
         coalesce(jsonb_agg(jsonb_build_object(''type'', $1, ''slugs'', private.slugs_of(to_jsonb(entry))))
           filter (where entry.%2$I <= greatest($2, $3)), ''[]''),
         (select min(%2$I) from public.%3$I where %1$I and %2$I > $3)
       from public.%3$I as entry
       where entry.%1$I and entry.%2$I > least($2, $3) and entry.%2$I <= greatest($2, $3)',
      known.flag, known.moment, known.type
    ) into found, soon using known.type, since, at;
    published := published || found;
    soonest := least(soonest, soon);
  end loop;
  today := private.company_day(at);
  noticed := coalesce(private.company_day(since), today);
  if exists (
    select from public.departures
    where starts_on >= least(today, noticed) and starts_on < greatest(today, noticed)
  ) then
    published := published || jsonb_build_array(jsonb_build_object('type', 'departures', 'slugs', '[]'::jsonb));
  end if;
  next_in := extract(epoch from soonest - at);
  return next;
end;
$$;

revoke execute on function public.scheduled_publications(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.scheduled_publications(timestamptz)
to service_role;
