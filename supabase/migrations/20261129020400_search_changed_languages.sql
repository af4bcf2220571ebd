-- A save indexes only the languages whose texts it changes.
drop function private.insert_search_documents(text, jsonb);

-- A type without `search` in its definition has no documents. Positions of long texts are dropped, which saves a third
-- of the space.
create function private.insert_search_documents(kind text, entry jsonb, languages text[] default private.languages())
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
  with words as materialized (
    select each.language, each.dictionary, found.weight, found.place, found.word
    from (
      select language, private.dictionary_of(language) as dictionary from unnest(languages) as language
    ) as each
    cross join lateral private.searched_words(definition, entry, each.language) as found
  ),
  known as materialized (
    select distinct words.language, words.dictionary, words.word collate "C" as word, words.weight = 'D' as is_body
    from words
  ),
  vectors as (
    select
      words.language,
      string_agg('''' || form || ''':' || least(words.place, 16000) || words.weight, ' ')::tsvector as vector
    from words
    cross join lateral unnest(
      private.forms_of(words.word, private.singular_of(words.word, words.language), words.dictionary)
    ) as form
    where words.weight <> 'D'
    group by words.language
  ),
  bodies as (
    select known.language, array_to_tsvector(array_agg(form)) as body
    from known
    cross join lateral unnest(
      -- Other scripts have no stems.
      case when known.word ~ '[a-z]'
        then private.forms_of(known.word, private.singular_of(known.word, known.language), known.dictionary)
        else array[known.word] end
    ) as form
    where known.is_body
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
  select distinct words.language, words.word, private.sound_of(words.word)
  from known as words
  where words.word ~ '^[a-z]{4,24}$' and not exists (
    select from private.search_vocabulary as before
    where before.language = words.language and before.word = words.word
  );
end;
$$;

revoke execute on function private.insert_search_documents(text, jsonb, text[])
from public, anon, authenticated, service_role;

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
      select unnest(array['id', 'content_format', definition ->> 'visible', definition ->> 'visibleFrom'])
    ) as watched (field)
    cross join unnest(private.languages()) as language
    cross join lateral private.localized_column(field, language) as name
    where became -> name is distinct from was -> name
  ) then
    return null;
  end if;
  -- Indexing takes most of a save's time: other languages keep their documents, if the same visitors see them.
  if tg_op = 'UPDATE' and not exists (
    select from unnest(array['id', definition ->> 'visible', definition ->> 'visibleFrom']) as field
    where became -> field is distinct from was -> field
  ) then
    languages := array(
      select language
      from unnest(languages) as language
      where exists (
        select
        from jsonb_each(definition -> 'search') as weight
        cross join coalesce(definition -> 'options', '{}') as options
        where private.searched_text(weight.value, options, was, language)
          is distinct from private.searched_text(weight.value, options, became, language)
      )
    );
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
