-- Limits of sign-in attempts and of mails with links, across restarts and replicas. Hosted projects have limits of
-- their own and leave these tables empty. Accounts and addresses are keyed hashes.

-- Addresses from which an account has signed in.
create table private.sign_in_addresses (
  account text not null,
  address text not null,
  last_seen_at timestamptz not null,
  primary key (account, address)
);
revoke all on table private.sign_in_addresses from public, anon, authenticated, service_role;

-- Wrong passwords and codes, and those that are being checked.
create table private.sign_in_attempts (
  id uuid primary key default gen_random_uuid(),
  account text not null,
  -- Null if the account did not know the address.
  known_address text,
  at timestamptz not null,
  is_finished boolean not null default false
);
revoke all on table private.sign_in_attempts from public, anon, authenticated, service_role;

create index sign_in_attempts_of_account on private.sign_in_attempts (account, at);

create index sign_in_attempts_by_time on private.sign_in_attempts (at);

-- Mails with links or codes. Each makes the link before it invalid: without a limit, anonymous clients could keep the
-- owner from ever having a valid link.
create table private.sign_in_mails (
  account text not null,
  at timestamptz not null
);
revoke all on table private.sign_in_mails from public, anon, authenticated, service_role;

create index sign_in_mails_of_account on private.sign_in_mails (account, at);

create index sign_in_mails_by_time on private.sign_in_mails (at);

-- Seconds until another attempt is allowed after `attempts` (times, newest first); 0 if it is allowed now.
create function private.seconds_until_allowed(
  attempts timestamptz[],
  max_count integer,
  period interval,
  at timestamptz
)
  returns integer
  language sql
  stable
  set search_path = ''
as $$
  select case
    when coalesce(cardinality(attempts), 0) < max_count then 0
    else greatest(1, ceil(extract(epoch from attempts[max_count] + period - at)))::integer
  end;
$$;

-- Starts an attempt. Returns its id, which counts as wrong until it is finished, or the seconds to wait.
-- `has_unfinished`: the wait may be shorter, because some attempts are still being checked. Unknown addresses share
-- `max_unknown`; known addresses have `max_per_address` each and share `max_known`, whatever anonymous clients do.
create function private.begin_sign_in_attempt(
  of_account text,
  from_address text,
  max_unknown integer,
  max_known integer,
  max_per_address integer,
  period interval,
  at timestamptz,
  out attempt uuid,
  out wait_seconds integer,
  out has_unfinished boolean
)
  language plpgsql
  set search_path = ''
as $$
declare
  known boolean;
begin
  -- One call per account at a time, on all servers: concurrent calls would all pass the limit.
  perform pg_advisory_xact_lock(hashtext('private.sign_in_attempts:' || of_account));
  known := exists (
    select from private.sign_in_addresses
    where account = of_account and address = from_address
      and last_seen_at > begin_sign_in_attempt.at - interval '180 days'
  );
  select
    case when known then greatest(
      private.seconds_until_allowed(
        array_agg(earlier.at order by earlier.at desc) filter (where known_address = from_address),
        max_per_address, period, begin_sign_in_attempt.at
      ),
      private.seconds_until_allowed(
        array_agg(earlier.at order by earlier.at desc) filter (where known_address is not null),
        max_known, period, begin_sign_in_attempt.at
      )
    )
    else private.seconds_until_allowed(
      array_agg(earlier.at order by earlier.at desc) filter (where known_address is null),
      max_unknown, period, begin_sign_in_attempt.at
    ) end,
    -- An attempt that never finished, because the server crashed, counts as wrong.
    coalesce(bool_or(
      not is_finished and earlier.at > begin_sign_in_attempt.at - interval '10 seconds'
      and (known_address is not null) = known
    ), false)
  into wait_seconds, has_unfinished
  from private.sign_in_attempts as earlier
  where account = of_account
    and earlier.at > begin_sign_in_attempt.at - period;

  if wait_seconds = 0 then
    insert into private.sign_in_attempts (account, known_address, at)
    values (of_account, case when known then from_address end, begin_sign_in_attempt.at)
    returning id into attempt;
  end if;
end;
$$;

-- Records the result of an attempt: only wrong ones stay.
create function private.finish_sign_in_attempt(
  attempt uuid,
  is_wrong boolean,
  period interval,
  at timestamptz
)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if is_wrong then
    update private.sign_in_attempts set is_finished = true where id = attempt;
    delete from private.sign_in_attempts as old
    where old.at <= finish_sign_in_attempt.at - period;
  else
    delete from private.sign_in_attempts where id = attempt;
  end if;
end;
$$;

-- Keeps the last twenty addresses of an account, for 180 days.
create function private.record_sign_in_address(of_account text, of_address text, at timestamptz)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  insert into private.sign_in_addresses values (of_account, of_address, at)
  on conflict (account, address) do update set last_seen_at = excluded.last_seen_at;
  delete from private.sign_in_addresses where last_seen_at < at - interval '180 days';
  delete from private.sign_in_addresses
  where account = of_account and address not in (
    select address from private.sign_in_addresses
    where account = of_account
    order by last_seen_at desc
    limit 20
  );
end;
$$;

-- Whether a mail may be sent to an account, and counts it: at most `max_count` in the period, and none within `spacing`
-- of the last one while its link is unused.
create function private.reserve_sign_in_mail(
  of_account text,
  has_unused_link boolean,
  spacing interval,
  max_count integer,
  period interval,
  at timestamptz
)
  returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  recent integer;
  just_sent boolean;
begin
  -- One call per account at a time, on all servers: concurrent calls would all pass the limit.
  perform pg_advisory_xact_lock(hashtext('private.sign_in_mails:' || of_account));
  -- Future rows, from a clock that was ahead, go too: they would stop all mails until that time.
  delete from private.sign_in_mails as old
  where old.at <= reserve_sign_in_mail.at - period or old.at >= reserve_sign_in_mail.at + period;

  select count(*), coalesce(bool_or(earlier.at > reserve_sign_in_mail.at - spacing), false)
  into recent, just_sent
  from private.sign_in_mails as earlier
  where account = of_account;
  if recent >= max_count or (has_unused_link and just_sent) then
    return false;
  end if;
  insert into private.sign_in_mails values (of_account, reserve_sign_in_mail.at);
  return true;
end;
$$;

revoke execute on function
  private.seconds_until_allowed(timestamptz[], integer, interval, timestamptz),
  private.begin_sign_in_attempt(text, text, integer, integer, integer, interval, timestamptz),
  private.finish_sign_in_attempt(uuid, boolean, interval, timestamptz),
  private.record_sign_in_address(text, text, timestamptz),
  private.reserve_sign_in_mail(text, boolean, interval, integer, interval, timestamptz)
from public, anon, authenticated, service_role;
