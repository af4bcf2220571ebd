-- Publishing drafts: whole, one language, or at a time.

-- The base of a draft, with the published values that may be overwritten. `over`: their etags by column.
create function private.rebased(base jsonb, published jsonb, over jsonb)
  returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select base || coalesce(jsonb_object_agg(seen.key, published -> seen.key), '{}')
  from jsonb_each_text(coalesce(over, '{}')) as seen
  where base ? seen.key and published ? seen.key and seen.value = private.etag(published -> seen.key)
$$;

-- Whether two lists have the same length, and no item was moved.
create function private.is_aligned(items jsonb, others jsonb)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when jsonb_typeof(items) is distinct from 'array' or jsonb_typeof(others) is distinct from 'array' then false
    else jsonb_array_length(items) = jsonb_array_length(others) and not exists (
      select
      from jsonb_array_elements(items) with ordinality as one (item, place)
      join jsonb_array_elements(others) with ordinality as other (item, place) on other.item = one.item
      where other.place <> one.place and others -> (one.place - 1)::integer <> one.item
    )
  end
$$;

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

-- A plain text as a text with marks that shows the same: `escapePlain` in shared/rich-text/serialize.ts.
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

-- Columns that publish one language of a draft. Items of arrays are matched by `id`; their other members stay as they
-- are published. The draft keeps new items, and lists whose Spanish items were added, moved or removed.
create function private.language_part(definition jsonb, language text, published jsonb, draft jsonb)
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

-- Publishes a draft, or one language of it, in one transaction and one version.
--   seen       etag of the draft: nobody publishes what they have not seen
--   operation  new id for each publication; the same id when the call is repeated
--   language   only the texts of this language; the other changes stay in the draft
--   over       etag by column of published values that others have written since, and that may be overwritten
--   spanish    with a language: columns whose Spanish is published too
-- Returns { "outcome": "published", "row", "left" } with the columns that stay in the draft. Otherwise nothing has
-- changed: "changed", the draft is another one; "conflict" with the published values of `columns`, which are newer
-- than the draft, and their `etags`; "invalid" with `columns` whose values have the wrong type; "slug-taken";
-- "gone", the entry was deleted or its draft discarded; "nothing", there is nothing to publish.
create function public.publish_entry(
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

-- Schedules the publication of a draft; a null `at` cancels it. Refuses a draft that could not be published now, with
-- the answer or the error of publish_entry, which documents the other parameters.
-- Returns { "outcome": "scheduled", "publish_at" }, or "changed" if the draft is another one.
create function public.schedule_draft(type text, id uuid, seen text, at timestamptz, over jsonb default '{}')
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  entries constant regclass := private.table_of(type);
  tried jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators publish' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(private.draft_lock(id));
  if at is not null then
    begin
      tried := public.publish_entry(type, id, seen, gen_random_uuid(), null, over);
      -- Undoes the publication.
      raise exception using errcode = 'PT299';
    exception
      when sqlstate 'PT299' then null;
    end;
    if tried ->> 'outcome' <> 'published' then
      return tried;
    end if;
  end if;
  update public.entry_drafts as known
  set publish_at = schedule_draft.at, problem = null,
    base = private.rebased(known.base, private.published_row(entries, known.id), over)
  where known.id = schedule_draft.id and known.entry_type = schedule_draft.type and known.etag = seen;
  if not found then
    return jsonb_build_object('outcome', 'changed');
  end if;
  return jsonb_build_object('outcome', 'scheduled', 'publish_at', at);
end;
$$;

-- Publishes the draft that has been due for the longest time, with the rights of the administrator who scheduled it.
-- One per call, so that its locks end with it; any number of servers may call it. A draft that cannot be published
-- gets a `problem` and is not tried again. Temporary failures (deadlocks, full disks) are raised, and it stays due.
-- Returns the numbers of published and failed drafts, and the seconds until the next one is due: 0 if one is due now,
-- null if none is scheduled.
create function public.publish_due()
  returns table (published integer, failed integer, next_in double precision)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due public.entry_drafts;
  response jsonb;
  violated_column text;
  violated_constraint text;
begin
  published := 0;
  failed := 0;
  select * into due
  from public.entry_drafts as known
  where known.publish_at <= now() and pg_try_advisory_xact_lock(private.draft_lock(known.id))
  order by known.publish_at
  limit 1;
  -- Another server may have published it before the lock was free.
  select * into due from public.entry_drafts as known where known.id = due.id and known.publish_at <= now() for update;
  if due.id is not null then
    begin
      -- Auth of Supabase and of lite read different ones.
      perform set_config('request.jwt.claim.sub', coalesce(due.scheduled_by::text, ''), true);
      perform set_config(
        'request.jwt.claims', jsonb_build_object('sub', due.scheduled_by, 'role', 'authenticated')::text, true
      );
      response := public.publish_entry(due.entry_type, due.id, due.etag, gen_random_uuid());
    exception
      when others then
        if sqlstate ~ '^(40|53|55|57|58)' then
          raise;
        end if;
        get stacked diagnostics violated_column = column_name, violated_constraint = constraint_name;
        response := jsonb_build_object(
          'outcome', sqlstate, 'message', sqlerrm,
          'column', nullif(violated_column, ''), 'constraint', nullif(violated_constraint, '')
        );
    end;
    if response ->> 'outcome' = 'published' then
      published := 1;
    else
      failed := 1;
      update public.entry_drafts as known set publish_at = null, problem = response where known.id = due.id;
    end if;
  end if;
  next_in := (
    select greatest(extract(epoch from min(known.publish_at) - now()), 0)
    from public.entry_drafts as known
    where known.publish_at is not null
    having count(*) > 0
  );
  return next;
end;
$$;

revoke execute on function
  private.rebased(jsonb, jsonb, jsonb),
  private.is_aligned(jsonb, jsonb),
  private.without_empty_members(jsonb),
  private.escape_plain(text),
  private.with_text_format(jsonb, jsonb, jsonb, jsonb),
  private.language_part(jsonb, text, jsonb, jsonb),
  public.publish_entry(text, uuid, text, uuid, text, jsonb, text[]),
  public.schedule_draft(text, uuid, text, timestamptz, jsonb),
  public.publish_due()
from public, anon, authenticated, service_role;
grant execute on function
  private.rebased(jsonb, jsonb, jsonb),
  private.without_empty_members(jsonb),
  private.language_part(jsonb, text, jsonb, jsonb),
  public.publish_entry(text, uuid, text, uuid, text, jsonb, text[]),
  public.schedule_draft(text, uuid, text, timestamptz, jsonb)
to authenticated;
grant execute on function public.publish_due()
to service_role;
