-- Enquiries of one sender neither wait for those of others, nor are refused because of them.

-- As in `…_several_mails.sql`, but for its locks and for the limit of all senders. Calls of the same sender or with
-- the same e-mail address run one after the other: these are what repetitions and limits are looked up by. Above
-- `per_hour`, a sender's first enquiry in the hour is stored all the same; twenty times as many are the end, which
-- keeps the disk free. Limits of all senders may be exceeded by the calls that run at the same time.
create or replace function public.submit_enquiry(
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
  -- Always in this order, so that two calls never wait for each other: the pass, the sender, the e-mail address, acknowledgements.
  -- A limit that two calls read at once would let both through.
  perform from private.captcha_passes where pass_hash = pass for update;
  perform pg_advisory_xact_lock(hashtext('private.attempts'), hashtext(sender));
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'), hashtext(lower(given.email)));

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

  -- After the repetitions: the server tries again without knowing whether its first try was stored and spent the pass.
  if kept is null and pass is not null and not public.holds_captcha_pass(pass, at) then
    return jsonb_build_object('outcome', 'unproven');
  end if;

  if kept is null then
    wait := private.seconds_to_wait('enquiry', sender, per_address, interval '10 minutes', at);
    if wait > 0 then
      return jsonb_build_object('outcome', 'limited', 'retry_after', wait, 'total', false);
    end if;
    wait := private.seconds_to_wait('enquiry', null, per_hour, interval '1 hour', at);
    if wait > 0
      and (
        private.seconds_to_wait('enquiry', sender, 1, interval '1 hour', at) > 0
        or private.seconds_to_wait('enquiry', null, 20 * per_hour, interval '1 hour', at) > 0
      )
    then
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
    then
      -- Held by few calls, and only until they end.
      perform pg_advisory_xact_lock(hashtext('acknowledgement'));
      if private.seconds_to_wait('acknowledgement', null, 60, interval '1 hour', at) = 0 then
        insert into public.outbox (enquiry_id, kind, created_at, next_attempt_at)
        values (kept, 'acknowledgement', at, at);
        insert into private.attempts values ('acknowledgement', sender, at), ('acknowledged', acknowledge, at);
      end if;
    end if;
  end if;

  update private.captcha_passes set spent_at = at where pass_hash = pass;
  return jsonb_build_object(
    'outcome', case when given.id is null then 'folded' else 'stored' end,
    'enquiry_id', kept
  );
end;
$$;

-- As in `…_row_limits.sql`, but for its lock.
create or replace function public.count_captcha_attempt(
  sender text, max_attempts integer, seconds integer, at timestamptz default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.attempts'), hashtext(sender));
  wait := private.seconds_to_wait('captcha', sender, max_attempts, make_interval(secs => seconds), at);
  if wait = 0 then
    insert into private.attempts values ('captcha', sender, at);
  end if;
  return wait;
end;
$$;

-- Of notices to the owner, 600 go out in an hour; others wait for their turn. Enquiries are stored beyond that.
create index outbox_sent_notices on public.outbox (sent_at) where kind = 'notice';

-- As in `…_row_limits.sql`, but for this limit.
create or replace function public.claim_mails(max_mails integer, at timestamptz default now())
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
      and (kind <> 'notice' or not exists (
        select from public.outbox as sent
        where sent.kind = 'notice' and sent.sent_at > at - interval '1 hour' and sent.sent_at <= at
        order by sent.sent_at
        offset 599
      ))
    order by next_attempt_at
    limit max_mails
    for update skip locked
  ),
  claimed as (
    update public.outbox
    set claim = gen_random_uuid(),
        claimed_until = at + interval '30 seconds',
        attempts = attempts + 1
    from due
    where outbox.id = due.id
    returning outbox.enquiry_id, outbox.kind, outbox.answer_id, outbox.claim, outbox.attempts
  )
  select jsonb_build_object(
    'kind', claimed.kind,
    'claim', claimed.claim,
    'attempts', claimed.attempts,
    'enquiry', to_jsonb(enquiry) - 'found_by',
    'answer', (
      select jsonb_build_object(
        'id', answer.id,
        'subject', answer.subject,
        'body', answer.body,
        'acknowledged', exists (
          select from public.outbox as mail
          where mail.enquiry_id = answer.enquiry_id and mail.kind = 'acknowledgement' and mail.sent_at is not null
        ),
        'earlier', (
          select coalesce(jsonb_agg(earlier.id order by earlier.created_at, earlier.id), '[]')
          from public.enquiry_answers as earlier
          where earlier.enquiry_id = answer.enquiry_id
            and (earlier.created_at, earlier.id) < (answer.created_at, answer.id)
        )
      )
      from public.enquiry_answers as answer
      where answer.id = claimed.answer_id
    ),
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
