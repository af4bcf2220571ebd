-- Versions: the last hundred states of each entry, and the trash, which keeps deleted entries for thirty days.

create table public.entry_versions (
  id bigint generated always as identity primary key,
  entry_type text not null references private.content_types (type) on delete cascade,
  entry_id uuid not null,
  operation text not null constraint entry_versions_operation_known check (operation in ('update', 'delete')),
  data jsonb not null,
  recorded_at timestamptz not null default now(),
  -- No foreign key: it stays when the account is deleted.
  recorded_by uuid
);
comment on table public.entry_versions is
  'Entries as they were before each change and deletion. Written by a trigger alone.';
comment on column public.entry_versions.entry_type is 'The name of the entry''s table.';
comment on column public.entry_versions.data is 'The row as it was.';
comment on column public.entry_versions.recorded_by is
  'The signed-in user whose change it was; null for programs.';
alter table public.entry_versions enable row level security;
revoke all on table public.entry_versions from anon, authenticated;
grant select on table public.entry_versions to authenticated;
grant all on table public.entry_versions to service_role;

create index entry_versions_of_entry on public.entry_versions (entry_type, entry_id, recorded_at desc);

-- The trash, newest first.
create index entry_versions_deleted on public.entry_versions (recorded_at desc, id desc)
  where operation = 'delete';

create policy "Admins read versions"
  on public.entry_versions for select
  to authenticated
  using ((select private.is_admin()));

-- Pictures of each version, by `bucket/name`, or by the name alone if it stands in a text.
create table private.version_pictures (
  version_id bigint not null references public.entry_versions (id) on delete cascade,
  picture text not null,
  primary key (picture, version_id)
);
revoke all on table private.version_pictures from public, anon, authenticated, service_role;
grant select on table private.version_pictures to service_role;

create index version_pictures_of_version on private.version_pictures (version_id);

-- Columns that the database derives. Their change alone makes no version, and no version restores them.
create function private.derived_columns(entry_type regclass)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array['updated_at', 'incomplete_locales']
    || coalesce((
      select array(select jsonb_object_keys(known.definition -> 'counts'))
      from pg_catalog.pg_class as class
      join private.content_types as known on known.type = class.relname
      where class.oid = entry_type and class.relnamespace = 'public'::regnamespace
    ), '{}')
    || coalesce(array_agg(attname::text), '{}')
  from pg_catalog.pg_attribute
  where attrelid = entry_type and attgenerated <> '';
$$;

-- Ids of the items of an array are no content: the panel adds them when it saves an array of another program.
create function private.without_item_ids(value jsonb)
  returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when jsonb_typeof(value) <> 'array' then value
    else coalesce((
      select jsonb_agg(case when jsonb_typeof(item) = 'object' then item - 'id' else item end order by place)
      from jsonb_array_elements(value) with ordinality as items (item, place)
    ), '[]')
  end;
$$;

-- Columns of which two states of an entry have different values.
create function private.changed_columns(was jsonb, became jsonb, derived text[])
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select before.key
    from jsonb_each(was) as before
    where became ? before.key
      and before.key <> all (derived)
      and became -> before.key <> before.value
      and private.without_item_ids(became -> before.key) <> private.without_item_ids(before.value)
    order by before.key
  );
$$;

create function private.keep_version()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  version bigint;
begin
  if tg_op = 'UPDATE'
    and private.changed_columns(was, to_jsonb(new), private.derived_columns(tg_relid)) = '{}'
  then
    return null;
  end if;
  insert into public.entry_versions (entry_type, entry_id, operation, data, recorded_by)
  values (tg_table_name, old.id, lower(tg_op), was, auth.uid())
  returning id into version;
  insert into private.version_pictures (version_id, picture)
  select version, picture from private.version_pictures_in(was) as picture;
  if tg_op = 'DELETE' then
    -- Publishing locks the draft before the entry: without `skip locked`, both could wait for each other.
    update public.entry_drafts set in_trash = true
    where id in (select draft.id from public.entry_drafts as draft where draft.id = old.id for update skip locked);
  end if;
  -- At most 100 versions per entry.
  delete from public.entry_versions
  where id in (
    select id from public.entry_versions
    where entry_type = tg_table_name and entry_id = old.id
    order by id desc
    offset 100
  );
  return null;
end;
$$;

-- Entries in the trash, with their last state.
create function public.deleted_entries()
  returns setof public.entry_versions
  language sql
  stable
  set search_path = ''
as $$
  select version.*
  from public.entry_versions as version
  where version.operation = 'delete'
    and not exists (
      select from public.entry_versions as later
      where later.entry_type = version.entry_type and later.entry_id = version.entry_id
        and later.operation = 'delete' and later.id > version.id
    )
    and (
      select true from private.entries as entry
      where entry.type = version.entry_type and entry.id = version.entry_id
    ) is null
  order by version.recorded_at desc, version.id desc;
