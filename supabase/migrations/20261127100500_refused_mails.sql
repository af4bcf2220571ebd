-- Mails to visitors whose address is refused permanently are not retried automatically. Administrators see the reason,
-- correct the address, or retry. Claims prefer first attempts, and notices can be claimed separately, so that slow
-- recipients do not delay other mails. Mail files are removed with their enquiry.

alter table public.outbox add column refused_at timestamptz;
comment on column public.outbox.refused_at is
  'Time at which the recipient was refused permanently. Not sent again until an administrator retries it.';

drop index public.outbox_due;
create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and refused_at is null;

drop function public.claim_mails(integer, timestamptz);

-- Claims mails that are due, for 30 seconds: first attempts first. At most 600 notices go out in an hour. Times that are
-- implausibly far in the future count as due.
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
  with due as (
    select id
    from public.outbox
    where sent_at is null
      and refused_at is null
      and (kind = 'notice' or not only_notices)
      -- No mail waits longer than an hour: a later time was set by a clock that was ahead.
      and (next_attempt_at <= at or next_attempt_at > at + interval '1 hour')
      and (claimed_until is null or claimed_until <= at or claimed_until > at + interval '1 hour')
      and (kind <> 'notice' or not exists (
        select from public.outbox as sent
        where sent.kind = 'notice' and sent.sent_at > at - interval '1 hour' and sent.sent_at <= at
        order by sent.sent_at
        offset 599
      ))
    order by attempts > 0, next_attempt_at
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

drop function public.record_mail_result(uuid, uuid, text, timestamptz);

-- Records the result of a claimed mail. After a failure it is due again in 10 s, doubling up to 1 h. After a permanent
-- failure only notices are due again: their recipient is a setting of the site. Returns false if another sender has
-- claimed the mail since.
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
      refused_at = case when failure is not null and is_permanent and kind <> 'notice' then at end,
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
create or replace function public.resume_mails(is_only_server boolean, at timestamptz default now())
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
  set next_attempt_at = now(), refused_at = null
  where sent_at is null and kind <> 'acknowledgement' and (enquiry is null or enquiry_id = enquiry);
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;
grant update (next_attempt_at, refused_at) on table public.outbox to authenticated;

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
  where enquiry_id = enquiry and sent_at is null and kind <> 'notice';
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

-- Ids of sent mails that were erased with their enquiry. The server removes their files and then these rows. A file
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
  insert into private.erased_mails (mail_id)
  values (coalesce(old.answer_id, old.enquiry_id))
  on conflict do nothing;
  return null;
end;
$$;

create trigger outbox_erased
  after delete on public.outbox
  for each row when (old.sent_at is not null)
  execute function private.note_erased_mail();

-- Deletes the ids in `removed`, whose files are gone. Returns the next ids, oldest first.
create function public.erased_mails(removed uuid[] default '{}')
  returns setof uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.erased_mails where mail_id = any (removed);
  return query select mail_id from private.erased_mails order by erased_at limit 1000;
end;
$$;

revoke execute on function
  public.claim_mails(integer, timestamptz, boolean),
  public.record_mail_result(uuid, uuid, text, boolean, timestamptz),
  public.correct_enquiry_email(uuid, text),
  public.erased_mails(uuid[])
from public, anon, authenticated, service_role;
grant execute on function
  public.claim_mails(integer, timestamptz, boolean),
  public.record_mail_result(uuid, uuid, text, boolean, timestamptz),
  public.erased_mails(uuid[])
to service_role;
grant execute on function public.correct_enquiry_email(uuid, text) to authenticated;
