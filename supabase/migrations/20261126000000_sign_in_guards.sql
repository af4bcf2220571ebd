-- Guards of the sign-in. A session that was ended ends for the Data API as well; and wrong guesses are
-- counted for each account, across restarts and replicas. A hosted project counts them by itself and
-- leaves these tables empty.

-- An access token is good for an hour by its signature alone, also after its owner has signed out or
-- chosen a new password. Whoever asks as an administrator must have a session that is still there;
-- 401, as for a token that is too old, sends supabase-js and the panel to ask for a new one.
create or replace function private.is_admin()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  -- The schema `auth` is not ours: its functions are there when this runs, on every kind of backend.
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

-- Where an account has been signed in to before. Account and address are keyed hashes.
create table private.known_addresses (
  account text not null,
  address text not null,
  last_seen_at timestamptz not null,
  primary key (account, address)
);

-- Passwords and mailed codes that were wrong, or are being looked at.
create table private.sign_in_guesses (
  id uuid primary key default gen_random_uuid(),
  account text not null,
  -- Null where the account was not known.
  known_address text,
  at timestamptz not null,
  settled boolean not null default false
);

create index sign_in_guesses_of_account on private.sign_in_guesses (account, at);
create index sign_in_guesses_by_time on private.sign_in_guesses (at);

revoke all on table private.known_addresses, private.sign_in_guesses from public, anon, authenticated;

-- Seconds until one of `guesses` (their times, the newest first) falls out of the period; 0 where
-- there is room for one more among `most`.
create function private.seconds_to_guess(
  guesses timestamptz[], most integer, period interval, at timestamptz
)
  returns integer
  language sql
  stable
  set search_path = ''
as $$
  select case
    when coalesce(cardinality(guesses), 0) < most then 0
    else greatest(1, ceil(extract(epoch from guesses[most] + period - at)))::integer
  end;
$$;

-- Asks to guess once. Answers the guess, which counts as a wrong one until it is settled, or how long
-- to wait; `undecided` where that may be shorter, because some guesses are still being looked at.
-- From all unknown addresses together `most_unknown` may be wrong; from the known ones
-- `most_of_one` each and `most_known` together, whatever strangers do.
create function private.begin_guess(
  of_account text,
  from_address text,
  most_unknown integer,
  most_known integer,
  most_of_one integer,
  period interval,
  at timestamptz,
  out guess uuid,
  out wait integer,
  out undecided boolean
)
  language plpgsql
  set search_path = ''
as $$
declare
  known boolean;
begin
  -- Replicas and requests one after the other: a limit that two may read at once is none.
  perform pg_advisory_xact_lock(hashtext('private.sign_in_guesses:' || of_account));
  known := exists (
    select from private.known_addresses
    where account = of_account and address = from_address
      and last_seen_at > begin_guess.at - interval '180 days'
  );
  select
    case when known then greatest(
      private.seconds_to_guess(
        array_agg(earlier.at order by earlier.at desc) filter (where known_address = from_address),
        most_of_one, period, begin_guess.at
      ),
      private.seconds_to_guess(
        array_agg(earlier.at order by earlier.at desc) filter (where known_address is not null),
        most_known, period, begin_guess.at
      )
    )
    else private.seconds_to_guess(
      array_agg(earlier.at order by earlier.at desc) filter (where known_address is null),
      most_unknown, period, begin_guess.at
    ) end,
    -- One that was never settled, because the server died over it, stays a wrong one.
    coalesce(bool_or(
      not settled and earlier.at > begin_guess.at - interval '10 seconds'
      and (known_address is not null) = known
    ), false)
  into wait, undecided
  from private.sign_in_guesses as earlier
  where account = of_account
    and earlier.at > begin_guess.at - period
    -- Clocks are set right, sometimes by days: what one wrote that ran ahead counts for nothing.
    and earlier.at < begin_guess.at + period;

  if wait = 0 then
    insert into private.sign_in_guesses (account, known_address, at)
    values (of_account, case when known then from_address end, begin_guess.at)
    returning id into guess;
  end if;
end;
$$;

-- Says what became of a guess: only a wrong one stays, and what no longer counts goes.
create function private.settle_guess(guess uuid, wrong boolean, period interval, at timestamptz)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if wrong then
    update private.sign_in_guesses set settled = true where id = guess;
    delete from private.sign_in_guesses as old
    where old.at <= settle_guess.at - period or old.at >= settle_guess.at + period;
  else
    delete from private.sign_in_guesses where id = guess;
  end if;
end;
$$;

-- Remembers where an account was signed in to: its newest twenty addresses, for half a year.
create function private.remember_address(of_account text, of_address text, at timestamptz)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  insert into private.known_addresses values (of_account, of_address, at)
  on conflict (account, address) do update set last_seen_at = excluded.last_seen_at;
  delete from private.known_addresses where last_seen_at < at - interval '180 days';
  delete from private.known_addresses
  where account = of_account and address not in (
    select address from private.known_addresses
    where account = of_account
    order by last_seen_at desc
    limit 20
  );
end;
$$;

revoke execute on function
  private.seconds_to_guess(timestamptz[], integer, interval, timestamptz),
  private.begin_guess(text, text, integer, integer, integer, interval, timestamptz),
  private.settle_guess(uuid, boolean, interval, timestamptz),
  private.remember_address(text, text, timestamptz)
from public, anon, authenticated, service_role;
