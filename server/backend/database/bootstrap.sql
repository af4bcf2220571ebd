-- Roles and schemas that a hosted Supabase project has before its first migration, for databases of our own. Runs at every
-- start, so every statement can be repeated.

do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    -- Roles belong to the whole server, and another of its databases may have made them.
    if not exists (select from pg_roles where rolname = api_role) then
      execute format('create role %I nologin noinherit', api_role);
      if api_role = 'service_role' then
        alter role service_role bypassrls;
      end if;
    end if;
    -- From PostgreSQL 16 on whoever makes a role is its administrator, but may not act as it.
    if not pg_has_role(current_user, api_role,
        case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
      execute format('grant %I to current_user', api_role);
    end if;
  end loop;
  -- Once only: migrations narrow these down, and a later start must not widen them again.
  if to_regclass('supabase_migrations.schema_migrations') is null then
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, auth, storage to anon, authenticated, service_role;

-- Row-level security decides inside storage, as on hosted Supabase; no policy, no access.
grant select, insert, update, delete on all tables in schema storage to anon, authenticated, service_role;

-- Whoever caches what is known of stored objects hears which has changed, as `bucket/name`; nothing, where
-- anything may have.
create or replace function storage.announce_object_change() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  changed text[];
begin
  if tg_level = 'STATEMENT' or tg_table_name <> 'objects' then
    changed := array[''];
  elsif tg_op = 'INSERT' then
    changed := array[new.bucket_id || '/' || new.name];
  elsif tg_op = 'DELETE' then
    changed := array[old.bucket_id || '/' || old.name];
  else
    changed := array[old.bucket_id || '/' || old.name, new.bucket_id || '/' || new.name];
  end if;
  -- A notice has 8,000 bytes at most.
  perform pg_catalog.pg_notify('object_changed',
      case when pg_catalog.octet_length(key) < 4000 then key else '' end)
    from pg_catalog.unnest(changed) as key;
  return null;
end
$$;

create or replace trigger announce_change after insert or delete on storage.objects
  for each row execute function storage.announce_object_change();
-- Not where it was only looked at.
create or replace trigger announce_update after update on storage.objects
  for each row
  when ((old.bucket_id, old.name, old.metadata) is distinct from (new.bucket_id, new.name, new.metadata))
  execute function storage.announce_object_change();
create or replace trigger announce_emptied after truncate on storage.objects
  for each statement execute function storage.announce_object_change();
create or replace trigger announce_bucket after update or delete on storage.buckets
  for each row execute function storage.announce_object_change();
