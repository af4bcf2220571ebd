create table public.guides (
  id uuid not null default gen_random_uuid(),
  name text not null,
  role text not null,
  role_en text,
  role_fr text,
  bio text not null,
  bio_en text,
  bio_fr text,
  content_format text not null default 'plain',
  photo text,
  languages text[] not null default '{}',
  licence text,
  since_year smallint,
  countries text[] not null default '{}',
  tour_ids uuid[] not null default '{}',
  slug text collate "C" not null,
  position smallint not null default 0,
  is_active boolean not null default true,
  image_details jsonb not null default '{}',
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint guides_pkey primary key (id),
  constraint guides_slug_key unique (slug),
  constraint guides_image_details_is_object check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  constraint guides_name_length check (char_length(btrim(name)) between 1 and 100),
  constraint guides_role_length check (char_length(btrim(role)) between 1 and 100),
  constraint guides_role_en_length check (char_length(role_en) <= 100),
  constraint guides_role_fr_length check (char_length(role_fr) <= 100),
  constraint guides_bio_length check (char_length(btrim(bio)) between 1 and 10000),
  constraint guides_bio_en_length check (char_length(bio_en) <= 10000),
  constraint guides_bio_fr_length check (char_length(bio_fr) <= 10000),
  constraint guides_content_format_known check (content_format in ('plain', 'marked')),
  constraint guides_photo_length check (char_length(photo) <= 2000),
  constraint guides_languages_known check (languages <@ array['es', 'en', 'fr', 'pt', 'de', 'af', 'zu', 'tn', 'sn', 'nd'] and cardinality(languages) <= 10),
  constraint guides_licence_length check (char_length(licence) <= 150),
  constraint guides_since_year_range check (since_year between 1940 and 2100),
  constraint guides_countries_known check (countries <@ array['BW', 'LS', 'MZ', 'NA', 'ZA', 'SZ', 'ZM', 'ZW'] and cardinality(countries) <= 8),
  constraint guides_tour_ids_valid check (array_position(tour_ids, null) is null and cardinality(tour_ids) <= 40),
  constraint guides_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  constraint guides_position_range check (position between 0 and 9999)
);

insert into private.content_types (type, position, path, definition)
values ('guides', 4, '/guides', '{"title":"name","visible":"is_active","counts":{},"texts":["role","bio"],"optional":[],"lists":[],"objects":{},"pictures":["photo"],"pictureTexts":[],"rich":["bio"],"search":{"A":["name"],"B":[],"C":["role","languages"],"D":["bio"]},"options":{"languages":{"es":{"es":"Español","en":"Spanish","fr":"Espagnol"},"en":{"es":"Inglés","en":"English","fr":"Anglais"},"fr":{"es":"Francés","en":"French","fr":"Français"},"pt":{"es":"Portugués","en":"Portuguese","fr":"Portugais"},"de":{"es":"Alemán","en":"German","fr":"Allemand"},"af":{"es":"Afrikáans","en":"Afrikaans","fr":"Afrikaans"},"zu":{"es":"Zulú","en":"Zulu","fr":"Zoulou"},"tn":{"es":"Setsuana","en":"Setswana","fr":"Setswana"},"sn":{"es":"Shona","en":"Shona","fr":"Shona"},"nd":{"es":"Ndebele","en":"Ndebele","fr":"Ndebele"}}}}')
on conflict (type) do update set
  position = excluded.position, path = excluded.path, definition = excluded.definition;

create or replace view private.entries with (security_invoker = true) as
  select
    'blog_posts'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_published then published_at end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.blog_posts
  union all
  select
    'tours'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.tours
  union all
  select
    'destinations'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.destinations
  union all
  select
    'guides'::text as type, id, slug, name as title,
    concat_ws(chr(10), name) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.guides
  union all
  select
    'legal_pages'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.legal_pages;

alter table public.guides enable row level security;
revoke all on table public.guides from anon, authenticated;
grant select on table public.guides to anon;
grant select, insert, update, delete on table public.guides to authenticated;
grant all on table public.guides to service_role;

create policy guides_visible on public.guides
  for select to anon, authenticated using (is_active);

create policy guides_admin_select on public.guides
  for select to authenticated using ((select private.is_admin()));

create policy guides_admin_insert on public.guides
  for insert to authenticated with check ((select private.is_admin()));

create policy guides_admin_update on public.guides
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy guides_admin_delete on public.guides
  for delete to authenticated using ((select private.is_admin()));

create index guides_by_name on public.guides (name, id) include (is_active);

create index guides_tour_ids on public.guides using gin (tour_ids);

create index guides_hidden on public.guides (updated_at, id) where not is_active;

create index guides_by_position on public.guides (position, id) include (is_active);

create index guides_incomplete on public.guides (updated_at, id) where incomplete_locales <> '{}';

create index guides_listed on public.guides (position, id) include (is_active) where is_active;

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
  for each row when (old.slug is distinct from new.slug) execute function private.record_former_slug();

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
