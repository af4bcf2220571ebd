-- The search over tours, destinations and posts. What visitors see is put into words once, when an entry is
-- written: without accents, in lower case, in each language with the Spanish where a translation is missing,
-- as pages show it. A search then asks an index of a table of its own: on the tables themselves row-level
-- security would keep it from being used, because `@@` is not leakproof. What is found is shown to whoever
-- may read the entry itself.

-- As it is looked for: without accents, in small letters; what is no letter or digit parts words. Databases
-- whose locale is `C` know small letters of ASCII alone, which accents leave behind.
create function private.folded(given text)
  returns text
  language sql
  immutable
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
        '[œŒ]', 'oe', 'g'
      ),
      '[æÆ]', 'ae', 'g'
    ),
    '[^[:alnum:]]+', ' ', 'g'
  );
$$;

-- A column of a row in a language, or in Spanish where that is blank; of a list all of it.
create function private.worded(entry jsonb, field text, language text)
  returns text
  language sql
  immutable
as $$
  select case jsonb_typeof(given)
    when 'string' then given #>> '{}'
    when 'array' then (select string_agg(item #>> '{}', ' ') from jsonb_array_elements(given) as item)
  end
  from (
    select case
      when coalesce(own #>> '{}', '') !~ '\S' or own = '[]' then entry -> field
      else own
    end
    from (select entry -> (field || '_' || language)) as translated (own)
  ) as chosen (given);
$$;

-- The same of the members of a list of objects; Spanish members carry `_es`.
create function private.worded_objects(entry jsonb, field text, members text[], language text)
  returns text
  language sql
  immutable
as $$
  select string_agg(coalesce(nullif(btrim(item ->> (member || '_' || language)), ''), item ->> (member || '_es')), ' ')
  from jsonb_array_elements(
    case when jsonb_typeof(entry -> field) = 'array' then entry -> field else '[]' end
  ) as item
  cross join unnest(members) as member;
$$;

-- The words of an entry in a language, by how much they say of it; of those of its long text not where they
-- stand, which takes a third of the room. A text may be longer than what PostgreSQL takes of words; no entry
-- may fail to be saved by that.
create function private.words_of(kind text, entry jsonb, language text)
  returns tsvector
  language sql
  immutable
as $$
  select
    setweight(to_tsvector('pg_catalog.simple', private.folded(left(named, 1000))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.folded(left(placed, 20000))), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.folded(left(summed_up, 1000))), 'C')
    || strip(to_tsvector('pg_catalog.simple', private.folded(left(told, 100000))))
  from (
    select
      private.worded(entry, case kind when 'blog_posts' then 'title' else 'name' end, language),
      concat_ws(' ', variadic case kind
        when 'tours' then array[
          private.worded(entry, 'destination', language),
          private.worded(entry, 'start_place', language),
          private.worded(entry, 'end_place', language),
          private.worded_objects(entry, 'itinerary', '{title,place}', language)
        ]
        when 'destinations' then array[
          private.worded(entry, 'country', language), private.worded(entry, 'highlights', language)
        ]
        else array[private.worded(entry, 'category', language), private.worded(entry, 'tags', language)]
      end),
      private.worded(entry, case kind when 'blog_posts' then 'excerpt' else 'short_description' end, language),
      concat_ws(' ', variadic case kind
        when 'tours' then array[
          private.worded(entry, 'full_description', language),
          private.worded_objects(entry, 'itinerary', '{description,bed}', language),
          private.worded(entry, 'included_services', language)
        ]
        when 'destinations' then array[
          private.worded(entry, 'full_description', language),
          private.worded(entry, 'best_time_to_visit', language),
          private.worded(entry, 'entry_rules', language),
          private.worded(entry, 'health', language),
          private.worded(entry, 'money', language)
        ]
        else array[private.worded(entry, 'content', language), private.worded(entry, 'author', language)]
      end)
  ) as texts (named, placed, summed_up, told);
$$;

-- One row for each language of each entry that visitors see, or will see.
create table private.search_documents (
  entry_type text not null,
  entry_id uuid not null,
  language text not null,
  -- A post may be published ahead.
  shown_from timestamptz not null,
  -- Those of its name alone: they are few, and asked first.
  name_words tsvector not null,
  words tsvector not null,
  primary key (entry_id, language)
);

comment on table private.search_documents is 'What the search looks into. Derived by triggers.';

create index search_documents_name_words on private.search_documents using gin (name_words);
create index search_documents_words on private.search_documents using gin (words);

revoke all on table private.search_documents from public, anon, authenticated;

create function private.note_words(kind text, entry jsonb)
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
  from unnest(array['es', 'en', 'fr']) as language
  cross join lateral private.words_of(kind, entry, language) as words
  where (entry ->> case kind when 'blog_posts' then 'is_published' else 'is_active' end)::boolean;
$$;

create function private.keep_words()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    delete from private.search_documents where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_documents where entry_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_words(tg_table_name, to_jsonb(new));
  end if;
  return null;
end;
$$;

create trigger search_words after insert or delete on public.tours
  for each row execute function private.keep_words();
create trigger search_words after insert or delete on public.destinations
  for each row execute function private.keep_words();
create trigger search_words after insert or delete on public.blog_posts
  for each row execute function private.keep_words();

create trigger search_words_emptied after truncate on public.tours
  for each statement execute function private.keep_words();
create trigger search_words_emptied after truncate on public.destinations
  for each statement execute function private.keep_words();
create trigger search_words_emptied after truncate on public.blog_posts
  for each statement execute function private.keep_words();

create trigger search_words_anew after update on public.tours
  for each row
  when (
    (new.id, new.is_active, new.itinerary,
     new.name, new.name_en, new.name_fr, new.destination, new.destination_en, new.destination_fr,
     new.short_description, new.short_description_en, new.short_description_fr,
     new.full_description, new.full_description_en, new.full_description_fr,
     new.start_place, new.start_place_en, new.start_place_fr, new.end_place, new.end_place_en, new.end_place_fr,
     new.included_services, new.included_services_en, new.included_services_fr)
    is distinct from
    (old.id, old.is_active, old.itinerary,
     old.name, old.name_en, old.name_fr, old.destination, old.destination_en, old.destination_fr,
     old.short_description, old.short_description_en, old.short_description_fr,
     old.full_description, old.full_description_en, old.full_description_fr,
     old.start_place, old.start_place_en, old.start_place_fr, old.end_place, old.end_place_en, old.end_place_fr,
     old.included_services, old.included_services_en, old.included_services_fr)
  )
  execute function private.keep_words();

create trigger search_words_anew after update on public.destinations
  for each row
  when (
    (new.id, new.is_active, new.name, new.name_en, new.name_fr, new.country, new.country_en, new.country_fr,
     new.highlights, new.highlights_en, new.highlights_fr,
     new.short_description, new.short_description_en, new.short_description_fr,
     new.full_description, new.full_description_en, new.full_description_fr,
     new.best_time_to_visit, new.best_time_to_visit_en, new.best_time_to_visit_fr,
     new.entry_rules, new.entry_rules_en, new.entry_rules_fr,
     new.health, new.health_en, new.health_fr, new.money, new.money_en, new.money_fr)
    is distinct from
    (old.id, old.is_active, old.name, old.name_en, old.name_fr, old.country, old.country_en, old.country_fr,
     old.highlights, old.highlights_en, old.highlights_fr,
     old.short_description, old.short_description_en, old.short_description_fr,
     old.full_description, old.full_description_en, old.full_description_fr,
     old.best_time_to_visit, old.best_time_to_visit_en, old.best_time_to_visit_fr,
     old.entry_rules, old.entry_rules_en, old.entry_rules_fr,
     old.health, old.health_en, old.health_fr, old.money, old.money_en, old.money_fr)
  )
  execute function private.keep_words();

create trigger search_words_anew after update on public.blog_posts
  for each row
  when (
    (new.id, new.is_published, new.published_at, new.category, new.tags, new.author,
     new.title, new.title_en, new.title_fr, new.excerpt, new.excerpt_en, new.excerpt_fr,
     new.content, new.content_en, new.content_fr)
    is distinct from
    (old.id, old.is_published, old.published_at, old.category, old.tags, old.author,
     old.title, old.title_en, old.title_fr, old.excerpt, old.excerpt_en, old.excerpt_fr,
     old.content, old.content_en, old.content_fr)
  )
  execute function private.keep_words();

select private.note_words('tours', to_jsonb(entry)) from public.tours as entry;
select private.note_words('destinations', to_jsonb(entry)) from public.destinations as entry;
select private.note_words('blog_posts', to_jsonb(entry)) from public.blog_posts as entry;

-- What is asked for, word by word: as it is looked for, and what is left of it without its ending, where that
-- says enough (`elefantes` is to find `elefante`). Words such as `de` and `the` count only among themselves.
create function private.asked_words(q text, language text)
  returns table (word text, stem text)
  language sql
  stable
  set search_path = ''
as $$
  with given as materialized (
    select
      btrim(private.folded(part)) as word,
      pg_catalog.ts_lexize(
        case language
          when 'en' then 'pg_catalog.english_stem'
          when 'fr' then 'pg_catalog.french_stem'
          else 'pg_catalog.spanish_stem'
        end::regdictionary,
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

-- All of these words must be there. Each is the beginning of one, but those of a letter or two are what they
-- are: half of the index begins with `a`. Null where no word is left.
create function private.search_query(q text, language text)
  returns tsquery
  language sql
  stable
  set search_path = ''
as $$
  select string_agg(
    case
      when char_length(word) < 3 then format('%L', word)
      when stem is null then format('%L:*', word)
      else format('(%L:* | %L:*)', word, stem)
    end,
    ' & '
  )::tsquery
  from private.asked_words(q, language);
$$;

-- What a search may find in a language, the best first. Of each kind of finding 500 are looked at: with ten
-- thousand posts a common word is in all of them, and ranking those would take a second of the database.
create function private.search_candidates(terms tsquery, in_language text)
  returns table (entry_type text, entry_id uuid, rank real)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with found as (
    (
      select document.entry_id
      from private.search_documents as document
      where document.name_words @@ terms and document.language = in_language and document.shown_from <= now()
      limit 500
    )
    union
    (
      select document.entry_id
      from private.search_documents as document
      where document.words @@ terms and document.language = in_language and document.shown_from <= now()
      limit 500
    )
  )
  select document.entry_type, document.entry_id, pg_catalog.ts_rank('{0.1, 0.3, 0.5, 1}', document.words, terms, 1)
  from found
  join private.search_documents as document
    on document.entry_id = found.entry_id and document.language = in_language;
$$;

-- A page of what a visitor finds in his language, the best first; how many there are (a thousand at most),
-- and with what the words begin that were found. Row-level security of the entries decides who finds what.
create function public.search_entries(q text, language text, first integer default 0, most integer default 10)
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
  limit least(greatest(most, 0), 50)
  offset least(greatest(first, 0), 1000);
$$;

revoke execute on function
  private.folded(text),
  private.worded(jsonb, text, text),
  private.worded_objects(jsonb, text, text[], text),
  private.words_of(text, jsonb, text),
  private.note_words(text, jsonb),
  private.keep_words(),
  private.asked_words(text, text),
  private.search_query(text, text),
  private.search_candidates(tsquery, text),
  public.search_entries(text, text, integer, integer)
from public;

-- What runs as whoever searches; nothing in `private` is reachable through the API.
grant execute on function
  private.folded(text),
  private.asked_words(text, text),
  private.search_query(text, text),
  private.search_candidates(tsquery, text),
  public.search_entries(text, text, integer, integer)
to anon, authenticated, service_role;
