create table public.guest_reviews (
  id uuid primary key default gen_random_uuid(),
  guest text not null
    constraint guest_reviews_guest_length check (char_length(btrim(guest)) between 1 and 120),
  origin text constraint guest_reviews_origin_length check (char_length(origin) <= 120),
  origin_en text constraint guest_reviews_origin_en_length check (char_length(origin_en) <= 120),
  origin_fr text constraint guest_reviews_origin_fr_length check (char_length(origin_fr) <= 120),
  language text not null constraint guest_reviews_language_known check (language in ('es', 'en', 'fr')),
  text text not null constraint guest_reviews_text_length check (char_length(btrim(text)) between 1 and 4000),
  text_en text constraint guest_reviews_text_en_length check (char_length(text_en) <= 4000),
  text_fr text constraint guest_reviews_text_fr_length check (char_length(text_fr) <= 4000),
  travelled_on date
    constraint guest_reviews_travelled_on_range
      check (travelled_on >= '1900-01-01'::date and travelled_on <= '2999-12-31'::date),
  received_on date not null
    constraint guest_reviews_received_on_range
      check (received_on >= '1900-01-01'::date and received_on <= '2999-12-31'::date),
  tour_ids uuid[] not null default '{}'
    constraint guest_reviews_tour_ids_valid
      check (array_position(tour_ids, null) is null and cardinality(tour_ids) <= 1),
  source text not null
    constraint guest_reviews_source_known
      check (source in ('direct', 'google', 'tripadvisor', 'safaribookings', 'elsewhere')),
  source_url text
    constraint guest_reviews_source_url_length check (char_length(source_url) <= 2000)
    constraint guest_reviews_source_url_format check (source_url ~ '^https://\S+$'),
  consent boolean not null default false,
  slug text collate "C" not null unique
    constraint guest_reviews_slug_format
      check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  is_active boolean not null default false,
  image_details jsonb not null default '{}'
    constraint guest_reviews_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint guest_reviews_is_active_needs check (consent or not is_active)
);
alter table public.guest_reviews enable row level security;
revoke all on table public.guest_reviews from anon, authenticated;
grant select on table public.guest_reviews to anon;
grant select, insert, update, delete on table public.guest_reviews to authenticated;
grant all on table public.guest_reviews to service_role;

create index guest_reviews_changed on public.guest_reviews (updated_at) where is_active;

create index guest_reviews_hidden on public.guest_reviews (updated_at, id) where not is_active;

create index guest_reviews_by_received_on on public.guest_reviews (received_on, id) include (is_active);

create index guest_reviews_listed on public.guest_reviews (received_on, id)
  include (is_active)
  where is_active;

create index guest_reviews_tour_ids on public.guest_reviews using gin (tour_ids);

create index guest_reviews_by_updated_at on public.guest_reviews (updated_at, id) include (is_active);

create index guest_reviews_incomplete on public.guest_reviews (updated_at, id)
  where incomplete_locales <> '{}';

create trigger announce_change after insert or update or delete on public.guest_reviews
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.guest_reviews
  for each statement execute function public.announce_content_change();

create trigger former_slugs after insert or delete on public.guest_reviews
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.guest_reviews
  for each statement execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.guest_reviews
  for each row
  when (old.slug is distinct from new.slug)
  execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.guest_reviews
  for each row execute function private.restore_former_slugs();

create trigger guest_reviews_incomplete_locales before insert or update on public.guest_reviews
  for each row execute function private.set_incomplete_locales();

create trigger guest_reviews_updated_at before update on public.guest_reviews
  for each row execute function private.touch_updated_at();

create trigger keep_version after update or delete on public.guest_reviews
  for each row execute function private.keep_version();

create trigger log_content after insert or update or delete on public.guest_reviews
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.guest_reviews
  for each row execute function private.update_picture_uses();

create trigger picture_uses_on_truncate after truncate on public.guest_reviews
  for each statement execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.guest_reviews
  for each row execute function private.index_search_document();

create trigger search_documents_on_truncate after truncate on public.guest_reviews
  for each statement execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.guest_reviews
  for each row execute function private.update_shown_pictures();

create trigger shown_pictures_on_truncate after truncate on public.guest_reviews
  for each statement execute function private.update_shown_pictures();

create trigger stale_translations after update on public.guest_reviews
  for each row execute function private.update_stale_translations();

create policy "guest_reviews_visible"
  on public.guest_reviews for select
  to anon, authenticated
  using (is_active);

create policy "guest_reviews_admin_select"
  on public.guest_reviews for select
  to authenticated
  using ((select private.is_admin()));

create policy "guest_reviews_admin_insert"
  on public.guest_reviews for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "guest_reviews_admin_update"
  on public.guest_reviews for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "guest_reviews_admin_delete"
  on public.guest_reviews for delete
  to authenticated
  using ((select private.is_admin()));

insert into private.content_types (type, position, path, definition)
values ('guest_reviews', 6, '/reviews', '{
  "rich": [],
  "lists": [],
  "texts": ["text"],
  "title": "guest",
  "counts": {},
  "search": {"A":["guest"],"B":[],"C":[],"D":["text"]},
  "objects": {},
  "visible": "is_active",
  "optional": ["origin"],
  "pictures": [],
  "pictureTexts": []
}');
