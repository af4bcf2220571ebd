-- A draft whose texts got marks can be published in one language: the published texts of the others are escaped. Versions from
-- before the format are plain.

-- A plain text as a text with marks that shows the same: `escapePlain` in shared/rich-text/print.ts.
create function private.escape_plain(given text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(given, '[][\\*]', '\\\&', 'g'),
      '(^|[\n\r\u2028\u2029])([ \t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)(#{2,3} |- |> )', '\1\2\\\3', 'g'
    ),
    '(^|[\n\r\u2028\u2029])([ \t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[0-9]{1,3})(\. )', '\1\2\\\3', 'g'
  );
$$;

-- Columns that publish texts of one language, with the format that the draft gives to all of them. Published texts that were
-- plain are escaped if the draft has marks; plain texts of the draft are escaped if the published ones have marks.
create function private.with_text_format(definition jsonb, published jsonb, draft jsonb, part jsonb)
  returns jsonb
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  rich constant text[] := array(
    select private.localized_column(field, code)
    from jsonb_array_elements_text(definition -> 'rich') as field
    cross join unnest(private.languages()) as code
  );
  became constant text := draft ->> 'content_format';
begin
  if not part ?| rich or became is null or became = published ->> 'content_format' then
    return part;
  elsif became = 'marked' then
    return jsonb_build_object('content_format', became) || (
      select jsonb_object_agg(name, to_jsonb(private.escape_plain(published ->> name))) from unnest(rich) as name
    ) || part;
  end if;
  return part || (
    select jsonb_object_agg(name, to_jsonb(private.escape_plain(part ->> name)))
    from unnest(rich) as name
    where part ? name
  );
end;
$$;

revoke execute on function
  private.escape_plain(text),
  private.with_text_format(jsonb, jsonb, jsonb, jsonb)
from public, anon, authenticated, service_role;

-- Columns that publish one language of a draft. Items of arrays are matched by `id`; their other members stay as they
-- are published. The draft keeps new items, and lists whose Spanish items were added, moved or removed.
create or replace function private.language_part(definition jsonb, language text, published jsonb, draft jsonb)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  field text;
  name text;
  members text[];
  shown text[];
  merged jsonb;
  part jsonb := '{}';
begin
  for field in select jsonb_array_elements_text((definition -> 'texts') || (definition -> 'optional')) loop
    name := private.localized_column(field, language);
    if draft ? name then
      part := part || jsonb_build_object(name, draft -> name);
    end if;
  end loop;

  for field in select jsonb_array_elements_text(definition -> 'lists') loop
    name := private.localized_column(field, language);
    if draft ? name and (not draft ? field or private.is_aligned(draft -> field, published -> field)) then
      part := part || jsonb_build_object(name, draft -> name);
    end if;
  end loop;

  for field, members in
    select list.key, array(
      select member || '_' || language
      from jsonb_array_elements_text((list.value -> 'expected') || (list.value -> 'optional')) as member
    )
    from jsonb_each(definition -> 'objects') as list
  loop
    continue when jsonb_typeof(draft -> field) is distinct from 'array';
    select jsonb_agg(
      case
        when twin.item is null then own.item
        else (own.item - members) || coalesce((
          select jsonb_object_agg(key, value) from jsonb_each(twin.item) where key = any (members)
        ), '{}')
      end
      order by own.place
    )
    into merged
    from (
      select item, place, row_number() over (partition by item ->> 'id' order by place) as occurrence
      from jsonb_array_elements(published -> field) with ordinality as each (item, place)
    ) as own
    left join lateral (
      select other as item
      from jsonb_array_elements(draft -> field) as other
      where other ->> 'id' = own.item ->> 'id' and own.occurrence = 1
      limit 1
    ) as twin on true;
    if merged is distinct from published -> field then
      part := part || jsonb_build_object(field, merged);
    end if;
  end loop;

  -- Alternative texts of pictures that the published entry has.
  if jsonb_typeof(draft -> 'image_details') = 'object' then
    shown := array(
      select private.picture_paths(private.picture_addresses(published, definition -> 'pictures'), '{}')
    );
    select jsonb_object_agg(picture.key, own.detail || jsonb_build_object(
      'alt',
      case when jsonb_typeof(own.detail -> 'alt') = 'object' then own.detail -> 'alt' else '{}' end
        || jsonb_build_object(language, picture.value -> 'alt' -> language)
    ))
    into merged
    from jsonb_each(draft -> 'image_details') as picture
    cross join lateral (
      select case
        when jsonb_typeof(published -> 'image_details' -> picture.key) = 'object'
          then published -> 'image_details' -> picture.key
        else '{}'
      end as detail
    ) as own
    where picture.key = any (shown) and jsonb_typeof(picture.value -> 'alt' -> language) = 'string';
    merged := (published -> 'image_details') || coalesce(merged, '{}');
    if merged <> published -> 'image_details' then
      part := part || jsonb_build_object('image_details', merged);
    end if;
  end if;
  return private.with_text_format(definition, published, draft, part);
end;
$$;

