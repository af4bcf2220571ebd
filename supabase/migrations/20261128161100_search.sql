-- Search: one folding for texts and queries, stems in the index, synonyms, and results that match only partly.

create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
do $$
declare
  name text;
begin
  -- A project may have them in another schema already. Only their owner may move them.
  for name in
    select extname from pg_extension
    where extname in ('pg_trgm', 'fuzzystrmatch') and extnamespace <> 'extensions'::regnamespace
  loop
    execute format('alter extension %I set schema extensions', name);
  end loop;
end;
$$;

drop function public.search_entries(text, text, integer, integer);
drop function private.search_candidates(tsquery, text);
drop function private.search_query(text, text);
drop function private.search_terms(text, text);
drop function private.search_vector(jsonb, jsonb, text);
drop function private.searched_text(jsonb, jsonb, text);

-- Folds letters that are no letter with an accent. The test spares most texts the slow part.
create function private.fold_letters(given text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select case when given ~ '[\u0100-\u1fff\u00c6\u00d0\u00d8\u00de-\u00df\u00e6\u00f0\u00f8\u00fe]' then
    replace(replace(replace(replace(
      translate(
        given,
        'ŒÆẞÞłŁøØđĐðÐħĦıŧŦŋŊɓƁɗƊƙƘɛƐɔƆəƏƴƳςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ',
        'œæßþllooddddhhittnnbbddkkeeooeeyyσαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ'
      ),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th')
  else given end;
$$;

-- A text as words of lower-case letters without accents, and digits. One space separates words, an apostrophe the parts
-- of a word: `l'eau`, `ai'ais` for ǁAi-ǁAis. Apostrophes, hyphens, click letters and the signs that replace them separate
-- parts; invisible characters count as nothing. Names each character, so that databases of every locale agree.
create function private.fold_words(given text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select btrim(regexp_replace(replace(replace(
    regexp_replace(
      private.fold_letters(lower(regexp_replace(
        normalize(
          regexp_replace(
            regexp_replace(
              given collate "C",
              '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'
            ),
            '[-''`|!/#\u00a6\u00b4\u01c0-\u01c3\u0298\u02b0-\u02ff\u2010\u2011\u2016\u2018\u2019\u201b\u2021\u2032\u2044\u2223\u2225\u2260\uff07]+',
            '''', 'g'
          ),
          NFKD
        ),
        '[\u0300-\u036f]', '', 'g'
      ))),
      '[^a-z0-9''\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u037d\u037f-\u0559\u0560-\u0588\u05d0-\u05f2\u0620-\u0669\u066e-\u06d3\u06d5-\u1fff\u2c00-\u2dff\u3005-\u3007\u3031-\u3035\u3040-\u30fa\u30fc-\ud7ff\uf900-\ufd3d\ufd40-\ufdff\ufe70-\ufefe\uff10-\uff19\uff66-\uffdc\U00010000-\U0001efff\U00020000-\U0003ffff]+',
      ' ', 'g'
    ),
    ''' ', ' '), ' ''', ' '), ' {2,}', ' ', 'g'), ' ''');
$$;

-- The parts of a folded word, and the same as one (`okavangos`, `aiais`), by which it is found too. Of longer chains, parts
-- side by side would only fill the index.
create function private.parts_of(folded text)
  returns text[]
  language sql
  immutable
as $$
  select case
    when strpos(folded, '''') = 0 then array[folded]
    when cardinality(parts) > 6 then parts
    else parts || array_to_string(parts, '') || array(
      select parts[at] || parts[at + 1] from generate_series(1, cardinality(parts) - 1) as at where cardinality(parts) > 2
    )
  end
  from string_to_array(folded, '''') as parts;
$$;

-- Words of a text with their places.
create function private.words_of(given text)
  returns table (place bigint, word text)
  language sql
  immutable
  set search_path = ''
as $$
  select token.place, left(part, 60)
  from string_to_table(private.fold_words(given), ' ') with ordinality as token (text, place)
  cross join lateral unnest(
    case when strpos(token.text, '''') = 0 then array[token.text] else private.parts_of(token.text) end
  ) as part
  where part <> '';
$$;

-- The singular of what looks like a plural. Stemmers do not know foreign words (`safaris` in Spanish).
create function private.singular_of(word text, language text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select case
    when char_length(word) < 3 or word !~ '[sx]$' or word ~ 'ss$' then word
    when language = 'es' and word ~ 'ces$' then left(word, -3) || 'z'
    when language = 'es' and word ~ '[dilnru]es$' then left(word, -2)
    when language = 'en' and word ~ 'ies$' then left(word, -3) || 'y'
    when language = 'en' and word ~ '(ch|sh|us|ss|x|z)es$' then left(word, -2)
    when language = 'en' and word ~ 'lves$|eaves$' then left(word, -3) || 'f'
    when language = 'en' and word ~ 'ives$' then left(word, -3) || 'fe'
    when language = 'fr' and word ~ '[^e]aux$' then left(word, -2) || 'l'
    when language <> 'fr' and word ~ 'x$' then word
    else left(word, -1)
  end;
$$;

-- The forms of a folded word by which it is indexed and searched: itself, its singular, and the stems of both.
create function private.forms_of(word text, singular text, dictionary regdictionary)
  returns text[]
  language sql
  immutable
  parallel safe
as $$
  select array_remove(
    case when singular = word then array[word, (pg_catalog.ts_lexize(dictionary, word))[1]]
    else array[
      word, (pg_catalog.ts_lexize(dictionary, word))[1],
      singular, (pg_catalog.ts_lexize(dictionary, singular))[1]
    ] end,
    null
  );
$$;

create function private.dictionary_of(language text)
  returns regdictionary
  language sql
  stable
  set search_path = ''
as $$
  select ('pg_catalog.' || private.stemmer_of(language))::regdictionary;
$$;

-- A condition of a `tsquery`: any of some folded words.
create function private.any_word(words text[])
  returns text
  language sql
  immutable
as $$
  select string_agg(distinct '''' || word || '''', ' | ') from unnest(words) as word;
$$;

-- How a folded word sounds, roughly: spellings of several languages become one (`okawango`, `zambesi`, `elephant`).
create function private.sound_of(word text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select regexp_replace(
    translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        word,
        'ph', 'f', 'g'), 't?s?ch|sh|c(?=[eiy])', 's', 'g'), 'g(?=[eiy])', 'j', 'g'), 'qu|ck', 'k', 'g'), 'gu(?=[ei])', 'g', 'g'),
        'oo|ou|oe', 'u', 'g'), 'ee|ea', 'i', 'g'),
      'cqzxwbyjh', 'kkssvvii'
    ),
    '(.)\1+', '\1', 'g'
  );
$$;

-- Words that mean the same in a search, in any language: {"honeymoon", "luna de miel", "lune de miel"}. Singular is
-- enough. A change applies to the next search.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  words text[] not null
    constraint search_synonyms_words_valid
      check (cardinality(words) >= 2 and private.is_valid_list(words, 40, 60)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.search_synonyms is 'Groups of words that mean the same in a search.';
alter table public.search_synonyms enable row level security;
revoke all on table public.search_synonyms from anon, authenticated;
grant select, insert, update, delete on table public.search_synonyms to authenticated;
grant all on table public.search_synonyms to service_role;

create policy "search_synonyms_admin"
  on public.search_synonyms for all
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create trigger search_synonyms_updated_at before update on public.search_synonyms
  for each row execute function private.touch_updated_at();

-- Folded phrases of synonyms. A table of its own, because folding all of them takes longer than a search.
create table private.search_phrases (
  synonyms_id uuid not null references public.search_synonyms on delete cascade,
  words text[] not null
);
comment on table private.search_phrases is 'Synonyms as folded words. Derived by triggers.';
revoke all on table private.search_phrases from public, anon, authenticated, service_role;

create index search_phrases_synonyms_id on private.search_phrases (synonyms_id);

create index search_phrases_first_word on private.search_phrases ((words[1]));

create function private.update_search_phrases()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.search_phrases where synonyms_id = new.id;
  insert into private.search_phrases (synonyms_id, words)
  select distinct new.id, string_to_array(translate(private.fold_words(given), '''', ' '), ' ')
  from unnest(new.words) as given
  where private.fold_words(given) <> '';
  return null;
end;
$$;

create trigger search_phrases after insert or update on public.search_synonyms
  for each row execute function private.update_search_phrases();

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
      else private.localized_text(entry, path, language)
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

-- A type without `search` in its definition has no documents. Positions of long texts are dropped, which saves a third
-- of the space.
create or replace function private.insert_search_documents(kind text, entry jsonb)
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
      select language, private.dictionary_of(language) as dictionary from unnest(private.languages()) as language
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
    from unnest(private.languages()) as each (language)
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

-- Whether a folded word says nothing about the subject of a query.
create function private.is_stop_word(word text, language text)
  returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(pg_catalog.ts_lexize(private.dictionary_of(language), word) = '{}', false) or word = any (case language
    when 'es' then '{cual,cuales,cuanta,cuantas,cuanto,cuantos,hay,mas,necesito,puede,puedo,quiero,tambien}'::text[]
    when 'en' then '{could,get,like,many,much,need,want,would}'
    when 'fr' then '{a,combien,comment,faut,il,peut,peux,plus,quand,quel,quelle,quelles,quels,tres,veux}'
    else '{}'
  end);
$$;

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

-- Erases entries that were deleted more than thirty days ago, and returns the number of versions. Words that only former
-- entries have leave the search.
create or replace function public.purge_trash(at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.entry_versions as version
  using public.deleted_entries() as gone
  where gone.recorded_at < purge_trash.at - interval '30 days'
    and version.entry_type = gone.entry_type and version.entry_id = gone.entry_id;
  get diagnostics forgotten = row_count;
  delete from private.search_vocabulary as known
  where not exists (
    select from private.search_documents as document
    where document.text_vector @@ known.word::tsquery and document.language = known.language
  );
  return forgotten;
end;
$$;

revoke execute on function
  private.fold_letters(text),
  private.fold_words(text),
  private.parts_of(text),
  private.words_of(text),
  private.singular_of(text, text),
  private.forms_of(text, text, regdictionary),
  private.dictionary_of(text),
  private.any_word(text[]),
  private.sound_of(text),
  private.update_search_phrases(),
  private.searched_text(jsonb, jsonb, jsonb, text),
  private.searched_words(jsonb, jsonb, text),
  private.is_stop_word(text, text),
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

insert into public.search_synonyms (words)
values
  ('{niño, niña, hijo, kid, child, children, enfant}'),
  ('{"luna de miel", "recién casados", honeymoon, newlyweds, "lune de miel", "jeunes mariés"}'),
  ('{barato, económico, cheap, budget, affordable, abordable}'),
  ('{"a pie", caminata, "on foot", walking, "à pied", marche}'),
  ('{canoa, mokoro, makoro, piragua, canoe, dugout, pirogue, canoë}'),
  ('{catarata, cascada, waterfall, chute, cascade}'),
  ('{"Cataratas Victoria", "Victoria Falls", "Chutes Victoria", Mosi-oa-Tunya}'),
  ('{"mejor época", "best time", "best season", "meilleure saison", "meilleure période"}'),
  ('{rinoceronte, rhino, rhinoceros, rhinocéros}'),
  ('{hipopótamo, hippo, hippopotamus, hippopotame}'),
  ('{licaón, "perro salvaje", "wild dog", "painted dog", lycaon}'),
  ('{suricata, meerkat, suricate}'),
  ('{león, leona, lion, lioness, lionne}'),
  ('{elefante, elephant, éléphant}'),
  ('{leopardo, leopard, léopard}'),
  ('{guepardo, cheetah, guépard}'),
  ('{jirafa, giraffe, girafe}'),
  ('{búfalo, buffalo, buffle}'),
  ('{cebra, zebra, zèbre}'),
  ('{hiena, hyena, hyène}'),
  ('{cocodrilo, crocodile}'),
  ('{ballena, whale, baleine}'),
  ('{ave, pájaro, bird, oiseau}'),
  ('{Namibia, Namibie}'),
  ('{Botsuana, Botswana}'),
  ('{Zimbabue, Zimbabwe}'),
  ('{Zambia, Zambie}'),
  ('{Sudáfrica, "South Africa", "Afrique du Sud", RSA}'),
  ('{Lesoto, Lesotho}'),
  ('{Mozambique, Moçambique}'),
  ('{Esuatini, Eswatini, Suazilandia, Swazilandia, Swaziland}'),
  ('{Zambeze, Zambezi, Zambèze}'),
  ('{"Ciudad del Cabo", "Cape Town", "Le Cap"}'),
  ('{Johannesburgo, Johannesburg, Joburg}'),
  ('{malaria, paludismo, paludisme}'),
  ('{visado, visa}'),
  ('{vacuna, vaccine, vaccination, vaccin}'),
  ('{precio, coste, costo, price, cost, prix, tarif}'),
  ('{"tienda de campaña", tent, tente}'),
  ('{lujo, luxury, luxe}'),
  ('{desierto, desert, désert}'),
  ('{duna, dune}'),
  ('{estrella, star, étoile}'),
  ('{barco, boat, bateau}'),
  ('{tren, train}'),
  ('{vino, wine, vin}'),
  ('{"árbol carcaj", "quiver tree", kokerboom, "arbre carquois"}'),
  ('{naufragio, pecio, shipwreck, wreck, épave, naufrage}'),
  ('{"cinco grandes", "big five", "big 5"}'),
  ('{enero, January, janvier}'),
  ('{febrero, February, février}'),
  ('{marzo, March, mars}'),
  ('{abril, April, avril}'),
  ('{mayo, May, mai}'),
  ('{junio, June, juin}'),
  ('{julio, July, juillet}'),
  ('{agosto, August, août}'),
  ('{septiembre, September, septembre}'),
  ('{octubre, October, octobre}'),
  ('{noviembre, November, novembre}'),
  ('{diciembre, December, décembre}');

do $$
declare
  each_type text;
begin
  delete from private.search_documents;
  for each_type in select type from private.content_types loop
    execute format(
      'select private.insert_search_documents(%1$L, to_jsonb(entry)) from public.%1$I as entry', each_type
    );
  end loop;
end;
$$;
