-- Lists of tours and their filters.

-- Smallest and largest values of all active tours; nulls if there are none.
create function public.tour_ranges()
  returns table (min_days integer, max_days integer, min_group integer, max_group integer, min_price numeric)
  language sql
  stable
  set search_path = ''
as $$
  select min(duration_days), max(duration_days), min(min_group_size), max(max_group_size), min(price_per_person)
  from public.tours
  where is_active;
$$;

-- Values that filters can offer: those that active tours have.
create function public.tour_filter_options()
  returns table (
    countries text[], styles text[], months integer[], any_month boolean, days integer[], min_price numeric,
    max_price numeric
  )
  language sql
  stable
  set search_path = ''
as $$
  with tour as materialized (
    select style, countries, months, duration_days, price_per_person from public.tours where is_active
  )
  select
    (select array_agg(distinct country) from tour cross join unnest(tour.countries) as country),
    (select array_agg(distinct style) from tour where style is not null),
    (select array_agg(distinct month::integer) from tour cross join unnest(tour.months) as month),
    (select coalesce(bool_or(tour.months = '{}'), false) from tour),
    (select array_agg(distinct duration_days) from tour),
    (select min(price_per_person) from tour),
    (select max(price_per_person) from tour);
$$;

-- A page of the active tours that match, in the order of the list, and their total number. Null arguments match all
-- tours. A tour without months matches every month.
create function public.find_tours(
  country text default null,
  style text default null,
  min_days integer default null,
  max_days integer default null,
  month integer default null,
  highest_price numeric default null,
  row_offset integer default 0,
  row_limit integer default 15
)
  returns table (id uuid, total integer)
  language sql
  stable
  set search_path = ''
as $$
  select tour.id, (count(*) over ())::integer
  from public.tours as tour
  where tour.is_active
    and (find_tours.country is null or find_tours.country = any (tour.countries))
    and (find_tours.style is null or tour.style = find_tours.style)
    and (min_days is null or tour.duration_days >= min_days)
    and (max_days is null or tour.duration_days <= max_days)
    and (month is null or tour.months = '{}' or month = any (tour.months))
    and (highest_price is null or tour.price_per_person <= highest_price)
  order by tour.is_featured desc, tour.name, tour.id
  limit least(greatest(row_limit, 0), 100)
  offset greatest(row_offset, 0);
$$;

-- Facts of the active tours that texts of all pages mention: their countries, and ranges of those with the length in
-- `headline_days_min` to `headline_days_max`, or of all if none has it. Nulls if there are no tours, or no prices.
create function public.tour_facts()
  returns table (
    countries text[], min_days integer, max_days integer, min_group integer, max_group integer,
    min_price numeric
  )
  language sql
  stable
  set search_path = ''
as $$
  with tour as materialized (
    select
      each.countries, duration_days, min_group_size, max_group_size, price_per_person,
      duration_days >= coalesce(headline_days_min, 0) and duration_days <= coalesce(headline_days_max, duration_days)
        as is_headline
    from public.tours as each
    left join public.site_settings on true
    where is_active
  ),
  chosen as (
    select * from tour where is_headline or not exists (select from tour where is_headline)
  )
  select
    (select array_agg(distinct country) from tour cross join unnest(tour.countries) as country),
    min(duration_days),
    max(duration_days),
    min(min_group_size),
    max(max_group_size),
    min(price_per_person) filter (where price_per_person > 0)
  from chosen;
$$;

-- `price_per_person` of a tour is the lowest price of its seasons, whatever a writer sends. Without one, it is what was
-- written.
create function private.lowest_price(seasons jsonb)
  returns numeric
  language sql
  immutable
  set search_path = ''
as $$
  select min(given.price::numeric)
  from jsonb_array_elements(case when jsonb_typeof(seasons) = 'array' then seasons else '[]' end) as season
  cross join lateral (
    values (season -> 'price_2'), (season -> 'price_4'), (season -> 'price_6')
  ) as given (price)
  -- Constraints, which refuse all other values, are checked after the trigger.
  where case when jsonb_typeof(given.price) = 'number' then given.price::numeric > 0 and given.price::numeric <= 1000000 end;
$$;

create function private.set_lowest_price()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.price_per_person := coalesce(private.lowest_price(new.seasons), new.price_per_person);
  return new;
end;
$$;

create trigger tours_lowest_price before insert or update on public.tours
  for each row execute function private.set_lowest_price();

revoke execute on function
  public.tour_ranges(),
  public.tour_filter_options(),
  public.find_tours(text, text, integer, integer, integer, numeric, integer, integer),
  public.tour_facts(),
  private.lowest_price(jsonb),
  private.set_lowest_price()
from public, anon, authenticated, service_role;
grant execute on function
  public.tour_ranges(),
  public.tour_filter_options(),
  public.find_tours(text, text, integer, integer, integer, numeric, integer, integer),
  public.tour_facts()
to anon, authenticated, service_role;
grant execute on function private.lowest_price(jsonb)
to authenticated, service_role;
