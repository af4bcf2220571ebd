-- What becomes of an enquiry: its state, notes that administrators write for themselves, and answers, which go
-- out as mails. All of it goes with the enquiry when that is erased.

alter table public.contact_submissions
  add column state text not null default 'new',
  add constraint contact_submissions_state_known
    check (state in ('new', 'active', 'proposed', 'confirmed', 'lost', 'spam')),
  -- When the first answer was written.
  add column answered_at timestamptz;

-- The list of one state, what waits for longer than a day, and how many there are of each.
create index contact_submissions_by_state on public.contact_submissions (state, created_at, id)
  include (answered_at);

grant update (state) on table public.contact_submissions to authenticated;

create policy "Admins change the state of enquiries"
  on public.contact_submissions for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Who writes a note or an answer, as colleagues know them.
create function private.writer()
  returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select email from auth.users where id = (select auth.uid());
$$;

revoke execute on function private.writer() from public;
grant execute on function private.writer() to authenticated, service_role;

create table public.enquiry_notes (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  author text default private.writer(),
  body text not null
    constraint enquiry_notes_body_length check (char_length(btrim(body)) >= 1 and char_length(body) <= 5000)
);

create index enquiry_notes_of_enquiry on public.enquiry_notes (enquiry_id, created_at, id);

create table public.enquiry_answers (
  id uuid primary key,
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  author text,
  subject text not null
    constraint enquiry_answers_subject_length check (char_length(subject) between 1 and 200),
  body text not null
    constraint enquiry_answers_body_length check (char_length(body) between 1 and 10000)
);

create index enquiry_answers_of_enquiry on public.enquiry_answers (enquiry_id, created_at, id);

alter table public.enquiry_notes enable row level security;
alter table public.enquiry_answers enable row level security;

revoke all on table public.enquiry_notes, public.enquiry_answers from anon, authenticated;
-- Who wrote a note and when is not the writer's to say.
grant select, insert (id, enquiry_id, body), delete on table public.enquiry_notes to authenticated;
-- Answers are written by `answer_enquiry` alone, and what has been sent is not taken back.
grant select on table public.enquiry_answers to authenticated;
grant all on table public.enquiry_notes, public.enquiry_answers to service_role;

create policy "Admins read notes"
  on public.enquiry_notes for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins write notes"
  on public.enquiry_notes for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins erase notes"
  on public.enquiry_notes for delete
  to authenticated
  using ((select private.is_admin()));

create policy "Admins read answers"
  on public.enquiry_answers for select
  to authenticated
  using ((select private.is_admin()));

alter table public.outbox
  add column answer_id uuid constraint outbox_answer_once unique
    references public.enquiry_answers (id) on delete cascade,
  add constraint outbox_answer_given check ((kind = 'answer') = (answer_id is not null));

-- Writes an answer and puts its mail into the outbox; an enquiry that was new is being dealt with from then on.
--   operation  a new id for each answer; the same one when it is repeated, which sends nothing a second time
-- Control characters are taken out, of the subject also line breaks, which would begin a header of the mail.
create function public.answer_enquiry(enquiry uuid, operation uuid, subject text, body text)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  title constant text := btrim(
    regexp_replace(subject, E'[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]+', ' ', 'g')
  );
  words constant text := btrim(
    regexp_replace(body, E'[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]+', '', 'g'), E' \t\r\n'
  );
  known public.enquiry_answers;
begin
  if not private.is_admin() then
    raise exception 'Only administrators answer enquiries' using errcode = '42501';
  end if;
  perform from public.contact_submissions where id = enquiry for update;
  if not found then
    raise exception 'There is no such enquiry' using errcode = 'PT404';
  end if;
  select * into known from public.enquiry_answers where id = operation;
  if found then
    if (known.enquiry_id, known.subject, known.body) is distinct from (enquiry, title, words) then
      raise exception 'This operation has sent something else' using errcode = 'PT409';
    end if;
    return known.id;
  end if;
  insert into public.enquiry_answers (id, enquiry_id, author, subject, body)
  values (operation, enquiry, private.writer(), title, words);
  insert into public.outbox (enquiry_id, kind, answer_id) values (enquiry, 'answer', operation);
  update public.contact_submissions
  set answered_at = coalesce(answered_at, now()),
      state = case when state = 'new' then 'active' else state end
  where id = enquiry;
  return operation;
end;
$$;

-- How many enquiries there are of each state, and how many wait for longer than a day: {"new": 3, "overdue": 1}.
create function public.enquiry_counts()
  returns jsonb
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(of_state.state, of_state.total), '{}') || jsonb_build_object('overdue', (
    select count(*)
    from public.contact_submissions
    where state = 'new' and created_at < now() - interval '24 hours' and answered_at is null
  ))
  from (
    select state, count(*) as total from public.contact_submissions group by state
  ) as of_state;
$$;

-- Erases enquiries that are older than so many months, with all that belongs to them, the oldest first, and
-- gives how many: at most a thousand, so that no statement takes long.
create function public.forget_enquiries(months integer, at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  if months is null or months < 1 then
    return 0;
  end if;
  delete from public.contact_submissions
  where id in (
    select id
    from public.contact_submissions
    where created_at < forget_enquiries.at - make_interval(months => forget_enquiries.months)
    order by created_at, id
    limit 1000
  );
  get diagnostics erased = row_count;
  return erased;
end;
$$;

-- As in `…_several_mails.sql`, with an answer's words and the mails that the visitor has had before it.
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

revoke execute on function
  public.answer_enquiry(uuid, uuid, text, text),
  public.enquiry_counts(),
  public.forget_enquiries(integer, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.answer_enquiry(uuid, uuid, text, text), public.enquiry_counts() to authenticated;
grant execute on function public.forget_enquiries(integer, timestamptz) to service_role;
