-- Finding out what is left to translate took two thirds of a save, which visitors wait for. It is found
-- out where something has changed that it depends on, and by a function that the planner can take in.

-- Without settings of its own; whoever calls it has an empty search path.
create or replace function private.is_blank(given jsonb)
  returns boolean
  language sql
  immutable
as $$
  select pg_catalog.jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') !~ '\S';
$$;

drop trigger tours_open_locales on public.tours;
drop trigger destinations_open_locales on public.destinations;
drop trigger blog_posts_open_locales on public.blog_posts;

create trigger tours_open_locales
  before insert on public.tours
  for each row execute function private.set_open_locales(
    '{name,destination,short_description,full_description}', '{}',
    '{included_services,excluded_services}', '{itinerary}', '{image_url,gallery_images}'
  );

create trigger tours_open_locales_anew
  before update on public.tours
  for each row
  when (
    (
      new.open_locales, new.itinerary, new.image_url, new.gallery_images, new.image_details,
      new.name, new.name_en, new.name_fr,
      new.destination, new.destination_en, new.destination_fr,
      new.short_description, new.short_description_en, new.short_description_fr,
      new.full_description, new.full_description_en, new.full_description_fr,
      new.included_services, new.included_services_en, new.included_services_fr,
      new.excluded_services, new.excluded_services_en, new.excluded_services_fr
    ) is distinct from (
      old.open_locales, old.itinerary, old.image_url, old.gallery_images, old.image_details,
      old.name, old.name_en, old.name_fr,
      old.destination, old.destination_en, old.destination_fr,
      old.short_description, old.short_description_en, old.short_description_fr,
      old.full_description, old.full_description_en, old.full_description_fr,
      old.included_services, old.included_services_en, old.included_services_fr,
      old.excluded_services, old.excluded_services_en, old.excluded_services_fr
    )
  )
  execute function private.set_open_locales(
    '{name,destination,short_description,full_description}', '{}',
    '{included_services,excluded_services}', '{itinerary}', '{image_url,gallery_images}'
  );

create trigger destinations_open_locales
  before insert on public.destinations
  for each row execute function private.set_open_locales(
    '{name,country,short_description,full_description}', '{best_time_to_visit}',
    '{highlights}', '{}', '{gallery_images}'
  );

create trigger destinations_open_locales_anew
  before update on public.destinations
  for each row
  when (
    (
      new.open_locales, new.gallery_images, new.image_details,
      new.name, new.name_en, new.name_fr,
      new.country, new.country_en, new.country_fr,
      new.short_description, new.short_description_en, new.short_description_fr,
      new.full_description, new.full_description_en, new.full_description_fr,
      new.best_time_to_visit, new.best_time_to_visit_en, new.best_time_to_visit_fr,
      new.highlights, new.highlights_en, new.highlights_fr
    ) is distinct from (
      old.open_locales, old.gallery_images, old.image_details,
      old.name, old.name_en, old.name_fr,
      old.country, old.country_en, old.country_fr,
      old.short_description, old.short_description_en, old.short_description_fr,
      old.full_description, old.full_description_en, old.full_description_fr,
      old.best_time_to_visit, old.best_time_to_visit_en, old.best_time_to_visit_fr,
      old.highlights, old.highlights_en, old.highlights_fr
    )
  )
  execute function private.set_open_locales(
    '{name,country,short_description,full_description}', '{best_time_to_visit}',
    '{highlights}', '{}', '{gallery_images}'
  );

create trigger blog_posts_open_locales
  before insert on public.blog_posts
  for each row execute function private.set_open_locales(
    '{title,excerpt,content}', '{}', '{}', '{}', '{featured_image}'
  );

create trigger blog_posts_open_locales_anew
  before update on public.blog_posts
  for each row
  when (
    (
      new.open_locales, new.featured_image, new.image_details,
      new.title, new.title_en, new.title_fr,
      new.excerpt, new.excerpt_en, new.excerpt_fr,
      new.content, new.content_en, new.content_fr
    ) is distinct from (
      old.open_locales, old.featured_image, old.image_details,
      old.title, old.title_en, old.title_fr,
      old.excerpt, old.excerpt_en, old.excerpt_fr,
      old.content, old.content_en, old.content_fr
    )
  )
  execute function private.set_open_locales(
    '{title,excerpt,content}', '{}', '{}', '{}', '{featured_image}'
  );
