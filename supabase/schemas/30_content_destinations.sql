-- The content type `destinations`, as declared in content/. `npm run content:migration` keeps its table, registry row, policies
-- and triggers. Spanish is the base language; the site shows it where a text in `_en` or `_fr` is empty.

create table public.destinations (
  id uuid primary key default gen_random_uuid(),
  slug text collate "C" not null unique
    constraint destinations_slug_format
      check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  name text not null constraint destinations_name_length check (char_length(btrim(name)) between 1 and 200),
  name_en text constraint destinations_name_en_length check (char_length(name_en) <= 200),
  name_fr text constraint destinations_name_fr_length check (char_length(name_fr) <= 200),
  country text not null
    constraint destinations_country_length check (char_length(btrim(country)) between 1 and 100),
  country_en text constraint destinations_country_en_length check (char_length(country_en) <= 100),
  country_fr text constraint destinations_country_fr_length check (char_length(country_fr) <= 100),
  short_description text not null
    constraint destinations_short_description_length
      check (char_length(btrim(short_description)) between 1 and 1000),
  short_description_en text
    constraint destinations_short_description_en_length check (char_length(short_description_en) <= 1000),
  short_description_fr text
    constraint destinations_short_description_fr_length check (char_length(short_description_fr) <= 1000),
  full_description text not null
    constraint destinations_full_description_length
      check (char_length(btrim(full_description)) between 1 and 20000),
  full_description_en text
    constraint destinations_full_description_en_length check (char_length(full_description_en) <= 20000),
  full_description_fr text
    constraint destinations_full_description_fr_length check (char_length(full_description_fr) <= 20000),
  best_time_to_visit text
    constraint destinations_best_time_to_visit_length check (char_length(best_time_to_visit) <= 1000),
  best_time_to_visit_en text
    constraint destinations_best_time_to_visit_en_length check (char_length(best_time_to_visit_en) <= 1000),
  best_time_to_visit_fr text
    constraint destinations_best_time_to_visit_fr_length check (char_length(best_time_to_visit_fr) <= 1000),
  gallery_images text[] not null default '{}'
    constraint destinations_gallery_images_valid
      check (array_position(gallery_images, null) is null and cardinality(gallery_images) <= 60),
  highlights text[] not null default '{}'
    constraint destinations_highlights_valid check (private.is_valid_list(highlights, 100, 500)),
  highlights_en text[] not null default '{}'
    constraint destinations_highlights_en_valid check (private.is_valid_list(highlights_en, 100, 500)),
  highlights_fr text[] not null default '{}'
    constraint destinations_highlights_fr_valid check (private.is_valid_list(highlights_fr, 100, 500)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  image_details jsonb not null default '{}'
    constraint destinations_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  incomplete_locales text[] not null default '{}',
  countries text[] not null default '{}'
    constraint destinations_countries_known
      check (countries <@ array['BW', 'LS', 'MZ', 'NA', 'ZA', 'SZ', 'ZM', 'ZW'] and cardinality(countries) <= 8),
  latitude double precision constraint destinations_latitude_range check (latitude between -90 and 90),
  longitude double precision constraint destinations_longitude_range check (longitude between -180 and 180),
  entry_rules text constraint destinations_entry_rules_length check (char_length(entry_rules) <= 5000),
  entry_rules_en text
    constraint destinations_entry_rules_en_length check (char_length(entry_rules_en) <= 5000),
  entry_rules_fr text
    constraint destinations_entry_rules_fr_length check (char_length(entry_rules_fr) <= 5000),
  health text constraint destinations_health_length check (char_length(health) <= 5000),
  health_en text constraint destinations_health_en_length check (char_length(health_en) <= 5000),
  health_fr text constraint destinations_health_fr_length check (char_length(health_fr) <= 5000),
  money text constraint destinations_money_length check (char_length(money) <= 5000),
  money_en text constraint destinations_money_en_length check (char_length(money_en) <= 5000),
  money_fr text constraint destinations_money_fr_length check (char_length(money_fr) <= 5000),
  -- One object per month: mean daily °C, and mm of rain in the month.
  climate jsonb not null default '[]'
    constraint destinations_climate_valid check (private.is_valid_object_list(climate, 12, '{
        "max": {"type": "number", "min": -30, "max": 60},
        "min": {"type": "number", "min": -30, "max": 60},
        "rain": {"type": "number", "min": 0, "max": 2000},
        "month": {"type": "number", "min": 1, "max": 12, "whole": true}
      }')),
  content_format text not null default 'plain'
    constraint destinations_content_format_known check (content_format in ('plain', 'marked')),
  slug_fr text collate "C"
    constraint destinations_slug_fr_format
      check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120),
  slug_en text collate "C"
    constraint destinations_slug_en_format
      check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120)
);
alter table public.destinations enable row level security;
revoke all on table public.destinations from anon, authenticated;
grant select on table public.destinations to anon;
grant select, insert, update, delete on table public.destinations to authenticated;
grant all on table public.destinations to service_role;

