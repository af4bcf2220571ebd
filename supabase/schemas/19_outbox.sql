-- Outgoing mail about enquiries. Mails are written from the enquiry when they are sent, and erased with it.

create table public.outbox (
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text constraint outbox_last_error_length check (char_length(last_error) <= 500),
  sent_at timestamptz,
  -- Sender of the mail, and the end of its exclusive turn.
  claim uuid,
  claimed_until timestamptz,
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'notice'
    constraint outbox_kind_known
      check (kind in ('notice', 'acknowledgement', 'answer', 'proposal', 'reply', 'accepted')),
  answer_id uuid references public.enquiry_answers (id) on delete cascade constraint outbox_answer_once unique,
  refused_at timestamptz,
  version_id uuid references public.proposal_versions (id) on delete cascade,
  reply_id uuid references public.proposal_replies (id) on delete cascade,
  constraint outbox_answer_given check ((kind = 'answer') = (answer_id is not null)),
  constraint outbox_version_given check ((kind = 'proposal') = (version_id is not null)),
  constraint outbox_reply_given check (kind in ('reply', 'accepted') = (reply_id is not null))
);
comment on column public.outbox.refused_at is
  'Time at which the recipient was refused permanently. Not sent again until an administrator retries it.';
alter table public.outbox enable row level security;
revoke all on table public.outbox from anon, authenticated;
grant select, update (next_attempt_at, refused_at) on table public.outbox to authenticated;
grant all on table public.outbox to service_role;

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and refused_at is null;

create index outbox_unsent on public.outbox (created_at, id) where sent_at is null;

create index outbox_of_enquiry on public.outbox (enquiry_id);

create unique index outbox_once on public.outbox (enquiry_id, kind)
  where kind in ('notice', 'acknowledgement');

-- Notices of the last hour.
create index outbox_sent_notices on public.outbox (sent_at) where kind = 'notice';

create policy "Admins read the outbox"
  on public.outbox for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins retry mails"
  on public.outbox for update
  to authenticated
  using (sent_at is null and (select private.is_admin()))
  with check (sent_at is null and (select private.is_admin()));

-- Token of a mail that has not gone out.
create table private.outbox_tokens (
  outbox_id uuid primary key references public.outbox (id) on delete cascade,
  token text not null
);
revoke all on table private.outbox_tokens from public, anon, authenticated, service_role;

-- Whether mails of a kind go to the owner: they are never refused for good, and wait for no other mail.
create function private.is_mail_to_owner(kind text)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select kind in ('notice', 'reply');
$$;

-- Claims mails that are due, for 30 seconds: first attempts first, and to visitors one per address. At most 600 notices
-- go out in an hour. `only_notices`: only mails to the owner. Times that are implausibly far in the future count as due.
create function public.claim_mails(
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
create function public.record_mail_result(
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

-- Makes all unsent mails due, at a start. Claims are released only if no other server uses the database.
create function public.resume_mails(is_only_server boolean, at timestamptz default now())
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
      claim = case when is_only_server then null else claim end,
      claimed_until = case when is_only_server then null else claimed_until end
  where sent_at is null and refused_at is null;
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

-- Tries one mail again, or all unsent ones, but no acknowledgements. For administrators. Returns their number.
create function public.retry_mails(enquiry uuid default null)
  returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  waiting integer;
begin
  update public.outbox
  set next_attempt_at = now(), refused_at = null
  where sent_at is null and kind <> 'acknowledgement' and (enquiry is null or enquiry_id = enquiry);
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

-- Corrects the e-mail address of an enquiry, and makes its unsent mails to the visitor due. For administrators.
-- Returns the number of these mails.
create function public.correct_enquiry_email(enquiry uuid, email text)
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

-- Removes events and passes that no longer count, and acknowledgements that could not be sent for a day. Refused ones
-- stay: they show administrators that the address is wrong.
create function public.purge_expired_form_data(at timestamptz default now())
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

-- Ids of mails that were erased with their enquiry when they were sent, or until when they may be written. The server
-- removes their files after `erased_at`, and then these rows. A file
-- is never removed because its row in the outbox is missing: the database could be a different one.
create table private.erased_mails (
  mail_id uuid primary key,
  erased_at timestamptz not null default now()
);
revoke all on table private.erased_mails from public, anon, authenticated, service_role;

create function private.note_erased_mail()
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

create trigger outbox_erased after delete on public.outbox
  for each row
  when (
    old.sent_at is not null
    or old.claimed_until is not null
  )
  execute function private.note_erased_mail();

-- Deletes the ids in `removed`, whose files are gone. Returns the next ids, oldest first.
create function public.erased_mails(removed uuid[] default '{}'::uuid[])
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

create unique index outbox_version_once on public.outbox (version_id) where version_id is not null;

create unique index outbox_reply_once on public.outbox (reply_id, kind) where reply_id is not null;

create function private.forget_token()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.outbox_tokens where outbox_id = new.id;
  return null;
end;
$$;

create trigger forget_token after update of sent_at on public.outbox
  for each row
  when (new.sent_at is not null)
  execute function private.forget_token();

revoke execute on function
  private.is_mail_to_owner(text),
  public.claim_mails(integer, timestamptz, boolean),
  public.record_mail_result(uuid, uuid, text, boolean, timestamptz),
  public.resume_mails(boolean, timestamptz),
  public.retry_mails(uuid),
  public.correct_enquiry_email(uuid, text),
  public.purge_expired_form_data(timestamptz),
  private.note_erased_mail(),
  public.erased_mails(uuid[]),
  private.forget_token()
from public, anon, authenticated, service_role;
grant execute on function
  public.claim_mails(integer, timestamptz, boolean),
  public.record_mail_result(uuid, uuid, text, boolean, timestamptz),
  public.resume_mails(boolean, timestamptz),
  public.purge_expired_form_data(timestamptz),
  public.erased_mails(uuid[])
to service_role;
grant execute on function
  public.retry_mails(uuid),
  public.correct_enquiry_email(uuid, text)
to authenticated;
