-- Indexes an entry for the search with less work: dictionaries and forms of words once per language and distinct word,
-- a plan that is kept, and comparison of changed columns only.

-- A type without `search` in its definition has no documents. Positions of long texts are dropped, which saves a third
-- of the space.
create or replace function private.insert_search_documents(
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

create or replace function private.index_search_document()
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
