-- What an entry says of its pictures: alternative texts in three languages and the point that crops
-- keep. Keyed by bucket and name, while the lists of addresses stay as they are:
-- { "tour-images/k3j….jpg": { "alt": { "es": "…", "en": "…", "fr": "…" }, "focus": { "x": 0.5, "y": 0.4 } } }
-- Readers leave out what is not of this shape (app/images/image-details.ts).

alter table public.tours add column image_details jsonb not null default '{}'
  constraint tours_image_details_is_object
    check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000);

alter table public.destinations add column image_details jsonb not null default '{}'
  constraint destinations_image_details_is_object
    check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000);

alter table public.blog_posts add column image_details jsonb not null default '{}'
  constraint blog_posts_image_details_is_object
    check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000);
