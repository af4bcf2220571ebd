-- Pictures in marked texts have alternative texts in `image_details`, as those of fields.

-- Addresses of the pictures in the marked texts of an entry, in all languages: lines `![](address "caption")`.
create function private.text_picture_addresses(entry jsonb, definition jsonb)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select mention[1]
    from jsonb_array_elements_text(definition -> 'pictureTexts') as field
    cross join lateral private.localized_columns(jsonb_build_array(field)) as name
    cross join lateral regexp_matches(
      entry ->> name, '^[[:blank:]]*!\[\]\(([^[:space:]()<>\\]+)(?: "[^\n]*")?\)[[:blank:]\r]*$', 'gn'
    ) as mention
    where entry ->> 'content_format' = 'marked' and definition -> 'rich' ? field
  );
$$;

revoke execute on function private.text_picture_addresses(jsonb, jsonb) from public, anon, authenticated, service_role;

drop function private.entry_pictures(jsonb, jsonb);

-- Pictures of a row. `definition`: of its type; null for other tables. Pictures of its fields, and of its marked texts,
-- have texts in `image_details`.
create function private.entry_pictures(entry jsonb, definition jsonb)
  returns table (picture text, missing_alt_languages text[])
  language sql
  immutable
  set search_path = ''
as $$
  with own as (
    select distinct private.percent_decoded(found.path) as path
    from unnest(
      private.picture_addresses(entry, definition -> 'pictures')
      || private.text_picture_addresses(entry, definition)
    ) as address
    cross join lateral substring(address from '/storage/v1/object/public/([^?#]+)') as found (path)
    where octet_length(found.path) <= 1100
  ), described as (
    select own.path, array(
      select language
      from unnest(private.languages()) with ordinality as each (language, place)
      -- An empty Spanish text marks a decorative picture.
      where not (jsonb_typeof(detail.alt -> 'es') is not distinct from 'string' and private.is_blank(detail.alt -> 'es'))
        and private.is_blank(detail.alt -> language)
      order by place
    ) as missing_alt_languages
    from own
    cross join lateral (select entry -> 'image_details' -> own.path -> 'alt') as detail (alt)
  ), mentioned as (
    select * from private.version_pictures_in(entry) as other (name)
    where name not in (select path from own)
  )
  select path, described.missing_alt_languages from described
  union all
  select name, null from mentioned
  -- Skips a bare name if its full path was found too.
  where not exists (
    select from (select path from own union all select other.name from mentioned as other) as whole (path)
    where right(whole.path, length(mentioned.name) + 1) = '/' || mentioned.name
  );
$$;

revoke execute on function private.entry_pictures(jsonb, jsonb) from public, anon, authenticated, service_role;

create or replace function private.update_picture_uses()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  -- Once: a row with an itinerary takes a while to become JSON.
  entry constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  own_id constant text := entry ->> 'id';
  touched text[];
begin
  if tg_level = 'STATEMENT' then
    with gone as (
      delete from private.picture_uses where table_name = tg_table_name returning picture
    )
    select array_agg(picture) into touched from gone;
  elsif tg_op = 'DELETE' then
    with gone as (
      delete from private.picture_uses
      where table_name = tg_table_name and row_id = own_id
      returning picture
    )
    select array_agg(picture) into touched from gone;
  else
    -- Writes changed rows only.
    with present as materialized (
      select *
      from private.entry_pictures(entry, (
        select known.definition from private.content_types as known where known.type = tg_table_name
      ))
    ), gone as (
      delete from private.picture_uses as used
      where used.table_name = tg_table_name and used.row_id = own_id
        and used.picture not in (select present.picture from present)
      returning used.picture
    ), made as (
      insert into private.picture_uses as used (table_name, row_id, picture, missing_alt_languages)
      select tg_table_name, own_id, present.picture, present.missing_alt_languages from present
      on conflict (picture, table_name, row_id) do update set missing_alt_languages = excluded.missing_alt_languages
        where used.missing_alt_languages is distinct from excluded.missing_alt_languages
      returning used.picture
    )
    select array_agg(changed.picture) into touched
    from (select picture from gone union all select picture from made) as changed;
  end if;
  perform private.refresh_picture_state(touched);
  return null;
end;
$$;

-- Sets `incomplete_locales`: the languages with missing texts. `texts` and `expected` members of the definition are
-- required in every language, all others where the Spanish text is filled.
create or replace function private.set_incomplete_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  rules constant jsonb := private.type_definition(tg_table_name);
  entry constant jsonb := to_jsonb(new);
  was jsonb;
  shown jsonb;
  language text;
  suffix text;
begin
  -- Most of the work of a save: only if a column has changed on which the result depends.
  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
    if not exists (
      select
      from (
        select private.localized_columns((rules -> 'texts') || (rules -> 'optional') || (rules -> 'lists'))
        union all select jsonb_object_keys(rules -> 'objects')
        union all select jsonb_array_elements_text(rules -> 'pictures')
        union all select unnest(array['image_details', 'content_format', 'incomplete_locales'])
      ) as watched (name)
      where entry -> name is distinct from was -> name
    ) then
      return new;
    end if;
  end if;
  shown := to_jsonb(private.picture_addresses(entry, rules -> 'pictures') || private.text_picture_addresses(entry, rules));
  new.incomplete_locales := '{}';
  foreach language in array private.languages() loop
    suffix := private.localized_column('', language);
    if exists (
      select from jsonb_array_elements_text(rules -> 'texts') as field
      where private.is_blank(entry -> (field || suffix))
    ) or exists (
      select from jsonb_array_elements_text(rules -> 'optional') as field
      where not private.is_blank(entry -> field) and private.is_blank(entry -> (field || suffix))
    ) or exists (
      select
      from jsonb_array_elements_text(rules -> 'lists') as field
      cross join lateral jsonb_array_elements(entry -> field) with ordinality as item (words, place)
      where not private.is_blank(words)
        and private.is_blank(entry -> (field || suffix) -> (place - 1)::integer)
    ) or exists (
      select
      from jsonb_each(rules -> 'objects') as list (field, members)
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
    ) or private.is_missing_alt(shown, entry -> 'image_details', language) then
      new.incomplete_locales := new.incomplete_locales || language;
    end if;
  end loop;
  return new;
end;
$$;
