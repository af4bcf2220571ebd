alter table public.site_settings
  add column latitude double precision,
  add column longitude double precision,
  add column time_zone text,
  add column founded_year smallint,
  add column years_of_service smallint,
  add column guide_years smallint,
  add column reply_hours smallint,
  add column headline_days_min smallint,
  add column headline_days_max smallint,
  add column price_range text,
  add column registrations jsonb not null default '[]',
  add constraint site_settings_founded_year_range check (founded_year between 1800 and 2100),
  add constraint site_settings_guide_years_range check (guide_years between 1 and 80),
  add constraint site_settings_headline_days_max_order check (headline_days_max >= headline_days_min),
  add constraint site_settings_headline_days_max_range check (headline_days_max between 1 and 365),
  add constraint site_settings_headline_days_min_range check (headline_days_min between 1 and 365),
  add constraint site_settings_latitude_range check (latitude between -90 and 90),
  add constraint site_settings_longitude_range check (longitude between -180 and 180),
  add constraint site_settings_price_range_length check (char_length(price_range) <= 50),
  add constraint site_settings_registrations_valid check (private.is_valid_object_list(registrations, 20, '{"name":{"type":"text","max":200},"number":{"type":"text","max":100}}')),
  add constraint site_settings_reply_hours_range check (reply_hours between 1 and 720),
  add constraint site_settings_time_zone_format check (time_zone ~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$'),
  add constraint site_settings_time_zone_length check (char_length(time_zone) <= 50),
  add constraint site_settings_years_of_service_range check (years_of_service between 1 and 200);


-- PostgreSQL also accepts abbreviations and offsets, which the format excludes.
create function private.is_time_zone(name text)
  returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select is_time_zone.name is null
    or exists (select from pg_catalog.pg_timezone_names as known where known.name = is_time_zone.name);
$$;

alter table public.site_settings
  add constraint site_settings_time_zone_exists check (private.is_time_zone(time_zone));

-- Until now, pages of every company said these.
update public.site_settings
set
  founded_year = 2010,
  years_of_service = 14,
  guide_years = 20,
  reply_hours = 24,
  headline_days_min = 12,
  headline_days_max = 14,
  time_zone = 'Africa/Johannesburg',
  price_range = '$$-$$$$';
update public.site_settings
set latitude = -26.1755, longitude = 28.0071
where street = '14 Umdoni Lane, Melville' and city = 'Johannesburg';
update public.site_settings set legal_name = company_name where company_name = 'Tsamma Safaris' and legal_name is null;

-- Time zone of the office, in which days begin.
create function private.office_time_zone()
  returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce((select time_zone from public.site_settings), 'Africa/Johannesburg');
$$;

-- Time within which the site promises an answer.
create function private.reply_interval()
  returns interval
  language sql
  stable
  set search_path = ''
as $$
  select pg_catalog.make_interval(hours => coalesce((select reply_hours from public.site_settings), 24));
$$;

-- Facts of the active tours that texts of all pages mention: their countries, and ranges of those with the length in
-- `headline_days_min` to `headline_days_max`, or of all if none has it. Nulls if there are no tours, or no prices.
create function public.tour_facts()
  returns table (
    countries text[], min_days integer, max_days integer, min_group integer, max_group integer, min_price numeric
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

revoke execute on function
  private.is_time_zone(text),
  private.office_time_zone(),
  private.reply_interval(),
  public.tour_facts()
from public, anon, authenticated, service_role;
grant execute on function private.is_time_zone(text), private.office_time_zone(), private.reply_interval()
to authenticated, service_role;
grant execute on function public.tour_facts() to anon, authenticated, service_role;

-- Enquiries by state, and those that have waited for longer than promised: {"new": 3, "overdue": 1}.
create or replace function public.enquiry_counts()
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(of_state.state, of_state.total), '{}') || jsonb_build_object('overdue', (
    select count(*)
    from public.contact_submissions
    where state = 'new' and created_at < now() - private.reply_interval() and answered_at is null
  ))
  from (
    select state, count(*) as total from public.contact_submissions group by state
  ) as of_state;
$$;

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
      answered_at is not null or created_at < now() - reply_interval as due,
      coalesce(answered_at <= created_at + reply_interval, false) as in_time
    from public.contact_submissions
    where created_at >= site_statistics.since::timestamp at time zone time_zone
      and created_at < (site_statistics.until + 1)::timestamp at time zone time_zone
      and state <> 'spam'
  ),
  -- Campaign parameters create many sources for few pages and tours: each is looked up once.
  addresses as materialized (
    select
      source,
      coalesce(nullif(regexp_replace(split_part(source, '?', 1), '^/(' || array_to_string(private.languages(), '|') || ')(?=/|$)', ''), ''), '/') as page,
      substring(source from '[?&]tour=([^&#]+)') as written
    from (select distinct source from enquired where source is not null) as given
  ),
  entries as materialized (
    select given.page, entry.slug, entry.name
    from (select distinct page from addresses) as given
    cross join lateral private.entry_at_path(given.page) as entry
    where entry.entry_type = 'tours'
  ),
  -- Names of tours in each language.
  names as materialized (
    select tour.slug, tour.name, entry ->> private.localized_column('name', code) as called
    from public.tours as tour
    cross join lateral to_jsonb(tour) as entry
    cross join unnest(private.languages()) as code
  ),
  named as materialized (
    select given.written, tour.slug, tour.name
    from (
      select written, left(private.decode_query_value(written), 300) as words
      from (select distinct written from addresses where written is not null) as each
    ) as given
    cross join lateral (
      select slug, name from names where called = given.words order by slug limit 1
    ) as tour
  ),
  origins as materialized (
    select
      addresses.source,
      case when entries.slug is not null then '/tours/' || entries.slug when page = '/contact' then page end as page,
      entries.name,
      coalesce(entries.slug, named.slug) as tour,
      coalesce(entries.name, named.name) as tour_name
    from addresses
    left join entries using (page)
    left join named using (written)
  ),
  viewed as materialized (
    select page, language, sum(views) as views from seen group by page, language
  ),
  asked as materialized (
    select tour, tour_name, language, count(*) as enquiries
    from enquired
    left join origins using (source)
    group by tour, tour_name, language
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

-- Claims mails that are due, for 30 seconds: first attempts first, and to visitors one per address. At most 600 notices
-- go out in an hour. Times that are implausibly far in the future count as due.
create or replace function public.claim_mails(
  max_mails integer,
  at timestamptz default now(),
  only_notices boolean default false
)
  returns setof jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with busy as materialized (
    select lower(enquiry.email) as email
    from public.outbox as mail
    join public.contact_submissions as enquiry on enquiry.id = mail.enquiry_id
    where mail.sent_at is null
      and mail.kind <> 'notice'
      and mail.claimed_until > at
      and mail.claimed_until <= at + interval '1 hour'
  ),
  due as (
    select mail.id
    from public.outbox as mail
    join public.contact_submissions as enquiry on enquiry.id = mail.enquiry_id
    where mail.sent_at is null
      and mail.refused_at is null
      and (mail.kind = 'notice' or not only_notices)
      -- No mail waits longer than an hour: a later time was set by a clock that was ahead.
      and (mail.next_attempt_at <= at or mail.next_attempt_at > at + interval '1 hour')
      and (mail.claimed_until is null or mail.claimed_until <= at or mail.claimed_until > at + interval '1 hour')
      and (mail.kind = 'notice' or lower(enquiry.email) not in (select busy.email from busy))
      and (mail.kind <> 'notice' or not exists (
        select from public.outbox as sent
        where sent.kind = 'notice' and sent.sent_at > at - interval '1 hour' and sent.sent_at <= at
        order by sent.sent_at
        offset 599
      ))
    order by mail.attempts > 0, mail.next_attempt_at
    limit max_mails
    for update of mail skip locked
  ),
  claimed as (
    update public.outbox
    set claim = gen_random_uuid(),
        claimed_until = at + interval '30 seconds',
        attempts = attempts + 1
    from due
    where outbox.id = due.id
    returning outbox.enquiry_id, outbox.kind, outbox.answer_id, outbox.claim, outbox.attempts
  )
  select jsonb_build_object(
    'kind', claimed.kind,
    'claim', claimed.claim,
    'attempts', claimed.attempts,
    'time_zone', private.office_time_zone(),
    'enquiry', to_jsonb(enquiry) - 'search_text',
    'answer', (
      select jsonb_build_object(
        'id', answer.id,
        'subject', answer.subject,
        'body', answer.body,
        'acknowledged', exists (
          select from public.outbox as mail
          where mail.enquiry_id = answer.enquiry_id and mail.kind = 'acknowledgement' and mail.sent_at is not null
        ),
        'earlier', (
          select coalesce(jsonb_agg(earlier.id order by earlier.created_at, earlier.id), '[]')
          from public.enquiry_answers as earlier
          where earlier.enquiry_id = answer.enquiry_id
            and (earlier.created_at, earlier.id) < (answer.created_at, answer.id)
        )
      )
      from public.enquiry_answers as answer
      where answer.id = claimed.answer_id
    ),
    'company', case when claimed.kind <> 'notice' then (
      select jsonb_build_object(
        'name', company_name, 'email', email, 'phone', phone, 'whatsapp', whatsapp, 'street', street,
        'city', city, 'postal_code', postal_code, 'region', region, 'reply_hours', reply_hours
      )
      from public.site_settings
    ) end
  )
  from claimed
  join public.contact_submissions as enquiry on enquiry.id = claimed.enquiry_id
  order by enquiry.created_at, claimed.kind desc;
$$;
