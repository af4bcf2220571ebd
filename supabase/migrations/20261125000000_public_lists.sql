-- What a page of a public list costs depends on the page and not on how long the list is: its rows come
-- by an index in the list's own order, and what is said of all of them is read from that index alone.
-- `is_active` and `is_published` are in it because the policies look at them.

drop index public.tours_featured_first;
create index tours_listed on public.tours (is_featured desc, name, id)
  include (is_active, duration_days, min_group_size, max_group_size, price_per_person)
  where is_active;

-- The posters of the home page.
create index tours_featured_newest on public.tours (created_at desc, name)
  include (is_active, is_featured)
  where is_featured and is_active;

create index destinations_listed on public.destinations (name, id)
  include (is_active)
  where is_active;

drop index public.blog_posts_newest_published;
create index blog_posts_listed on public.blog_posts (published_at desc, id)
  include (is_published)
  where is_published;

-- From the least to the most of all active tours; nulls where there is none.
create function public.tour_span()
  returns table (min_days integer, max_days integer, min_group integer, max_group integer, min_price numeric)
  language sql stable
  set search_path = ''
as $$
  select min(duration_days), max(duration_days), min(min_group_size), max(max_group_size), min(price_per_person)
  from public.tours
  where is_active;
$$;

-- How many entries stand before one in its public list; null where it is not in it. Links to an entry
-- name no page, because the entry moves from page to page when others come and go.
create function public.tour_position(slug text)
  returns integer
  language sql stable
  set search_path = ''
as $$
  select (
    select count(*)::integer
    from public.tours other
    where other.is_active
      and (other.is_featured > wanted.is_featured
        or (other.is_featured = wanted.is_featured and (other.name, other.id) < (wanted.name, wanted.id)))
  )
  from public.tours wanted
  where wanted.slug = tour_position.slug and wanted.is_active;
$$;

create function public.destination_position(slug text)
  returns integer
  language sql stable
  set search_path = ''
as $$
  select (
    select count(*)::integer
    from public.destinations other
    where other.is_active and (other.name, other.id) < (wanted.name, wanted.id)
  )
  from public.destinations wanted
  where wanted.slug = destination_position.slug and wanted.is_active;
$$;

revoke execute on function public.tour_span(), public.tour_position(text), public.destination_position(text)
  from public;
grant execute on function public.tour_span(), public.tour_position(text), public.destination_position(text)
  to anon, authenticated, service_role;
