-- An enquiry is stored together with the mail that tells the owner of it; proofs of the captcha and
-- the limits are kept here too, so that they hold across all replicas. The server functions reach
-- all of it with the secret key, through the functions below.

-- One mail for each enquiry. Its text is written from the enquiry when it is sent, so that erasing
-- the enquiry erases everything.
create table public.outbox (
  enquiry_id uuid primary key references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text constraint outbox_last_error_length check (char_length(last_error) <= 500),
  sent_at timestamptz,
  -- Who sends it now, and until when nobody else may try.
  claim uuid,
  claimed_until timestamptz
);

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null;

alter table public.outbox enable row level security;

revoke all on table public.outbox from anon, authenticated;
grant select, update (next_attempt_at) on table public.outbox to authenticated;
grant all on table public.outbox to service_role;

create policy "Admins see what has gone out"
  on public.outbox for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins have mail tried again"
  on public.outbox for update
  to authenticated
  using (sent_at is null and (select private.is_admin()))
  with check (sent_at is null and (select private.is_admin()));

-- A verified token of reCAPTCHA buys one pass. Both are kept as hashes only.
create table private.captcha_passes (
  pass_hash text primary key,
  token_hash text not null unique,
  expires_at timestamptz not null,
  spent_at timestamptz
);

-- What counts against the limits. A sender is a keyed hash of a network address.
create table private.attempts (
  kind text not null check (kind in ('enquiry', 'captcha')),
  sender text not null,
  at timestamptz not null
);

create index attempts_of_sender on private.attempts (kind, sender, at);
create index attempts_by_time on private.attempts (kind, at);

revoke all on table private.captcha_passes, private.attempts from public, anon, authenticated;

-- Seconds until there is room for one more among `most` in a period; 0 when there is. Without a
-- sender, those of all senders count.
create function private.seconds_to_wait(
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
      order by attempts.at desc
      offset most - 1
      limit 1
    ),
    0
  );
$$;

-- Counts an attempt to have a token verified. Answers 0, or the seconds to wait.
create function public.count_captcha_attempt(
  sender text, most integer, seconds integer, at timestamptz default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.attempts'));
  wait := private.seconds_to_wait('captcha', sender, most, make_interval(secs => seconds), at);
  if wait = 0 then
    insert into private.attempts values ('captcha', sender, at);
  end if;
  return wait;
end;
$$;

-- Issues a pass for a verified token; false when the token has bought one before.
create function public.issue_captcha_pass(
  pass text, token text, seconds integer, at timestamptz default now()
)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.captcha_passes (pass_hash, token_hash, expires_at)
  values (pass, token, at + make_interval(secs => seconds))
  on conflict do nothing;
  return found;
end;
$$;

create function public.holds_captcha_pass(pass text, at timestamptz default now())
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from private.captcha_passes
    where pass_hash = pass and spent_at is null and expires_at > at
  );
$$;

