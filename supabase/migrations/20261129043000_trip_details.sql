-- Optional details of the journey, given with an enquiry. `tour_id` has no foreign key: a deleted tour lies in the trash
-- and returns under its id. `tour_name` is its Spanish name at that time.
alter table public.contact_submissions
  add column tour_id uuid,
  add column tour_name text,
  add column travel_from date,
  add column travel_to date,
  add column travel_flexible boolean,
  add column first_time boolean,
  add column adults smallint,
  add column child_ages smallint[] not null default '{}',
  add column style text,
  add column budget text,
  add constraint contact_submissions_tour_name_length check (char_length(tour_name) <= 200),
  add constraint contact_submissions_travel_from_range check (travel_from between '1900-01-01' and '2999-12-31'),
  add constraint contact_submissions_travel_to_range check (travel_to between '1900-01-01' and '2999-12-31'),
  add constraint contact_submissions_travel_dates
    check (num_nulls(travel_from, travel_to) in (0, 2) and travel_from <= travel_to),
  add constraint contact_submissions_adults_range check (adults between 1 and 60),
  add constraint contact_submissions_child_ages_given
    check (
      cardinality(child_ages) <= 12 and array_position(child_ages, null) is null
      and 0 <= all (child_ages) and 17 >= all (child_ages)
    ),
  add constraint contact_submissions_style_known check (style in ('camping', 'mid-range', 'luxury', 'mixed')),
  add constraint contact_submissions_budget_known
    check (budget in ('under-3000', '3000-5000', '5000-8000', 'over-8000', 'unsure'));

-- Stores an enquiry with its mails, and spends the pass. Returns {outcome: stored | duplicate | limited | unproven,
-- enquiry_id?, retry_after?, total?}. `duplicate`: the same enquiry was stored in the last five minutes; details of
-- the journey that it lacks are added. A tour that does not exist becomes null. A pass stays valid after `limited`. Calls of the same sender or e-mail address run one after the other. Above `per_hour`, the
-- first enquiry of a sender in the hour is still stored, up to twenty times the limit. `acknowledge`: keyed hash of
-- the visitor's e-mail address, null for no acknowledgement. Acknowledgements are limited to one per address and three
-- per sender in a day, and sixty in an hour.
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
  select id, left(name, 200) into given.tour_id, given.tour_name from public.tours where id = given.tour_id;

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
        travel_from, travel_to, travel_flexible, first_time, adults, child_ages, style, budget
      )
    values (
      at, given.name, given.email, given.phone, given.preferred_contact, given.message, given.language,
      given.source, given.tour_id, given.tour_name, given.travel_from, given.travel_to, given.travel_flexible,
      given.first_time, given.adults, given.child_ages, given.style, given.budget
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
        budget = coalesce(known.budget, given.budget)
    where id = stored_id;
  end if;

  update private.captcha_passes set spent_at = at where pass_hash = pass;
  return jsonb_build_object(
    'outcome', case when given.id is null then 'duplicate' else 'stored' end,
    'enquiry_id', stored_id
  );
end;
$$;
