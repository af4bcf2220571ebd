create table public.blog_categories (
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_en text,
  name_fr text,
  description text,
  description_en text,
  description_fr text,
  slug text collate "C" not null,
  slug_en text collate "C",
  slug_fr text collate "C",
  position smallint not null default 0,
  is_active boolean not null default true,
  image_details jsonb not null default '{}',
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_categories_pkey primary key (id),
  constraint blog_categories_slug_key unique (slug),
  constraint blog_categories_image_details_is_object check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  constraint blog_categories_name_length check (char_length(btrim(name)) between 1 and 100),
  constraint blog_categories_name_en_length check (char_length(name_en) <= 100),
  constraint blog_categories_name_fr_length check (char_length(name_fr) <= 100),
  constraint blog_categories_description_length check (char_length(description) <= 600),
  constraint blog_categories_description_en_length check (char_length(description_en) <= 600),
  constraint blog_categories_description_fr_length check (char_length(description_fr) <= 600),
  constraint blog_categories_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  constraint blog_categories_slug_en_format check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  constraint blog_categories_slug_fr_format check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120),
  constraint blog_categories_position_range check (position between 0 and 9999)
);

create table public.blog_tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_en text,
  name_fr text,
  description text,
  description_en text,
  description_fr text,
  slug text collate "C" not null,
  slug_en text collate "C",
  slug_fr text collate "C",
  is_active boolean not null default true,
  image_details jsonb not null default '{}',
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_tags_pkey primary key (id),
  constraint blog_tags_slug_key unique (slug),
  constraint blog_tags_image_details_is_object check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  constraint blog_tags_name_length check (char_length(btrim(name)) between 1 and 60),
  constraint blog_tags_name_en_length check (char_length(name_en) <= 60),
  constraint blog_tags_name_fr_length check (char_length(name_fr) <= 60),
  constraint blog_tags_description_length check (char_length(description) <= 600),
  constraint blog_tags_description_en_length check (char_length(description_en) <= 600),
  constraint blog_tags_description_fr_length check (char_length(description_fr) <= 600),
  constraint blog_tags_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  constraint blog_tags_slug_en_format check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  constraint blog_tags_slug_fr_format check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120)
);

insert into private.content_types (type, position, path, definition)
values ('blog_categories', 8, null, '{"title":"name","visible":"is_active","counts":{},"texts":["name"],"optional":["description"],"lists":[],"objects":{},"pictures":[],"pictureTexts":[],"rich":[]}')
on conflict (type) do update set
  position = excluded.position, path = excluded.path, definition = excluded.definition;

insert into private.content_types (type, position, path, definition)
values ('blog_tags', 9, null, '{"title":"name","visible":"is_active","counts":{},"texts":["name"],"optional":["description"],"lists":[],"objects":{},"pictures":[],"pictureTexts":[],"rich":[]}')
on conflict (type) do update set
  position = excluded.position, path = excluded.path, definition = excluded.definition;