-- Stores an enquiry and puts its mail into the outbox, both or neither, and spends the pass. Answers
-- {outcome: stored | folded | limited | unproven, enquiry_id?, retry_after?, total?}; a pass serves
-- on after `limited`, so that its owner need not prove himself again.
create function public.submit_enquiry(
  enquiry jsonb,
  sender text,
  per_address integer,
  per_hour integer,
  pass text default null,
  at timestamptz default now()
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given public.contact_submissions := jsonb_populate_record(null::public.contact_submissions, enquiry);
  kept uuid;
  wait integer;
begin
  -- Replicas and requests one after the other: a limit that two may read at once is none.
  perform pg_advisory_xact_lock(hashtext('private.attempts'));

  if pass is not null and not public.holds_captcha_pass(pass, at) then
    return jsonb_build_object('outcome', 'unproven');
  end if;

  select id into kept
  from public.contact_submissions as known
  where known.created_at > at - interval '5 minutes'
    and known.name = given.name
    and known.email = given.email
    and known.phone is not distinct from given.phone
    and known.message = given.message
  order by known.created_at
  limit 1;

  if kept is null then
    wait := private.seconds_to_wait('enquiry', sender, per_address, interval '10 minutes', at);
    if wait > 0 then
      return jsonb_build_object('outcome', 'limited', 'retry_after', wait, 'total', false);
    end if;
    wait := private.seconds_to_wait('enquiry', null, per_hour, interval '1 hour', at);
    if wait > 0 then
      return jsonb_build_object('outcome', 'limited', 'retry_after', wait, 'total', true);
    end if;

    insert into public.contact_submissions (created_at, name, email, phone, message, language, source)
    values (at, given.name, given.email, given.phone, given.message, given.language, given.source)
    returning id into kept;
    insert into public.outbox (enquiry_id, created_at, next_attempt_at) values (kept, at, at);
    insert into private.attempts values ('enquiry', sender, at);
    given.id := kept;
  end if;

  update private.captcha_passes set spent_at = at where pass_hash = pass;
  return jsonb_build_object(
    'outcome', case when given.id is null then 'folded' else 'stored' end,
    'enquiry_id', kept
  );
end;
$$;

-- Takes what is due, for half a minute; whoever died with a claim frees it by that.
create function public.claim_mails(most integer, at timestamptz default now())
  returns setof jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with due as (
    select enquiry_id
    from public.outbox
    where sent_at is null
      and next_attempt_at <= at
      and (claimed_until is null or claimed_until <= at)
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

-- Records what became of a claimed mail: sent, or not because of `failure`; then it is due again
-- after 10 s, doubling to 1 h. Nothing happens when somebody else has claimed it since.
create function public.settle_mail(
  enquiry uuid, held uuid, failure text default null, at timestamptz default now()
)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.outbox
  set sent_at = case when failure is null then at end,
      last_error = left(failure, 500),
      next_attempt_at = case
        when failure is null then next_attempt_at
        else at + least(interval '10 seconds' * power(2, least(attempts, 20) - 1), interval '1 hour')
      end,
      claim = null,
      claimed_until = null
  where enquiry_id = enquiry and claim = held and sent_at is null;
  return found;
end;
$$;

-- At a start everything unsent is due at once. Claims are only freed by who is alone on this database.
create function public.resume_mails(alone boolean, at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  waiting integer;
begin
  update public.outbox
  set next_attempt_at = least(next_attempt_at, at),
      claim = case when alone then null else claim end,
      claimed_until = case when alone then null else claimed_until end
  where sent_at is null;
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

-- Removes what no longer counts: nothing of a visitor who only wrote once stays beside the enquiry.
create function public.forget_attempts(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.attempts where attempts.at < forget_attempts.at - interval '1 hour';
  -- reCAPTCHA itself refuses a token that is older than two minutes.
  delete from private.captcha_passes where expires_at < forget_attempts.at - interval '1 hour';
$$;

-- The administrator's "try again": one mail, or all that have not gone out. Answers how many.
create function public.retry_mails(enquiry uuid default null)
  returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  waiting integer;
begin
  update public.outbox
  set next_attempt_at = now()
  where sent_at is null and (enquiry is null or enquiry_id = enquiry);
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

revoke execute on function
  private.seconds_to_wait(text, text, integer, interval, timestamptz),
  public.count_captcha_attempt(text, integer, integer, timestamptz),
  public.issue_captcha_pass(text, text, integer, timestamptz),
  public.holds_captcha_pass(text, timestamptz),
  public.submit_enquiry(jsonb, text, integer, integer, text, timestamptz),
  public.claim_mails(integer, timestamptz),
  public.settle_mail(uuid, uuid, text, timestamptz),
  public.resume_mails(boolean, timestamptz),
  public.forget_attempts(timestamptz),
  public.retry_mails(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  public.count_captcha_attempt(text, integer, integer, timestamptz),
  public.issue_captcha_pass(text, text, integer, timestamptz),
  public.holds_captcha_pass(text, timestamptz),
  public.submit_enquiry(jsonb, text, integer, integer, text, timestamptz),
  public.claim_mails(integer, timestamptz),
  public.settle_mail(uuid, uuid, text, timestamptz),
  public.resume_mails(boolean, timestamptz),
  public.forget_attempts(timestamptz)
to service_role;

grant execute on function public.retry_mails(uuid) to authenticated;
