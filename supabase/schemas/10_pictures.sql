-- Pictures in entries: addresses of the storage in columns and texts, and the pictures that visitors may list.

-- Decodes %XX. Escapes that are no UTF-8 leave the text as it is: an error would hide all pictures.
create function private.percent_decoded(given text)
  returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if given not like '%\%%' then
    return given;
  end if;
  return (
    select convert_from(
      string_agg(
        case
          when part.found[1] ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part.found[1], 2), 'hex')
          else convert_to(part.found[1], 'UTF8')
        end,
        ''::bytea order by part.number
      ),
      'UTF8'
    )
    from regexp_matches(given, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as part (found, number)
  );
exception
  -- Invalid escapes belong to no picture; an error would fail the whole query.
  when character_not_in_repertoire or untranslatable_character then
    return given;
end;
$$;

-- `bucket/name` of the pictures in a list of addresses and in texts. The origin of an address is ignored. The storage
-- accepts names of at most 1,024 bytes.
create function private.picture_paths(addresses text[], texts text[])
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select distinct private.percent_decoded(path)
  from (
    select substring(address from '/storage/v1/object/public/([^?#]+)') from unnest(addresses) as address
    union all
    -- In prose an address ends at white space, a quote, a tag or a bracket.
    select (regexp_matches(running, '/storage/v1/object/public/([^?#"''<>()[:space:]]+)', 'g'))[1]
    from unnest(texts) as running
  ) as found (path)
  where octet_length(path) <= 1100;
$$;

-- Names in the pattern that the panel gives to uploads, anywhere in a text, also percent-encoded.
create function private.picture_names(running text)
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select (regexp_matches(form, '[0-9a-z]{8,}-\d{13}\.(?:jpe?g|png|webp)', 'g'))[1]
  from (
    select running
    union all
    -- Picture names are ASCII, so other escapes can be ignored.
    select private.percent_decoded(escaped[1])
    from regexp_matches(running, '(?:[0-9A-Za-z._-]|%[0-7][0-9A-Fa-f])*%[0-7][0-9A-Fa-f](?:[0-9A-Za-z._-]|%[0-7][0-9A-Fa-f])*', 'g') as escaped
  ) as forms (form);
$$;

-- All pictures in a row.
create function private.version_pictures_in(entry jsonb)
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  with texts (every) as (
    select array_agg(leaf #>> '{}')
    from jsonb_path_query(entry, 'strict $.** ? (@.type() == "string")') as leaf
    where leaf #>> '{}' like '%/storage/v1/object/public/%'
  )
  select private.picture_names(entry::text)
  union
  select private.picture_paths(every, every) from texts;
$$;

-- Pictures of published entries. Visitors may list these only.
create table private.shown_pictures (
  table_name text not null,
  row_id uuid not null,
  -- `bucket/name`
  path text not null,
  -- Publication of a scheduled post.
  since timestamptz not null default '-infinity',
  primary key (row_id, path)
);
revoke all on table private.shown_pictures from public, anon, authenticated, service_role;
grant select on table private.shown_pictures to anon, authenticated, service_role;

create index shown_pictures_by_path on private.shown_pictures (path);

create function private.update_shown_pictures()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  definition jsonb;
  entry jsonb;
begin
  if tg_level = 'STATEMENT' then
    delete from private.shown_pictures where table_name = tg_table_name;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.shown_pictures where row_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  definition := private.type_definition(tg_table_name);
  entry := to_jsonb(new);
  if not (entry -> (definition ->> 'visible'))::boolean then
    return null;
  end if;
  insert into private.shown_pictures (table_name, row_id, path, since)
  select
    tg_table_name, new.id, path,
    coalesce((entry ->> (definition ->> 'visibleFrom'))::timestamptz, '-infinity')
  from private.picture_paths(
    private.picture_addresses(entry, definition -> 'pictures'),
    array(select entry ->> name from private.localized_columns(definition -> 'pictureTexts') as name)
  ) as path;
  return null;
end;
$$;

create policy "Everyone sees pictures that are shown"
  on storage.objects for select
  to anon, authenticated
  using (
    (bucket_id = any (private.picture_buckets()))
    and exists (select from private.shown_pictures shown where shown.path = ((objects.bucket_id || '/') || objects.name) and shown.since <= now())
  );

revoke execute on function
  private.percent_decoded(text),
  private.picture_paths(text[], text[]),
  private.picture_names(text),
  private.version_pictures_in(jsonb),
  private.update_shown_pictures()
from public, anon, authenticated, service_role;
