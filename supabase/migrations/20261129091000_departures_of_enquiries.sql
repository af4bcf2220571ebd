-- Enquiries name the group departure that they are about, and have the price that the server works out for their details.
alter table public.contact_submissions
  add column departure_id uuid references public.departures (id) on delete set null,
  add column estimate jsonb,
  add constraint contact_submissions_estimate_given
    check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 1024);

create index contact_submissions_of_departure on public.contact_submissions (departure_id, created_at)
  where departure_id is not null;

-- A departure that somebody has asked about is cancelled, not deleted.
drop policy "Admins delete departures without travellers" on public.departures;
create policy "Admins delete departures that nobody asked about"
  on public.departures for delete
  to authenticated
  using (
    (select private.is_admin())
    and places_left = places
    and not exists (select from public.contact_submissions as enquiry where enquiry.departure_id = departures.id)
  );

-- Prices of a tour, and day and price of one of its departures, for the estimate that is stored with an enquiry. Without a
-- tour, those of the departure's tour. Null if there is no such tour.
create function public.tour_prices(tour uuid, departure uuid default null)
  returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(priced)
  from (
    select known.months, known.min_age, known.min_group_size, known.max_group_size, known.price_per_person,
      known.single_supplement, known.seasons, known.child_rates, dated.starts_on, dated.price as departure_price
    from public.tours as known
    left join public.departures as dated on dated.id = tour_prices.departure and dated.tour_id = known.id
    where known.id = coalesce(
      tour_prices.tour, (select one.tour_id from public.departures as one where one.id = tour_prices.departure)
    )
  ) as priced;
$$;

revoke execute on function public.tour_prices(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.tour_prices(uuid, uuid) to service_role;

-- Stores an enquiry with its mails, and spends the pass. Returns {outcome: stored | duplicate | limited | unproven,
-- enquiry_id?, retry_after?, total?}. `duplicate`: the same enquiry was stored in the last five minutes; details of the
-- journey that it lacks are added. A tour or departure that does not exist becomes null, and so does a departure of
-- another tour. A pass stays valid after `limited`. Calls of the same sender or e-mail address run one after the other.
-- Above `per_hour`, the first enquiry of a sender in the hour is still stored, up to twenty times the limit.
-- `acknowledge`: keyed hash of the visitor's e-mail address, null for no acknowledgement. Acknowledgements are limited to
-- one per address and three per sender in a day, and sixty in an hour.
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

-- Claims mails that are due, for 30 seconds: first attempts first, and to visitors one per address. At most 600 notices
-- go out in an hour. Times that are implausibly far in the future count as due.
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
    'company', case when claimed.kind <> 'notice' then (
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
