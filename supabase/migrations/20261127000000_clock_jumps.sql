-- Clocks are set right, sometimes by days. What was written while one ran ahead would hold visitors,
-- owners and mail up until that time comes again: a time that lies further ahead than it ever can is one
-- of a clock that was wrong, and counts for nothing. What each function is for stands where it was made.

create or replace function private.seconds_to_wait(
  of_kind text, of_sender text, most integer, period interval, at timestamptz
)
  returns integer
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    (
      select greatest(1, ceil(extract(epoch from attempts.at + period - seconds_to_wait.at)))::integer
      from private.attempts
      where kind = of_kind
        and (of_sender is null or sender = of_sender)
        and attempts.at > seconds_to_wait.at - period
        -- Clocks of replicas differ, so that not every time ahead is a wrong one.
        and attempts.at < seconds_to_wait.at + period
      order by attempts.at desc
      offset most - 1
      limit 1
    ),
    0
  );
$$;

create or replace function public.forget_attempts(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.attempts
  where attempts.at < forget_attempts.at - interval '1 hour'
    or attempts.at > forget_attempts.at + interval '1 hour';
  -- reCAPTCHA itself refuses a token that is older than two minutes.
  delete from private.captcha_passes where expires_at < forget_attempts.at - interval '1 hour';
$$;

create or replace function private.begin_guess(
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
    and earlier.at < begin_guess.at + period;

  if wait = 0 then
    insert into private.sign_in_guesses (account, known_address, at)
    values (of_account, case when known then from_address end, begin_guess.at)
    returning id into guess;
  end if;
end;
$$;

create or replace function private.settle_guess(
  guess uuid, wrong boolean, period interval, at timestamptz
)
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

-- No mail waits for longer than an hour, and no claim holds for longer than half a minute.
create or replace function public.claim_mails(most integer, at timestamptz default now())
  returns setof jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with due as (
    select enquiry_id
    from public.outbox
    where sent_at is null
      and (next_attempt_at <= at or next_attempt_at > at + interval '1 hour')
      and (claimed_until is null or claimed_until <= at or claimed_until > at + interval '1 hour')
    order by next_attempt_at
    limit most
    for update skip locked
  ),
  claimed as (
    update public.outbox
    set claim = gen_random_uuid(),
        claimed_until = at + interval '30 seconds',
        attempts = attempts + 1
    from due
    where outbox.enquiry_id = due.enquiry_id
    returning outbox.enquiry_id, outbox.claim, outbox.attempts
  )
  select jsonb_build_object('claim', claimed.claim, 'attempts', claimed.attempts, 'enquiry', to_jsonb(enquiry))
  from claimed
  join public.contact_submissions as enquiry on enquiry.id = claimed.enquiry_id
  order by enquiry.created_at;
$$;
