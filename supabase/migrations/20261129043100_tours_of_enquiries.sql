-- Enquiries from before this column: the tour of the page that they came from, by its present or former address or by its
-- name in `?tour=`. From now on the form says which tour it is, and the statistics need no names.
with names as materialized (
  select tour.id, tour.slug, entry ->> private.localized_column('name', code) as called
  from public.tours as tour
  cross join lateral to_jsonb(tour) as entry
  cross join unnest(private.languages()) as code
),
addresses as materialized (
  select
    source,
    regexp_replace(split_part(source, '?', 1), '^/(' || array_to_string(private.languages(), '|') || ')(?=/|$)', '') as page,
    left(private.decode_query_value(substring(source from '[?&]tour=([^&#]+)')), 300) as words
  from (select distinct source from public.contact_submissions where source is not null) as given
),
origins as materialized (
  select
    source,
    coalesce(
      (select entry.entry_id from private.entry_at_path(page) as entry where entry.entry_type = 'tours'),
      (select names.id from names where names.called = words order by names.slug limit 1)
    ) as tour_id
  from addresses
)
update public.contact_submissions as enquiry
set tour_id = tour.id, tour_name = left(tour.name, 200)
from origins
join public.tours as tour on tour.id = origins.tour_id
where enquiry.source = origins.source;

