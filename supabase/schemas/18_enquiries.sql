-- Enquiries of visitors, with notes and answers of administrators. The server functions write them with the secret
-- key, together with their mails; limits and captcha passes are stored here, so that they hold across replicas.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null constraint contact_submissions_name_length check (char_length(name) between 2 and 100),
  email text not null
    constraint contact_submissions_email_format check (email ~ '^[^@\s]+@[^@\s]+$')
    constraint contact_submissions_email_length check (char_length(btrim(email)) between 1 and 255),
  phone text constraint contact_submissions_phone_length check (char_length(phone) <= 20),
  preferred_contact text
    constraint contact_submissions_preferred_contact_length check (char_length(preferred_contact) <= 50),
  message text not null
    constraint contact_submissions_message_length check (char_length(message) between 10 and 2000),
  language text constraint contact_submissions_language_known check (language in ('es', 'en', 'fr')),
  source text constraint contact_submissions_source_length check (char_length(source) <= 500),
  -- Text for the panel's search: all fields, without accents, in lower case. A search reads all rows: row-level
  -- security keeps trigram indexes from being used.
  search_text text not null generated always as (
    lower(regexp_replace(normalize(name
      || E'\n' || email
      || E'\n' || coalesce(phone, '')
      || E'\n' || coalesce(regexp_replace(phone, '\D', '', 'g'), '')
      || E'\n' || message, nfd), '[\u0300-\u036f]', '', 'g'))
  ) stored,
  state text not null default 'new'
    constraint contact_submissions_state_known
      check (state in ('new', 'active', 'proposed', 'confirmed', 'lost', 'spam')),
  -- Time of the first answer.
  answered_at timestamptz,
  tour_id uuid,
  tour_name text constraint contact_submissions_tour_name_length check (char_length(tour_name) <= 200),
  travel_from date
    constraint contact_submissions_travel_from_range
      check (travel_from >= '1900-01-01'::date and travel_from <= '2999-12-31'::date),
  travel_to date
    constraint contact_submissions_travel_to_range
      check (travel_to >= '1900-01-01'::date and travel_to <= '2999-12-31'::date),
  travel_flexible boolean,
  first_time boolean,
  adults smallint constraint contact_submissions_adults_range check (adults between 1 and 60),
  child_ages smallint[] not null default '{}'
    constraint contact_submissions_child_ages_given
      check (cardinality(child_ages) <= 12 and array_position(child_ages, null) is null and (0 <= all (child_ages)) and (17 >= all (child_ages))),
  style text
    constraint contact_submissions_style_known check (style in ('camping', 'mid-range', 'luxury', 'mixed')),
  budget text
    constraint contact_submissions_budget_known
      check (budget in ('under-3000', '3000-5000', '5000-8000', 'over-8000', 'unsure')),
  departure_id uuid references public.departures (id) on delete set null,
  estimate jsonb
    constraint contact_submissions_estimate_given
      check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 1024),
  constraint contact_submissions_travel_dates
    check ((num_nulls(travel_from, travel_to) = any (array[0, 2])) and travel_from <= travel_to)
);
comment on column public.contact_submissions.search_text is
  'What the search looks into. Derived; nobody reads it.';
alter table public.contact_submissions enable row level security;
revoke all on table public.contact_submissions from anon, authenticated;
grant select, delete, update (state) on table public.contact_submissions to authenticated;
grant all on table public.contact_submissions to service_role;

create index contact_submissions_by_time on public.contact_submissions (created_at, id);

create index contact_submissions_by_name on public.contact_submissions (name, id);

create index contact_submissions_by_email on public.contact_submissions (email, id);

create index contact_submissions_by_state on public.contact_submissions (state, created_at, id)
  include (answered_at);

create index contact_submissions_of_departure on public.contact_submissions (departure_id, created_at)
  where departure_id is not null;

create policy "Admins read enquiries"
  on public.contact_submissions for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change the state of enquiries"
  on public.contact_submissions for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins erase enquiries"
  on public.contact_submissions for delete
  to authenticated
  using ((select private.is_admin()));

