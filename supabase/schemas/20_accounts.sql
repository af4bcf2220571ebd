-- Administrators: invitations, roles, and their sessions.

-- Open invitations. A new invitation to the same address replaces the earlier one.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  -- In lower case, as in auth.users.
  email text not null unique
    constraint invitations_email_format check (email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email))
    constraint invitations_email_length check (char_length(email) <= 255),
  -- SHA-256, hexadecimal.
  token_hash text not null unique
    constraint invitations_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  -- No foreign key; null if the server's command created it.
  invited_by uuid,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
revoke all on table private.invitations from public, anon, authenticated, service_role;

-- Serialises changes of administrators: two who remove each other at once would leave nobody. The role is checked
-- after the wait.
create function private.require_admin()
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_roles'));
  if not private.is_admin() then
    raise exception 'Only administrators manage administrators' using errcode = '42501';
  end if;
end;
$$;

create function private.is_administrator_email(account_email text)
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from auth.users as account
    join public.user_roles as held on held.user_id = account.id and held.role = 'admin'
    where lower(account.email) = account_email
  );
$$;

create function private.end_sessions(account uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- `user_id` is text on hosted Supabase.
  delete from auth.refresh_tokens where user_id::text = account::text;
  delete from auth.sessions where user_id = account;
end;
$$;

-- Creates or replaces an invitation, valid for seven days.
create function private.upsert_invitation(email text, token_hash text, invited_by uuid, at timestamptz)
  returns timestamptz
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.invitations as written (email, token_hash, invited_by, invited_at, expires_at)
  values (lower(btrim(email)), token_hash, invited_by, at, at + interval '7 days')
  on conflict (email) do update
    set token_hash = excluded.token_hash, invited_by = excluded.invited_by,
        invited_at = excluded.invited_at, expires_at = excluded.expires_at
  returning expires_at;
$$;

create function public.administrators()
  returns table (id uuid, email text, since timestamptz, last_sign_in_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read who they are' using errcode = '42501';
  end if;
  return query
    select account.id, account.email::text, held.created_at, account.last_sign_in_at
    from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    where held.role = 'admin'
    order by held.created_at, account.email;
end;
$$;

-- Open and expired invitations, newest first, without tokens.
create function public.pending_invitations()
  returns table (id uuid, email text, invited_by uuid, invited_at timestamptz, expires_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read invitations' using errcode = '42501';
  end if;
  return query
    select invitation.id, invitation.email, invitation.invited_by, invitation.invited_at, invitation.expires_at
    from private.invitations as invitation
    order by invitation.invited_at desc, invitation.email;
end;
$$;

-- Invites an address and returns the expiry.
-- Errors: PT409 if the address is an administrator's, PT429 within a minute of the last invitation to it or with fifty
-- open invitations, 23514 if it is no address, 42501.
create function public.invite_administrator(email text, token_hash text)
  returns timestamptz
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given constant text := lower(btrim(invite_administrator.email));
begin
  perform private.require_admin();
  if private.is_administrator_email(given) then
    raise exception 'This address is an administrator''s already' using errcode = 'PT409';
  end if;
  if exists (
      select from private.invitations as earlier
      where earlier.email = given and earlier.invited_at > now() - interval '1 minute'
    )
    or (
      select count(*) from private.invitations as open
      where open.expires_at > now() and open.email <> given
    ) >= 50
  then
    raise exception 'Too many invitations' using errcode = 'PT429';
  end if;
  return private.upsert_invitation(given, invite_administrator.token_hash, auth.uid(), now());
end;
$$;

-- The same for the server's command, also for an administrator who has lost password and mailbox.
create function public.issue_invitation(email text, token_hash text, at timestamptz default now())
  returns timestamptz
  language sql
  security definer
  set search_path = ''
as $$
  select private.upsert_invitation(email, token_hash, null, at);
$$;

-- Returns whether the invitation existed.
create function public.revoke_invitation(invitation uuid)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.invitations where id = invitation;
  return found;
end;
$$;

-- Removes the role of another administrator, their sessions and their invitations. The account stays, because versions
-- refer to it.
-- Errors: PT409 for the caller's own account (so one administrator always remains), PT404 if it is none, 42501.
create function public.remove_administrator(account uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  if account = auth.uid() then
    raise exception 'Nobody removes themselves' using errcode = 'PT409';
  end if;
  delete from public.user_roles where user_id = account and role = 'admin';
  if not found then
    raise exception 'This account is no administrator' using errcode = 'PT404';
  end if;
  delete from private.invitations as open
  where open.invited_by = account
    or open.email = (select lower(known.email) from auth.users as known where known.id = account);
  perform private.end_sessions(account);
end;
$$;

-- Creates an account, or sets the password of an existing one, and returns its id.
create function private.create_or_reset_account(email text, password text, at timestamptz)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid := (
    select known.id from auth.users as known
    where lower(known.email) = create_or_reset_account.email and not known.is_sso_user
  );
  -- The bcrypt cost of the Auth service.
  hash constant text := extensions.crypt(password, extensions.gen_salt('bf', 10));
begin
  if account is not null then
    update auth.users as known
    set encrypted_password = hash,
        email_confirmed_at = coalesce(known.email_confirmed_at, at),
        -- Invalidates links of earlier recovery and email change mails.
        recovery_token = '', email_change = '', email_change_token_new = '', email_change_token_current = '',
        updated_at = at
    where known.id = account;
    perform private.end_sessions(account);
    return account;
  end if;
  account := gen_random_uuid();
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    created_at, updated_at
  )
  values (
    account, 'authenticated', 'authenticated', email, hash, at,
    '{"provider": "email", "providers": ["email"]}', '{}', at, at
  );
  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, created_at, updated_at
  )
  values (
    gen_random_uuid(), 'email', account::text, account,
    jsonb_build_object('sub', account::text, 'email', email, 'email_verified', true), at, at
  );
  -- Hosted Supabase Auth cannot read accounts with nulls in these columns.
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'instance_id' and not attisdropped
  ) then
    execute $fill$
      update auth.users
      set instance_id = '00000000-0000-0000-0000-000000000000',
          confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
          email_change_token_current = '', phone_change = '', phone_change_token = '',
          reauthentication_token = ''
      where id = $1
    $fill$ using account;
  end if;
  return account;
end;
$$;

-- Checks the token of an invitation; with a password, accepts it. Returns {outcome: open | accepted, email},
-- {outcome: gone} if the token is unknown or expired. The server has checked the strength of the password.
create function public.accept_invitation(
  token_hash text,
  password text default null,
  at timestamptz default now()
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given private.invitations;
  account uuid;
begin
  -- A concurrent call with the same token waits for this lock, then finds no row.
  select * into given from private.invitations as invitation
  where invitation.token_hash = accept_invitation.token_hash and invitation.expires_at > at
  for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if password is null then
    return jsonb_build_object('outcome', 'open', 'email', given.email);
  end if;
  if char_length(password) < 8 then
    raise exception 'A password has eight characters at least' using errcode = '22023';
  end if;
  account := private.create_or_reset_account(given.email, password, at);
  insert into public.user_roles (user_id, role) values (account, 'admin') on conflict do nothing;
  delete from private.invitations where id = given.id;
  return jsonb_build_object('outcome', 'accepted', 'email', given.email);
end;
$$;

create function public.purge_invitations(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.invitations as old
  where old.expires_at < purge_invitations.at - interval '30 days';
$$;

-- E-mail addresses of accounts, for administrators. Deleted accounts have none.
create function public.account_emails(accounts uuid[])
  returns table (id uuid, email text)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read whose accounts there are' using errcode = '42501';
  end if;
  return query
    select account.id, account.email::text from auth.users as account
    where account.id = any (accounts) and account.email is not null;
end;
$$;

-- Open sessions of the caller.
create function public.own_sessions()
  returns table (id uuid, began_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read their sessions' using errcode = '42501';
  end if;
  return query
    select session.id, session.created_at,
      -- `refreshed_at` is a timestamp without time zone, in UTC.
      greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
      session.user_agent, session.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions as session
    where session.user_id = auth.uid()
    order by 5 desc nulls last, 3 desc;
end;
$$;

-- Ends a session of the caller; returns whether it existed.
create function public.end_session(session uuid)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators end their sessions' using errcode = '42501';
  end if;
  delete from auth.refresh_tokens where session_id = session and user_id::text = auth.uid()::text;
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end;
$$;

revoke execute on function
  private.require_admin(),
  private.is_administrator_email(text),
  private.end_sessions(uuid),
  private.upsert_invitation(text, text, uuid, timestamptz),
  public.administrators(),
  public.pending_invitations(),
  public.invite_administrator(text, text),
  public.issue_invitation(text, text, timestamptz),
  public.revoke_invitation(uuid),
  public.remove_administrator(uuid),
  private.create_or_reset_account(text, text, timestamptz),
  public.accept_invitation(text, text, timestamptz),
  public.purge_invitations(timestamptz),
  public.account_emails(uuid[]),
  public.own_sessions(),
  public.end_session(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.administrators(),
  public.pending_invitations(),
  public.invite_administrator(text, text),
  public.revoke_invitation(uuid),
  public.remove_administrator(uuid),
  public.account_emails(uuid[]),
  public.own_sessions(),
  public.end_session(uuid)
to authenticated;
grant execute on function
  public.issue_invitation(text, text, timestamptz),
  public.accept_invitation(text, text, timestamptz),
  public.purge_invitations(timestamptz)
to service_role;
