-- Which rows of a list a caller wants is said by `row_offset` and `row_limit`, and a limit of another kind by what it
-- limits. An argument gets another name only by making its function once more; nothing else of them has changed.

drop function
  public.shelf_posts(text, text, integer, integer),
  public.find_tours(text, text, integer, integer, integer, numeric, integer, integer),
  public.search_entries(text, text, integer, integer),
  public.entry_changes(text, uuid, bigint, integer),
  public.pending_translations(text, text, integer, integer),
  public.pictures(text, text, text, integer, integer),
  public.claim_mails(integer, timestamptz),
  public.count_captcha_attempt(text, integer, integer, timestamptz);

-- A page of a shelf, the newest first: its posts, what the newest calls it, and how many it has. Which of them
-- one may read is decided where they are read.
create function public.shelf_posts(kind text, shelf text, row_offset integer default 0, row_limit integer default 24)
  returns table (id uuid, name text, total integer)
  language sql
  stable
  set search_path = ''
as $$
  select
    entry.post_id,
    (
      select newest.name
      from private.blog_shelves as newest
      where newest.kind = shelf_posts.kind and newest.slug = shelf and newest.published_at <= now()
      order by newest.published_at desc, newest.post_id
      limit 1
    ),
    (
      select count(*)::integer
      from private.blog_shelves as counted
      where counted.kind = shelf_posts.kind and counted.slug = shelf and counted.published_at <= now()
    )
  from private.blog_shelves as entry
  where entry.kind = shelf_posts.kind and entry.slug = shelf and entry.published_at <= now()
  order by entry.published_at desc, entry.post_id
  limit least(greatest(row_limit, 0), 100)
  offset greatest(row_offset, 0);
$$;

-- A page of the active tours that fit, in the order of their list, and how many they are. What is null does
-- not matter. A tour without months leaves in any of them.
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

-- A page of what a visitor finds in his language, the best first; how many there are (a thousand at most),
-- and with what the words begin that were found. Row-level security of the entries decides who finds what.
create function public.search_entries(q text, language text, row_offset integer default 0, row_limit integer default 10)
  returns table (entry_type text, entry_id uuid, total integer, words text[])
  language sql
  stable
  set search_path = ''
as $$
  select
    found.entry_type,
    found.entry_id,
    (count(*) over ())::integer,
    (
      select array_agg(part)
      from private.asked_words(q, language) as asked
      cross join unnest(array[asked.word, asked.stem]) as part
      where part is not null
    )
  from private.search_candidates(private.search_query(q, language), language) as found
  where case found.entry_type
    when 'tours' then exists (select from public.tours where id = found.entry_id)
    when 'destinations' then exists (select from public.destinations where id = found.entry_id)
    else exists (select from public.blog_posts where id = found.entry_id)
  end
  order by
    found.rank desc,
    case found.entry_type when 'tours' then 1 when 'destinations' then 2 else 3 end,
    found.entry_id
  limit least(greatest(row_limit, 0), 50)
  offset least(greatest(row_offset, 0), 1000);
$$;

-- The changes of an entry, the newest first.
--   type, entry  the entry's table and id
--   before       only changes that are older than this one; null for the newest
--   row_limit    how many, 100 at most
-- `version` holds what was there before the change, `was_at` says since when it had been. `changed` names the
-- columns that the change has changed, as far as both states have them: null where nothing followed, as after a
-- deletion. For administrators; to others there are none.
create function public.entry_changes(type text, entry uuid, before bigint default null, row_limit integer default 20)
  returns table (
    version bigint, operation text, changed_at timestamptz, changed_by uuid, was_at timestamptz, changed text[]
  )
  language plpgsql
  stable
  security invoker
  set search_path = ''
as $$
declare
  entries regclass;
  derived text[];
  present jsonb;
begin
  if type is null or type not in ('tours', 'destinations', 'blog_posts') then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
  entries := format('public.%I', type)::regclass;
  derived := private.derived_columns(entries);
  if before is null then
    execute format('select to_jsonb(there) from %s as there where there.id = $1', entries) into present using entry;
  end if;
  return query
    with kept as (
      -- One more than is answered: what a change led to stands in the version after it.
      select one.id, one.operation as done, one.recorded_at, one.recorded_by, one.data
      from public.entry_versions as one
      where one.entry_type = type and one.entry_id = entry and (before is null or one.id <= before)
      order by one.id desc
      limit least(greatest(coalesce(row_limit, 20), 1), 100) + 1
    ), paired as (
      select kept.*, coalesce(lag(kept.data) over (order by kept.id desc), present) as after from kept
    )
    select
      paired.id, paired.done, paired.recorded_at, paired.recorded_by,
      (paired.data ->> 'updated_at')::timestamptz,
      case when paired.after is not null then array(
        select was.key
        from jsonb_each(paired.data) as was
        join jsonb_each(paired.after) as became on became.key = was.key
        where became.value is distinct from was.value and was.key <> all (derived)
        order by was.key
      ) end
    from paired
    where before is null or paired.id < before
    order by paired.id desc
    limit least(greatest(coalesce(row_limit, 20), 1), 100);
end;
$$;

-- A page of that, what has waited longest first: `missing` where something is not written, `stale` with the fields
-- whose Spanish has changed since. `total` is of all pages. For administrators.
create function public.pending_translations(
  language text, type text default null, row_offset integer default 0, row_limit integer default 25
)
  returns table (entry_type text, entry_id uuid, missing boolean, stale text[], total bigint)
  language plpgsql
  stable
  security invoker
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    select entry.kind, entry.id, entry.missing, entry.behind, count(*) over ()
    from private.untranslated(language) as entry
    where type is null or entry.kind = type
    order by entry.updated_at, entry.id
    offset greatest(coalesce(row_offset, 0), 0)
    limit least(greatest(coalesce(row_limit, 25), 1), 100);
