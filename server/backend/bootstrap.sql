-- What a hosted Supabase project has before its first migration, for the embedded database.
-- Runs at every start, so every statement can be repeated.

do $$
begin
  if exists (select from pg_roles where rolname = 'anon') then
    return;
  end if;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  -- Once only: migrations narrow these down, and a later start must not widen them again.
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, auth, storage to anon, authenticated, service_role;

-- Row-level security decides inside storage, as on hosted Supabase; no policy, no access.
grant select, insert, update, delete on all tables in schema storage to anon, authenticated, service_role;

-- Whatever is read lies in the memory of the system, where no page is farther away than the next: with the
-- price of a turning disk the planner goes through whole tables where an index would do. For this session,
-- which is the only one.
set random_page_cost = 1.1;
