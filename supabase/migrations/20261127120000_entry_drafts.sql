-- Drafts of entries: unpublished work, shared by all administrators. A draft holds the changed columns only. All other
-- columns show through it, also those that programs write meanwhile. Concurrent changes are detected per column, by a
-- hash of its value (etag).

create table public.entry_drafts (
  -- Id of the entry, also before its first publication.
  id uuid primary key,
  entry_type text not null references private.content_types (type) on delete cascade,
  -- The entry has never been published.
  is_new boolean not null default true,
  -- Changed columns. Not validated, because unfinished work belongs here.
  data jsonb not null default '{}'
    constraint entry_drafts_data_size
      check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 2000000),
  -- The same columns, as they were published when each was first changed.
  base jsonb not null default '{}' constraint entry_drafts_base_is_object check (jsonb_typeof(base) = 'object'),
  publish_at timestamptz,
  -- Why the scheduled publication failed: an answer of publish_entry, or { "outcome": SQLSTATE, "message", "column",
  -- "constraint" }.
  problem jsonb,
  created_at timestamptz not null default now(),
  -- The following columns are set by a trigger.
  columns text[] not null default '{}',
  -- Title in the draft, or the published one.
  title text,
  etag text not null default '',
  -- The draft is published with the rights of this administrator.
  scheduled_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
comment on table public.entry_drafts is 'Unpublished changes of entries, and entries that were never published.';
alter table public.entry_drafts enable row level security;
revoke all on table public.entry_drafts from anon, authenticated;
grant select, insert, update, delete on table public.entry_drafts to authenticated;
grant all on table public.entry_drafts to service_role;

create index entry_drafts_listed on public.entry_drafts (entry_type, updated_at desc, id);
create index entry_drafts_due on public.entry_drafts (publish_at) where publish_at is not null;

create policy entry_drafts_admin on public.entry_drafts for all
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Hash of a value. Clients compare etags and never compute one.
create function private.etag(value jsonb)
  returns text
  language sql
  immutable
  parallel safe
  set search_path = ''
as $$
  select left(md5(coalesce(value, 'null')::text), 12)
$$;

-- Etags of all columns.
create function private.etags(entry jsonb)
  returns jsonb
  language sql
  immutable
  parallel safe
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, private.etag(value)), '{}') from jsonb_each(entry)
$$;

create function private.stamp_draft()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  title_column constant text := private.type_definition(new.entry_type) ->> 'title';
  is_changed constant boolean := tg_op = 'INSERT' or new.data is distinct from old.data;
begin
  new.columns := array(select jsonb_object_keys(new.data) order by 1);
  new.title := left(coalesce(
    new.data ->> title_column,
    (select entry.title from private.entries as entry where entry.type = new.entry_type and entry.id = new.id)
  ), 300);
  new.etag := private.etag(new.data);
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    new.updated_by := old.updated_by;
    new.scheduled_by := old.scheduled_by;
  end if;
  -- Migrations change drafts without a user.
  if is_changed then
    new.updated_at := now();
    new.updated_by := coalesce(auth.uid(), new.updated_by);
  end if;
  -- Nobody schedules in the name of another administrator.
  if new.publish_at is null then
    new.scheduled_by := null;
  elsif is_changed or new.publish_at is distinct from old.publish_at then
    new.scheduled_by := coalesce(auth.uid(), new.scheduled_by);
  end if;
  return new;
end;
$$;

create trigger stamp_draft before insert or update on public.entry_drafts
  for each row execute function private.stamp_draft();

create trigger picture_uses after insert or update or delete on public.entry_drafts
  for each row execute function private.update_picture_uses();

create trigger picture_uses_on_truncate after truncate on public.entry_drafts
  for each statement execute function private.update_picture_uses();

-- Key of the advisory lock that serialises the writers of one draft. It is taken before any lock of a row.
create function private.draft_lock(of_entry uuid)
  returns bigint
  language sql
  immutable
  set search_path = ''
as $$
  select hashtextextended('public.entry_drafts:' || of_entry, 0)
$$;

-- Columns that a draft may have: those that are neither derived nor internal.
create function private.writable_columns(entries regclass)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(array_agg(attname::text), '{}')
  from pg_catalog.pg_attribute
  where attrelid = entries and attnum > 0 and not attisdropped
    and attname <> all (private.derived_columns(entries) || array['id', 'created_at'])
