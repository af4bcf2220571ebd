-- Clocks are set right, sometimes by days. What was written while one ran ahead would hold visitors
-- and mail up until that time comes again: a time that lies further ahead than it ever can is one
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
