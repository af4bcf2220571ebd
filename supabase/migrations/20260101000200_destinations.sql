-- Destinations. Spanish is the base language; an empty _en or _fr text falls back to it on the site.

create table public.destinations (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    constraint destinations_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),

  name text not null
    constraint destinations_name_length check (char_length(btrim(name)) between 1 and 200),
  name_en text constraint destinations_name_en_length check (char_length(name_en) <= 200),
  name_fr text constraint destinations_name_fr_length check (char_length(name_fr) <= 200),

  country text not null
    constraint destinations_country_length check (char_length(btrim(country)) between 1 and 100),
  country_en text constraint destinations_country_en_length check (char_length(country_en) <= 100),
  country_fr text constraint destinations_country_fr_length check (char_length(country_fr) <= 100),

  short_description text not null
    constraint destinations_short_description_length check (char_length(btrim(short_description)) between 1 and 1000),
  short_description_en text
    constraint destinations_short_description_en_length check (char_length(short_description_en) <= 1000),
  short_description_fr text
    constraint destinations_short_description_fr_length check (char_length(short_description_fr) <= 1000),

  full_description text not null
    constraint destinations_full_description_length check (char_length(btrim(full_description)) between 1 and 20000),
  full_description_en text
    constraint destinations_full_description_en_length check (char_length(full_description_en) <= 20000),
  full_description_fr text
    constraint destinations_full_description_fr_length check (char_length(full_description_fr) <= 20000),

  best_time_to_visit text
    constraint destinations_best_time_length check (char_length(best_time_to_visit) <= 1000),
  best_time_to_visit_en text
    constraint destinations_best_time_en_length check (char_length(best_time_to_visit_en) <= 1000),
  best_time_to_visit_fr text
    constraint destinations_best_time_fr_length check (char_length(best_time_to_visit_fr) <= 1000),

  gallery_images text[] not null default '{}'
    constraint destinations_gallery_images_sound
      check (array_position(gallery_images, null) is null and cardinality(gallery_images) <= 60),

  highlights text[] not null default '{}',
  highlights_en text[] not null default '{}',
  highlights_fr text[] not null default '{}',

  is_active boolean not null default true,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint destinations_highlights_without_nulls
    check (array_position(highlights || highlights_en || highlights_fr, null) is null)
);

create index destinations_by_name on public.destinations (name);

create trigger destinations_updated_at
  before update on public.destinations
  for each row execute function private.touch_updated_at();

alter table public.destinations enable row level security;

revoke all on table public.destinations from anon, authenticated;
grant select on table public.destinations to anon;
grant select, insert, update, delete on table public.destinations to authenticated;
grant all on table public.destinations to service_role;

create policy "Everyone reads active destinations"
  on public.destinations for select
  to anon, authenticated
  using (is_active);

create policy "Admins read every destination"
  on public.destinations for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins add destinations"
  on public.destinations for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins change destinations"
  on public.destinations for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete destinations"
  on public.destinations for delete
  to authenticated
  using ((select private.is_admin()));
