-- Ids of the items of an array are no content: an entry whose arrays only get ids is neither a version nor a change in
-- the log, and its history does not name them.

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

revoke execute on function
  private.without_item_ids(jsonb),
  private.changed_columns(jsonb, jsonb, text[])
from public, anon, authenticated, service_role;
grant execute on function
  private.without_item_ids(jsonb),
  private.changed_columns(jsonb, jsonb, text[])
to authenticated, service_role;

create or replace function private.keep_version()
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

create or replace function public.entry_changes(
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

create or replace function private.log_content()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
  was jsonb;
  logged jsonb;
begin
  if actor is null then
    return null;
  end if;
  was := to_jsonb(old);
  logged := coalesce(to_jsonb(new), was);
  if tg_op = 'UPDATE' and private.changed_columns(was, logged, private.derived_columns(tg_relid)) = '{}' then
    return null;
  end if;
  insert into public.admin_log (actor_id, kind, action, entry_type, entry_id, subject)
  values (
    actor, 'content',
    case
      when tg_table_name = 'contact_submissions' then 'erase'
      when tg_op = 'INSERT' and exists (
        select from public.entry_versions as version
        where version.entry_type = tg_table_name and version.entry_id = (logged ->> 'id')::uuid
          and version.operation = 'delete'
      ) then 'restore'
      when tg_op = 'INSERT' then 'create'
      when tg_op = 'UPDATE' then 'change'
      else 'delete'
    end,
    tg_table_name,
    -- The key of a settings table is a boolean.
    case when jsonb_typeof(logged -> 'id') = 'string' then (logged ->> 'id')::uuid end,
    left(logged ->> (
      select known.definition ->> 'title' from private.content_types as known where known.type = tg_table_name
    ), 300)
  );
  return null;
end;
$$;