$$;

-- Converts values to the types of the columns and back, so that a time or a price is spelled as in a row. `invalid`
-- names columns whose value cannot be converted (`6.4.8` as a price); `converted` has that value as it was given.
create function private.convert_columns(
  entries regclass,
  given jsonb,
  out converted jsonb,
  out invalid text[]
)
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  one record;
  value jsonb;
begin
  converted := given;
  invalid := '{}';
  for one in select given_column.key, given_column.value from jsonb_each(given) as given_column loop
    begin
      execute format('select to_jsonb(jsonb_populate_record(null::%s, $1)) -> $2', entries)
        into value using jsonb_build_object(one.key, one.value), one.key;
      converted := converted || jsonb_build_object(one.key, value);
    exception
      when data_exception then
        invalid := invalid || one.key::text;
    end;
  end loop;
end;
$$;

-- The published row of an entry, or null.
create function private.published_row(entries regclass, of_entry uuid)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  published jsonb;
begin
  execute format('select to_jsonb(entry) from %s as entry where entry.id = $1', entries)
    into published using of_entry;
  return published;
end;
$$;

-- Everything that a form needs, in one snapshot: { "row": published or null, "draft": row or null, "etags": of each
-- column as the form shows it }.
create function public.open_entry(type text, id uuid)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  entries constant regclass := private.table_of(type);
  published jsonb;
  draft public.entry_drafts;
begin
  if not private.is_admin() then
    raise exception 'Only administrators open entries' using errcode = '42501';
  end if;
  published := private.published_row(entries, id);
  select * into draft
  from public.entry_drafts as known
  where known.id = open_entry.id and known.entry_type = open_entry.type;
  return jsonb_build_object(
    'row', published,
    'draft', case when draft.id is not null then to_jsonb(draft) end,
    'etags', private.etags(coalesce(published, '{}') || coalesce(draft.data, '{}'))
  );
end;
$$;

-- Saves changed columns to the draft. A value equal to the published one leaves the draft.
--   id       id of the entry, also of a new one
--   changes  columns and values; derived, internal and unknown columns are ignored
--   seen     etag by column of the value that the writer replaces; missing: no value
-- Returns { "outcome", "conflicts", "etag", "etags" }. "saved"; "conflict" if somebody else has changed some of the
-- columns since: `conflicts` has their present values, the others are saved. { "outcome": "scheduled" } if the draft
-- waits for its publication, { "outcome": "gone" } if the entry was deleted or its draft discarded; nothing is saved.
-- A repeated call changes nothing.
create function public.save_draft(type text, id uuid, changes jsonb, seen jsonb)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  entries constant regclass := private.table_of(type);
  published jsonb;
  draft public.entry_drafts;
  present jsonb;
  conflicts jsonb := '{}';
  one record;
begin
  if not private.is_admin() then
    raise exception 'Only administrators save drafts' using errcode = '42501';
  end if;
  if id is null or jsonb_typeof(changes) is distinct from 'object' or jsonb_typeof(seen) is distinct from 'object' then
    raise exception 'An id, changes and etags are needed' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(private.draft_lock(id));
  select * into draft from public.entry_drafts as known where known.id = save_draft.id for update;
  if draft.entry_type <> type then
    raise exception 'The draft is of another type' using errcode = '22023';
  end if;
  published := private.published_row(entries, id);
  if draft.publish_at is not null then
    return jsonb_build_object('outcome', 'scheduled', 'publish_at', draft.publish_at);
  elsif published is null and (draft.is_new is false or (draft.id is null and seen <> '{}')) then
    return jsonb_build_object('outcome', 'gone');
  end if;

  draft.data := coalesce(draft.data, '{}');
  draft.base := coalesce(draft.base, '{}');
  changes := (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(changes)
    where key = any (private.writable_columns(entries))
  );
  changes := (private.convert_columns(entries, changes)).converted;
  for one in select given.key, given.value from jsonb_each(changes) as given loop
    present := case when draft.data ? one.key then draft.data -> one.key else published -> one.key end;
    continue when present = one.value;
    if coalesce(seen ->> one.key, private.etag(null)) <> private.etag(present) then
      conflicts := conflicts || jsonb_build_object(one.key, present);
      continue;
    end if;
    if published -> one.key = one.value then
      draft.data := draft.data - one.key;
      draft.base := draft.base - one.key;
    else
      if not draft.data ? one.key then
        draft.base := draft.base || jsonb_build_object(one.key, published -> one.key);
      end if;
      draft.data := draft.data || jsonb_build_object(one.key, one.value);
    end if;
  end loop;

  if published is not null and draft.data = '{}' then
    delete from public.entry_drafts as known where known.id = save_draft.id;
  else
    insert into public.entry_drafts as known (id, entry_type, is_new, data, base)
    values (save_draft.id, save_draft.type, published is null, draft.data, draft.base)
    on conflict on constraint entry_drafts_pkey do update
      set is_new = excluded.is_new, data = excluded.data, base = excluded.base, problem = null
      where (known.data, known.base) is distinct from (excluded.data, excluded.base);
  end if;
  return jsonb_build_object(
    'outcome', case when conflicts = '{}' then 'saved' else 'conflict' end,
    'conflicts', conflicts,
    'etag', private.etag(draft.data),
    'etags', private.etags(coalesce(published, '{}') || draft.data)
  );
