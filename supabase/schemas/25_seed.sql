-- Records of the demonstration content, so that it is inserted once and can be removed.

-- At most one row. Without `finished_at` the run was interrupted, and the next start completes it.
create table private.seed_run (
  only_one boolean primary key default true check (only_one),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
revoke all on table private.seed_run from public, anon, authenticated, service_role;

-- A row is unchanged while its `updated_at` is the recorded one.
create table private.seeded_rows (
  table_name text not null references private.content_types (type) on delete cascade,
  row_id uuid not null,
  updated_at timestamptz not null,
  primary key (table_name, row_id)
);
revoke all on table private.seeded_rows from public, anon, authenticated, service_role;

create table private.seeded_pictures (
  bucket_id text not null,
  name text not null,
  primary key (bucket_id, name)
);
revoke all on table private.seeded_pictures from public, anon, authenticated, service_role;

-- Starts or resumes the insertion; false if there is content, or was once.
create function public.begin_seed()
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  finished boolean;
begin
  select finished_at is not null into finished from private.seed_run for update;
  if found then
    return not finished;
  end if;
  if exists (select from private.entries) then
    return false;
  end if;
  insert into private.seed_run (started_at) values (now()) on conflict do nothing;
  return true;
end;
$$;

-- Records all rows: nobody else has access before it is finished.
create function public.finish_seed(pictures jsonb)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.seeded_rows (table_name, row_id, updated_at)
  select type, id, updated_at from private.entries
  on conflict do nothing;
  insert into private.seeded_pictures (bucket_id, name)
  select bucket, name from jsonb_to_recordset(pictures) as picture (bucket text, name text)
  on conflict do nothing;
  update private.seed_run set finished_at = now() where finished_at is null;
end;
$$;

-- Demonstration entries that nobody has changed and that have no draft: the only definition of "untouched", for
-- counting and for removing. PL/pgSQL, because its tables are created later than this function.
create function private.untouched_demonstration()
  returns table (type text, id uuid, title text)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  return query
    select seeded.table_name, seeded.row_id, entry.title
    from private.seeded_rows as seeded
    cross join lateral (
      select known.title
      from private.entries as known
      where known.type = seeded.table_name and known.id = seeded.row_id and known.updated_at = seeded.updated_at
      limit 1
    ) as entry
    where not exists (select from public.entry_drafts as draft where draft.id = seeded.row_id);
end;
$$;

-- Moves the untouched demonstration entries to the trash; `dry` only lists them. Returns
-- { "removed": [{ "type", "id", "title" }], "kept": the same of changed ones, "removal": the argument of
-- restore_demonstration, null if nothing was removed }. For administrators; others get 42501.
create function public.remove_demonstration(dry boolean default true)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  candidates uuid[];
  removed jsonb;
  kept jsonb;
  gone uuid[];
  deleted uuid[] := '{}';
  known record;
begin
  if not private.is_admin() then
    raise exception 'Only administrators remove the demonstration' using errcode = '42501';
  end if;
  candidates := array(select one.id from private.untouched_demonstration() as one order by one.id);
  if not coalesce(dry, true) then
    -- Before any lock of a row, like all writers of drafts; in one order, so that two removals cannot block each other.
    perform pg_advisory_xact_lock(private.draft_lock(id)) from unnest(candidates) as id;
    -- Drafts may have been saved during the wait.
    candidates := array(select one.id from private.untouched_demonstration() as one order by one.id);
  end if;
  select coalesce(jsonb_agg(to_jsonb(one) order by one.type, one.title), '[]') into removed
  from private.untouched_demonstration() as one
  where one.id = any (candidates);
  if not coalesce(dry, true) then
    for known in select content.type from private.content_types as content order by content.type loop
      execute format(
        'with gone as (
           delete from public.%1$I as entry using private.seeded_rows as seeded
           where seeded.table_name = %1$L and seeded.row_id = entry.id and seeded.updated_at = entry.updated_at
             and entry.id = any ($1)
           returning entry.id
         ) select array(select id from gone)',
        known.type
      ) into gone using candidates;
      deleted := deleted || gone;
    end loop;
    -- Entries that another transaction has changed meanwhile stay.
    select coalesce(jsonb_agg(one order by one ->> 'type', one ->> 'title'), '[]') into removed
    from jsonb_array_elements(removed) as one
    where (one ->> 'id')::uuid = any (deleted);
    candidates := deleted;
  end if;
  select coalesce(
    jsonb_agg(jsonb_build_object('type', entry.type, 'id', entry.id, 'title', entry.title) order by entry.type, entry.title),
    '[]'
  ) into kept
  from private.seeded_rows as seeded
  cross join lateral (
    select found.type, found.id, found.title
    from private.entries as found
    where found.type = seeded.table_name and found.id = seeded.row_id
    limit 1
  ) as entry
  where entry.id <> all (candidates);
  return jsonb_build_object(
    'removed', removed,
    'kept', kept,
    'removal', case when deleted <> '{}' then now() end
  );
end;
$$;

-- Restores the entries of one removal that are still in the trash. They count as untouched again. Returns
-- { "restored": number, "failed": number of entries whose slug another entry has by now }.
create function public.restore_demonstration(removal timestamptz)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  restored uuid[] := '{}';
  failed integer := 0;
  version record;
begin
  if not private.is_admin() then
    raise exception 'Only administrators restore the demonstration' using errcode = '42501';
  end if;
  for version in
    select gone.id, gone.entry_id
    from public.deleted_entries() as gone
    join private.seeded_rows as seeded on seeded.table_name = gone.entry_type and seeded.row_id = gone.entry_id
    where gone.recorded_at = restore_demonstration.removal
    order by gone.entry_id
  loop
    perform pg_advisory_xact_lock(private.draft_lock(version.entry_id));
    begin
      perform public.restore_version(version.id);
      restored := restored || version.entry_id;
    exception
      when unique_violation then failed := failed + 1;
    end;
  end loop;
  -- A restored row has a new time, with which it would count as changed.
  update private.seeded_rows as seeded
  set updated_at = (
    select entry.updated_at
    from private.entries as entry
    where entry.type = seeded.table_name and entry.id = seeded.row_id
  )
  where seeded.row_id = any (restored);
  return jsonb_build_object('restored', cardinality(restored), 'failed', failed);
end;
$$;

revoke execute on function
  public.begin_seed(),
  public.finish_seed(jsonb),
  private.untouched_demonstration(),
  public.remove_demonstration(boolean),
  public.restore_demonstration(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_seed(),
  public.finish_seed(jsonb)
to service_role;
grant execute on function
  public.remove_demonstration(boolean),
  public.restore_demonstration(timestamptz)
to authenticated;
