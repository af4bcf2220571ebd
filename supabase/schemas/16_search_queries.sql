-- Queries of the search. Results are limited to entries that the caller may read.

-- The groups of a query, which a result matches all or some of: a word with its forms, or a phrase with its synonyms.
-- `query` also finds words that begin like the word; `forms` does not, and ranks. `words` are to be marked; `similar_to` is a
-- word of which similar ones may be meant. Reads 20 words and returns up to 8 groups. Stop words count only if there are no
-- other words.
create function private.search_groups(q text, language text)
  returns table (place bigint, query tsquery, forms tsquery, words text[], similar_to text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with tokens as materialized (
    select
      token.place, parts, word,
      private.forms_of(word, private.singular_of(word, language), private.dictionary_of(language)) as forms
    from string_to_table(private.fold_words(left(q, 200)), ' ') with ordinality as token (text, place)
    cross join lateral string_to_array(left(token.text, 60), '''') as parts
    cross join lateral array_to_string(parts, '') as word
    where word <> '' and token.place <= 20
  ),
  parts as materialized (
    select
      row_number() over (order by tokens.place, at) as n, tokens.place, part,
      array[part, private.singular_of(part, language)] as spellings
    from tokens
    cross join lateral unnest(tokens.parts) with ordinality as each (part, at)
  ),
  -- The longest phrases of synonyms that begin with a part.
  phrases as materialized (
    select matching.n, matching.place, matching.until, matching.synonyms_id
    from (
      select
        first.n, first.place, found.place as until, phrase.synonyms_id,
        rank() over (partition by first.n order by found.amount desc) as rank
      from parts as first
      join private.search_phrases as phrase on phrase.words[1] = any (first.spellings)
      cross join lateral (
        select max(parts.place) as place, count(*) as amount
        from unnest(phrase.words) with ordinality as each (word, at)
        join parts on parts.n = first.n + each.at - 1 and each.word = any (parts.spellings)
      ) as found
      where found.amount = cardinality(phrase.words)
    ) as matching
    where matching.rank = 1
  ),
  covered as materialized (
    select tokens.place, (
      select min(phrases.n) from phrases where tokens.place between phrases.place and phrases.until
    ) as phrase
    from tokens
  ),
  synonyms as (
    select
      phrases.place,
      min(phrases.until) as until,
      string_agg(
        '(' || (
          select string_agg('''' || word || '''', ' & ')
          from unnest(phrase.words) as word
          -- Without `de` of `luna de miel`.
          where cardinality(phrase.words) = 1 or char_length(word) > 2
        ) || ')',
        ' | '
      ) as query,
      (
        select array_agg(distinct word) from unnest(string_to_array(string_agg(array_to_string(phrase.words, ' '), ' '), ' ')) as word
        where char_length(word) > 2
      ) as words
    from phrases
    join private.search_phrases as phrase on phrase.synonyms_id = phrases.synonyms_id
    where phrases.n in (select covered.phrase from covered)
    group by phrases.place
  ),
  single as (
    select
      tokens.place,
      private.any_word(tokens.forms) as forms,
      case when char_length(tokens.word) < 3 then '' else ' | ''' || tokens.word || ''':*' end as prefix,
      case when cardinality(tokens.parts) > 1 then (
        select ' | (' || string_agg('(' || private.any_word(
          private.forms_of(part, private.singular_of(part, language), private.dictionary_of(language))
        ) || ')', ' & ') || ')'
        from unnest(tokens.parts) as part
        -- Without `l` of `l'eau` and `s` of `Okavango's`.
        where char_length(part) > 1 or not exists (select from unnest(tokens.parts) as other where char_length(other) > 1)
      ) else '' end as parts,
      array(
        select distinct word
        from unnest(tokens.forms || tokens.parts) as word
        where word = tokens.word or char_length(word) > 3 or (char_length(word) > 1 and word = any (tokens.parts))
      ) as words,
      case when tokens.word ~ '^[a-z]{4,24}$' then tokens.word end as similar_to,
      not exists (
        select from unnest(tokens.parts) as part
        where not private.is_stop_word(part, language) and (char_length(part) > 1 or cardinality(tokens.parts) = 1)
      ) as is_stop_word
    from tokens
  ),
  all_groups as (
    select
      synonyms.place,
      -- With the forms of a single word.
      synonyms.query || case when synonyms.until = synonyms.place then ' | ' || single.forms || single.prefix else '' end as query,
      synonyms.query || case when synonyms.until = synonyms.place then ' | ' || single.forms else '' end as forms,
      synonyms.words || case when synonyms.until = synonyms.place then single.words else '{}' end as words,
      null as similar_to,
      false as is_stop_word
    from synonyms
    join single on single.place = synonyms.place
    union all
    select
      single.place, single.forms || single.prefix || single.parts, single.forms || single.parts, single.words,
      single.similar_to, single.is_stop_word
    from single
    join covered on covered.place = single.place
    where covered.phrase is null
  )
  select found.place, found.query::tsquery, found.forms::tsquery, found.words, found.similar_to
  from all_groups as found
  where not found.is_stop_word or not exists (select from all_groups as other where not other.is_stop_word)
  order by found.place
  limit 8;
$$;

-- Up to three words of visible documents in a language that sound like a folded word.
create function private.similar_words(given text, in_language text)
  returns text[]
  language sql
  stable
  security definer
  set search_path = ''
  set enable_seqscan = off
as $$
  with near as materialized (
    select distinct known.word, known.sound, wanted.sound as wanted
    from (select private.sound_of(given)) as wanted (sound)
    join private.search_vocabulary as known on known.sound operator(extensions.%) wanted.sound
    where known.language = in_language and left(known.sound, 1) = left(wanted.sound, 1)
  ),
  rated as materialized (
    select
      near.word,
      1 - extensions.levenshtein(near.sound, near.wanted)::real / greatest(char_length(near.sound), char_length(near.wanted)) as sounds,
      extensions.similarity(near.word, given) as looks
    from near
  )
  select array(
    select rated.word
    from rated
    -- One letter of five may differ, and two of seven.
    where (rated.sounds = 1 or (rated.sounds > 0.7 and rated.looks >= 0.3 and char_length(given) > 4))
      and rated.sounds >= (select max(best.sounds) from rated as best) - 0.1
      -- Not of former or scheduled entries.
      and exists (
        select from private.search_documents as document
        where document.text_vector @@ ('''' || rated.word || '''')::tsquery
          and document.language = in_language and document.visible_from <= now()
      )
    order by rated.sounds desc, rated.looks desc, rated.word
    limit 3
  );
$$;

-- Candidates in a language that match a whole query, best first. At most 500 matches by name and 500 by text are ranked:
-- with 10,000 posts, ranking all matches of a common word would take a second. Words that only begin like those of the
-- query count less than `forms`, any of the query's.
create function private.search_candidates(terms tsquery, forms tsquery, in_language text)
  returns table (entry_type text, entry_id uuid, rank real)
  language sql
  stable
  security definer
  set search_path = ''
  set enable_seqscan = off
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
  select
    document.entry_type, document.entry_id,
    pg_catalog.ts_rank('{0.1, 0.3, 0.5, 1}', document.text_vector, forms, 1)
      + pg_catalog.ts_rank('{0.1, 0.3, 0.5, 1}', document.text_vector, terms, 1) / 10
  from found
  join private.search_documents as document
    on document.entry_id = found.entry_id and document.language = in_language;
$$;

-- Candidates in a language that match some groups of a query. Each counts by how rare it is. The first 300 matches of
-- each group are read, and the best 100 of them ranked.
create function private.partial_candidates(groups tsquery[], in_language text)
  returns table (entry_type text, entry_id uuid, rank real)
  language sql
  stable
  security definer
  set search_path = ''
  set enable_seqscan = off
as $$
  with matches as materialized (
    select each.n, each.terms, found.entry_id
    from unnest(groups) with ordinality as each (terms, n)
    cross join lateral (
      select document.entry_id
      from private.search_documents as document
      where document.text_vector @@ each.terms and document.language = in_language and document.visible_from <= now()
      limit 300
    ) as found
  ),
  groups_by_rarity as materialized (
    select matches.n, matches.terms, 1 / ln(2 + count(*)) as value from matches group by matches.n, matches.terms
  ),
  likely as materialized (
    select matches.entry_id, sum(groups_by_rarity.value) as value
    from matches
    join groups_by_rarity on groups_by_rarity.n = matches.n
    group by matches.entry_id
    order by 2 desc, 1
    limit 100
  )
  select document.entry_type, document.entry_id, (
    select sum(
      case when document.text_vector @@ wanted.terms
        then wanted.value * (0.5 + pg_catalog.ts_rank('{0.1, 0.3, 0.5, 1}', document.text_vector, wanted.terms))
        else 0
      end
    )
    from groups_by_rarity as wanted
  )::real
  from likely
  join private.search_documents as document
    on document.entry_id = likely.entry_id and document.language = in_language;
$$;

-- Two words of one visible document that were typed as one (`manapools`); null if there are none.
create function private.split_word(given text, in_language text)
  returns text[]
  language sql
  stable
  security definer
  set search_path = ''
  set enable_seqscan = off
as $$
  select array[left(given, at), substr(given, at + 1)]
  from generate_series(4, char_length(given) - 4) as at
  where exists (
    select from private.search_documents as document
    where document.text_vector @@ ('''' || left(given, at) || ''' & ''' || substr(given, at + 1) || '''')::tsquery
      and document.language = in_language and document.visible_from <= now()
  )
  limit 1;
$$;

-- The groups of a query, with similar words, or the two words that it consists of, in place of a word of which no
-- document in the language has any form.
create function private.corrected_groups(q text, in_language text)
  returns table (query tsquery, words text[], is_corrected boolean)
  language sql
  stable
  security definer
  set search_path = ''
  set enable_seqscan = off
as $$
  select
    coalesce(found.query, wanted.query), coalesce(found.words, wanted.words), found.query is not null
  from (
    select wanted.*, wanted.similar_to is not null and not exists (
      select from private.search_documents as document
      where document.text_vector @@ wanted.query
        and document.language = in_language and document.visible_from <= now()
    ) as is_unknown
    from private.search_groups(q, in_language) as wanted
    offset 0
  ) as wanted
  cross join lateral (
    -- Similar words, with their forms and synonyms.
    select string_agg('(' || near.query::text || ')', ' | ')::tsquery as query, array_agg(marked) as words
    from unnest(case when wanted.is_unknown then private.similar_words(wanted.similar_to, in_language) end) as word
    cross join lateral private.search_groups(word, in_language) as near
    cross join lateral unnest(near.words) as marked
  ) as near
  cross join lateral (
    select case when wanted.is_unknown and near.query is null
      then private.split_word(wanted.similar_to, in_language) end as words
  ) as split
  cross join lateral (
    select
      coalesce(near.query, ('''' || array_to_string(split.words, ''' & ''') || '''')::tsquery) as query,
      coalesce(near.words, split.words) as words
  ) as found;
$$;

-- Candidates of the first pass that finds any:
-- 1. `all`: all words, in the language;
-- 2. `similar`: all words, with similar ones, or the two they consist of, for those that no document has;
-- 3. `language`: all words, in another language;
-- 4. `similar`: some of the words, in the language and then in others.
-- `words` are folded words to mark, of the language.
create function private.search_ranked(q text, in_language text)
  returns table (entry_type text, entry_id uuid, rank real, match text, words text[])
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  languages constant text[] := in_language || array_remove(private.languages(), in_language);
  each_language text;
  given record;
  marked text[] := '{}';
  queries tsquery[] := '{}';
  all_queries tsquery;
  -- Any of the forms.
  all_forms tsquery;
  has_corrections boolean := false;
begin
  if not in_language = any (private.languages()) then
    return;
  end if;
  for given in select * from private.search_groups(q, in_language) loop
    all_queries := coalesce(all_queries && given.query, given.query);
    all_forms := coalesce(all_forms || given.forms, given.forms);
    marked := marked || given.words;
  end loop;
  if all_queries is null then
    return;
  end if;
  return query
    select found.entry_type, found.entry_id, found.rank, 'all', marked
    from private.search_candidates(all_queries, all_forms, in_language) as found;
  if found then
    return;
  end if;

  marked := '{}';
  all_queries := null;
  all_forms := null;
  for given in select * from private.corrected_groups(q, in_language) loop
    queries := queries || given.query;
    all_queries := coalesce(all_queries && given.query, given.query);
    all_forms := coalesce(all_forms || given.query, given.query);
    marked := marked || given.words;
    has_corrections := has_corrections or given.is_corrected;
  end loop;
  if has_corrections then
    return query
      select found.entry_type, found.entry_id, found.rank, 'similar', marked
      from private.search_candidates(all_queries, all_forms, in_language) as found;
    if found then
      return;
    end if;
  end if;

  foreach each_language in array languages[2:] loop
    all_queries := null;
    all_forms := null;
    for given in select * from private.search_groups(q, each_language) loop
      all_queries := coalesce(all_queries && given.query, given.query);
      all_forms := coalesce(all_forms || given.forms, given.forms);
    end loop;
    return query
      select found.entry_type, found.entry_id, found.rank, 'language', marked
      from private.search_candidates(all_queries, all_forms, each_language) as found;
    if found then
      return;
    end if;
  end loop;

  foreach each_language in array languages loop
    if each_language <> in_language then
      queries := array(select corrected.query from private.corrected_groups(q, each_language) as corrected);
    end if;
    return query
      select found.entry_type, found.entry_id, found.rank, 'similar', marked
      from private.partial_candidates(queries, each_language) as found;
    if found then
      return;
    end if;
  end loop;
end;
$$;

-- A page of results in a language, best first, with their total number (at most 1,000), the folded words to mark, and
-- `match`, how they match (`private.search_ranked`).
create function public.search_entries(
  q text,
  language text,
  row_offset integer default 0,
  row_limit integer default 10
)
  returns table (entry_type text, entry_id uuid, total integer, words text[], match text)
  language sql
  stable
  set search_path = ''
  set jit = off
as $$
  select found.entry_type, found.entry_id, (count(*) over ())::integer, found.words, found.match
  from private.search_ranked(q, language) as found
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
  private.search_groups(text, text),
  private.similar_words(text, text),
  private.search_candidates(tsquery, tsquery, text),
  private.partial_candidates(tsquery[], text),
  private.split_word(text, text),
  private.corrected_groups(text, text),
  private.search_ranked(text, text),
  public.search_entries(text, text, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.search_ranked(text, text),
  public.search_entries(text, text, integer, integer)
to anon, authenticated, service_role;