end;
$$;

-- Discards a draft that the caller has seen. Returns { "outcome": "discarded" }, also if there is none, or "changed".
create function public.discard_draft(type text, id uuid, seen text)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  present text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators discard drafts' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(private.draft_lock(id));
  select known.etag into present
  from public.entry_drafts as known
  where known.id = discard_draft.id and known.entry_type = discard_draft.type
  for update;
  if present is distinct from seen and present is not null then
    return jsonb_build_object('outcome', 'changed');
  end if;
  delete from public.entry_drafts as known
  where known.id = discard_draft.id and known.entry_type = discard_draft.type;
  return jsonb_build_object('outcome', 'discarded');
end;
$$;

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
  return part;
end;
$$;

-- Publishes a draft, or one language of it, in one transaction and one version.
--   seen       etag of the draft: nobody publishes what they have not seen
--   operation  new id for each publication; the same id when the call is repeated
--   language   only the texts of this language; the other changes stay in the draft
--   over       etag by column of published values that others have written since, and that may be overwritten
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
  over jsonb default '{}'
)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  entries constant regclass := private.table_of(type);
  request_hash constant text := encode(
    sha256(convert_to(jsonb_build_array('publish', type, id, seen, language, over)::text, 'UTF8')), 'hex'
  );
  response jsonb;
  published jsonb;
  draft public.entry_drafts;
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
      else private.language_part(private.type_definition(type), language, published, draft.data) end;
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
  where language is not null and key = any (writable) and value is distinct from stored -> key;
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
  private.etag(jsonb),
  private.etags(jsonb),
  private.stamp_draft(),
  private.draft_lock(uuid),
  private.writable_columns(regclass),
  private.convert_columns(regclass, jsonb),
  private.published_row(regclass, uuid),
  private.rebased(jsonb, jsonb, jsonb),
  private.is_aligned(jsonb, jsonb),
  private.language_part(jsonb, text, jsonb, jsonb),
  public.open_entry(text, uuid),
  public.save_draft(text, uuid, jsonb, jsonb),
  public.publish_entry(text, uuid, text, uuid, text, jsonb),
  public.discard_draft(text, uuid, text),
  public.schedule_draft(text, uuid, text, timestamptz, jsonb),
  public.publish_due()
from public, anon, authenticated, service_role;
grant execute on function
  private.etag(jsonb),
  private.etags(jsonb),
  private.draft_lock(uuid),
  private.writable_columns(regclass),
  private.convert_columns(regclass, jsonb),
  private.published_row(regclass, uuid),
  private.rebased(jsonb, jsonb, jsonb),
  private.language_part(jsonb, text, jsonb, jsonb),
  public.open_entry(text, uuid),
  public.save_draft(text, uuid, jsonb, jsonb),
  public.publish_entry(text, uuid, text, uuid, text, jsonb),
  public.discard_draft(text, uuid, text),
  public.schedule_draft(text, uuid, text, timestamptz, jsonb)
to authenticated;
grant execute on function public.publish_due()
to service_role;

-- Erased entries lose their draft with their stale translations. In the trash they keep both.

drop trigger delete_stale_translations on public.entry_versions;

drop function private.delete_stale_translations();

