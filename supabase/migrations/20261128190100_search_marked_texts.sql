-- The search ignores the addresses of links and pictures in marked texts. The other marks separate words as any punctuation.

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

revoke execute on function private.text_without_addresses(text, jsonb) from public, anon, authenticated, service_role;

-- Texts of columns, and of members of objects (`itinerary.title`), in a language. `options`: labels of columns with
-- codes, {"countries": {"NA": {"es": "Namibia"}}}.
create or replace function private.searched_text(paths jsonb, options jsonb, entry jsonb, language text)
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
  if tg_op <> 'INSERT' then
    delete from private.search_documents where entry_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.insert_search_documents(tg_table_name, became);
  end if;
  return null;
end;
$$;
