-- Mails about proposals: `proposal` and `accepted` to the traveller, `reply` to the owner.

-- Whether mails of a kind go to the owner: they are never refused for good, and wait for no other mail.
create function private.is_mail_to_owner(kind text)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select kind in ('notice', 'reply');
$$;
revoke execute on function private.is_mail_to_owner(text) from public, anon, authenticated, service_role;

-- Claims mails that are due, for 30 seconds: first attempts first, and to visitors one per address. At most 600 notices
-- go out in an hour. `only_notices`: only mails to the owner. Times that are implausibly far in the future count as due.
create or replace function public.claim_mails(
  max_mails integer,
  at timestamptz default now(),
  only_notices boolean default false
)
  returns setof jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with busy as materialized (
    select lower(enquiry.email) as email
    from public.outbox as mail
    join public.contact_submissions as enquiry on enquiry.id = mail.enquiry_id
    where mail.sent_at is null
      and not private.is_mail_to_owner(mail.kind)
      and mail.claimed_until > at
      and mail.claimed_until <= at + interval '1 hour'
  ),
  due as (
    select mail.id
    from public.outbox as mail
    join public.contact_submissions as enquiry on enquiry.id = mail.enquiry_id
    where mail.sent_at is null
      and mail.refused_at is null
      and (private.is_mail_to_owner(mail.kind) or not only_notices)
      -- No mail waits longer than an hour: a later time was set by a clock that was ahead.
      and (mail.next_attempt_at <= at or mail.next_attempt_at > at + interval '1 hour')
      and (mail.claimed_until is null or mail.claimed_until <= at or mail.claimed_until > at + interval '1 hour')
      and (private.is_mail_to_owner(mail.kind) or lower(enquiry.email) not in (select busy.email from busy))
      and (mail.kind <> 'notice' or not exists (
        select from public.outbox as sent
        where sent.kind = 'notice' and sent.sent_at > at - interval '1 hour' and sent.sent_at <= at
        order by sent.sent_at
        offset 599
      ))
    order by mail.attempts > 0, mail.next_attempt_at
    limit max_mails
    for update of mail skip locked
  ),
  claimed as (
    update public.outbox
    set claim = gen_random_uuid(),
        claimed_until = at + interval '30 seconds',
        attempts = attempts + 1
    from due
    where outbox.id = due.id
    returning
      outbox.id, outbox.enquiry_id, outbox.kind, outbox.answer_id, outbox.version_id, outbox.reply_id, outbox.claim,
      outbox.attempts
  )
  select jsonb_build_object(
    'kind', claimed.kind,
    'claim', claimed.claim,
    'attempts', claimed.attempts,
    'time_zone', private.office_time_zone(),
    'enquiry', (to_jsonb(enquiry) - 'search_text') || jsonb_build_object('departure', (
      select jsonb_build_object('starts_on', departure.starts_on)
      from public.departures as departure
      where departure.id = enquiry.departure_id
    )),
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
    'proposal', (
      select jsonb_build_object(
        'id', proposal.id,
        'version_id', version.id,
        'reference', proposal.reference,
        'title', version.content ->> 'title',
        'traveller', version.content ->> 'traveller',
        'language', version.content ->> 'language',
        'number', version.number,
        'subject', version.subject,
        'body', version.body,
        'total', version.total,
        'valid_until', version.valid_until,
        -- Message ids without their domains, oldest first.
        'earlier', (
          select coalesce(jsonb_agg(earlier.message order by earlier.at, earlier.message), '[]')
          from (
            select 'acknowledgement-' || mail.enquiry_id, mail.sent_at
            from public.outbox as mail
            where mail.enquiry_id = claimed.enquiry_id and mail.kind = 'acknowledgement' and mail.sent_at is not null
            union all
            select 'answer-' || answer.id, answer.created_at
            from public.enquiry_answers as answer
            where answer.enquiry_id = claimed.enquiry_id and answer.created_at < version.sent_at
            union all
            select 'proposal-' || former.id, former.sent_at
            from public.proposals as other
            join public.proposal_versions as former on former.proposal_id = other.id
            where other.enquiry_id = claimed.enquiry_id and former.sent_at < version.sent_at
          ) as earlier (message, at)
        )
      )
      from public.proposal_versions as version
      join public.proposals as proposal on proposal.id = version.proposal_id
      where version.id = coalesce(
        claimed.version_id,
        (
          select replied.id
          from public.proposal_replies as reply
          join public.proposal_versions as replied
            on replied.proposal_id = reply.proposal_id and replied.number = reply.number
          where reply.id = claimed.reply_id
        )
      )
    ),
    'reply', (
      select jsonb_build_object(
        'id', reply.id, 'kind', reply.kind, 'body', reply.body, 'name', reply.name, 'at', reply.at
      )
      from public.proposal_replies as reply
      where reply.id = claimed.reply_id
    ),
    'token', (select token from private.outbox_tokens where outbox_id = claimed.id),
    'company', case when not private.is_mail_to_owner(claimed.kind) then (
      select jsonb_build_object(
        'name', company_name, 'email', email, 'phone', phone, 'whatsapp', whatsapp, 'street', street,
        'city', city, 'postal_code', postal_code, 'region', region, 'reply_hours', reply_hours
      )
      from public.site_settings
    ) end
  )
  from claimed
  join public.contact_submissions as enquiry on enquiry.id = claimed.enquiry_id
  order by enquiry.created_at, claimed.kind desc;
$$;

-- Records the result of a claimed mail. After a failure it is due again in 10 s, doubling up to 1 h. After a permanent
-- failure, and after 120 attempts (five days), only mails to the owner are due again: their recipient is a setting of the site.
-- Returns false if another sender has claimed the mail since.
create or replace function public.record_mail_result(
  enquiry uuid,
  claim_id uuid,
  failure text default null,
  is_permanent boolean default false,
  at timestamptz default now()
)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.outbox
  set sent_at = case when failure is null then at end,
      refused_at = case
        when failure is not null and not private.is_mail_to_owner(kind) and (is_permanent or attempts >= 120) then at
      end,
      last_error = left(failure, 500),
      next_attempt_at = case
        when failure is null then next_attempt_at
        else at + least(interval '10 seconds' * power(2, least(attempts, 20) - 1), interval '1 hour')
      end,
      claim = null,
      claimed_until = null
  where enquiry_id = enquiry and claim = claim_id and sent_at is null;
  return found;
end;
$$;

-- Corrects the e-mail address of an enquiry, and makes its unsent mails to the visitor due. For administrators.
-- Returns the number of these mails.
create or replace function public.correct_enquiry_email(enquiry uuid, email text)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  waiting integer;
begin
  if not private.is_admin() then
    raise exception 'Only administrators correct enquiries' using errcode = '42501';
  end if;
  update public.contact_submissions as corrected
  set email = btrim(correct_enquiry_email.email)
  where corrected.id = enquiry;
  if not found then
    raise exception 'There is no such enquiry' using errcode = 'PT404';
  end if;
  update public.outbox
  set next_attempt_at = now(), refused_at = null, attempts = 0, last_error = null
  where enquiry_id = enquiry and sent_at is null and not private.is_mail_to_owner(kind);
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

create or replace function private.note_erased_mail()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.erased_mails (mail_id, erased_at)
  values (coalesce(old.answer_id, old.version_id, old.reply_id, old.enquiry_id), greatest(now(), old.claimed_until))
  on conflict (mail_id) do update set erased_at = greatest(erased_mails.erased_at, excluded.erased_at);
  return null;
end;
$$;
