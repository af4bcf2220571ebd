-- Tours. Spanish is the base language; an empty _en or _fr text falls back to it on the site.

create table public.tours (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    constraint tours_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),

  name text not null
    constraint tours_name_length check (char_length(btrim(name)) between 1 and 200),
  name_en text constraint tours_name_en_length check (char_length(name_en) <= 200),
  name_fr text constraint tours_name_fr_length check (char_length(name_fr) <= 200),

  short_description text not null
    constraint tours_short_description_length check (char_length(btrim(short_description)) between 1 and 1000),
  short_description_en text
    constraint tours_short_description_en_length check (char_length(short_description_en) <= 1000),
  short_description_fr text
    constraint tours_short_description_fr_length check (char_length(short_description_fr) <= 1000),

  full_description text not null
    constraint tours_full_description_length check (char_length(btrim(full_description)) between 1 and 20000),
  full_description_en text
    constraint tours_full_description_en_length check (char_length(full_description_en) <= 20000),
  full_description_fr text
    constraint tours_full_description_fr_length check (char_length(full_description_fr) <= 20000),

  destination text not null
    constraint tours_destination_length check (char_length(btrim(destination)) between 1 and 200),
  destination_en text constraint tours_destination_en_length check (char_length(destination_en) <= 200),
  destination_fr text constraint tours_destination_fr_length check (char_length(destination_fr) <= 200),

  image_url text constraint tours_image_url_length check (char_length(image_url) <= 2000),
  gallery_images text[] not null default '{}'
    constraint tours_gallery_images_sound
      check (array_position(gallery_images, null) is null and cardinality(gallery_images) <= 60),

  duration_days integer not null default 1,
  min_group_size integer not null default 2
    constraint tours_min_group_size_positive check (min_group_size >= 1),
  max_group_size integer not null default 12
    constraint tours_max_group_size_sane check (max_group_size <= 500),
  -- US dollars for one person.
  price_per_person numeric(10, 2) not null
    constraint tours_price_per_person_sane check (price_per_person between 0 and 1000000),

  is_featured boolean not null default false,
  is_active boolean not null default true,

  included_services text[] not null default '{}',
  included_services_en text[] not null default '{}',
  included_services_fr text[] not null default '{}',
  excluded_services text[] not null default '{}',
  excluded_services_en text[] not null default '{}',
  excluded_services_fr text[] not null default '{}',

  -- [{ "day": 1, "description_es": "…", "description_en": "…", "description_fr": "…" }, …]
  itinerary jsonb not null default '[]'
    constraint tours_itinerary_is_list
      check (case when jsonb_typeof(itinerary) = 'array' then jsonb_array_length(itinerary) <= 120 else false end),

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint tours_group_size_order check (max_group_size >= min_group_size),
  constraint tours_services_without_nulls check (
    array_position(included_services || included_services_en || included_services_fr, null) is null
    and array_position(excluded_services || excluded_services_en || excluded_services_fr, null) is null
  )
);

create index tours_featured_first on public.tours (is_featured desc) where is_active;
create index tours_by_name on public.tours (name);

-- Derived, whatever a writer sends: a generated column would refuse such writes instead.
create function private.set_tour_duration()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.duration_days := case
    when jsonb_typeof(new.itinerary) = 'array' then greatest(1, jsonb_array_length(new.itinerary))
    else 1
  end;
  return new;
end;
$$;

create trigger tours_duration
  before insert or update on public.tours
  for each row execute function private.set_tour_duration();

create trigger tours_updated_at
  before update on public.tours
  for each row execute function private.touch_updated_at();

alter table public.tours enable row level security;

revoke all on table public.tours from anon, authenticated;
grant select on table public.tours to anon;
grant select, insert, update, delete on table public.tours to authenticated;
grant all on table public.tours to service_role;

create policy "Everyone reads active tours"
  on public.tours for select
  to anon, authenticated
  using (is_active);

create policy "Admins read every tour"
  on public.tours for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins add tours"
  on public.tours for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins change tours"
  on public.tours for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete tours"
  on public.tours for delete
  to authenticated
  using ((select private.is_admin()));
