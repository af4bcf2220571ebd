-- The list of tours, narrowed. All that is asked of a tour stands in the index of the list itself, in its
-- order: with two thousand tours a page of any filter is one walk along it. Indexes of the single columns
-- would not be used: row-level security lets no index answer what is not leakproof (`@>` of arrays, `<=` of
-- numeric), before it has looked at the row.
drop index public.tours_countries;
drop index public.tours_months;
drop index public.tours_style;
drop index public.tours_price;
drop index public.tours_days;

drop index public.tours_listed;
create index tours_listed on public.tours (is_featured desc, name, id)
  include (
    is_active, duration_days, min_group_size, max_group_size, price_per_person, style, countries, months
  )
  where is_active;

-- A page of the active tours that fit, in the order of their list, and how many they are. What is null does
-- not matter. A tour without months leaves in any of them.
create function public.find_tours(
  country text default null,
  style text default null,
  min_days integer default null,
  max_days integer default null,
  month integer default null,
  highest_price numeric default null,
  first integer default 0,
  most integer default 15
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
  limit least(greatest(most, 0), 100)
  offset greatest(first, 0);
$$;

-- What there is to choose among the active tours: only that is offered.
create function public.tour_choices()
  returns table (
    countries text[],
    styles text[],
    months integer[],
    -- One of them leaves in any month.
    any_month boolean,
    days integer[],
    min_price numeric,
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

revoke execute on function
  public.find_tours(text, text, integer, integer, integer, numeric, integer, integer),
  public.tour_choices()
from public;

grant execute on function
  public.find_tours(text, text, integer, integer, integer, numeric, integer, integer),
  public.tour_choices()
to anon, authenticated, service_role;