create index destinations_listed on public.destinations (name, id) include (is_active) where is_active;

create index destinations_by_name on public.destinations (name, id) include (is_active);

create index destinations_by_updated_at on public.destinations (updated_at, id) include (is_active);

create index destinations_hidden on public.destinations (updated_at, id) where not is_active;

create index destinations_incomplete on public.destinations (updated_at, id) where incomplete_locales <> '{}';

create index destinations_changed on public.destinations (updated_at) where is_active;

create index destinations_countries on public.destinations using gin (countries);

create trigger destinations_updated_at before update on public.destinations
  for each row execute function private.touch_updated_at();

create trigger announce_change after insert or update or delete on public.destinations
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.destinations
  for each statement execute function public.announce_content_change();

create trigger shown_pictures_on_truncate after truncate on public.destinations
  for each statement execute function private.update_shown_pictures();

create trigger keep_version after update or delete on public.destinations
  for each row execute function private.keep_version();

create trigger former_slugs after insert or delete on public.destinations
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.destinations
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.destinations
  for each statement execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.destinations
  for each row execute function private.restore_former_slugs();

create trigger stale_translations after update on public.destinations
  for each row execute function private.update_stale_translations();

create trigger search_documents_on_truncate after truncate on public.destinations
  for each statement execute function private.index_search_document();

create trigger picture_uses_on_truncate after truncate on public.destinations
  for each statement execute function private.update_picture_uses();

create trigger destinations_incomplete_locales before insert or update on public.destinations
  for each row execute function private.set_incomplete_locales();

create trigger log_content after insert or update or delete on public.destinations
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.destinations
  for each row execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.destinations
  for each row execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.destinations
  for each row execute function private.update_shown_pictures();

create policy "destinations_visible"
  on public.destinations for select
  to anon, authenticated
  using (is_active);

create policy "destinations_admin_select"
  on public.destinations for select
  to authenticated
  using ((select private.is_admin()));

create policy "destinations_admin_insert"
  on public.destinations for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "destinations_admin_update"
  on public.destinations for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "destinations_admin_delete"
  on public.destinations for delete
  to authenticated
  using ((select private.is_admin()));

insert into private.content_types (type, position, path, definition)
values ('destinations', 3, '/destinations', '{
  "rich": ["full_description","entry_rules","health","money"],
  "lists": ["highlights"],
  "texts": ["name","country","short_description","full_description"],
  "title": "name",
  "counts": {},
  "search": {"A":["name"],"B":["country","highlights","countries"],"C":["short_description"],"D":["full_description","best_time_to_visit","entry_rules","health","money"]},
  "objects": {},
  "options": {"countries":{"BW":{"en":"Botswana","es":"Botsuana","fr":"Botswana"},"LS":{"en":"Lesotho","es":"Lesoto","fr":"Lesotho"},"MZ":{"en":"Mozambique","es":"Mozambique","fr":"Mozambique"},"NA":{"en":"Namibia","es":"Namibia","fr":"Namibie"},"SZ":{"en":"Eswatini","es":"Esuatini","fr":"Eswatini"},"ZA":{"en":"South Africa","es":"Sudáfrica","fr":"Afrique du Sud"},"ZM":{"en":"Zambia","es":"Zambia","fr":"Zambie"},"ZW":{"en":"Zimbabwe","es":"Zimbabue","fr":"Zimbabwe"}}},
  "visible": "is_active",
  "optional": ["best_time_to_visit","entry_rules","health","money"],
  "pictures": ["gallery_images"],
  "pictureTexts": []
}');

create index destinations_slug_en on public.destinations (slug_en) where slug_en is not null;

create index destinations_slug_fr on public.destinations (slug_fr) where slug_fr is not null;

create trigger check_slugs after insert on public.destinations
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.destinations
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.check_slugs();