create function private.delete_data_of_erased_entry()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (
    select true from private.entries as entry where entry.type = old.entry_type and entry.id = old.entry_id
  ) is null then
    delete from public.stale_translations where entry_type = old.entry_type and entry_id = old.entry_id;
    delete from public.entry_drafts where entry_type = old.entry_type and id = old.entry_id;
  end if;
  return null;
end;
$$;

create trigger delete_data_of_erased_entry after delete on public.entry_versions
  for each row
  when (old.operation = 'delete')
  execute function private.delete_data_of_erased_entry();

revoke execute on function private.delete_data_of_erased_entry()
from public, anon, authenticated, service_role;

-- Preview links without columns of their own show the draft as it is when they are opened.

alter table public.preview_links alter column draft drop not null;
comment on column public.preview_links.draft is
  'The columns of the entry as they were in the form; null: the link shows the entry''s draft as it is.';

-- Creates a link and returns { "id", "token", "expires_at" }. The token cannot be read again.
--   type, entry  table and id of the entry, also of a new one
--   draft        the columns that the link shows, at most 1 MB; null: the draft as it is when the link is opened
--   days         1 or 7
-- Errors: 22023 for other values, PT409 if the entry has ten links or all entries have two hundred, 42501.
create or replace function public.make_preview_link(
  type text,
  entry uuid,
  draft jsonb default null,
  days integer default 1
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  -- 244 random bits, as 64 hexadecimal characters.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  made public.preview_links;
begin
  if not private.is_admin() then
    raise exception 'Only administrators show drafts' using errcode = '42501';
  end if;
  if entry is null or not exists (select from private.content_types as known where known.type = make_preview_link.type)
    or jsonb_typeof(draft) <> 'object' or days is null or days not in (1, 7)
  then
    raise exception 'A type, an id, a draft, and one or seven days are needed' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.preview_links', 0));
  perform public.purge_preview_links();
  if (select count(*) from public.preview_links as link where link.entry_type = type and link.entry_id = entry) >= 10
    or (select count(*) from public.preview_links) >= 200
  then
    raise exception 'There are too many preview links: revoke one' using errcode = 'PT409';
  end if;
  insert into public.preview_links (token_hash, entry_type, entry_id, draft, created_by, expires_at)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), type, entry, draft, auth.uid(), now() + make_interval(days => days)
  )
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;

-- The columns that a link shows. No row if the token is unknown, expired or revoked, if its creator is no
-- administrator any more, or if there is nothing to show. For the server only.
create or replace function public.open_preview(token text)
  returns table (entry_type text, draft jsonb, expires_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  link public.preview_links;
  published jsonb;
  changes jsonb;
begin
  select * into link
  from public.preview_links as known
  where known.token_hash = encode(sha256(convert_to(open_preview.token, 'UTF8')), 'hex')
    and known.expires_at > now()
    and exists (
      select from public.user_roles as maker where maker.user_id = known.created_by and maker.role = 'admin'
    );
  if not found then
    return;
  end if;
  if link.draft is null then
    published := private.published_row(private.table_of(link.entry_type), link.entry_id);
    select known.data into changes
    from public.entry_drafts as known
    where known.id = link.entry_id and known.entry_type = link.entry_type
      and (known.is_new or published is not null);
  end if;
  entry_type := link.entry_type;
  draft := coalesce(link.draft, published || coalesce(changes, '{}'), changes);
  expires_at := link.expires_at;
  if draft is not null then
    return next;
  end if;
end;
$$;

-- Ids for items of arrays that were saved before items had one: languages are published, and changes of several
-- people merged, item by item. Neither a version nor `updated_at` records it.
do $$
declare
  known record;
  field text;
begin
  for known in select type, definition from private.content_types loop
    execute format('alter table public.%I disable trigger user', known.type);
    for field in select jsonb_object_keys(known.definition -> 'objects') loop
      execute format(
        'update public.%1$I
         set %2$I = (
           select jsonb_agg(
             case when item ? ''id'' then item else item || jsonb_build_object(''id'', gen_random_uuid()) end
             order by place
           )
           from jsonb_array_elements(%2$I) with ordinality as each (item, place)
         )
         where exists (select from jsonb_array_elements(%2$I) as item where not item ? ''id'')',
        known.type, field
      );
    end loop;
    execute format('alter table public.%I enable trigger user', known.type);
  end loop;
end;
$$;
