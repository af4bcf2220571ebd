-- An enquiry may have several mails: the notice to the owner, an acknowledgement to the visitor, answers. And
-- what it says of the preferred contact is stored. What is not said here is as `…_outbox.sql` has it.

alter table public.outbox
  drop constraint outbox_pkey,
  alter column enquiry_id set not null,
  add column id uuid not null default gen_random_uuid() constraint outbox_pkey primary key,
  add column kind text not null default 'notice'
    constraint outbox_kind_known check (kind in ('notice', 'acknowledgement', 'answer'));

-- For a message with its mails, and for erasing both.
create index outbox_of_enquiry on public.outbox (enquiry_id);
create unique index outbox_once on public.outbox (enquiry_id, kind) where kind in ('notice', 'acknowledgement');

drop index public.outbox_unsent;
create index outbox_unsent on public.outbox (created_at, id) where sent_at is null;

-- Acknowledgements count twice: by who sent the enquiry, and by the address that they go to, a keyed hash too.
alter table private.attempts
  drop constraint attempts_kind_check,
  add constraint attempts_kind_check check (kind in ('enquiry', 'captcha', 'acknowledgement', 'acknowledged'));

-- `acknowledge` is the keyed hash of the visitor's e-mail address, null where nobody is to be acknowledged. So
-- that strangers cannot have others mailed, there is no acknowledgement beyond one to an address and three of
-- a sender in a day, and sixty in an hour; the enquiry is stored all the same.
drop function public.submit_enquiry(jsonb, text, integer, integer, text, timestamptz);
create function public.submit_enquiry(
  enquiry jsonb,
  sender text,
  per_address integer,
  per_hour integer,
  pass text default null,
  at timestamptz default now(),
  acknowledge text default null
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
    and known.preferred_contact is not distinct from given.preferred_contact
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

    insert into public.contact_submissions
      (created_at, name, email, phone, preferred_contact, message, language, source)
    values (
      at, given.name, given.email, given.phone, given.preferred_contact, given.message, given.language,
      given.source
    )
    returning id into kept;
    insert into public.outbox (enquiry_id, created_at, next_attempt_at) values (kept, at, at);
    insert into private.attempts values ('enquiry', sender, at);
    given.id := kept;

    if acknowledge is not null
      and exists (select from public.site_settings)
      and private.seconds_to_wait('acknowledged', acknowledge, 1, interval '24 hours', at) = 0
      and private.seconds_to_wait('acknowledgement', sender, 3, interval '24 hours', at) = 0
      and private.seconds_to_wait('acknowledgement', null, 60, interval '1 hour', at) = 0
    then
      insert into public.outbox (enquiry_id, kind, created_at, next_attempt_at)
      values (kept, 'acknowledgement', at, at);
      insert into private.attempts values ('acknowledgement', sender, at), ('acknowledged', acknowledge, at);
    end if;
  end if;

  update private.captcha_passes set spent_at = at where pass_hash = pass;
  return jsonb_build_object(
    'outcome', case when given.id is null then 'folded' else 'stored' end,
    'enquiry_id', kept
  );
end;
$$;

-- Mails to visitors are written from what the company says of itself now.
create or replace function public.claim_mails(most integer, at timestamptz default now())
  returns setof jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with due as (
    select id
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
    where outbox.id = due.id
    returning outbox.enquiry_id, outbox.kind, outbox.claim, outbox.attempts
  )
  select jsonb_build_object(
    'kind', claimed.kind,
    'claim', claimed.claim,
    'attempts', claimed.attempts,
    'enquiry', to_jsonb(enquiry) - 'found_by',
    'company', case when claimed.kind <> 'notice' then (
      select jsonb_build_object(
        'name', company_name, 'email', email, 'phone', phone, 'whatsapp', whatsapp, 'street', street,
        'city', city, 'postal_code', postal_code, 'region', region
      )
      from public.site_settings
    ) end
  )
  from claimed
  join public.contact_submissions as enquiry on enquiry.id = claimed.enquiry_id
  order by enquiry.created_at, claimed.kind desc;
$$;

-- What is counted against a day is kept for a day. An acknowledgement that has not gone out by then is given
-- up: it would tell no news, and an address that does not exist is tried no longer.
create or replace function public.forget_attempts(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.attempts
  where kind in ('enquiry', 'captcha')
    and (
      attempts.at < forget_attempts.at - interval '1 hour'
      or attempts.at > forget_attempts.at + interval '1 hour'
    );
  delete from private.attempts
  where attempts.at < forget_attempts.at - interval '24 hours'
    or attempts.at > forget_attempts.at + interval '24 hours';
  delete from public.outbox
  where sent_at is null
    and kind = 'acknowledgement'
    and created_at < forget_attempts.at - interval '24 hours';
  -- reCAPTCHA itself refuses a token that is older than two minutes.
  delete from private.captcha_passes where expires_at < forget_attempts.at - interval '1 hour';
$$;

-- Acknowledgements are not the administrator's to try again: they are no news to whoever waits for an answer.
create or replace function public.retry_mails(enquiry uuid default null)
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
  where sent_at is null and kind <> 'acknowledgement' and (enquiry is null or enquiry_id = enquiry);
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

revoke execute on function public.submit_enquiry(jsonb, text, integer, integer, text, timestamptz, text)
from public, anon, authenticated, service_role;
grant execute on function public.submit_enquiry(jsonb, text, integer, integer, text, timestamptz, text)
to service_role;
