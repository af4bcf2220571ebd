-- Full-text search over tours, destinations and posts. Triggers index what visitors see, in each language with the
-- Spanish text where a translation is missing. A table of its own, because row-level security keeps `@@`, which is not
-- leakproof, from using an index. Results are limited to entries that the caller may read.

-- A column of a row in a language, or in Spanish if that is blank; lists are joined.
create function private.localized_text(entry jsonb, field text, language text)
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

-- The same for members of a list of objects.
create function private.localized_objects_text(entry jsonb, field text, members text[], language text)
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

-- Texts of columns, and of members of objects (`itinerary.title`), in a language.
create function private.searched_text(paths jsonb, entry jsonb, language text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select string_agg(
    case when strpos(path, '.') > 0
      then private.localized_objects_text(entry, split_part(path, '.', 1), array[split_part(path, '.', 2)], language)
      else private.localized_text(entry, path, language)
    end,
    ' '
  )
  from jsonb_array_elements_text(paths) as path;
$$;

-- The search vector of an entry in a language. `search`: paths by weight, {"A": ["name"], "B": [], "C": [], "D": []}.
-- Positions of the long text are dropped, which saves a third of the space. Texts are cut, so that no entry is too
-- long to be saved.
create function private.search_vector(search jsonb, entry jsonb, language text)
  returns tsvector
  language sql
  immutable
  set search_path = ''
as $$
  select
    setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'A', entry, language), ''), 1000))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'B', entry, language), ''), 20000))), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'C', entry, language), ''), 1000))), 'C')
    || strip(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'D', entry, language), ''), 100000))));
$$;

-- One row per language of each visible or scheduled entry.
create table private.search_documents (
  entry_type text not null,
  entry_id uuid not null,
  language text not null,
  visible_from timestamptz not null,
  -- Words of the name only: few, and searched first.
  title_vector tsvector not null,
  text_vector tsvector not null,
  primary key (entry_id, language)
);
comment on table private.search_documents is 'What the search looks into. Derived by triggers.';
revoke all on table private.search_documents from public, anon, authenticated, service_role;

create index search_documents_title_vector on private.search_documents using gin (title_vector);

create index search_documents_text_vector on private.search_documents using gin (text_vector);

-- A type without `search` in its definition has no documents.
create function private.insert_search_documents(kind text, entry jsonb)
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  definition constant jsonb := private.type_definition(kind);
begin
  if definition -> 'search' is null or not (entry -> (definition ->> 'visible'))::boolean then
    return;
  end if;
  insert into private.search_documents (entry_type, entry_id, language, visible_from, title_vector, text_vector)
  select
    kind,
    (entry ->> 'id')::uuid,
    language,
    coalesce((entry ->> (definition ->> 'visibleFrom'))::timestamptz, '-infinity'),
    pg_catalog.ts_filter(vector, '{a}'),
    vector
  from unnest(private.languages()) as language
  cross join lateral private.search_vector(definition -> 'search', entry, language) as vector;
end;
$$;

create function private.index_search_document()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  definition constant jsonb := private.type_definition(tg_table_name);
  was constant jsonb := to_jsonb(old);
  became constant jsonb := to_jsonb(new);
begin
  if tg_level = 'STATEMENT' then
    delete from private.search_documents where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op = 'UPDATE' and not exists (
    select
    from (
      select split_part(path, '.', 1)
      from jsonb_each(definition -> 'search') as weight
      cross join lateral jsonb_array_elements_text(weight.value) as path
      union
      select unnest(array['id', definition ->> 'visible', definition ->> 'visibleFrom'])
    ) as watched (field)
    cross join unnest(private.languages()) as language
    cross join lateral private.localized_column(field, language) as name
    where became -> name is distinct from was -> name
  ) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_documents where entry_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.insert_search_documents(tg_table_name, became);
  end if;
  return null;
end;
$$;

-- The folded words of a query, and their stems if these are specific enough (`elefantes` finds `elefante`). Stop words
-- count only if there are no other words.
create function private.search_terms(q text, language text)
  returns table (word text, stem text)
  language sql
  stable
  set search_path = ''
as $$
  with given as materialized (
    select
      btrim(private.fold_text(part)) as word,
      pg_catalog.ts_lexize(
        ('pg_catalog.' || private.stemmer_of(language))::regdictionary,
        lower(part)
      ) as stems
    from regexp_split_to_table(normalize(left(q, 200), NFC), '[^[:alnum:]\u00c0-\u024f]+') with ordinality as split (part, place)
    where private.fold_text(part) ~ '[[:alnum:]]'
    order by place
    limit 8
  )
  select given.word, case when char_length(stems[1]) between 4 and char_length(given.word) - 1
    then btrim(private.fold_text(stems[1])) end
  from given
  where stems <> '{}' or not exists (select from given as other where other.stems <> '{}');
$$;

-- All words must match, as prefixes; words of one or two letters must match entirely. Null if no word is left.
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
  from private.search_terms(q, language);
$$;

-- Candidates in a language, best first. At most 500 matches by name and 500 by text are ranked: with 10,000 posts,
-- ranking all matches of a common word would take a second.
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
      where document.title_vector @@ terms and document.language = in_language and document.visible_from <= now()
      limit 500
    )
    union
    (
      select document.entry_id
      from private.search_documents as document
      where document.text_vector @@ terms and document.language = in_language and document.visible_from <= now()
      limit 500
    )
  )
  select document.entry_type, document.entry_id, pg_catalog.ts_rank('{0.1, 0.3, 0.5, 1}', document.text_vector, terms, 1)
  from found
  join private.search_documents as document
    on document.entry_id = found.entry_id and document.language = in_language;
$$;

-- A page of results in a language, best first, with their total number (at most 1,000) and the prefixes that matched.
create function public.search_entries(
  q text,
  language text,
  row_offset integer default 0,
  row_limit integer default 10
)
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
      from private.search_terms(q, language) as asked
      cross join unnest(array[asked.word, asked.stem]) as part
      where part is not null
    )
  from private.search_candidates(private.search_query(q, language), language) as found
  join private.content_types as known on known.type = found.entry_type
  where (
    select true from private.entries as entry where entry.type = found.entry_type and entry.id = found.entry_id
  )
  -- Of equal rank: types without a date first.
  order by found.rank desc, known.definition ? 'visibleFrom', known.position, found.entry_id
  limit least(greatest(row_limit, 0), 50)
  offset least(greatest(row_offset, 0), 1000);
$$;

revoke execute on function
  private.localized_text(jsonb, text, text),
  private.localized_objects_text(jsonb, text, text[], text),
  private.searched_text(jsonb, jsonb, text),
  private.search_vector(jsonb, jsonb, text),
  private.insert_search_documents(text, jsonb),
  private.index_search_document(),
  private.search_terms(text, text),
  private.search_query(text, text),
  private.search_candidates(tsquery, text),
  public.search_entries(text, text, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.search_terms(text, text),
  private.search_query(text, text),
  private.search_candidates(tsquery, text),
  public.search_entries(text, text, integer, integer)
to anon, authenticated, service_role;
