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

revoke execute on function
  public.begin_seed(),
  public.finish_seed(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_seed(),
  public.finish_seed(jsonb)
to service_role;
