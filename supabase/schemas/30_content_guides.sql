create table public.guides (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint guides_name_length check (char_length(btrim(name)) between 1 and 100),
  role text not null constraint guides_role_length check (char_length(btrim(role)) between 1 and 100),
  role_en text constraint guides_role_en_length check (char_length(role_en) <= 100),
  role_fr text constraint guides_role_fr_length check (char_length(role_fr) <= 100),
  bio text not null constraint guides_bio_length check (char_length(btrim(bio)) between 1 and 10000),
  bio_en text constraint guides_bio_en_length check (char_length(bio_en) <= 10000),
  bio_fr text constraint guides_bio_fr_length check (char_length(bio_fr) <= 10000),
  content_format text not null default 'plain'
    constraint guides_content_format_known check (content_format in ('plain', 'marked')),
  photo text constraint guides_photo_length check (char_length(photo) <= 2000),
  languages text[] not null default '{}'
    constraint guides_languages_known
      check (languages <@ array['es', 'en', 'fr', 'pt', 'de', 'af', 'zu', 'tn', 'sn', 'nd'] and cardinality(languages) <= 10),
  licence text constraint guides_licence_length check (char_length(licence) <= 150),
  since_year smallint constraint guides_since_year_range check (since_year between 1940 and 2100),
  countries text[] not null default '{}'
    constraint guides_countries_known
      check (countries <@ array['BW', 'LS', 'MZ', 'NA', 'ZA', 'SZ', 'ZM', 'ZW'] and cardinality(countries) <= 8),
  tour_ids uuid[] not null default '{}'
    constraint guides_tour_ids_valid
      check (array_position(tour_ids, null) is null and cardinality(tour_ids) <= 40),
  slug text collate "C" not null unique
    constraint guides_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  position smallint not null default 0
    constraint guides_position_range check ("position" >= 0 and "position" <= 9999),
  is_active boolean not null default true,
  image_details jsonb not null default '{}'
    constraint guides_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug_en text collate "C"
    constraint guides_slug_en_format
      check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  slug_fr text collate "C"
    constraint guides_slug_fr_format
      check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120)
);
alter table public.guides enable row level security;
revoke all on table public.guides from anon, authenticated;
grant select on table public.guides to anon;
grant select, insert, update, delete on table public.guides to authenticated;
grant all on table public.guides to service_role;

create index guides_by_name on public.guides (name, id) include (is_active);

create index guides_tour_ids on public.guides using gin (tour_ids);

create index guides_hidden on public.guides (updated_at, id) where not is_active;

create index guides_by_position on public.guides ("position", id) include (is_active);

create index guides_incomplete on public.guides (updated_at, id) where incomplete_locales <> '{}';

create index guides_listed on public.guides ("position", id) include (is_active) where is_active;

create index guides_changed on public.guides (updated_at) where is_active;

create index guides_by_updated_at on public.guides (updated_at, id) include (is_active);

create trigger announce_change after insert or update or delete on public.guides
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.guides
  for each statement execute function public.announce_content_change();

create trigger former_slugs after insert or delete on public.guides
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.guides
  for each statement execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.guides
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.guides
  for each row execute function private.restore_former_slugs();

create trigger guides_incomplete_locales before insert or update on public.guides
  for each row execute function private.set_incomplete_locales();

create trigger guides_updated_at before update on public.guides
  for each row execute function private.touch_updated_at();

create trigger keep_version after update or delete on public.guides
  for each row execute function private.keep_version();

create trigger log_content after insert or update or delete on public.guides
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.guides
  for each row execute function private.update_picture_uses();

create trigger picture_uses_on_truncate after truncate on public.guides
  for each statement execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.guides
  for each row execute function private.index_search_document();

create trigger search_documents_on_truncate after truncate on public.guides
  for each statement execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.guides
  for each row execute function private.update_shown_pictures();

create trigger shown_pictures_on_truncate after truncate on public.guides
  for each statement execute function private.update_shown_pictures();

create trigger stale_translations after update on public.guides
  for each row execute function private.update_stale_translations();

create policy "guides_visible"
  on public.guides for select
  to anon, authenticated
  using (is_active);

create policy "guides_admin_select"
  on public.guides for select
  to authenticated
  using ((select private.is_admin()));

create policy "guides_admin_insert"
  on public.guides for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "guides_admin_update"
  on public.guides for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "guides_admin_delete"
  on public.guides for delete
  to authenticated
  using ((select private.is_admin()));

insert into private.content_types (type, position, path, definition)
values ('guides', 4, '/guides', '{
  "rich": ["bio"],
  "lists": [],
  "texts": ["role","bio"],
  "title": "name",
  "counts": {},
  "search": {"A":["name"],"B":[],"C":["role","languages"],"D":["bio"]},
  "objects": {},
  "options": {"languages":{"af":{"en":"Afrikaans","es":"Afrikáans","fr":"Afrikaans"},"de":{"en":"German","es":"Alemán","fr":"Allemand"},"en":{"en":"English","es":"Inglés","fr":"Anglais"},"es":{"en":"Spanish","es":"Español","fr":"Espagnol"},"fr":{"en":"French","es":"Francés","fr":"Français"},"nd":{"en":"Ndebele","es":"Ndebele","fr":"Ndebele"},"pt":{"en":"Portuguese","es":"Portugués","fr":"Portugais"},"sn":{"en":"Shona","es":"Shona","fr":"Shona"},"tn":{"en":"Setswana","es":"Setsuana","fr":"Setswana"},"zu":{"en":"Zulu","es":"Zulú","fr":"Zoulou"}}},
  "visible": "is_active",
  "optional": [],
  "pictures": ["photo"],
  "pictureTexts": []
}');

create index guides_slug_en on public.guides (slug_en) where slug_en is not null;

create index guides_slug_fr on public.guides (slug_fr) where slug_fr is not null;

create trigger check_slugs after insert on public.guides
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.guides
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.check_slugs();