$$;

-- Restores a version of an entry, also of a deleted one; the present state becomes a version. Columns that the version
-- does not have stay. Returns the row.
-- Errors: PT404 if the version is gone, 23505 if another entry has the slug, 42501.
create function public.restore_version(version bigint)
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
  taken text;
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
    update public.entry_drafts set in_trash = false where id = kept.entry_id;
  end if;
  return restored;
exception
  when unique_violation then
    -- `Key (slug)=(amboseli) already exists.`
    get stacked diagnostics taken = pg_exception_detail;
    raise exception 'Another entry has the slug % by now',
      coalesce(substring(taken from '=\(([^)]+)\)'), kept.data ->> 'slug') using errcode = '23505';
end;
$$;

-- Erases all versions of an entry and returns their number. The sweep removes pictures that are no longer used.
create function public.erase_versions(type text, entry uuid)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'Only administrators erase versions' using errcode = '42501';
  end if;
  delete from public.entry_versions where entry_type = erase_versions.type and entry_id = erase_versions.entry;
  get diagnostics erased = row_count;
  delete from private.idempotency_keys where entry_id = erase_versions.entry;
  delete from public.preview_links as link
  where link.entry_type = erase_versions.type and link.entry_id = erase_versions.entry;
  return erased;
end;
$$;

-- Erases entries that were deleted more than thirty days ago, and returns the number of versions. Words that only former
-- entries have leave the search.
create function public.purge_trash(at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.entry_versions as version
  using public.deleted_entries() as gone
  where gone.recorded_at < purge_trash.at - interval '30 days'
    and version.entry_type = gone.entry_type and version.entry_id = gone.entry_id;
  get diagnostics forgotten = row_count;
  delete from private.search_vocabulary as known
  where not exists (
    select from private.search_documents as document
    where document.text_vector @@ known.word::tsquery and document.language = known.language
  );
  return forgotten;
end;
$$;

-- What belongs to an entry stays while the entry is in the trash.
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
    delete from public.departures where tour_id = old.entry_id;
  end if;
  return null;
end;
$$;

create trigger delete_data_of_erased_entry after delete on public.entry_versions
  for each row
  when (old.operation = 'delete')
  execute function private.delete_data_of_erased_entry();

-- The changes of an entry, newest first. For administrators; others get no rows.
--   type, entry  table and id of the entry
--   before       only changes older than this version; null for the newest
--   row_limit    at most 100
-- `version` holds the state before the change, `was_at` the time from which it applied. `changed`: the columns that
-- changed, null if no later state exists, as after a deletion.
create function public.entry_changes(
  type text,
  entry uuid,
  before bigint default null,
  row_limit integer default 20
)
  returns table (
    version bigint, operation text, changed_at timestamptz, changed_by uuid, was_at timestamptz,
    changed text[]
  )
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  entries regclass;
  derived text[];
  present jsonb;
begin
  entries := private.table_of(type);
  derived := private.derived_columns(entries);
  if before is null then
    execute format('select to_jsonb(there) from %s as there where there.id = $1', entries) into present using entry;
  end if;
  return query
    with kept as (
      -- One more than returned: the result of a change is the data of the following version.
      select one.id, one.operation as done, one.recorded_at, one.recorded_by, one.data
      from public.entry_versions as one
      where one.entry_type = type and one.entry_id = entry and (before is null or one.id <= before)
      order by one.id desc
      limit least(greatest(coalesce(row_limit, 20), 1), 100) + 1
    ), paired as (
      select kept.*, coalesce(lag(kept.data) over (order by kept.id desc), present) as after from kept
    )
    select
      paired.id, paired.done, paired.recorded_at, paired.recorded_by,
      (paired.data ->> 'updated_at')::timestamptz,
      case when paired.after is not null then private.changed_columns(paired.data, paired.after, derived) end
    from paired
    where before is null or paired.id < before
    order by paired.id desc
    limit least(greatest(coalesce(row_limit, 20), 1), 100);
end;
$$;

revoke execute on function
  private.derived_columns(regclass),
  private.without_item_ids(jsonb),
  private.changed_columns(jsonb, jsonb, text[]),
  private.keep_version(),
  public.deleted_entries(),
  public.restore_version(bigint),
  public.erase_versions(text, uuid),
  public.purge_trash(timestamptz),
  private.delete_data_of_erased_entry(),
  public.entry_changes(text, uuid, bigint, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.derived_columns(regclass),
  private.without_item_ids(jsonb),
  private.changed_columns(jsonb, jsonb, text[]),
  public.deleted_entries()
to authenticated, service_role;
grant execute on function
  public.restore_version(bigint),
  public.erase_versions(text, uuid),
  public.entry_changes(text, uuid, bigint, integer)
to authenticated;
grant execute on function public.purge_trash(timestamptz)
to service_role;
