-- Roles, and the check of the administrator that policies and functions use.

-- The Data API exposes `public` only; nothing in `private` is reachable through it.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- PostgREST offers every executable function of `public` as /rpc: new functions must be granted one by one.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role = 'admin'),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Roles of signed-in users. Written by the server only.';
alter table public.user_roles enable row level security;
revoke all on table public.user_roles from anon, authenticated;
grant select on table public.user_roles to authenticated;
grant all on table public.user_roles to service_role;

create policy "Users read their own roles"
  on public.user_roles for select
  to authenticated
  using (user_id = (select auth.uid()));

-- Whether the caller is an administrator whose session still exists. An access token stays valid for an hour after
-- its session has ended, so the session is looked up; error 401 makes clients refresh it.
-- Security definer: a policy on user_roles that reads user_roles would recurse.
create function private.is_admin()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  -- plpgsql resolves `auth.jwt` at run time: the function may not exist when migrations run.
  session text := auth.jwt() ->> 'session_id';
begin
  if session is not null and not exists (
    select from auth.sessions where user_id = (select auth.uid()) and id::text = session
  ) then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
  return exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  );
end;
$$;

-- Trigger function: sets `updated_at`.
create function private.touch_updated_at()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on function
  private.is_admin(),
  private.touch_updated_at()
from public, anon, authenticated, service_role;
grant execute on function private.is_admin()
to authenticated, service_role;
