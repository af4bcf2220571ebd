-- Mails to one visitor are sent one after the other, so that a slow mailbox does not occupy the worker. A mail to a
-- visitor that fails 120 times, which takes five days, is given up as if it was refused; a refused acknowledgement is kept, because it shows
-- administrators that the address is wrong. Files of mails that were being written when their enquiry was erased are
-- removed, too.

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
      and mail.kind <> 'notice'
      and mail.claimed_until > at
      and mail.claimed_until <= at + interval '1 hour'
  ),
  due as (
    select mail.id
    from public.outbox as mail
    join public.contact_submissions as enquiry on enquiry.id = mail.enquiry_id
    where mail.sent_at is null
      and mail.refused_at is null
      and (mail.kind = 'notice' or not only_notices)
      -- No mail waits longer than an hour: a later time was set by a clock that was ahead.
      and (mail.next_attempt_at <= at or mail.next_attempt_at > at + interval '1 hour')
      and (mail.claimed_until is null or mail.claimed_until <= at or mail.claimed_until > at + interval '1 hour')
      and (mail.kind = 'notice' or lower(enquiry.email) not in (select busy.email from busy))
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
    returning outbox.enquiry_id, outbox.kind, outbox.answer_id, outbox.claim, outbox.attempts
  )
  select jsonb_build_object(
    'kind', claimed.kind,
    'claim', claimed.claim,
    'attempts', claimed.attempts,
    'enquiry', to_jsonb(enquiry) - 'search_text',
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
        when failure is not null and kind <> 'notice' and (is_permanent or attempts >= 120) then at
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

create or replace function public.purge_expired_form_data(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.rate_limit_events as event
  where kind in ('enquiry', 'captcha')
    and event.at < purge_expired_form_data.at - interval '1 hour';
  -- Events in the future, from a clock that was ahead, would count until that time.
  delete from private.rate_limit_events as event
  where event.at < purge_expired_form_data.at - interval '24 hours'
    or event.at > purge_expired_form_data.at + interval '1 hour';
  delete from public.outbox
  where sent_at is null
    and refused_at is null
    and kind = 'acknowledgement'
    and created_at < purge_expired_form_data.at - interval '24 hours';
  -- reCAPTCHA rejects tokens older than two minutes, so older passes need not be remembered.
  delete from private.captcha_passes where expires_at < purge_expired_form_data.at - interval '1 hour';
$$;

create or replace function private.note_erased_mail()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.erased_mails (mail_id, erased_at)
  values (coalesce(old.answer_id, old.enquiry_id), greatest(now(), old.claimed_until))
  on conflict (mail_id) do update set erased_at = greatest(erased_mails.erased_at, excluded.erased_at);
  return null;
end;
$$;

drop trigger outbox_erased on public.outbox;
create trigger outbox_erased after delete on public.outbox
  for each row
  when (old.sent_at is not null or old.claimed_until is not null)
  execute function private.note_erased_mail();

create or replace function public.erased_mails(removed uuid[] default '{}'::uuid[])
  returns setof uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.erased_mails where mail_id = any (removed);
  return query
    select mail_id from private.erased_mails where erased_at <= now() order by erased_at limit 1000;
end;
$$;
