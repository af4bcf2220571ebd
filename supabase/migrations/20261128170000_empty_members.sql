-- A draft whose items have members that are empty, where the published ones lack them, is no change.

-- The value without members that are null or empty texts.
create function private.without_empty_members(value jsonb)
  returns jsonb
  language plpgsql
  immutable
  parallel safe
  set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (
      select coalesce(jsonb_object_agg(key, private.without_empty_members(member)), '{}')
      from jsonb_each(value) as each (key, member)
      where member not in ('null', '""')
    )
    when 'array' then (
      select coalesce(jsonb_agg(private.without_empty_members(item) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as each (item, place)
    )
    else value
  end;
end;
$$;
revoke execute on function private.without_empty_members(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.without_empty_members(jsonb) to authenticated;

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
