-- Administrators: who they are, how another one is invited by mail, and how one is removed. A session of
-- whoever is removed ends with the role, so that its tokens open nothing any more.

-- Invitations that nobody has accepted. One that is accepted, or taken back, is gone; inviting the same
-- address again makes the link before it invalid.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  -- In lower case, as accounts have it.
  email text not null unique
    constraint invitations_email_format check (email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email))
    constraint invitations_email_length check (char_length(email) <= 255),
  -- SHA-256, hexadecimal: of a copy of the database no link can be made.
  token_hash text not null unique
    constraint invitations_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Without a foreign key; null where it was the server's command.
  invited_by uuid,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);

-- Links that were none, by the keyed hash of the address that tried them.
create table private.invitation_tries (
  sender text not null,
  at timestamptz not null
);

create index invitation_tries_of_sender on private.invitation_tries (sender, at);

revoke all on table private.invitations, private.invitation_tries from public, anon, authenticated;

-- Administrators one after the other: two of them who remove one another at once would leave nobody, and a
-- limit that two may read at once is none. Whoever has waited is asked again whether they are one.
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

create function private.is_administrator(account_email text)
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

-- Ends all sessions of an account.
create function private.end_sessions(account uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Supabase's own column is a text.
  delete from auth.refresh_tokens where user_id::text = account::text;
  delete from auth.sessions where user_id = account;
end;
$$;

-- Writes an invitation, for seven days, in place of an earlier one to the same address.
create function private.write_invitation(email text, token_hash text, invited_by uuid, at timestamptz)
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

-- Who may enter the panel, in the order in which they came.
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

-- Invitations that are not accepted, also those whose time is over: the newest first. Never their tokens.
create function public.pending_invitations()
  returns table (
    id uuid, email text, invited_by uuid, invited_at timestamptz, expires_at timestamptz
  )
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
    select one.id, one.email, one.invited_by, one.invited_at, one.expires_at
    from private.invitations as one
    order by one.invited_at desc, one.email;
end;
$$;

-- Invites an address, for an administrator; answers when the invitation expires.
-- Errors: PT409 where it is an administrator's already, PT429 within a minute of the last invitation to the
-- same address or where fifty are open, 23514 where it is no address, 42501.
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
  if private.is_administrator(given) then
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
  return private.write_invitation(given, invite_administrator.token_hash, auth.uid(), now());
end;
$$;

-- The same for the server's own command, also of an administrator who has lost password and mailbox: they
-- choose another password by it.
create function public.issue_invitation(email text, token_hash text, at timestamptz default now())
  returns timestamptz
  language sql
  security definer
  set search_path = ''
as $$
  select private.write_invitation(email, token_hash, null, at);
$$;

-- Takes an invitation back; answers whether it was still there.
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

-- Takes the role from another administrator, ends their sessions and takes their invitations back. The
-- account itself stays: the history of entries names it.
-- Errors: PT409 for oneself, and with it for the last one; PT404 where they are none any more; 42501.
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

-- Makes an account, or gives the one of that address another password, and answers its id.
create function private.account_with_password(email text, password text, at timestamptz)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid := (
    select known.id from auth.users as known
    where lower(known.email) = account_with_password.email and not known.is_sso_user
  );
  -- Of the cost that sign-in makes them with.
  hash constant text := extensions.crypt(password, extensions.gen_salt('bf', 10));
begin
  if account is not null then
    update auth.users as known
    set encrypted_password = hash,
        email_confirmed_at = coalesce(known.email_confirmed_at, at),
        -- A link that is on its way to somebody else must not open it.
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
  -- Supabase's own Auth fails at accounts that lack what it always fills.
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

-- Looks at the link of an invitation, and with a password accepts it: account, role and the end of the
-- invitation in one transaction. Answers {outcome: open | accepted, email}, {outcome: gone} where there is
-- no such invitation or its time is over, {outcome: limited, retry_after} where `sender` has tried twenty
-- links that were none in ten minutes. How strong the password is, the server has looked at.
create function public.accept_invitation(
  token_hash text, sender text, password text default null, at timestamptz default now()
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given private.invitations;
  account uuid;
  wrong timestamptz[] := array(
    select tried.at from private.invitation_tries as tried
    where tried.sender = accept_invitation.sender
      and tried.at > accept_invitation.at - interval '10 minutes'
      -- Clocks are set right, sometimes by days.
      and tried.at < accept_invitation.at + interval '10 minutes'
    order by tried.at desc
    limit 20
  );
begin
  if cardinality(wrong) = 20 then
    return jsonb_build_object(
      'outcome', 'limited',
      'retry_after', private.seconds_to_guess(wrong, 20, interval '10 minutes', at)
    );
  end if;
  -- Whoever comes with the same link at the same time waits here, and finds it gone.
  select * into given from private.invitations as invitation
  where invitation.token_hash = accept_invitation.token_hash and invitation.expires_at > at
  for update;
  if not found then
    insert into private.invitation_tries values (sender, at);
    return jsonb_build_object('outcome', 'gone');
  end if;
  if password is null then
    return jsonb_build_object('outcome', 'open', 'email', given.email);
  end if;
  if char_length(password) < 8 then
    raise exception 'A password has eight characters at least' using errcode = '22023';
  end if;
  account := private.account_with_password(given.email, password, at);
  insert into public.user_roles (user_id, role) values (account, 'admin') on conflict do nothing;
  delete from private.invitations where id = given.id;
  return jsonb_build_object('outcome', 'accepted', 'email', given.email);
end;
$$;

-- Forgets tries that no longer count, and invitations whose time was over a month ago.
create function public.forget_invitations(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.invitation_tries as tried
  where tried.at < forget_invitations.at - interval '10 minutes'
    or tried.at > forget_invitations.at + interval '10 minutes';
  delete from private.invitations as old
  where old.expires_at < forget_invitations.at - interval '30 days';
$$;

revoke execute on function
  private.require_admin(),
  private.is_administrator(text),
  private.end_sessions(uuid),
  private.write_invitation(text, text, uuid, timestamptz),
  private.account_with_password(text, text, timestamptz),
  public.administrators(),
  public.pending_invitations(),
  public.invite_administrator(text, text),
  public.issue_invitation(text, text, timestamptz),
  public.revoke_invitation(uuid),
  public.remove_administrator(uuid),
  public.accept_invitation(text, text, text, timestamptz),
  public.forget_invitations(timestamptz)
from public, anon, authenticated, service_role;

grant execute on function
  public.administrators(),
  public.pending_invitations(),
  public.invite_administrator(text, text),
  public.revoke_invitation(uuid),
  public.remove_administrator(uuid)
to authenticated;

grant execute on function
  public.issue_invitation(text, text, timestamptz),
  public.accept_invitation(text, text, text, timestamptz),
  public.forget_invitations(timestamptz)
to service_role;
