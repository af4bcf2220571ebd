-- Group departures. Their policies and functions are in `33_departures.sql`, after the tables of tours.

create table public.departures (
  id uuid primary key default gen_random_uuid(),
  -- Without a foreign key: a tour in the trash returns with its departures. They are erased with it.
  tour_id uuid not null,
  starts_on date not null
    constraint departures_starts_on_range
      check (starts_on >= '1900-01-01'::date and starts_on <= '2999-12-31'::date),
  places smallint not null constraint departures_places_range check (places between 1 and 60),
  places_left smallint not null,
  guaranteed_from smallint
    constraint departures_guaranteed_from_range check (guaranteed_from between 1 and 60),
  state text not null default 'open'
    constraint departures_state_known check (state in ('open', 'guaranteed', 'cancelled')),
  price numeric(10, 2) constraint departures_price_range check (price between 0 and 1000000),
  guide_languages text[] not null default '{}'
    constraint departures_guide_languages_known
      check (guide_languages <@ array['es', 'en', 'fr', 'de', 'it', 'pt'] and cardinality(guide_languages) <= 6),
  note text constraint departures_note_length check (char_length(note) <= 200),
  note_en text constraint departures_note_en_length check (char_length(note_en) <= 200),
  note_fr text constraint departures_note_fr_length check (char_length(note_fr) <= 200),
  -- The number that visitors may see: null above four.
  shown_left smallint generated always as (
    nullif(least(places_left::integer, 5), 5)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint departures_places_left_within check (places_left >= 0 and places_left <= places)
);
comment on table public.departures is
  'Group departures. Visitors read coming ones of visible tours, without places_left; change_places changes that.';
alter table public.departures enable row level security;
revoke all on table public.departures from anon, authenticated;
grant select (guide_languages, id, note, note_en, note_fr, places, price, shown_left, starts_on, state, tour_id, updated_at) on table public.departures to anon;
grant select, delete, insert (guaranteed_from, guide_languages, id, note, note_en, note_fr, places, places_left, price, starts_on, state, tour_id), update (guaranteed_from, guide_languages, note, note_en, note_fr, places, price, starts_on, state) on table public.departures to authenticated;
grant all on table public.departures to service_role;