end;
$$;

-- A page of the pictures, the newest first.
--   filter  `missing`: those that lack a text; `unused`: those that nothing shows; `kept`: those that only
--           versions and the trash do; null for all
--   words   part of the name of an entry that uses them, in any language, or of the file's own
--   path    one picture, by `bucket/name`; `kept_by` is told of one alone
-- `total` is of all pages. For administrators.
create function public.pictures(
  filter text default null, words text default null, path text default null,
  row_offset integer default 0, row_limit integer default 24
)
  returns table (
    bucket text, name text, bytes bigint, uploaded_at timestamptz, state text, lacks text[],
    uses jsonb, kept_by jsonb, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(btrim(words), '([\\%_])', '\\\1', 'g') || '%';
  named text[];
  narrowed text := 'true';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read which pictures there are' using errcode = '42501';
  end if;
  if filter not in ('missing', 'unused', 'kept') then
    raise exception 'Pictures are not narrowed to %', filter using errcode = '22023';
  end if;
  if filter = 'missing' then
    narrowed := 'picture.lacks <> ''{}''';
  elsif filter is not null then
    narrowed := format('picture.state = %L', filter);
  end if;
  if path is not null then
    narrowed := narrowed || ' and picture.path = $5';
  end if;
  if btrim(words) <> '' then
    named := array(
      select used.picture
      from (
        select 'tours', tour.id from public.tours as tour
        where concat_ws(chr(10), tour.name, tour.name_en, tour.name_fr) ilike pattern
        union all
        select 'destinations', destination.id from public.destinations as destination
        where concat_ws(chr(10), destination.name, destination.name_en, destination.name_fr) ilike pattern
        union all
        select 'blog_posts', post.id from public.blog_posts as post
        where concat_ws(chr(10), post.title, post.title_en, post.title_fr) ilike pattern
      ) as entry (table_name, id)
      join private.picture_uses as used
        on used.table_name = entry.table_name and used.row_id = entry.id::text
    );
    narrowed := narrowed
      || ' and (picture.name ilike $3 or picture.path = any ($4) or picture.name = any ($4))';
  end if;
  -- Put together, so that each filter finds its own index.
  return query execute format(
    'select
       page.bucket_id, page.name, page.bytes, page.uploaded_at, page.state, page.lacks,
       private.uses_of_picture(page.path, page.name),
       case when $5 is null then ''[]''::jsonb else private.keepers_of_picture(page.path, page.name) end,
       (select count(*) from private.pictures as picture where %1$s)
     from (
       select * from private.pictures as picture where %1$s
       order by picture.uploaded_at desc, picture.path
       offset $1 limit $2
     ) as page
     order by page.uploaded_at desc, page.path',
    narrowed
  ) using greatest(coalesce(row_offset, 0), 0), least(greatest(coalesce(row_limit, 24), 1), 100), pattern, named, path;
end;
$$;

-- As in `…_enquiry_desk.sql`.
create function public.claim_mails(max_mails integer, at timestamptz default now())
  returns setof jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with due as (
    select id
    from public.outbox
    where sent_at is null
      and (next_attempt_at <= at or next_attempt_at > at + interval '1 hour')
      and (claimed_until is null or claimed_until <= at or claimed_until > at + interval '1 hour')
    order by next_attempt_at
    limit max_mails
    for update skip locked
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
    'enquiry', to_jsonb(enquiry) - 'found_by',
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
        'city', city, 'postal_code', postal_code, 'region', region
      )
      from public.site_settings
    ) end
  )
  from claimed
  join public.contact_submissions as enquiry on enquiry.id = claimed.enquiry_id
  order by enquiry.created_at, claimed.kind desc;
$$;

-- Counts an attempt to have a token verified. Answers 0, or the seconds to wait.
create function public.count_captcha_attempt(
  sender text, max_attempts integer, seconds integer, at timestamptz default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.attempts'));
  wait := private.seconds_to_wait('captcha', sender, max_attempts, make_interval(secs => seconds), at);
  if wait = 0 then
    insert into private.attempts values ('captcha', sender, at);
  end if;
  return wait;
end;
$$;

revoke execute on function
  public.shelf_posts(text, text, integer, integer),
  public.find_tours(text, text, integer, integer, integer, numeric, integer, integer),
  public.search_entries(text, text, integer, integer),
  public.entry_changes(text, uuid, bigint, integer),
  public.pending_translations(text, text, integer, integer),
  public.pictures(text, text, text, integer, integer),
  public.claim_mails(integer, timestamptz),
  public.count_captcha_attempt(text, integer, integer, timestamptz)
from public, anon, authenticated, service_role;

grant execute on function
  public.shelf_posts(text, text, integer, integer),
  public.find_tours(text, text, integer, integer, integer, numeric, integer, integer),
  public.search_entries(text, text, integer, integer)
to anon, authenticated, service_role;

grant execute on function
  public.entry_changes(text, uuid, bigint, integer),
  public.pending_translations(text, text, integer, integer),
  public.pictures(text, text, text, integer, integer)
to authenticated;

grant execute on function
  public.claim_mails(integer, timestamptz),
  public.count_captcha_attempt(text, integer, integer, timestamptz)
to service_role;
