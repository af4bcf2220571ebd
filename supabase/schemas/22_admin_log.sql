-- Log of the panel: sign-ins, changes of content, changes of administrators. Versions of content are in
-- `entry_versions`.

create table public.admin_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No foreign key: it stays when the account is deleted. Null: the server.
  actor_id uuid,
  kind text not null constraint admin_log_kind_known check (kind in ('access', 'content', 'people')),
  action text not null
    constraint admin_log_action_known
      check (action in ('sign-in', 'create', 'change', 'delete', 'restore', 'erase', 'invite', 'revoke', 'join', 'remove', 'password', 'email')),
  -- Table and id of an entry.
  entry_type text,
  entry_id uuid,
  -- Name of the entry or e-mail address of an administrator; never data of a visitor.
  subject text
);
comment on table public.admin_log is
  'Who did what in the panel. Written by triggers alone, kept for twelve months.';
alter table public.admin_log enable row level security;
revoke all on table public.admin_log from anon, authenticated;
grant select on table public.admin_log to authenticated;
grant all on table public.admin_log to service_role;

create index admin_log_by_actor on public.admin_log (actor_id, id desc);

create index admin_log_by_kind on public.admin_log (kind, id desc);

create index admin_log_by_time on public.admin_log (at);

create policy "Admins read the log"
  on public.admin_log for select
  to authenticated
  using ((select private.is_admin()));

create function private.log_content()
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

create trigger log_content after update on public.site_settings
  for each row execute function private.log_content();

create trigger log_content after update on public.inbox_settings
  for each row execute function private.log_content();

create trigger log_content after delete on public.contact_submissions
  for each row execute function private.log_content();

-- Entries that a user erases from the trash. Versions that a newer one replaces are not logged.
create function private.log_erasure()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null and pg_trigger_depth() = 1 then
    insert into public.admin_log (actor_id, kind, action, entry_type, entry_id, subject)
    select distinct on (entry_type, entry_id)
      auth.uid(), 'content', 'erase', entry_type, entry_id,
      left(data ->> (known.definition ->> 'title'), 300)
    from gone
    join private.content_types as known on known.type = gone.entry_type
    where operation = 'delete'
    order by entry_type, entry_id, id desc;
  end if;
  return null;
end;
$$;

create trigger log_erasure after delete on public.entry_versions
  referencing old table as gone
  for each statement execute function private.log_erasure();

create function private.log_account_action(actor uuid, action text, account uuid, subject text default null)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.admin_log (actor_id, kind, action, subject)
  values (
    actor, case action when 'sign-in' then 'access' else 'people' end, action,
    left(coalesce(subject, (select known.email from auth.users as known where known.id = account)), 300)
  );
$$;

create function private.log_role()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_account_action(new.user_id, 'join', new.user_id);
  else
    perform private.log_account_action(auth.uid(), 'remove', old.user_id);
  end if;
  return null;
end;
$$;

create trigger log_role after insert or delete on public.user_roles
  for each row execute function private.log_role();

create function private.log_invitation()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    perform private.log_account_action(new.invited_by, 'invite', null, new.email);
  -- Accepting and purging invitations also deletes rows, without a user.
  elsif auth.uid() is not null then
    perform private.log_account_action(auth.uid(), 'revoke', null, old.email);
  end if;
  return null;
end;
$$;

create trigger log_invitation after insert or update or delete on private.invitations
  for each row execute function private.log_invitation();

-- Sign-ins, and changes of password and address, of administrators. Reads the tables of Auth, which are the same in
-- hosted projects.
create function private.log_account()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid;
begin
  account := case tg_table_name when 'sessions' then (to_jsonb(new) ->> 'user_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  if not exists (select from public.user_roles where user_id = account and role = 'admin') then
    return null;
  end if;
  if tg_table_name = 'sessions' then
    perform private.log_account_action(account, 'sign-in', null);
    return null;
  end if;
  if to_jsonb(old) -> 'encrypted_password' is distinct from to_jsonb(new) -> 'encrypted_password' then
    perform private.log_account_action(account, 'password', account);
  end if;
  if to_jsonb(old) -> 'email' is distinct from to_jsonb(new) -> 'email' then
    perform private.log_account_action(account, 'email', account);
  end if;
  return null;
end;
$$;

create trigger log_account after insert on auth.sessions
  for each row execute function private.log_account();

create trigger log_account after update on auth.users
  for each row
  when (
    old.encrypted_password::text is distinct from new.encrypted_password::text
    or old.email::text is distinct from new.email::text
  )
  execute function private.log_account();

create function public.purge_admin_log(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.admin_log as old where old.at < purge_admin_log.at - interval '12 months';
$$;

revoke execute on function
  private.log_content(),
  private.log_erasure(),
  private.log_account_action(uuid, text, uuid, text),
  private.log_role(),
  private.log_invitation(),
  private.log_account(),
  public.purge_admin_log(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.purge_admin_log(timestamptz)
to service_role;