create or replace function public.publish_entry(
  type text,
  id uuid,
  seen text,
  operation uuid,
  language text default null,
  over jsonb default '{}',
  spanish text[] default '{}'
)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  entries constant regclass := private.table_of(type);
  request_hash constant text := encode(
    sha256(convert_to(jsonb_build_array('publish', type, id, seen, language, over, spanish)::text, 'UTF8')), 'hex'
  );
  response jsonb;
  published jsonb;
  draft public.entry_drafts;
  definition constant jsonb := private.type_definition(type);
  writable constant text[] := private.writable_columns(entries);
  part jsonb;
  newer jsonb;
  columns text;
  stored jsonb;
  violated text;
  invalid text[];
  remaining jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators publish' using errcode = '42501';
  end if;
  if id is null or operation is null or (language is not null and language <> all (private.languages())) then
    raise exception 'An id, an operation and a known language are needed' using errcode = '22023';
  end if;
  response := private.find_idempotent_response(operation, request_hash);
  if response is not null then
    return response;
  end if;

  perform pg_advisory_xact_lock(private.draft_lock(id));
  select * into draft
  from public.entry_drafts as known
  where known.id = publish_entry.id and known.entry_type = publish_entry.type
  for update;
  -- Locked: a program that writes it meanwhile is waited for.
  execute format('select to_jsonb(entry) from %s as entry where entry.id = $1 for update', entries)
    into published using id;
  if draft.id is null then
    return jsonb_build_object('outcome', case when published is null then 'gone' else 'changed' end);
  elsif draft.etag is distinct from seen then
    return jsonb_build_object('outcome', 'changed');
  elsif published is null and not draft.is_new then
    return jsonb_build_object('outcome', 'gone');
  end if;

  part := draft.data;
  if language is not null then
    part := case when published is null then '{}'
      else private.language_part(definition, language, published, draft.data) end;
    if published is not null and cardinality(spanish) > 0 then
      part := part || (
        select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(private.language_part(definition, 'es', published || part, draft.data))
        where key = any (spanish)
      );
    end if;
  end if;
  -- A migration may have dropped columns.
  part := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(part) where key = any (writable));
  if part = '{}' then
    return jsonb_build_object('outcome', 'nothing');
  end if;
  draft.base := private.rebased(draft.base, published, over);
  select jsonb_object_agg(key, published -> key) into newer
  from jsonb_object_keys(part) as key
  where published is not null
    -- Escaped texts that the draft does not have.
    and draft.data ? key
    and published -> key is distinct from draft.base -> key
    and published -> key is distinct from part -> key;
  if newer is not null then
    return jsonb_build_object('outcome', 'conflict', 'columns', newer, 'etags', private.etags(newer));
  end if;

  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(part) as key;
  begin
    if published is null then
      execute format(
        'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
         returning to_jsonb(entry)',
        entries, columns
      ) into stored using part, id;
    else
      execute format(
        'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
         where id = $2 returning to_jsonb(entry)',
        entries, columns
      ) into stored using part, id;
    end if;
  exception
    when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated = type || '_slug_key' then
        return jsonb_build_object('outcome', 'slug-taken');
      end if;
      raise;
    when data_exception then
      invalid := (private.convert_columns(entries, part)).invalid;
      if invalid = '{}' then
        raise;
      end if;
      return jsonb_build_object('outcome', 'invalid', 'columns', invalid);
  end;

  select coalesce(jsonb_object_agg(key, value), '{}') into remaining
  from jsonb_each(draft.data)
  where language is not null
    and key = any (writable)
    and private.without_empty_members(value) is distinct from private.without_empty_members(stored -> key);
  if remaining = '{}' then
    delete from public.entry_drafts as known where known.id = publish_entry.id;
  else
    update public.entry_drafts as known
    set data = remaining, problem = null, base = (
      select jsonb_object_agg(key, case when part ? key then stored -> key else draft.base -> key end)
      from jsonb_object_keys(remaining) as key
    )
    where known.id = publish_entry.id;
  end if;
  response := jsonb_build_object(
    'outcome', 'published', 'row', stored, 'left', array(select jsonb_object_keys(remaining) order by 1)
  );
  perform private.store_idempotent_response(operation, request_hash, id, response);
  return response;
end;
$$;

-- Restores a version of an entry, also of a deleted one; the present state becomes a version. Columns that the version
-- does not have stay. Returns the row.
-- Errors: PT404 if the version is gone, 23505 if another entry has the slug, 42501.
create or replace function public.restore_version(version bigint)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  kept public.entry_versions;
  entries regclass;
  -- Columns that are not restored.
  excluded text[];
  columns text;
  restored jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators bring versions back' using errcode = '42501';
  end if;
  select * into kept from public.entry_versions where id = restore_version.version;
  if not found then
    raise exception 'This version is not kept any more' using errcode = 'PT404';
  end if;
  -- Texts of versions from before this column are plain.
  kept.data := jsonb_build_object('content_format', 'plain') || kept.data;
  entries := private.table_of(kept.entry_type);
  excluded := private.derived_columns(entries) || array['id'];
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_catalog.pg_attribute
  where attrelid = entries and attnum > 0 and not attisdropped and kept.data ? attname
    and attname <> all (excluded);
  execute format(
    'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
     where id = $2 returning to_jsonb(entry)',
    entries, columns
  ) into restored using kept.data - excluded, kept.entry_id;
  if restored is null then
    execute format(
      'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
       returning to_jsonb(entry)',
      entries, columns
    ) into restored using kept.data - excluded, kept.entry_id;
  end if;
  return restored;
exception
  when unique_violation then
    raise exception 'Another entry has the slug % by now', kept.data ->> 'slug' using errcode = '23505';
end;
$$;
