-- Words of texts and queries for the search: folding, forms, sounds and stop words. Both sides are folded alike.

create extension if not exists pg_trgm with schema extensions;

create extension if not exists fuzzystrmatch with schema extensions;

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
  private.is_stop_word(text, text)
from public, anon, authenticated, service_role;