-- E-mail address of the caller, stored as author of notes and answers.
create function private.current_user_email()
  returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select email from auth.users where id = (select auth.uid());
$$;

create table public.enquiry_notes (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  author text default private.current_user_email(),
  body text not null
    constraint enquiry_notes_body_length check (char_length(btrim(body)) >= 1 and char_length(body) <= 5000)
);
alter table public.enquiry_notes enable row level security;
revoke all on table public.enquiry_notes from anon, authenticated;
grant select, delete, insert (body, enquiry_id, id) on table public.enquiry_notes to authenticated;
grant all on table public.enquiry_notes to service_role;

create index enquiry_notes_of_enquiry on public.enquiry_notes (enquiry_id, created_at, id);

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

-- Written by `answer_enquiry` only.
create table public.enquiry_answers (
  id uuid primary key,
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  author text,
  subject text not null
    constraint enquiry_answers_subject_length check (char_length(subject) between 1 and 200),
  body text not null constraint enquiry_answers_body_length check (char_length(body) between 1 and 10000)
);
alter table public.enquiry_answers enable row level security;
revoke all on table public.enquiry_answers from anon, authenticated;
grant select on table public.enquiry_answers to authenticated;
grant all on table public.enquiry_answers to service_role;

create index enquiry_answers_of_enquiry on public.enquiry_answers (enquiry_id, created_at, id);

create policy "Admins read answers"
  on public.enquiry_answers for select
  to authenticated
  using ((select private.is_admin()));

-- One pass per verified token of reCAPTCHA. Both are stored as hashes.
create table private.captcha_passes (
  pass_hash text primary key,
  token_hash text not null unique,
  expires_at timestamptz not null,
  spent_at timestamptz
);
revoke all on table private.captcha_passes from public, anon, authenticated, service_role;

-- Events that count against rate limits. `sender` is a keyed hash of a network address.
create table private.rate_limit_events (
  kind text not null check (kind in ('enquiry', 'captcha', 'acknowledgement', 'acknowledged')),
  sender text not null,
  at timestamptz not null
);
revoke all on table private.rate_limit_events from public, anon, authenticated, service_role;

create index rate_limit_events_by_sender on private.rate_limit_events (kind, sender, at);

create index rate_limit_events_by_time on private.rate_limit_events (kind, at);

-- Seconds until another event is allowed; 0 if it is allowed now. Without a sender, events of all senders count.
create function private.rate_limit_wait_seconds(
  of_kind text,
  of_sender text,
  max_count integer,
  period interval,
  at timestamptz
)
  returns integer
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    (
      select greatest(1, ceil(extract(epoch from event.at + period - rate_limit_wait_seconds.at)))::integer
      from private.rate_limit_events as event
      where kind = of_kind
        and (of_sender is null or sender = of_sender)
        and event.at > rate_limit_wait_seconds.at - period
      order by event.at desc
      offset max_count - 1
      limit 1
    ),
    0
  );
$$;

