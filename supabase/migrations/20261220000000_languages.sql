-- The languages stand in one place: `private.languages()`, and how the search stems each in `private.stemmer_of()`,
-- both of which `npm run content:migration` writes anew from the list that the code has. Everything below named them.

create function private.languages()
  returns text[]
  language sql
  immutable
  parallel safe
as $$
  select array['es', 'en', 'fr']
$$;

create function private.stemmer_of(language text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select case language when 'es' then 'spanish_stem' when 'en' then 'english_stem' when 'fr' then 'french_stem' end
$$;

-- The column of a translated field: Spanish stands in that of the field's own name.
create function private.column_of(field text, language text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select case language when 'es' then field else field || '_' || language end
$$;

revoke execute on function
  private.languages(),
  private.stemmer_of(text),
  private.column_of(text, text)
from public;

-- What functions use that run as whoever calls them; nothing in `private` is reachable through the API.
grant execute on function private.languages() to authenticated, service_role;
grant execute on function private.stemmer_of(text) to anon, authenticated, service_role;

alter table public.page_views
  drop constraint page_views_language_known,
  add constraint page_views_language_known check (language = any (private.languages()));

alter table public.stale_translations
  drop constraint stale_translations_language_known,
  add constraint stale_translations_language_known check (language <> 'es' and language = any (private.languages()));

create or replace function private.set_open_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
  worded constant jsonb := tg_argv[0];
  shown constant jsonb := (
    select coalesce(jsonb_agg(address), '[]')
    from jsonb_array_elements_text(worded -> 'pictures') as field
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as address
    where jsonb_typeof(address) = 'string'
  );
  language text;
  suffix text;
begin
  new.open_locales := '{}';
  foreach language in array private.languages() loop
    suffix := private.column_of('', language);
    if exists (
      select from jsonb_array_elements_text(worded -> 'texts') as field
      where private.is_blank(entry -> (field || suffix))
    ) or exists (
      select from jsonb_array_elements_text(worded -> 'optional') as field
      where not private.is_blank(entry -> field) and private.is_blank(entry -> (field || suffix))
    ) or exists (
      select
      from jsonb_array_elements_text(worded -> 'lists') as field
      cross join lateral jsonb_array_elements(entry -> field) with ordinality as item (words, place)
      where not private.is_blank(words)
        and private.is_blank(entry -> (field || suffix) -> (place - 1)::integer)
    ) or exists (
      select
      from jsonb_each(worded -> 'objects') as list (field, members)
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(entry -> field) = 'array' then entry -> field else '[]' end
      ) as item
      where exists (
        select from jsonb_array_elements_text(members -> 'expected') as member
        where private.is_blank(item -> (member || '_' || language))
      ) or exists (
        select from jsonb_array_elements_text(members -> 'optional') as member
        where not private.is_blank(item -> (member || '_es'))
          and private.is_blank(item -> (member || '_' || language))
      )
    ) or private.lacks_alt(shown, entry -> 'image_details', language) then
      new.open_locales := new.open_locales || language;
    end if;
  end loop;
  return new;
end;
$$;

create or replace function private.note_stale_translations()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  became constant jsonb := to_jsonb(new);
  translated record;
  spanish text[];
begin
  for translated in
    select
      field.attname::text as name, target.language,
      case when field.atttypid = 'jsonb'::regtype then field.attname::text
        else field.attname || '_' || target.language end as own
    from pg_catalog.pg_attribute as field
    cross join unnest(private.languages()) as target (language)
    where target.language <> 'es' and field.attrelid = tg_relid and field.attnum > 0 and not field.attisdropped
      and (
        (field.atttypid = 'jsonb'::regtype and field.attname <> 'image_details')
        or exists (
          select from pg_catalog.pg_attribute as other
          where other.attrelid = tg_relid and not other.attisdropped
            and other.attname = field.attname || '_' || target.language
        )
      )
  loop
    continue when was -> translated.name is not distinct from became -> translated.name
      and was -> translated.own is not distinct from became -> translated.own;
    spanish := private.texts_in(became -> translated.name, 'es');
    if spanish = '{}' or private.texts_in(became -> translated.own, translated.language) = '{}'
      or not private.texts_in(became -> translated.own, translated.language)
        <@ private.texts_in(was -> translated.own, translated.language)
    then
      delete from public.stale_translations
      where entry_type = tg_table_name and entry_id = new.id
        and language = translated.language and field = translated.name;
    elsif not spanish <@ private.texts_in(was -> translated.name, 'es') then
      insert into public.stale_translations (entry_type, entry_id, language, field, source)
      values (tg_table_name, new.id, translated.language, translated.name, was -> translated.name)
      on conflict do nothing;
      delete from public.stale_translations
      where entry_type = tg_table_name and entry_id = new.id
        and language = translated.language and field = translated.name
        and spanish <@ private.texts_in(source, 'es');
    end if;
  end loop;
  return null;
end;
$$;

create or replace function public.translation_progress()
  returns table (entry_type text, language text, entries bigint, pending bigint)
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
    with counted (kind, entries) as (
      select 'tours', count(*) from public.tours
      union all
      select 'destinations', count(*) from public.destinations
      union all
      select 'blog_posts', count(*) from public.blog_posts
    ), waiting as (
      select target.code, entry.kind, count(*) as entries
      from unnest(private.languages()) as target (code)
      cross join lateral private.untranslated(target.code) as entry
      where target.code <> 'es'
      group by target.code, entry.kind
    )
    select counted.kind, target.code, counted.entries, coalesce(waiting.entries, 0)
    from counted
    cross join unnest(private.languages()) as target (code)
    left join waiting on waiting.kind = counted.kind and waiting.code = target.code
    where target.code <> 'es';
end;
$$;

create or replace function private.note_words(kind text, entry jsonb)
  returns void
  language sql
  set search_path = ''
as $$
  insert into private.search_documents (entry_type, entry_id, language, shown_from, name_words, words)
  select
    kind,
    (entry ->> 'id')::uuid,
    language,
    coalesce((entry ->> 'published_at')::timestamptz, '-infinity'),
    pg_catalog.ts_filter(words, '{a}'),
    words
  from unnest(private.languages()) as language
  cross join lateral private.words_of(kind, entry, language) as words
  where (entry ->> case kind when 'blog_posts' then 'is_published' else 'is_active' end)::boolean;
$$;

create or replace function private.asked_words(q text, language text)
  returns table (word text, stem text)
  language sql
  stable
  set search_path = ''
as $$
  with given as materialized (
    select
      btrim(private.folded(part)) as word,
      pg_catalog.ts_lexize(
        ('pg_catalog.' || private.stemmer_of(language))::regdictionary,
        lower(part)
      ) as stems
    from regexp_split_to_table(normalize(left(q, 200), NFC), '[^[:alnum:]\u00c0-\u024f]+') with ordinality as split (part, place)
    where private.folded(part) ~ '[[:alnum:]]'
    order by place
    limit 8
  )
  select given.word, case when char_length(stems[1]) between 4 and char_length(given.word) - 1
    then btrim(private.folded(stems[1])) end
  from given
  where stems <> '{}' or not exists (select from given as other where other.stems <> '{}');
$$;

-- Of an entry that is changed only where a field that the trigger names has changed, in any language.
create or replace function private.keep_words()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  became constant jsonb := to_jsonb(new);
begin
  if tg_level = 'STATEMENT' then
    delete from private.search_documents where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op = 'UPDATE' and not exists (
    select
    from unnest(tg_argv) as field
    cross join unnest(private.languages()) as language
    cross join lateral private.column_of(field, language) as name
    where became -> name is distinct from was -> name
  ) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_documents where entry_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_words(tg_table_name, became);
  end if;
  return null;
end;
$$;

drop trigger search_words_anew on public.tours;
create trigger search_words_anew after update on public.tours
  for each row execute function private.keep_words(
    'id', 'is_active', 'itinerary', 'name', 'destination', 'short_description', 'full_description', 'start_place',
    'end_place', 'included_services'
  );
drop trigger search_words_anew on public.destinations;
create trigger search_words_anew after update on public.destinations
  for each row execute function private.keep_words(
    'id', 'is_active', 'name', 'country', 'highlights', 'short_description', 'full_description',
    'best_time_to_visit', 'entry_rules', 'health', 'money'
  );
drop trigger search_words_anew on public.blog_posts;
create trigger search_words_anew after update on public.blog_posts
  for each row execute function private.keep_words(
    'id', 'is_published', 'published_at', 'category', 'tags', 'author', 'title', 'excerpt', 'content'
  );

create or replace function private.pictures_of(entry jsonb, fields jsonb)
  returns table (picture text, lacks text[])
  language sql
  immutable
  set search_path = ''
as $$
  with own as (
    select distinct private.percent_decoded(found.path) as path
    from jsonb_array_elements_text(fields) as field
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(entry -> field) when 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as item
    cross join lateral (
      select substring(item #>> '{}' from '/storage/v1/object/public/([^?#]+)')
    ) as found (path)
    where octet_length(found.path) <= 1100
  ), described as (
    select own.path, array(
      select language
      from unnest(private.languages()) with ordinality as each (language, place)
      -- Without words in Spanish it only decorates.
      where not (jsonb_typeof(said.alt -> 'es') is not distinct from 'string' and private.is_blank(said.alt -> 'es'))
        and private.is_blank(said.alt -> language)
      order by place
    ) as lacks
    from own
    cross join lateral (select entry -> 'image_details' -> own.path -> 'alt') as said (alt)
  ), mentioned as (
    select * from private.version_pictures_in(entry) as other (name)
    where name not in (select path from own)
  )
  select path, described.lacks from described
  union all
  select name, null from mentioned
  -- A name alone says nothing more where its whole path is known.
  where not exists (
    select from (select path from own union all select other.name from mentioned as other) as whole (path)
    where right(whole.path, length(mentioned.name) + 1) = '/' || mentioned.name
  );
$$;

create or replace function private.lacks_of_picture(of_path text, of_name text)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    select language
    from unnest(private.languages()) with ordinality as each (language, place)
    where exists (
      select from private.picture_uses as used
      where used.picture in (of_path, of_name) and language = any (used.lacks)
    )
    order by place
  );
$$;

create or replace function public.pictures(
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
    execute format(
      'select array(
        select used.picture
        from (
          select ''tours'', entry.id from public.tours as entry where concat_ws(chr(10), %1$s) ilike $1
          union all
          select ''destinations'', entry.id from public.destinations as entry where concat_ws(chr(10), %1$s) ilike $1
          union all
          select ''blog_posts'', entry.id from public.blog_posts as entry where concat_ws(chr(10), %2$s) ilike $1
        ) as entry (table_name, id)
        join private.picture_uses as used
          on used.table_name = entry.table_name and used.row_id = entry.id::text
      )',
      (select string_agg(format('entry.%I', private.column_of('name', code)), ', ') from unnest(private.languages()) as code),
      (select string_agg(format('entry.%I', private.column_of('title', code)), ', ') from unnest(private.languages()) as code)
    ) into named using pattern;
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
      date_trunc('week', created_at at time zone 'Africa/Johannesburg')::date as week,
      language,
      source,
      answered_at is not null or created_at < now() - interval '24 hours' as due,
      coalesce(answered_at <= created_at + interval '24 hours', false) as in_time
    from public.contact_submissions
    where created_at >= site_statistics.since::timestamp at time zone 'Africa/Johannesburg'
      and created_at < (site_statistics.until + 1)::timestamp at time zone 'Africa/Johannesburg'
      and state <> 'spam'
  ),
  -- Marks of campaigns make many sources of few pages and few names: these are looked up once each.
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
    cross join lateral private.entry_at(given.page) as entry
    where entry.entry_type = 'tours'
  ),
  -- What a tour is called in each language.
  names as materialized (
    select tour.slug, tour.name, entry ->> private.column_of('name', code) as called
    from public.tours as tour
    cross join lateral to_jsonb(tour) as entry
    cross join unnest(private.languages()) as code
  ),
  named as materialized (
    select given.written, tour.slug, tour.name
    from (
      select written, left(private.unescaped(written), 300) as words
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
          where created_at >= earlier::timestamp at time zone 'Africa/Johannesburg'
            and created_at < (site_statistics.until - 7 * weeks + 1)::timestamp at time zone 'Africa/Johannesburg'
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
            case entry.entry_type
              when 'blog_posts' then '/blog/' || entry.slug
              else '/' || entry.entry_type || '/' || entry.slug
            end,
            seen_page.page
          ) as page,
          coalesce(max(entry.name), (
            select shelf.name
            from private.blog_shelves as shelf
            where shelf.kind = split_part(min(seen_page.page), '/', 3)
              and shelf.slug = split_part(min(seen_page.page), '/', 4)
            order by shelf.published_at desc
            limit 1
          )) as name,
          sum(seen_page.views) as views, array_agg(seen_page.page) as pages
        from (
          select page, sum(views) as views
          from viewed
          group by page
          order by 2 desc, 1
          -- Enough for what former addresses add to the first thirty.
          limit 100
        ) as seen_page
        left join lateral private.entry_at(seen_page.page) as entry on true
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
