-- What a tour, a destination and a post say besides: for whom a tour is, where it leads and when, what it
-- costs by season; entry, health, money and climate of a destination; which entries belong together. All of
-- it may be missing. The columns and checks are declared in content/.

-- Whether a list of objects is one, of at most so many, whose known members are of their type and within
-- their limits. Members that are missing, null or unknown are left alone: other programs may write theirs.
-- `members`: {"name": {"type": "text", "max": 200}, "opens": {"type": "text", "max": 5, "like": "^[0-9:]+$"},
-- "km": {"type": "number", "min": 0, "max": 9, "whole": true}, "own": {"type": "flag"},
-- "meals": {"type": "choices", "of": ["lunch"]}, "bed": {"type": "choice", "of": ["tent"]}}.
create function private.objects_are_sound(items jsonb, most integer, members jsonb)
  returns boolean
  language sql
  immutable
as $$
  select case
    when pg_catalog.jsonb_typeof(items) is distinct from 'array' then false
    when pg_catalog.jsonb_array_length(items) > most then false
    else not exists (
      select
      from pg_catalog.jsonb_array_elements(items) as item
      where pg_catalog.jsonb_typeof(item) <> 'object'
    ) and not exists (
      select
      from pg_catalog.jsonb_array_elements(items) as item
      cross join lateral pg_catalog.jsonb_each(members) as known (name, rule)
      cross join lateral (select item -> known.name) as member (held)
      where pg_catalog.jsonb_typeof(held) <> 'null'
        and not case rule ->> 'type'
          when 'text' then pg_catalog.jsonb_typeof(held) = 'string'
            and pg_catalog.char_length(held #>> '{}') <= (rule -> 'max')::integer
            and (rule -> 'like' is null or (held #>> '{}') ~ (rule ->> 'like'))
          when 'number' then case
            when pg_catalog.jsonb_typeof(held) <> 'number' then false
            else held::numeric between (rule -> 'min')::numeric and (rule -> 'max')::numeric
              and (rule -> 'whole' is null or held::numeric % 1 = 0)
          end
          when 'flag' then pg_catalog.jsonb_typeof(held) = 'boolean'
          when 'choice' then rule -> 'of' @> held and pg_catalog.jsonb_typeof(held) <> 'array'
          when 'choices' then rule -> 'of' @> held and pg_catalog.jsonb_typeof(held) = 'array'
          else false
        end
    )
  end;
$$;

revoke execute on function private.objects_are_sound(jsonb, integer, jsonb) from public;
grant execute on function private.objects_are_sound(jsonb, integer, jsonb) to authenticated, service_role;

alter table public.tours
  add column style text
    constraint tours_style_known check (style in ('camping', 'mid-range', 'luxury', 'mixed')),
  add column countries text[] not null default '{}'
    constraint tours_countries_known check (
      countries <@ array['BW', 'LS', 'MZ', 'NA', 'ZA', 'SZ', 'ZM', 'ZW'] and cardinality(countries) <= 8
    ),
  add column months smallint[] not null default '{}'
    constraint tours_months_known check (
      months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[] and cardinality(months) <= 12
    ),
  add column fitness smallint constraint tours_fitness_range check (fitness between 1 and 5),
  add column min_age smallint constraint tours_min_age_range check (min_age between 0 and 99),
  add column malaria text
    constraint tours_malaria_known check (malaria in ('none', 'seasonal', 'year-round')),
  add column start_place text constraint tours_start_place_length check (char_length(start_place) <= 200),
  add column start_place_en text
    constraint tours_start_place_en_length check (char_length(start_place_en) <= 200),
  add column start_place_fr text
    constraint tours_start_place_fr_length check (char_length(start_place_fr) <= 200),
  add column end_place text constraint tours_end_place_length check (char_length(end_place) <= 200),
  add column end_place_en text constraint tours_end_place_en_length check (char_length(end_place_en) <= 200),
  add column end_place_fr text constraint tours_end_place_fr_length check (char_length(end_place_fr) <= 200),
  add column vehicle text constraint tours_vehicle_length check (char_length(vehicle) <= 300),
  add column vehicle_en text constraint tours_vehicle_en_length check (char_length(vehicle_en) <= 300),
  add column vehicle_fr text constraint tours_vehicle_fr_length check (char_length(vehicle_fr) <= 300),
  add column vehicle_guests smallint
    constraint tours_vehicle_guests_range check (vehicle_guests between 1 and 60),
  -- US dollars.
  add column single_supplement numeric(10, 2)
    constraint tours_single_supplement_range check (single_supplement between 0 and 1000000),
  add column child_terms text constraint tours_child_terms_length check (char_length(child_terms) <= 2000),
  add column child_terms_en text
    constraint tours_child_terms_en_length check (char_length(child_terms_en) <= 2000),
  add column child_terms_fr text
    constraint tours_child_terms_fr_length check (char_length(child_terms_fr) <= 2000),
  -- [{ "name_es": "…", "name_en": "…", "name_fr": "…", "months": [7, 8], "price_2": 4200, … }, …]; US dollars
  -- per person for 2, 4, 6 and more travellers.
  add column seasons jsonb not null default '[]'
    constraint tours_seasons_sound check (private.objects_are_sound(seasons, 12, '{
      "name_es": {"type": "text", "max": 100},
      "name_en": {"type": "text", "max": 100},
      "name_fr": {"type": "text", "max": 100},
      "months": {"type": "choices", "of": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]},
      "price_2": {"type": "number", "min": 0, "max": 1000000},
      "price_4": {"type": "number", "min": 0, "max": 1000000},
      "price_6": {"type": "number", "min": 0, "max": 1000000}
    }')),
  -- Destinations in the order of the journey; ids of what is hidden or gone are skipped by readers.
  add column destination_ids uuid[] not null default '{}'
    constraint tours_destination_ids_sound
      check (array_position(destination_ids, null) is null and cardinality(destination_ids) <= 12);

alter table public.destinations
  add column countries text[] not null default '{}'
    constraint destinations_countries_known check (
      countries <@ array['BW', 'LS', 'MZ', 'NA', 'ZA', 'SZ', 'ZM', 'ZW'] and cardinality(countries) <= 8
    ),
  add column latitude double precision
    constraint destinations_latitude_range check (latitude between -90 and 90),
  add column longitude double precision
    constraint destinations_longitude_range check (longitude between -180 and 180),
  add column entry_rules text
    constraint destinations_entry_rules_length check (char_length(entry_rules) <= 5000),
  add column entry_rules_en text
    constraint destinations_entry_rules_en_length check (char_length(entry_rules_en) <= 5000),
  add column entry_rules_fr text
    constraint destinations_entry_rules_fr_length check (char_length(entry_rules_fr) <= 5000),
  add column health text constraint destinations_health_length check (char_length(health) <= 5000),
  add column health_en text constraint destinations_health_en_length check (char_length(health_en) <= 5000),
  add column health_fr text constraint destinations_health_fr_length check (char_length(health_fr) <= 5000),
  add column money text constraint destinations_money_length check (char_length(money) <= 5000),
  add column money_en text constraint destinations_money_en_length check (char_length(money_en) <= 5000),
  add column money_fr text constraint destinations_money_fr_length check (char_length(money_fr) <= 5000),
  -- [{ "month": 1, "min": 18, "max": 31, "rain": 90 }, …]: mean daily °C, mm in the month.
  add column climate jsonb not null default '[]'
    constraint destinations_climate_sound check (private.objects_are_sound(climate, 12, '{
      "month": {"type": "number", "min": 1, "max": 12, "whole": true},
      "min": {"type": "number", "min": -30, "max": 60},
      "max": {"type": "number", "min": -30, "max": 60},
      "rain": {"type": "number", "min": 0, "max": 2000}
    }'));

alter table public.blog_posts
  add column tour_ids uuid[] not null default '{}'
    constraint blog_posts_tour_ids_sound
      check (array_position(tour_ids, null) is null and cardinality(tour_ids) <= 12);

-- The filters of the list of tours, and what belongs to an entry, asked from the other side.
create index tours_countries on public.tours using gin (countries);
create index tours_months on public.tours using gin (months);
create index tours_destination_ids on public.tours using gin (destination_ids);
create index tours_style on public.tours (style) where is_active;
create index tours_price on public.tours (price_per_person) where is_active;
create index tours_days on public.tours (duration_days) where is_active;
create index destinations_countries on public.destinations using gin (countries);
create index blog_posts_tour_ids on public.blog_posts using gin (tour_ids);

-- Which languages an entry is not written in to the end. Its argument says what to look at:
-- {"texts": ["name"], "optional": ["vehicle"], "lists": ["highlights"],
--  "objects": {"itinerary": {"expected": ["description"], "optional": ["title"]}}, "pictures": ["image_url"]}.
-- A translation is missing where the Spanish is filled; of `texts` and `expected` members everywhere.
create or replace function private.set_open_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
  worded constant jsonb := tg_argv[0];
  shown constant jsonb := (
    select coalesce(jsonb_agg(address), '[]')
    from jsonb_array_elements_text(worded -> 'pictures') as field
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as address
    where jsonb_typeof(address) = 'string'
  );
  language text;
  suffix text;
begin
  new.open_locales := '{}';
  foreach language in array array['es', 'en', 'fr'] loop
    suffix := case language when 'es' then '' else '_' || language end;
    if exists (
      select from jsonb_array_elements_text(worded -> 'texts') as field
      where private.is_blank(entry -> (field || suffix))
    ) or exists (
      select from jsonb_array_elements_text(worded -> 'optional') as field
      where not private.is_blank(entry -> field) and private.is_blank(entry -> (field || suffix))
    ) or exists (
      select
      from jsonb_array_elements_text(worded -> 'lists') as field
      cross join lateral jsonb_array_elements(entry -> field) with ordinality as item (words, place)
      where not private.is_blank(words)
        and private.is_blank(entry -> (field || suffix) -> (place - 1)::integer)
    ) or exists (
      select
      from jsonb_each(worded -> 'objects') as list (field, members)
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(entry -> field) = 'array' then entry -> field else '[]' end
      ) as item
      where exists (
        select from jsonb_array_elements_text(members -> 'expected') as member
        where private.is_blank(item -> (member || '_' || language))
      ) or exists (
        select from jsonb_array_elements_text(members -> 'optional') as member
        where not private.is_blank(item -> (member || '_es'))
          and private.is_blank(item -> (member || '_' || language))
      )
    ) or private.lacks_alt(shown, entry -> 'image_details', language) then
      new.open_locales := new.open_locales || language;
    end if;
  end loop;
  return new;
end;
$$;

drop trigger tours_open_locales on public.tours;
drop trigger tours_open_locales_anew on public.tours;
drop trigger destinations_open_locales on public.destinations;
drop trigger destinations_open_locales_anew on public.destinations;
drop trigger blog_posts_open_locales on public.blog_posts;
drop trigger blog_posts_open_locales_anew on public.blog_posts;

create trigger tours_open_locales
  before insert on public.tours
  for each row execute function private.set_open_locales(
    '{"texts":["name","destination","short_description","full_description"],"optional":["start_place","end_place","vehicle","child_terms"],"lists":["included_services","excluded_services"],"objects":{"itinerary":{"expected":["description"],"optional":["title","place","bed"]},"seasons":{"expected":[],"optional":["name"]}},"pictures":["image_url","gallery_images"]}'
  );

create trigger tours_open_locales_anew
  before update on public.tours
  for each row
  when (
    (new.open_locales, new.image_details, new.name, new.name_en, new.name_fr, new.destination, new.destination_en, new.destination_fr, new.short_description, new.short_description_en, new.short_description_fr, new.full_description, new.full_description_en, new.full_description_fr, new.itinerary, new.image_url, new.gallery_images, new.included_services, new.included_services_en, new.included_services_fr, new.excluded_services, new.excluded_services_en, new.excluded_services_fr, new.start_place, new.start_place_en, new.start_place_fr, new.end_place, new.end_place_en, new.end_place_fr, new.vehicle, new.vehicle_en, new.vehicle_fr, new.child_terms, new.child_terms_en, new.child_terms_fr, new.seasons)
    is distinct from (old.open_locales, old.image_details, old.name, old.name_en, old.name_fr, old.destination, old.destination_en, old.destination_fr, old.short_description, old.short_description_en, old.short_description_fr, old.full_description, old.full_description_en, old.full_description_fr, old.itinerary, old.image_url, old.gallery_images, old.included_services, old.included_services_en, old.included_services_fr, old.excluded_services, old.excluded_services_en, old.excluded_services_fr, old.start_place, old.start_place_en, old.start_place_fr, old.end_place, old.end_place_en, old.end_place_fr, old.vehicle, old.vehicle_en, old.vehicle_fr, old.child_terms, old.child_terms_en, old.child_terms_fr, old.seasons)
  )
  execute function private.set_open_locales(
    '{"texts":["name","destination","short_description","full_description"],"optional":["start_place","end_place","vehicle","child_terms"],"lists":["included_services","excluded_services"],"objects":{"itinerary":{"expected":["description"],"optional":["title","place","bed"]},"seasons":{"expected":[],"optional":["name"]}},"pictures":["image_url","gallery_images"]}'
  );

create trigger destinations_open_locales
  before insert on public.destinations
  for each row execute function private.set_open_locales(
    '{"texts":["name","country","short_description","full_description"],"optional":["best_time_to_visit","entry_rules","health","money"],"lists":["highlights"],"objects":{},"pictures":["gallery_images"]}'
  );

create trigger destinations_open_locales_anew
  before update on public.destinations
  for each row
  when (
    (new.open_locales, new.image_details, new.name, new.name_en, new.name_fr, new.country, new.country_en, new.country_fr, new.short_description, new.short_description_en, new.short_description_fr, new.full_description, new.full_description_en, new.full_description_fr, new.best_time_to_visit, new.best_time_to_visit_en, new.best_time_to_visit_fr, new.highlights, new.highlights_en, new.highlights_fr, new.gallery_images, new.entry_rules, new.entry_rules_en, new.entry_rules_fr, new.health, new.health_en, new.health_fr, new.money, new.money_en, new.money_fr)
    is distinct from (old.open_locales, old.image_details, old.name, old.name_en, old.name_fr, old.country, old.country_en, old.country_fr, old.short_description, old.short_description_en, old.short_description_fr, old.full_description, old.full_description_en, old.full_description_fr, old.best_time_to_visit, old.best_time_to_visit_en, old.best_time_to_visit_fr, old.highlights, old.highlights_en, old.highlights_fr, old.gallery_images, old.entry_rules, old.entry_rules_en, old.entry_rules_fr, old.health, old.health_en, old.health_fr, old.money, old.money_en, old.money_fr)
  )
  execute function private.set_open_locales(
    '{"texts":["name","country","short_description","full_description"],"optional":["best_time_to_visit","entry_rules","health","money"],"lists":["highlights"],"objects":{},"pictures":["gallery_images"]}'
  );

create trigger blog_posts_open_locales
  before insert on public.blog_posts
  for each row execute function private.set_open_locales(
    '{"texts":["title","excerpt","content"],"optional":[],"lists":[],"objects":{},"pictures":["featured_image"]}'
  );

create trigger blog_posts_open_locales_anew
  before update on public.blog_posts
  for each row
  when (
    (new.open_locales, new.image_details, new.title, new.title_en, new.title_fr, new.excerpt, new.excerpt_en, new.excerpt_fr, new.content, new.content_en, new.content_fr, new.featured_image)
    is distinct from (old.open_locales, old.image_details, old.title, old.title_en, old.title_fr, old.excerpt, old.excerpt_en, old.excerpt_fr, old.content, old.content_en, old.content_fr, old.featured_image)
  )
  execute function private.set_open_locales(
    '{"texts":["title","excerpt","content"],"optional":[],"lists":[],"objects":{},"pictures":["featured_image"]}'
  );