-- Statistics from `since` to `until`, and of as many weeks before:
--   {"since", "until", "counted_since": first day with data, or null,
--    "views": {"total", "before"}, "enquiries": {"total", "before", "due", "in_time"},
--    "reply_hours": hours in which the site promises an answer,
--    "weeks": [{"week": its Monday, "views", "enquiries", "due", "in_time"}],
--    "pages": [{"page", "name", "views", "es", "en", "fr"}], "languages": [{"language", "views", "enquiries"}],
--    "tours": [{"page", "name", "enquiries", "es", "en", "fr"}], "sources": [{"page", "name", "enquiries"}]}
-- Lists have at most thirty rows, largest first. `name` is null for pages that are no entry; `page` is null for
-- enquiries without a known tour or source. `due`: answered, or waiting for longer than promised; `in_time`: answered
-- within the promised time. Spam is left out.
-- Errors: 42501, and 22023 for invalid days or more than 800 of them.
create or replace function public.site_statistics(since date, until date)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  weeks constant integer := (until - since) / 7 + 1;
  earlier constant date := since - 7 * weeks;
  time_zone constant text := private.office_time_zone();
  reply_interval constant interval := private.reply_interval();
  told jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators read statistics' using errcode = '42501';
  end if;
  if since is null or until is null or until < since or until - since > 800 then
    raise exception 'Two days are needed, the first one first' using errcode = '22023';
  end if;
  with seen as materialized (
    select date_trunc('week', day)::date as week, page, language, sum(views) as views
    from public.page_views
    where day between site_statistics.since and site_statistics.until
    group by 1, 2, 3
  ),
  enquired as materialized (
    select
      date_trunc('week', created_at at time zone time_zone)::date as week,
      language,
      source,
      tour_id,
      answered_at is not null or created_at < now() - reply_interval as due,
      coalesce(answered_at <= created_at + reply_interval, false) as in_time
    from public.contact_submissions
    where created_at >= site_statistics.since::timestamp at time zone time_zone
      and created_at < (site_statistics.until + 1)::timestamp at time zone time_zone
      and state <> 'spam'
  ),
  -- Campaign parameters create many sources for few pages: each is looked up once.
  addresses as materialized (
    select
      source,
      coalesce(nullif(regexp_replace(split_part(source, '?', 1), '^/(' || array_to_string(private.languages(), '|') || ')(?=/|$)', ''), ''), '/') as page
    from (select distinct source from enquired where source is not null) as given
  ),
  entries as materialized (
    select given.page, entry.slug, entry.name
    from (select distinct page from addresses) as given
    cross join lateral private.entry_at_path(given.page) as entry
    where entry.entry_type = 'tours'
  ),
  origins as materialized (
    select
      addresses.source,
      case when entries.slug is not null then '/tours/' || entries.slug when page = '/contact' then page end as page,
      entries.name
    from addresses
    left join entries using (page)
  ),
  viewed as materialized (
    select page, language, sum(views) as views from seen group by page, language
  ),
  asked as materialized (
    -- Deleted tours count as none.
    select tour.slug as tour, tour.name as tour_name, enquired.language, count(*) as enquiries
    from enquired
    left join public.tours as tour on tour.id = enquired.tour_id
    group by tour.id, enquired.language
  )
  select jsonb_build_object(
    'since', site_statistics.since,
    'until', site_statistics.until,
    'reply_hours', (extract(epoch from reply_interval) / 3600)::integer,
    'counted_since', (select min(day) from public.page_views),
    'views', jsonb_build_object(
      'total', (select coalesce(sum(views), 0) from seen),
      'before', (
        select coalesce(sum(views), 0)
        from public.page_views
        where day between earlier and site_statistics.until - 7 * weeks
      )
    ),
    'enquiries', (
      select jsonb_build_object(
        'total', count(*),
        'before', (
          select count(*)
          from public.contact_submissions
          where created_at >= earlier::timestamp at time zone time_zone
            and created_at < (site_statistics.until - 7 * weeks + 1)::timestamp at time zone time_zone
            and state <> 'spam'
        ),
        'due', count(*) filter (where due),
        'in_time', count(*) filter (where in_time)
      )
      from enquired
    ),
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', monday,
        'views', coalesce(viewed.views, 0),
        'enquiries', coalesce(written.enquiries, 0),
        'due', coalesce(written.due, 0),
        'in_time', coalesce(written.in_time, 0)
      ) order by monday)
      from (
        select generate_series(
          date_trunc('week', site_statistics.since::timestamp), site_statistics.until::timestamp, interval '7 days'
        )::date as monday
      ) as shown
      left join (select week, sum(views) as views from seen group by week) as viewed on viewed.week = monday
      left join (
        select
          week, count(*) as enquiries, count(*) filter (where due) as due, count(*) filter (where in_time) as in_time
        from enquired
        group by week
      ) as written on written.week = monday
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(most) - 'pages' || (
        select jsonb_object_agg(code, (
          select coalesce(sum(each.views), 0)
          from viewed as each
          where each.page = any (most.pages) and each.language = code
        ))
        from unnest(private.languages()) as code
      ) order by views desc, page), '[]')
      from (
        select
          coalesce(
            (select known.path from private.content_types as known where known.type = entry.entry_type) || '/' || entry.slug,
            seen_page.page
          ) as page,
          coalesce(max(entry.name), (
            select term.name
            from private.blog_terms as term
            where term.kind = split_part(min(seen_page.page), '/', 3)
              and term.slug = split_part(min(seen_page.page), '/', 4)
            order by term.published_at desc
            limit 1
          )) as name,
          sum(seen_page.views) as views, array_agg(seen_page.page) as pages
        from (
          select page, sum(views) as views
          from viewed
          group by page
          order by 2 desc, 1
          -- More than 30, because former addresses are merged afterwards.
          limit 100
        ) as seen_page
        left join lateral private.entry_at_path(seen_page.page) as entry on true
        group by 1
        order by 3 desc, 1
        limit 30
      ) as most
    ),
    'languages', (
      select jsonb_agg(jsonb_build_object(
        'language', spoken.language,
        'views', (select coalesce(sum(views), 0) from seen where seen.language = spoken.language),
        'enquiries', (select count(*) from enquired where enquired.language = spoken.language)
      ) order by at)
      from unnest(private.languages()) with ordinality as spoken (language, at)
    ),
    'tours', (
      select coalesce(jsonb_agg(to_jsonb(most) - 'tour' || (
        select jsonb_object_agg(code, (
          select coalesce(sum(each.enquiries), 0)
          from asked as each
          where each.tour is not distinct from most.tour and each.language = code
        ))
        from unnest(private.languages()) as code
      ) order by enquiries desc, page), '[]')
      from (
        select '/tours/' || tour as page, max(tour_name) as name, sum(enquiries) as enquiries, tour
        from asked
        group by tour
        order by 3 desc, 1
        limit 30
      ) as most
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(most) order by enquiries desc, page), '[]')
      from (
        select page, max(name) as name, count(*) as enquiries
        from enquired
        left join origins using (source)
        group by page
        order by 3 desc, 1
        limit 30
      ) as most
    )
  )
  into told;
  return told;
end;
$$;

drop function private.decode_query_value(text);
