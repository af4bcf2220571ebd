-- The content type `tours`, as declared in content/. `npm run content:migration` keeps its table, registry row, policies
-- and triggers. Spanish is the base language; the site shows it where a text in `_en` or `_fr` is empty.

create table public.tours (
  id uuid primary key default gen_random_uuid(),
  -- Sorted by bytes in every database, so that slugs with a common prefix are a range of the index.
  slug text collate "C" not null unique
    constraint tours_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  name text not null constraint tours_name_length check (char_length(btrim(name)) between 1 and 200),
  name_en text constraint tours_name_en_length check (char_length(name_en) <= 200),
  name_fr text constraint tours_name_fr_length check (char_length(name_fr) <= 200),
  short_description text not null
    constraint tours_short_description_length
      check (char_length(btrim(short_description)) between 1 and 1000),
  short_description_en text
    constraint tours_short_description_en_length check (char_length(short_description_en) <= 1000),
  short_description_fr text
    constraint tours_short_description_fr_length check (char_length(short_description_fr) <= 1000),
  full_description text not null
    constraint tours_full_description_length
      check (char_length(btrim(full_description)) between 1 and 20000),
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
    constraint tours_gallery_images_valid
      check (array_position(gallery_images, null) is null and cardinality(gallery_images) <= 60),
  duration_days integer not null default 1
    constraint tours_duration_days_range check (duration_days between 1 and 120),
  min_group_size integer not null default 2
    constraint tours_min_group_size_range check (min_group_size between 1 and 500),
  max_group_size integer not null default 12
    constraint tours_max_group_size_range check (max_group_size between 1 and 500),
  -- US dollars for one person.
  price_per_person numeric(10, 2) not null
    constraint tours_price_per_person_range check (price_per_person between 0 and 1000000),
  is_featured boolean not null default false,
  is_active boolean not null default true,
  included_services text[] not null default '{}'
    constraint tours_included_services_valid check (private.is_valid_list(included_services, 100, 500)),
  included_services_en text[] not null default '{}'
    constraint tours_included_services_en_valid
      check (private.is_valid_list(included_services_en, 100, 500)),
  included_services_fr text[] not null default '{}'
    constraint tours_included_services_fr_valid
      check (private.is_valid_list(included_services_fr, 100, 500)),
  excluded_services text[] not null default '{}'
    constraint tours_excluded_services_valid check (private.is_valid_list(excluded_services, 100, 500)),
  excluded_services_en text[] not null default '{}'
    constraint tours_excluded_services_en_valid
      check (private.is_valid_list(excluded_services_en, 100, 500)),
  excluded_services_fr text[] not null default '{}'
    constraint tours_excluded_services_fr_valid
      check (private.is_valid_list(excluded_services_fr, 100, 500)),
  -- One object per day; members in content/tours.ts.
  itinerary jsonb not null default '[]'
    constraint tours_itinerary_valid check (private.is_valid_object_list(itinerary, 120, '{
        "hours": {"type": "number", "min": 0, "max": 24},
        "meals": {"type": "choices", "of": ["breakfast", "lunch", "dinner"]},
        "bed_en": {"type": "text", "max": 200},
        "bed_es": {"type": "text", "max": 200},
        "bed_fr": {"type": "text", "max": 200},
        "travel": {"type": "choice", "of": ["road", "flight", "boat", "train", "foot"]},
        "bed_type": {"type": "choice", "of": ["lodge", "tented-camp", "camping", "hotel", "guesthouse", "houseboat", "train", "none"]},
        "latitude": {"type": "number", "min": -90, "max": 90},
        "place_en": {"type": "text", "max": 200},
        "place_es": {"type": "text", "max": 200},
        "place_fr": {"type": "text", "max": 200},
        "title_en": {"type": "text", "max": 200},
        "title_es": {"type": "text", "max": 200},
        "title_fr": {"type": "text", "max": 200},
        "longitude": {"type": "number", "min": -180, "max": 180},
        "kilometres": {"type": "number", "min": 0, "max": 3000, "whole": true},
        "own_bathroom": {"type": "flag"},
        "description_en": {"type": "text", "max": 5000},
        "description_es": {"type": "text", "max": 5000},
        "description_fr": {"type": "text", "max": 5000}
      }')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Alternative texts and crop points, by bucket and name:
  -- { "tour-images/k3j.jpg": { "alt": { "es": "…", "en": "…", "fr": "…" }, "focus": { "x": 0.5, "y": 0.4 } } }
  image_details jsonb not null default '{}'
    constraint tours_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  -- Languages with missing texts. Set by a trigger.
  incomplete_locales text[] not null default '{}',
  style text constraint tours_style_known check (style in ('camping', 'mid-range', 'luxury', 'mixed')),
  countries text[] not null default '{}'
    constraint tours_countries_known
      check (countries <@ array['BW', 'LS', 'MZ', 'NA', 'ZA', 'SZ', 'ZM', 'ZW'] and cardinality(countries) <= 8),
  months smallint[] not null default '{}'
    constraint tours_months_known
      check (months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[] and cardinality(months) <= 12),
  fitness smallint constraint tours_fitness_range check (fitness between 1 and 5),
  min_age smallint constraint tours_min_age_range check (min_age between 0 and 99),
  malaria text constraint tours_malaria_known check (malaria in ('none', 'seasonal', 'year-round')),
  start_place text constraint tours_start_place_length check (char_length(start_place) <= 200),
  start_place_en text constraint tours_start_place_en_length check (char_length(start_place_en) <= 200),
  start_place_fr text constraint tours_start_place_fr_length check (char_length(start_place_fr) <= 200),
  end_place text constraint tours_end_place_length check (char_length(end_place) <= 200),
  end_place_en text constraint tours_end_place_en_length check (char_length(end_place_en) <= 200),
  end_place_fr text constraint tours_end_place_fr_length check (char_length(end_place_fr) <= 200),
  vehicle text constraint tours_vehicle_length check (char_length(vehicle) <= 300),
  vehicle_en text constraint tours_vehicle_en_length check (char_length(vehicle_en) <= 300),
  vehicle_fr text constraint tours_vehicle_fr_length check (char_length(vehicle_fr) <= 300),
  vehicle_guests smallint constraint tours_vehicle_guests_range check (vehicle_guests between 1 and 60),
  -- US dollars.
  single_supplement numeric(10, 2)
    constraint tours_single_supplement_range check (single_supplement between 0 and 1000000),
  child_terms text constraint tours_child_terms_length check (char_length(child_terms) <= 2000),
  child_terms_en text constraint tours_child_terms_en_length check (char_length(child_terms_en) <= 2000),
  child_terms_fr text constraint tours_child_terms_fr_length check (char_length(child_terms_fr) <= 2000),
  -- Prices per person in US dollars, for 2, 4, 6 and more travellers.
  seasons jsonb not null default '[]'
    constraint tours_seasons_valid check (private.is_valid_object_list(seasons, 12, '{
        "months": {"type": "choices", "of": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]},
        "name_en": {"type": "text", "max": 100},
        "name_es": {"type": "text", "max": 100},
        "name_fr": {"type": "text", "max": 100},
        "price_2": {"type": "number", "min": 0, "max": 1000000},
        "price_4": {"type": "number", "min": 0, "max": 1000000},
        "price_6": {"type": "number", "min": 0, "max": 1000000}
      }')),
  -- Destinations in the order of the journey. Ids of hidden or deleted destinations are skipped by readers.
  destination_ids uuid[] not null default '{}'
    constraint tours_destination_ids_valid
      check (array_position(destination_ids, null) is null and cardinality(destination_ids) <= 12),
  content_format text not null default 'plain'
    constraint tours_content_format_known check (content_format in ('plain', 'marked')),
  slug_en text collate "C"
    constraint tours_slug_en_format
      check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  slug_fr text collate "C"
    constraint tours_slug_fr_format
      check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120),
  child_rates jsonb not null default '[]'
    constraint tours_child_rates_ranges
      check (private.has_disjoint_ranges(child_rates, 'from_age', 'to_age'))
    constraint tours_child_rates_valid check (private.is_valid_object_list(child_rates, 6, '{
        "to_age": {"type": "number", "min": 0, "max": 17, "whole": true},
        "discount": {"type": "number", "min": 1, "max": 100, "whole": true},
        "from_age": {"type": "number", "min": 0, "max": 17, "whole": true}
      }')),
  constraint tours_max_group_size_order check (max_group_size >= min_group_size)
);
alter table public.tours enable row level security;
revoke all on table public.tours from anon, authenticated;
grant select on table public.tours to anon;
grant select, insert, update, delete on table public.tours to authenticated;
grant all on table public.tours to service_role;

-- The public list with its filters: index-only, in the order of the list. Row-level security lets no index answer
-- conditions that are not leakproof (`@>`, `<=` of numeric), so indexes of single columns would not be used.
create index tours_listed on public.tours (is_featured desc, name, id)
  include (
    is_active, duration_days, min_group_size, max_group_size, price_per_person, style, countries, months
  )
  where is_active;

-- Featured tours on the home page.
create index tours_featured_newest on public.tours (created_at desc, name)
  include (is_active, is_featured)
  where is_featured and is_active;

-- Lists of the panel, page by page.
create index tours_by_name on public.tours (name, id) include (is_active, is_featured);

create index tours_by_updated_at on public.tours (updated_at, id) include (is_active);

create index tours_by_duration_days on public.tours (duration_days, id) include (is_active);

create index tours_by_price_per_person on public.tours (price_per_person, id) include (is_active);

create index tours_featured on public.tours (name, id) include (is_active) where is_featured;

create index tours_hidden on public.tours (updated_at, id) where not is_active;

-- Tours to translate.
create index tours_incomplete on public.tours (updated_at, id) where incomplete_locales <> '{}';

-- Last change of the list, for the sitemap.
create index tours_changed on public.tours (updated_at) where is_active;

create index tours_destination_ids on public.tours using gin (destination_ids);

create trigger tours_updated_at before update on public.tours
  for each row execute function private.touch_updated_at();

create trigger announce_change after insert or update or delete on public.tours
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.tours
  for each statement execute function public.announce_content_change();

create trigger shown_pictures_on_truncate after truncate on public.tours
  for each statement execute function private.update_shown_pictures();

create trigger keep_version after update or delete on public.tours
  for each row execute function private.keep_version();

create trigger former_slugs after insert or delete on public.tours
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.tours
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.tours
  for each statement execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.tours
  for each row execute function private.restore_former_slugs();

create trigger stale_translations after update on public.tours
  for each row execute function private.update_stale_translations();

create trigger search_documents_on_truncate after truncate on public.tours
  for each statement execute function private.index_search_document();

create trigger picture_uses_on_truncate after truncate on public.tours
  for each statement execute function private.update_picture_uses();

create trigger log_content after insert or update or delete on public.tours
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.tours
  for each row execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.tours
  for each row execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.tours
  for each row execute function private.update_shown_pictures();

create trigger tours_counts before insert or update on public.tours
  for each row execute function private.set_counts();

create trigger tours_incomplete_locales before insert or update on public.tours
  for each row execute function private.set_incomplete_locales();

create policy "tours_visible"
  on public.tours for select
  to anon, authenticated
  using (is_active);

create policy "tours_admin_select"
  on public.tours for select
  to authenticated
  using ((select private.is_admin()));

create policy "tours_admin_insert"
  on public.tours for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "tours_admin_update"
  on public.tours for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "tours_admin_delete"
  on public.tours for delete
  to authenticated
  using ((select private.is_admin()));

insert into private.content_types (type, position, path, definition)
values ('tours', 2, '/tours', '{
  "rich": ["full_description"],
  "lists": ["included_services","excluded_services"],
  "texts": ["name","destination","short_description","full_description"],
  "title": "name",
  "counts": {"duration_days":{"min":1,"list":"itinerary"}},
  "search": {"A":["name"],"B":["destination","itinerary.title","itinerary.place","countries","start_place","end_place","style"],"C":["short_description"],"D":["full_description","itinerary.description","itinerary.bed","included_services","months"]},
  "objects": {"seasons":{"expected":[],"optional":["name"]},"itinerary":{"expected":["description"],"optional":["title","place","bed"]}},
  "options": {"style":{"mixed":{"en":"Camping and lodge","es":"Camping y lodge","fr":"Camping et lodge"},"luxury":{"en":"Luxury","es":"Lujo","fr":"Luxe"},"camping":{"en":"Camping","es":"Camping","fr":"Camping"},"mid-range":{"en":"Mid-range","es":"Gama media","fr":"Milieu de gamme"}},"months":{"1":{"en":"January","es":"enero","fr":"janvier"},"2":{"en":"February","es":"febrero","fr":"février"},"3":{"en":"March","es":"marzo","fr":"mars"},"4":{"en":"April","es":"abril","fr":"avril"},"5":{"en":"May","es":"mayo","fr":"mai"},"6":{"en":"June","es":"junio","fr":"juin"},"7":{"en":"July","es":"julio","fr":"juillet"},"8":{"en":"August","es":"agosto","fr":"août"},"9":{"en":"September","es":"septiembre","fr":"septembre"},"10":{"en":"October","es":"octubre","fr":"octobre"},"11":{"en":"November","es":"noviembre","fr":"novembre"},"12":{"en":"December","es":"diciembre","fr":"décembre"}},"countries":{"BW":{"en":"Botswana","es":"Botsuana","fr":"Botswana"},"LS":{"en":"Lesotho","es":"Lesoto","fr":"Lesotho"},"MZ":{"en":"Mozambique","es":"Mozambique","fr":"Mozambique"},"NA":{"en":"Namibia","es":"Namibia","fr":"Namibie"},"SZ":{"en":"Eswatini","es":"Esuatini","fr":"Eswatini"},"ZA":{"en":"South Africa","es":"Sudáfrica","fr":"Afrique du Sud"},"ZM":{"en":"Zambia","es":"Zambia","fr":"Zambie"},"ZW":{"en":"Zimbabwe","es":"Zimbabue","fr":"Zimbabwe"}}},
  "visible": "is_active",
  "optional": ["start_place","end_place","vehicle","child_terms"],
  "pictures": ["image_url","gallery_images"],
  "pictureTexts": []
}');

create index tours_slug_fr on public.tours (slug_fr) where slug_fr is not null;

create index tours_slug_en on public.tours (slug_en) where slug_en is not null;

create trigger check_slugs after insert on public.tours
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.tours
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.check_slugs();
