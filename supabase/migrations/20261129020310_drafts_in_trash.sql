-- Lists and numbers of drafts leave out the drafts of deleted entries, which stay for a restoration.

alter table public.entry_drafts add column in_trash boolean not null default false;

create or replace function private.stamp_draft()
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
    update public.entry_drafts set in_trash = false where id = kept.entry_id;
  end if;
  return restored;
exception
  when unique_violation then
    raise exception 'Another entry has the slug % by now', kept.data ->> 'slug' using errcode = '23505';
end;
$$;

update public.entry_drafts as draft set in_trash = true
where not draft.is_new and (
  select true from private.entries as entry where entry.type = draft.entry_type and entry.id = draft.id
) is null;

drop index public.entry_drafts_listed;
create index entry_drafts_listed on public.entry_drafts (entry_type, is_new, updated_at desc, id) where not in_trash;

drop index public.entry_drafts_latest;
create index entry_drafts_latest on public.entry_drafts (updated_at desc, id) where not in_trash;