create or replace view private.entries with (security_invoker = true) as
  select
    'blog_posts'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_published then published_at end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.blog_posts
  union all
  select
    'tours'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.tours
  union all
  select
    'destinations'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.destinations
  union all
  select
    'guides'::text as type, id, slug, name as title,
    concat_ws(chr(10), name) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.guides
  union all
  select
    'faqs'::text as type, id, slug, question as title,
    concat_ws(chr(10), question, question_en, question_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array[slug]::text[] collate "C" as slugs
  from public.faqs
  union all
  select
    'guest_reviews'::text as type, id, slug, guest as title,
    concat_ws(chr(10), guest) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array[slug]::text[] collate "C" as slugs
  from public.guest_reviews
  union all
  select
    'blog_categories'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.blog_categories
  union all
  select
    'blog_tags'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.blog_tags
  union all
  select
    'legal_pages'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array[slug]::text[] collate "C" as slugs
  from public.legal_pages;

alter table public.blog_categories enable row level security;
revoke all on table public.blog_categories from anon, authenticated;
grant select on table public.blog_categories to anon;
grant select, insert, update, delete on table public.blog_categories to authenticated;
grant all on table public.blog_categories to service_role;

create policy blog_categories_visible on public.blog_categories
  for select to anon, authenticated using (is_active);

create policy blog_categories_admin_select on public.blog_categories
  for select to authenticated using ((select private.is_admin()));

create policy blog_categories_admin_insert on public.blog_categories
  for insert to authenticated with check ((select private.is_admin()));

create policy blog_categories_admin_update on public.blog_categories
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy blog_categories_admin_delete on public.blog_categories
  for delete to authenticated using ((select private.is_admin()));

create index blog_categories_incomplete on public.blog_categories (updated_at, id) where incomplete_locales <> '{}';

create index blog_categories_by_updated_at on public.blog_categories (updated_at, id) include (is_active);

create index blog_categories_by_name on public.blog_categories (name, id) include (is_active);

create index blog_categories_slug_fr on public.blog_categories (slug_fr) where slug_fr is not null;

create index blog_categories_by_position on public.blog_categories (position, id) include (is_active);

create index blog_categories_hidden on public.blog_categories (updated_at, id) where not is_active;

create index blog_categories_changed on public.blog_categories (updated_at) where is_active;

create index blog_categories_listed on public.blog_categories (name, id) include (is_active) where is_active;

create index blog_categories_slug_en on public.blog_categories (slug_en) where slug_en is not null;

create trigger blog_categories_incomplete_locales before insert or update on public.blog_categories
  for each row execute function private.set_incomplete_locales();

create trigger blog_categories_updated_at before update on public.blog_categories
  for each row execute function private.touch_updated_at();

create trigger check_slugs after insert on public.blog_categories
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.blog_categories
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.check_slugs();

create trigger announce_change after insert or update or delete on public.blog_categories
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.blog_categories
  for each statement execute function public.announce_content_change();

create trigger former_slugs after insert or delete on public.blog_categories
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.blog_categories
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.blog_categories
  for each statement execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.blog_categories
  for each row execute function private.restore_former_slugs();

create trigger keep_version after update or delete on public.blog_categories
  for each row execute function private.keep_version();

create trigger log_content after insert or update or delete on public.blog_categories
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.blog_categories
  for each row execute function private.update_picture_uses();

create trigger picture_uses_on_truncate after truncate on public.blog_categories
  for each statement execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.blog_categories
  for each row execute function private.index_search_document();

create trigger search_documents_on_truncate after truncate on public.blog_categories
  for each statement execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.blog_categories
  for each row execute function private.update_shown_pictures();

create trigger shown_pictures_on_truncate after truncate on public.blog_categories
  for each statement execute function private.update_shown_pictures();

create trigger stale_translations after update on public.blog_categories
  for each row execute function private.update_stale_translations();

alter table public.blog_tags enable row level security;
revoke all on table public.blog_tags from anon, authenticated;
grant select on table public.blog_tags to anon;
grant select, insert, update, delete on table public.blog_tags to authenticated;
grant all on table public.blog_tags to service_role;

create policy blog_tags_visible on public.blog_tags
  for select to anon, authenticated using (is_active);

create policy blog_tags_admin_select on public.blog_tags
  for select to authenticated using ((select private.is_admin()));

create policy blog_tags_admin_insert on public.blog_tags
  for insert to authenticated with check ((select private.is_admin()));

create policy blog_tags_admin_update on public.blog_tags
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy blog_tags_admin_delete on public.blog_tags
  for delete to authenticated using ((select private.is_admin()));

create index blog_tags_listed on public.blog_tags (name, id) include (is_active) where is_active;

create index blog_tags_by_updated_at on public.blog_tags (updated_at, id) include (is_active);

create index blog_tags_by_name on public.blog_tags (name, id) include (is_active);

create index blog_tags_slug_fr on public.blog_tags (slug_fr) where slug_fr is not null;


create index blog_tags_slug_en on public.blog_tags (slug_en) where slug_en is not null;

create index blog_tags_hidden on public.blog_tags (updated_at, id) where not is_active;

create index blog_tags_changed on public.blog_tags (updated_at) where is_active;

create index blog_tags_incomplete on public.blog_tags (updated_at, id) where incomplete_locales <> '{}';

create trigger blog_tags_incomplete_locales before insert or update on public.blog_tags
  for each row execute function private.set_incomplete_locales();

create trigger blog_tags_updated_at before update on public.blog_tags
  for each row execute function private.touch_updated_at();

create trigger check_slugs after insert on public.blog_tags
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.blog_tags
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.check_slugs();

create trigger announce_change after insert or update or delete on public.blog_tags
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.blog_tags
  for each statement execute function public.announce_content_change();

create trigger former_slugs after insert or delete on public.blog_tags
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.blog_tags
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.blog_tags
  for each statement execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.blog_tags
  for each row execute function private.restore_former_slugs();

create trigger keep_version after update or delete on public.blog_tags
  for each row execute function private.keep_version();

create trigger log_content after insert or update or delete on public.blog_tags
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.blog_tags
  for each row execute function private.update_picture_uses();

create trigger picture_uses_on_truncate after truncate on public.blog_tags
  for each statement execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.blog_tags
  for each row execute function private.index_search_document();

create trigger search_documents_on_truncate after truncate on public.blog_tags
  for each statement execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.blog_tags
  for each row execute function private.update_shown_pictures();

create trigger shown_pictures_on_truncate after truncate on public.blog_tags
  for each statement execute function private.update_shown_pictures();

create trigger stale_translations after update on public.blog_tags
  for each row execute function private.update_stale_translations();
