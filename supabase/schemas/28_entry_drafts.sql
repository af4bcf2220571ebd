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
  base jsonb not null default '{}'
    constraint entry_drafts_base_is_object check (jsonb_typeof(base) = 'object'),
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
  updated_by uuid,
  -- The entry was deleted, and may be restored.
  in_trash boolean not null default false
);
comment on table public.entry_drafts is
  'Unpublished changes of entries, and entries that were never published.';
alter table public.entry_drafts enable row level security;
revoke all on table public.entry_drafts from anon, authenticated;
grant select, insert, update, delete on table public.entry_drafts to authenticated;
grant all on table public.entry_drafts to service_role;

create index entry_drafts_listed on public.entry_drafts (entry_type, is_new, updated_at desc, id)
  where not in_trash;

create index entry_drafts_due on public.entry_drafts (publish_at) where publish_at is not null;

-- For the dashboard.
create index entry_drafts_latest on public.entry_drafts (updated_at desc, id) where not in_trash;

create index entry_drafts_failed on public.entry_drafts (updated_at desc, id) where problem is not null;

create policy "entry_drafts_admin"
  on public.entry_drafts for all
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
  new.in_trash := not new.is_new and (
    select true from private.entries as entry where entry.type = new.entry_type and entry.id = new.id
  ) is null;
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

revoke execute on function
  private.etag(jsonb),
  private.etags(jsonb),
  private.stamp_draft(),
  private.draft_lock(uuid),
  private.writable_columns(regclass),
  private.convert_columns(regclass, jsonb),
  private.published_row(regclass, uuid),
  public.open_entry(text, uuid),
  public.save_draft(text, uuid, jsonb, jsonb),
  public.discard_draft(text, uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.etag(jsonb),
  private.etags(jsonb),
  private.draft_lock(uuid),
  private.writable_columns(regclass),
  private.convert_columns(regclass, jsonb),
  private.published_row(regclass, uuid),
  public.open_entry(text, uuid),
  public.save_draft(text, uuid, jsonb, jsonb),
  public.discard_draft(text, uuid, text)
to authenticated;
