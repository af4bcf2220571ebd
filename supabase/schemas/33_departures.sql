-- Group departures: a tour on a date, with a number of places that administrators change by hand.

-- The day at a time where the company is. Without a time zone in the settings that of Johannesburg.
create function private.company_day(at timestamptz)
  returns date
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select (company_day.at at time zone coalesce(
    (select time_zone from public.site_settings limit 1), 'Africa/Johannesburg'
  ))::date;
$$;

create table public.departure_log (
  id bigint generated always as identity primary key,
  departure_id uuid not null references public.departures (id) on delete cascade,
  operation uuid unique,
  at timestamptz not null default now(),
  author text,
  what text not null
    constraint departure_log_what_known check (what in ('made', 'left', 'places', 'date', 'state', 'price')),
  was text,
  became text,
  enquiry_id uuid references public.contact_submissions (id) on delete set null,
  note text constraint departure_log_note_length check (char_length(note) <= 300)
);
comment on table public.departure_log is
  'Changes of departures. Written by a trigger and change_places only.';
alter table public.departure_log enable row level security;
revoke all on table public.departure_log from anon, authenticated;
grant select on table public.departure_log to authenticated;
grant all on table public.departure_log to service_role;

-- New departures have all places left; another number of places keeps the travellers who have one.
create function private.keep_places()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.places_left := coalesce(new.places_left, new.places);
  elsif new.places_left = old.places_left then
    new.places_left := old.places_left + new.places - old.places;
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create function private.log_departure()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.departure_log (departure_id, author, what, became)
    values (new.id, private.current_user_email(), 'made', new.starts_on);
    return null;
  end if;
  insert into public.departure_log (departure_id, author, what, was, became)
  select new.id, private.current_user_email(), change.what, change.was, change.became
  from (
    values
      ('places', old.places::text, new.places::text),
      ('date', old.starts_on::text, new.starts_on::text),
      ('state', old.state, new.state),
      ('price', old.price::text, new.price::text)
  ) as change (what, was, became)
  where change.was is distinct from change.became;
  return null;
end;
$$;

-- Notes may name the travellers of an enquiry: they are erased with it.
create function private.erase_departure_notes()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.departure_log set note = null where enquiry_id = old.id and note is not null;
  return old;
end;
$$;

create policy "Anonymous clients read coming departures of visible tours"
  on public.departures for select
  to anon
  using (
    starts_on >= (( select private.company_day(now()) as company_day))
    and exists (select from public.tours tour where tour.id = departures.tour_id and tour.is_active)
  );

-- Takes places (-2) or gives them back (2), and records it. Returns how many are left.
--   operation  id of the change: the same id again changes nothing, and returns how many are left
--   enquiry    who takes the places, if that is known
-- Errors: 42501, PT404; PT409 if fewer places are left, or taken, or if the operation has changed something else.
create function public.change_places(
  departure uuid,
  operation uuid,
  change_by integer,
  enquiry uuid default null,
  note text default null
)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  locked public.departures;
  known uuid;
begin
  if not private.is_admin() then
    raise exception 'Only administrators change the places of departures' using errcode = '42501';
  end if;
  select * into locked from public.departures as one
  where one.id = departure and exists (select from public.tours as tour where tour.id = one.tour_id)
  for update;
  if not found then
    raise exception 'There is no such departure' using errcode = 'PT404';
  end if;
  if change_places.operation is null or change_by is null or change_by = 0 then
    raise exception 'An operation and a number of places are needed' using errcode = '22023';
  end if;
  select log.departure_id into known from public.departure_log as log where log.operation = change_places.operation;
  if known = departure then
    return locked.places_left;
  elsif known is not null then
    raise exception 'This operation has changed another departure' using errcode = 'PT409';
  end if;
  -- Compared without a sum, which could be out of range.
  if change_by < -locked.places_left or change_by > locked.places - locked.places_left then
    raise exception '% of % places are left', locked.places_left, locked.places using errcode = 'PT409';
  end if;
  insert into public.departure_log (departure_id, operation, author, what, was, became, enquiry_id, note)
  values (
    departure, change_places.operation, private.current_user_email(), 'left', locked.places_left,
    locked.places_left + change_by,
    (select known_enquiry.id from public.contact_submissions as known_enquiry where known_enquiry.id = enquiry),
    nullif(btrim(change_places.note), '')
  );
  update public.departures set places_left = places_left + change_by where id = departure;
  return locked.places_left + change_by;
end;
$$;

create index departures_by_date on public.departures (starts_on, id);

create index departures_of_tour on public.departures (tour_id, starts_on);

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

create index departure_log_of_departure on public.departure_log (departure_id, id);

create index departure_log_of_enquiry on public.departure_log (enquiry_id) where enquiry_id is not null;

create trigger keep_places before insert or update on public.departures
  for each row execute function private.keep_places();

create trigger log_departure after insert or update on public.departures
  for each row execute function private.log_departure();

create trigger announce_change after insert or update or delete or truncate on public.departures
  for each statement execute function public.announce_content_change();

create trigger erase_departure_notes before delete on public.contact_submissions
  for each row execute function private.erase_departure_notes();

create policy "Admins read departures"
  on public.departures for select
  to authenticated
  using (
    (select private.is_admin())
    and exists (select from public.tours tour where tour.id = departures.tour_id)
  );

create policy "Admins add departures"
  on public.departures for insert
  to authenticated
  with check (
    (select private.is_admin())
    and exists (select from public.tours tour where tour.id = departures.tour_id)
  );

create policy "Admins change departures"
  on public.departures for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete departures that nobody asked about"
  on public.departures for delete
  to authenticated
  using (
    (select private.is_admin()) and places_left = places and not exists (select from public.contact_submissions enquiry where enquiry.departure_id = departures.id)
  );

create policy "Admins read changes of departures"
  on public.departure_log for select
  to authenticated
  using ((select private.is_admin()));

revoke execute on function
  private.company_day(timestamptz),
  private.keep_places(),
  private.log_departure(),
  private.erase_departure_notes(),
  public.change_places(uuid, uuid, integer, uuid, text),
  public.tour_prices(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.company_day(timestamptz)
to anon, authenticated, service_role;
grant execute on function public.change_places(uuid, uuid, integer, uuid, text)
to authenticated, service_role;
grant execute on function public.tour_prices(uuid, uuid)
to service_role;
