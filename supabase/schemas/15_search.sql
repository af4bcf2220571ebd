-- Full-text search over all content types. Triggers index what visitors see, in each language with the Spanish text where
-- a translation is missing. A table of its own, because row-level security keeps `@@`, which is not leakproof, from using
-- an index.

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

-- Words of all documents, for similar ones. Without a unique key, so that saves do not wait for each other.
create table private.search_vocabulary (
  language text not null,
  word text not null,
  sound text not null
);
comment on table private.search_vocabulary is 'Words of the search documents. Derived by triggers.';
revoke all on table private.search_vocabulary from public, anon, authenticated, service_role;

create index search_vocabulary_word on private.search_vocabulary (language, word);

create index search_vocabulary_sound on private.search_vocabulary using gin (sound extensions.gin_trgm_ops);

-- A text without the addresses of its links and pictures, if the entry's texts have marks. The other marks separate words, as
-- any punctuation does.
create function private.text_without_addresses(given text, entry jsonb)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when entry ->> 'content_format' = 'marked' then regexp_replace(given, '\]\([^[:space:]()<>\\]+', '] ', 'g')
    else given
  end;
$$;

-- Texts of columns, and of members of objects (`itinerary.title`), in a language. `options`: labels of columns with
-- codes, {"countries": {"NA": {"es": "Namibia"}}}.
create function private.searched_text(paths jsonb, options jsonb, entry jsonb, language text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select string_agg(
    case
      when options ? path then (
        select string_agg(options -> path -> (code #>> '{}') ->> language, ' ')
        from jsonb_path_query(entry -> path, 'lax $[*]') as code
      )
      when strpos(path, '.') > 0
      then private.localized_objects_text(entry, split_part(path, '.', 1), array[split_part(path, '.', 2)], language)
      else private.text_without_addresses(private.localized_text(entry, path, language), entry)
    end,
    ' '
  )
  from jsonb_array_elements_text(paths) as path;
$$;

-- Words of an entry in a language with their weights. Texts are cut, so that no entry is too long to be saved.
create function private.searched_words(definition jsonb, entry jsonb, language text)
  returns table (weight text, place bigint, word text)
  language sql
  immutable
  set search_path = ''
as $$
  select searched.weight, words.place, words.word
  from (values ('A', 1000), ('B', 20000), ('C', 1000), ('D', 100000)) as searched (weight, longest)
  cross join lateral private.words_of(left(
    private.searched_text(
      definition -> 'search' -> searched.weight, coalesce(definition -> 'options', '{}'), entry, language
    ),
    searched.longest
  )) as words;
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

-- A type without `search` in its definition has no documents. Positions of long texts are dropped, which saves a third
-- of the space.
create function private.insert_search_documents(
  kind text,
  entry jsonb,
  languages text[] default private.languages()
)
  returns void
  language plpgsql
  set search_path = ''
  set plan_cache_mode = force_generic_plan
as $$
declare
  definition constant jsonb := private.type_definition(kind);
begin
  if definition -> 'search' is null or not (entry -> (definition ->> 'visible'))::boolean then
    return;
  end if;
  -- Materialized: functions run once per language or distinct word, and the planner can inline `forms_of`. One plan is
  -- kept (`plan_cache_mode`), because planning takes as long as indexing a text.
  with dictionaries as materialized (
    select language, private.dictionary_of(language) as dictionary from unnest(languages) as language
  ),
  words as materialized (
    select each.language, found.weight, found.place, found.word
    from dictionaries as each
    cross join lateral private.searched_words(definition, entry, each.language) as found
  ),
  singulars as materialized (
    select each.language, each.word, private.singular_of(each.word, each.language) as singular
    from (select distinct words.language, words.word collate "C" as word from words) as each
  ),
  known as materialized (
    select
      singulars.language, singulars.word,
      private.forms_of(singulars.word, singulars.singular, dictionaries.dictionary) as forms
    from singulars
    join dictionaries on dictionaries.language = singulars.language
  ),
  vectors as (
    select
      words.language,
      string_agg('''' || form || ''':' || least(words.place, 16000) || words.weight, ' ')::tsvector as vector
    from words
    join known on known.language = words.language and known.word = words.word
    cross join lateral unnest(known.forms) as form
    where words.weight <> 'D'
    group by words.language
  ),
  bodies as (
    select known.language, array_to_tsvector(array_agg(form)) as body
    from known
    cross join lateral unnest(
      -- Other scripts have no stems.
      case when known.word ~ '[a-z]' then known.forms else array[known.word] end
    ) as form
    where (known.language, known.word) in (
      select words.language, words.word from words where words.weight = 'D'
    )
    group by known.language
  ),
  documents as (
    insert into private.search_documents (entry_type, entry_id, language, visible_from, title_vector, text_vector)
    select
      kind,
      (entry ->> 'id')::uuid,
      each.language,
      coalesce((entry ->> (definition ->> 'visibleFrom'))::timestamptz, '-infinity'),
      pg_catalog.ts_filter(coalesce(vectors.vector, ''), '{a}'),
      coalesce(vectors.vector, '') || coalesce(bodies.body, '')
    from unnest(languages) as each (language)
    left join vectors on vectors.language = each.language
    left join bodies on bodies.language = each.language
  )
  insert into private.search_vocabulary (language, word, sound)
  select known.language, known.word, private.sound_of(known.word)
  from known
  where known.word ~ '^[a-z]{4,24}$' and not exists (
    select from private.search_vocabulary as before
    where before.language = known.language and before.word = known.word
  );
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
  languages text[] := private.languages();
  -- Searched columns and members by weight, as in the definition: those whose columns have changed.
  changed jsonb;
begin
  if tg_level = 'STATEMENT' then
    delete from private.search_documents where entry_type = tg_table_name;
    return null;
  end if;
  -- Indexing takes most of a save's time: other languages keep their documents, if the same visitors see them.
  if tg_op = 'UPDATE' and not exists (
    select from unnest(array['id', definition ->> 'visible', definition ->> 'visibleFrom']) as field
    where became -> field is distinct from was -> field
  ) then
    changed := (
      select jsonb_object_agg(weight.key, weight.paths)
      from (
        select each.key, jsonb_agg(path.value) as paths
        from jsonb_each(definition -> 'search') as each
        cross join lateral jsonb_array_elements(each.value) as path
        where became -> 'content_format' is distinct from was -> 'content_format' or exists (
          select
          from unnest(languages) as language
          cross join lateral private.localized_column(split_part(path.value #>> '{}', '.', 1), language) as name
          where became -> name is distinct from was -> name
        )
        group by each.key
      ) as weight
    );
    languages := array(
      select language
      from unnest(languages) as language
      where exists (
        select
        from jsonb_each(changed) as weight
        cross join coalesce(definition -> 'options', '{}') as options
        where private.searched_text(weight.value, options, was, language)
          is distinct from private.searched_text(weight.value, options, became, language)
      )
    );
  end if;
  if cardinality(languages) = 0 then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_documents where entry_id = old.id and language = any (languages);
  end if;
  if tg_op <> 'DELETE' then
    perform private.insert_search_documents(tg_table_name, became, languages);
  end if;
  return null;
end;
$$;

revoke execute on function
  private.localized_text(jsonb, text, text),
  private.localized_objects_text(jsonb, text, text[], text),
  private.text_without_addresses(text, jsonb),
  private.searched_text(jsonb, jsonb, jsonb, text),
  private.searched_words(jsonb, jsonb, text),
  private.insert_search_documents(text, jsonb, text[]),
  private.index_search_document()
from public, anon, authenticated, service_role;