-- Counts a verification of a token. Returns 0, or the seconds to wait.
create function public.count_captcha_attempt(
  sender text,
  max_attempts integer,
  seconds integer,
  at timestamptz default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.rate_limit_events'), hashtext(sender));
  wait := private.rate_limit_wait_seconds('captcha', sender, max_attempts, make_interval(secs => seconds), at);
  if wait = 0 then
    insert into private.rate_limit_events values ('captcha', sender, at);
  end if;
  return wait;
end;
$$;

-- Issues a pass for a verified token; false if the token was used before.
create function public.issue_captcha_pass(
  pass text,
  token text,
  seconds integer,
  at timestamptz default now()
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

create function public.is_captcha_pass_valid(pass text, at timestamptz default now())
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

-- Stores an enquiry with its mails, and spends the pass. Returns {outcome: stored | duplicate | limited | unproven,
-- enquiry_id?, retry_after?, total?}. `duplicate`: the same enquiry was stored in the last five minutes; details of the
-- journey that it lacks are added. A tour or departure that does not exist becomes null, and so does a departure of
-- another tour. A pass stays valid after `limited`. Calls of the same sender or e-mail address run one after the other.
-- Above `per_hour`, the first enquiry of a sender in the hour is still stored, up to twenty times the limit.
-- `acknowledge`: keyed hash of the visitor's e-mail address, null for no acknowledgement. Acknowledgements are limited to
-- one per address and three per sender in a day, and sixty in an hour.
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
  departure_tour uuid;
  stored_id uuid;
  wait integer;
begin
  -- Locks in a fixed order, against deadlocks: pass, sender, email address, acknowledgements. Without them two
  -- concurrent calls would both pass a limit.
  perform from private.captcha_passes where pass_hash = pass for update;
  perform pg_advisory_xact_lock(hashtext('private.rate_limit_events'), hashtext(sender));
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'), hashtext(lower(given.email)));

  select id into stored_id
  from public.contact_submissions as known
  where known.created_at > at - interval '5 minutes'
    and known.name = given.name
    and known.email = given.email
    and known.phone is not distinct from given.phone
    and known.preferred_contact is not distinct from given.preferred_contact
    and known.message = given.message
  order by known.created_at
  limit 1;

  given.child_ages := coalesce(given.child_ages, '{}');
  select id, tour_id into given.departure_id, departure_tour
  from public.departures
  where id = given.departure_id and tour_id = coalesce(given.tour_id, tour_id);
  select id, left(name, 200) into given.tour_id, given.tour_name
  from public.tours
  where id = coalesce(given.tour_id, departure_tour);
  if given.tour_id is null then
    given.departure_id := null;
    given.estimate := null;
  end if;

  -- After the check for a duplicate: a retry of a stored enquiry finds its pass spent.
  if stored_id is null and pass is not null and not public.is_captcha_pass_valid(pass, at) then
    return jsonb_build_object('outcome', 'unproven');
  end if;

  if stored_id is null then
    wait := private.rate_limit_wait_seconds('enquiry', sender, per_address, interval '10 minutes', at);
    if wait > 0 then
      return jsonb_build_object('outcome', 'limited', 'retry_after', wait, 'total', false);
    end if;
    wait := private.rate_limit_wait_seconds('enquiry', null, per_hour, interval '1 hour', at);
    if wait > 0
      and (
        private.rate_limit_wait_seconds('enquiry', sender, 1, interval '1 hour', at) > 0
        or private.rate_limit_wait_seconds('enquiry', null, 20 * per_hour, interval '1 hour', at) > 0
      )
    then
      return jsonb_build_object('outcome', 'limited', 'retry_after', wait, 'total', true);
    end if;

    insert into public.contact_submissions
      (
        created_at, name, email, phone, preferred_contact, message, language, source, tour_id, tour_name,
        travel_from, travel_to, travel_flexible, first_time, adults, child_ages, style, budget, departure_id, estimate
      )
    values (
      at, given.name, given.email, given.phone, given.preferred_contact, given.message, given.language,
      given.source, given.tour_id, given.tour_name, given.travel_from, given.travel_to, given.travel_flexible,
      given.first_time, given.adults, given.child_ages, given.style, given.budget, given.departure_id, given.estimate
    )
    returning id into stored_id;
    insert into public.outbox (enquiry_id, created_at, next_attempt_at) values (stored_id, at, at);
    insert into private.rate_limit_events values ('enquiry', sender, at);
    given.id := stored_id;

    if acknowledge is not null
      and exists (select from public.site_settings)
      and private.rate_limit_wait_seconds('acknowledged', acknowledge, 1, interval '24 hours', at) = 0
      and private.rate_limit_wait_seconds('acknowledgement', sender, 3, interval '24 hours', at) = 0
    then
      -- A global lock, but only calls that send an acknowledgement take it.
      perform pg_advisory_xact_lock(hashtext('acknowledgement'));
      if private.rate_limit_wait_seconds('acknowledgement', null, 60, interval '1 hour', at) = 0 then
        insert into public.outbox (enquiry_id, kind, created_at, next_attempt_at)
        values (stored_id, 'acknowledgement', at, at);
        insert into private.rate_limit_events values ('acknowledgement', sender, at), ('acknowledged', acknowledge, at);
      end if;
    end if;
  else
    -- Columns that belong together are filled together.
    update public.contact_submissions as known
    set (tour_id, tour_name) = (
          select known.tour_id, known.tour_name where known.tour_id is not null
          union all
          select given.tour_id, given.tour_name where known.tour_id is null
        ),
        (travel_from, travel_to, travel_flexible) = (
          select known.travel_from, known.travel_to, known.travel_flexible where known.travel_from is not null
          union all
          select given.travel_from, given.travel_to, given.travel_flexible where known.travel_from is null
        ),
        first_time = coalesce(known.first_time, given.first_time),
        adults = coalesce(known.adults, given.adults),
        child_ages = case when known.child_ages = '{}' then given.child_ages else known.child_ages end,
        style = coalesce(known.style, given.style),
        budget = coalesce(known.budget, given.budget),
        departure_id = case
          when coalesce(known.tour_id, given.tour_id) = given.tour_id
          then coalesce(known.departure_id, given.departure_id)
          else known.departure_id
        end
    where id = stored_id;
    -- The new estimate counts if it is about the details that are stored now.
    update public.contact_submissions as known
    set estimate = given.estimate
    where id = stored_id
      and given.estimate is not null
      and (known.tour_id, known.departure_id, known.travel_from, known.adults, known.child_ages)
        is not distinct from
          (given.tour_id, given.departure_id, given.travel_from, given.adults, given.child_ages);
  end if;

  update private.captcha_passes set spent_at = at where pass_hash = pass;
  return jsonb_build_object(
    'outcome', case when given.id is null then 'duplicate' else 'stored' end,
    'enquiry_id', stored_id
  );
end;
$$;

-- Stores an answer and its mail; a new enquiry becomes active.
--   operation  new id for each answer; the same id when the call is repeated
-- Control characters are removed, and line breaks in the subject, which could add mail headers.
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
  values (operation, enquiry, private.current_user_email(), title, words);
  insert into public.outbox (enquiry_id, kind, answer_id) values (enquiry, 'answer', operation);
  update public.contact_submissions
  set answered_at = coalesce(answered_at, now()),
      state = case when state = 'new' then 'active' else state end
  where id = enquiry;
  return operation;
end;
$$;

-- Erases enquiries older than `months`, oldest first, at most a thousand per call. Returns their number. An enquiry with
-- an accepted proposal is kept for as many months after the last day of the journey.
create function public.purge_enquiries(months integer, at timestamptz default now())
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
    select old.id
    from public.contact_submissions as old
    where old.created_at < purge_enquiries.at - make_interval(months => purge_enquiries.months)
      and not exists (
        select from public.proposals as proposal
        where proposal.enquiry_id = old.id
          and proposal.state = 'accepted'
          and coalesce(
            proposal.starts_on + jsonb_array_length(proposal.itinerary), proposal.updated_at::date
          ) > (purge_enquiries.at - make_interval(months => purge_enquiries.months))::date
      )
    order by old.created_at, old.id
    limit 1000
  );
  get diagnostics erased = row_count;
  return erased;
end;
$$;

revoke execute on function
  private.current_user_email(),
  private.rate_limit_wait_seconds(text, text, integer, interval, timestamptz),
  public.count_captcha_attempt(text, integer, integer, timestamptz),
  public.issue_captcha_pass(text, text, integer, timestamptz),
  public.is_captcha_pass_valid(text, timestamptz),
  public.submit_enquiry(jsonb, text, integer, integer, text, timestamptz, text),
  public.answer_enquiry(uuid, uuid, text, text),
  public.purge_enquiries(integer, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function private.current_user_email()
to authenticated, service_role;
grant execute on function
  public.count_captcha_attempt(text, integer, integer, timestamptz),
  public.issue_captcha_pass(text, text, integer, timestamptz),
  public.is_captcha_pass_valid(text, timestamptz),
  public.submit_enquiry(jsonb, text, integer, integer, text, timestamptz, text),
  public.purge_enquiries(integer, timestamptz)
to service_role;
grant execute on function public.answer_enquiry(uuid, uuid, text, text)
to authenticated;
