-- Who did what in the panel: sign-ins, changes of content, and what concerns the administrators themselves.
-- Triggers write it, whatever client it was; administrators read it, nobody changes it, and after twelve
-- months it is forgotten. What an entry was before a change, `entry_versions` has.

create table public.admin_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Without a foreign key: who it was stays true when the account is gone. Null: the server.
  who uuid,
  kind text not null constraint admin_log_kind_known check (kind in ('access', 'content', 'people')),
  what text not null constraint admin_log_what_known check (what in (
    'sign-in', 'create', 'change', 'delete', 'erase', 'invite', 'revoke', 'join', 'remove', 'password', 'email'
  )),
  -- The table and the row that it was done to, where it was content.
  entry_type text,
  entry_id uuid,
  -- The name that it had then, or an administrator's address; nothing of a visitor.
  about text
);

comment on table public.admin_log is 'Who did what in the panel. Written by triggers alone, kept for twelve months.';

create index admin_log_by_who on public.admin_log (who, id desc);
create index admin_log_by_kind on public.admin_log (kind, id desc);
create index admin_log_by_time on public.admin_log (at);

alter table public.admin_log enable row level security;

revoke all on table public.admin_log from anon, authenticated;
grant select on table public.admin_log to authenticated;
grant all on table public.admin_log to service_role;

create policy "Admins read the log"
  on public.admin_log for select
  to authenticated
  using ((select private.is_admin()));

-- Of content. What programs write (the demonstration content, a move) is nobody's deed. The argument is the
-- column with the row's name; without one it has none to be told.
create function private.log_content()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  who constant uuid := auth.uid();
  held jsonb;
begin
  if who is null then
    return null;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(old) - private.derived_columns(tg_relid) = to_jsonb(new) - private.derived_columns(tg_relid)
  then
    return null;
  end if;
  held := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into public.admin_log (who, kind, what, entry_type, entry_id, about)
  values (
    who, 'content',
    case
      when tg_table_name = 'contact_submissions' then 'erase'
      when tg_op = 'INSERT' then 'create'
      when tg_op = 'UPDATE' then 'change'
      else 'delete'
    end,
    tg_table_name,
    -- Settings are one row, whose key is no id.
    case when jsonb_typeof(held -> 'id') = 'string' then (held ->> 'id')::uuid end,
    left(held ->> tg_argv[0], 300)
  );
  return null;
end;
$$;

create trigger log_content after insert or update or delete on public.tours
  for each row execute function private.log_content('name');
create trigger log_content after insert or update or delete on public.destinations
  for each row execute function private.log_content('name');
create trigger log_content after insert or update or delete on public.blog_posts
  for each row execute function private.log_content('title');
create trigger log_content after update on public.site_settings
  for each row execute function private.log_content();
create trigger log_content after update on public.desk_settings
  for each row execute function private.log_content();
create trigger log_content after delete on public.contact_submissions
  for each row execute function private.log_content();

-- Entries of the trash that somebody erases for good; the versions that a newer one pushes out are no deed.
create function private.log_erasure()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null and pg_trigger_depth() = 1 then
    insert into public.admin_log (who, kind, what, entry_type, entry_id, about)
    select distinct on (entry_type, entry_id)
      auth.uid(), 'content', 'erase', entry_type, entry_id,
      left(coalesce(data ->> 'name', data ->> 'title'), 300)
    from gone
    where operation = 'delete'
    order by entry_type, entry_id, id desc;
  end if;
  return null;
end;
$$;

create trigger log_erasure after delete on public.entry_versions
  referencing old table as gone
  for each statement execute function private.log_erasure();

create function private.log_people(who uuid, what text, account uuid, about text default null)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.admin_log (who, kind, what, about)
  values (
    who, case what when 'sign-in' then 'access' else 'people' end, what,
    left(coalesce(about, (select known.email from auth.users as known where known.id = account)), 300)
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
    perform private.log_people(new.user_id, 'join', new.user_id);
  else
    perform private.log_people(auth.uid(), 'remove', old.user_id);
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
    perform private.log_people(new.invited_by, 'invite', null, new.email);
  -- One that is accepted or forgotten goes without a user.
  elsif auth.uid() is not null then
    perform private.log_people(auth.uid(), 'revoke', null, old.email);
  end if;
  return null;
end;
$$;

create trigger log_invitation after insert or update or delete on private.invitations
  for each row execute function private.log_invitation();

-- Of an administrator's account, by what Auth writes: its tables are the same everywhere.
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
    perform private.log_people(account, 'sign-in', null);
    return null;
  end if;
  if to_jsonb(old) -> 'encrypted_password' is distinct from to_jsonb(new) -> 'encrypted_password' then
    perform private.log_people(account, 'password', account);
  end if;
  if to_jsonb(old) -> 'email' is distinct from to_jsonb(new) -> 'email' then
    perform private.log_people(account, 'email', account);
  end if;
  return null;
end;
$$;

create trigger log_account after insert on auth.sessions
  for each row execute function private.log_account();
create trigger log_account after update on auth.users
  for each row
  when (
    old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email
  )
  execute function private.log_account();

create function public.forget_admin_log(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.admin_log as old where old.at < forget_admin_log.at - interval '12 months';
$$;

revoke execute on function
  private.log_content(),
  private.log_erasure(),
  private.log_people(uuid, text, uuid, text),
  private.log_role(),
  private.log_invitation(),
  private.log_account(),
  public.forget_admin_log(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.forget_admin_log(timestamptz) to service_role;
