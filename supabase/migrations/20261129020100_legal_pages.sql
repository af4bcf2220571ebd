create table public.legal_pages (
  id uuid not null default gen_random_uuid(),
  title text not null,
  title_en text,
  title_fr text,
  body text not null,
  body_en text,
  body_fr text,
  content_format text not null default 'plain',
  slug text collate "C" not null,
  effective_on date,
  is_active boolean not null default true,
  image_details jsonb not null default '{}',
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint legal_pages_pkey primary key (id),
  constraint legal_pages_slug_key unique (slug),
  constraint legal_pages_image_details_is_object check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  constraint legal_pages_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint legal_pages_title_en_length check (char_length(title_en) <= 200),
  constraint legal_pages_title_fr_length check (char_length(title_fr) <= 200),
  constraint legal_pages_body_length check (char_length(btrim(body)) between 1 and 100000),
  constraint legal_pages_body_en_length check (char_length(body_en) <= 100000),
  constraint legal_pages_body_fr_length check (char_length(body_fr) <= 100000),
  constraint legal_pages_content_format_known check (content_format in ('plain', 'marked')),
  constraint legal_pages_slug_known check (slug in ('terms', 'legal', 'privacy')),
  constraint legal_pages_effective_on_range check (effective_on between '1900-01-01' and '2999-12-31')
);

insert into private.content_types (type, position, path, definition)
values ('legal_pages', 9, '', '{"title":"title","visible":"is_active","counts":{},"texts":["title","body"],"optional":[],"lists":[],"objects":{},"pictures":[],"pictureTexts":["body"],"rich":["body"],"search":{"A":["title"],"B":[],"C":[],"D":["body"]}}')
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
    'legal_pages'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.legal_pages;

alter table public.legal_pages enable row level security;
revoke all on table public.legal_pages from anon, authenticated;
grant select on table public.legal_pages to anon;
grant select, insert, update, delete on table public.legal_pages to authenticated;
grant all on table public.legal_pages to service_role;

create policy legal_pages_visible on public.legal_pages
  for select to anon, authenticated using (is_active);

create policy legal_pages_admin_select on public.legal_pages
  for select to authenticated using ((select private.is_admin()));

create policy legal_pages_admin_insert on public.legal_pages
  for insert to authenticated with check ((select private.is_admin()));

create policy legal_pages_admin_update on public.legal_pages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy legal_pages_admin_delete on public.legal_pages
  for delete to authenticated using ((select private.is_admin()));

create index legal_pages_changed on public.legal_pages (updated_at) where is_active;

create index legal_pages_hidden on public.legal_pages (updated_at, id) where not is_active;

create index legal_pages_incomplete on public.legal_pages (updated_at, id) where incomplete_locales <> '{}';

create index legal_pages_listed on public.legal_pages (title, id) include (is_active) where is_active;

create index legal_pages_by_title on public.legal_pages (title, id) include (is_active);

create trigger announce_change after insert or update or delete on public.legal_pages
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.legal_pages
  for each statement execute function public.announce_content_change();

create trigger former_slugs after insert or delete on public.legal_pages
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.legal_pages
  for each statement execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.legal_pages
  for each row when (old.slug is distinct from new.slug) execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.legal_pages
  for each row execute function private.restore_former_slugs();

create trigger keep_version after update or delete on public.legal_pages
  for each row execute function private.keep_version();

create trigger legal_pages_incomplete_locales before insert or update on public.legal_pages
  for each row execute function private.set_incomplete_locales();

create trigger legal_pages_updated_at before update on public.legal_pages
  for each row execute function private.touch_updated_at();

create trigger log_content after insert or update or delete on public.legal_pages
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.legal_pages
  for each row execute function private.update_picture_uses();

create trigger picture_uses_on_truncate after truncate on public.legal_pages
  for each statement execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.legal_pages
  for each row execute function private.index_search_document();

create trigger search_documents_on_truncate after truncate on public.legal_pages
  for each statement execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.legal_pages
  for each row execute function private.update_shown_pictures();

create trigger shown_pictures_on_truncate after truncate on public.legal_pages
  for each statement execute function private.update_shown_pictures();

create trigger stale_translations after update on public.legal_pages
  for each row execute function private.update_stale_translations();
