-- Functions for texts and lists that checks, the search and translations use.

create function private.is_blank(given jsonb)
  returns boolean
  language sql
  immutable
as $$
  select pg_catalog.jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') !~ '\S';
$$;

-- Whether a list has no nulls, at most `most` items, and no item longer than `longest`.
create function private.is_valid_list(items text[], most integer, longest integer)
  returns boolean
  language sql
  immutable
as $$
  select pg_catalog.array_position(items, null) is null
    and pg_catalog.cardinality(items) <= most
    and not exists (
      select from pg_catalog.unnest(items) as item where pg_catalog.char_length(item) > longest
    );
$$;

-- Whether a JSON list holds at most `most` objects whose known members have the right type and size. Members that are
-- missing, null or unknown are accepted, because other programs may write their own.
-- `members`: {"name": {"type": "text", "max": 200}, "opens": {"type": "text", "max": 5, "like": "^[0-9:]+$"},
-- "km": {"type": "number", "min": 0, "max": 9, "whole": true}, "own": {"type": "flag"},
-- "meals": {"type": "choices", "of": ["lunch"]}, "bed": {"type": "choice", "of": ["tent"]}}.
create function private.is_valid_object_list(items jsonb, most integer, members jsonb)
  returns boolean
  language sql
  immutable
as $$
  select case
    when pg_catalog.jsonb_typeof(items) is distinct from 'array' then false
    when pg_catalog.jsonb_array_length(items) > most then false
    else not exists (
      select
      from pg_catalog.jsonb_array_elements(items) as item
      where pg_catalog.jsonb_typeof(item) <> 'object'
    ) and not exists (
      select
      from pg_catalog.jsonb_array_elements(items) as item
      cross join lateral pg_catalog.jsonb_each(members) as known (name, rule)
      cross join lateral (select item -> known.name) as member (held)
      where pg_catalog.jsonb_typeof(held) <> 'null'
        and not case rule ->> 'type'
          when 'text' then pg_catalog.jsonb_typeof(held) = 'string'
            and pg_catalog.char_length(held #>> '{}') <= (rule -> 'max')::integer
            and (rule -> 'like' is null or (held #>> '{}') ~ (rule ->> 'like'))
          when 'number' then case
            when pg_catalog.jsonb_typeof(held) <> 'number' then false
            else held::numeric between (rule -> 'min')::numeric and (rule -> 'max')::numeric
              and (rule -> 'whole' is null or held::numeric % 1 = 0)
          end
          when 'flag' then pg_catalog.jsonb_typeof(held) = 'boolean'
          when 'choice' then rule -> 'of' @> held and pg_catalog.jsonb_typeof(held) <> 'array'
          when 'choices' then rule -> 'of' @> held and pg_catalog.jsonb_typeof(held) = 'array'
          else false
        end
    )
  end;
$$;

-- Whether no range of an array of objects ends before it begins or overlaps another one. Objects without both numbers are
-- ignored. `private.is_valid_object_list` refuses values that are no arrays.
create function private.has_disjoint_ranges(items jsonb, first_member text, last_member text)
  returns boolean
  language sql
  immutable
as $$
  with ranges as (
    select place, item -> first_member as first, item -> last_member as last
    from pg_catalog.jsonb_array_elements(
      case when pg_catalog.jsonb_typeof(items) = 'array' then items else '[]' end
    ) with ordinality as each (item, place)
    where pg_catalog.jsonb_typeof(item -> first_member) = 'number'
      and pg_catalog.jsonb_typeof(item -> last_member) = 'number'
  )
  select not exists (
    select
    from ranges as one
    left join ranges as other on other.place > one.place
    where one.first > one.last
      or (one.first <= other.last and other.first <= one.last)
  );
$$;

-- A text without accents, in lower case, with one space between words, for slugs. Databases with the locale `C` lower only ASCII
-- letters, which is why accents are removed first.
create function private.fold_text(given text)
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

revoke execute on function
  private.is_blank(jsonb),
  private.is_valid_list(text[], integer, integer),
  private.is_valid_object_list(jsonb, integer, jsonb),
  private.has_disjoint_ranges(jsonb, text, text),
  private.fold_text(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.is_valid_list(text[], integer, integer),
  private.is_valid_object_list(jsonb, integer, jsonb),
  private.has_disjoint_ranges(jsonb, text, text)
to authenticated, service_role;
grant execute on function private.fold_text(text)
to anon, authenticated, service_role;
