create table public.legal_pages (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint legal_pages_title_length check (char_length(btrim(title)) between 1 and 200),
  title_en text constraint legal_pages_title_en_length check (char_length(title_en) <= 200),
  title_fr text constraint legal_pages_title_fr_length check (char_length(title_fr) <= 200),
  body text not null constraint legal_pages_body_length check (char_length(btrim(body)) between 1 and 100000),
  body_en text constraint legal_pages_body_en_length check (char_length(body_en) <= 100000),
  body_fr text constraint legal_pages_body_fr_length check (char_length(body_fr) <= 100000),
  content_format text not null default 'plain'
    constraint legal_pages_content_format_known check (content_format in ('plain', 'marked')),
  slug text collate "C" not null unique
    constraint legal_pages_slug_known check (slug in ('terms', 'legal', 'privacy')),
  effective_on date
    constraint legal_pages_effective_on_range
      check (effective_on >= '1900-01-01'::date and effective_on <= '2999-12-31'::date),
  is_active boolean not null default true,
  image_details jsonb not null default '{}'
    constraint legal_pages_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.legal_pages enable row level security;
revoke all on table public.legal_pages from anon, authenticated;
grant select on table public.legal_pages to anon;
grant select, insert, update, delete on table public.legal_pages to authenticated;
grant all on table public.legal_pages to service_role;

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
  for each row
  when (old.slug is distinct from new.slug)
  execute function private.record_former_slug();

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

create policy "legal_pages_visible"
  on public.legal_pages for select
  to anon, authenticated
  using (is_active);

create policy "legal_pages_admin_select"
  on public.legal_pages for select
  to authenticated
  using ((select private.is_admin()));

create policy "legal_pages_admin_insert"
  on public.legal_pages for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "legal_pages_admin_update"
  on public.legal_pages for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "legal_pages_admin_delete"
  on public.legal_pages for delete
  to authenticated
  using ((select private.is_admin()));

insert into private.content_types (type, position, path, definition)
values ('legal_pages', 9, '', '{
  "rich": ["body"],
  "lists": [],
  "texts": ["title","body"],
  "title": "title",
  "counts": {},
  "search": {"A":["title"],"B":[],"C":[],"D":["body"]},
  "objects": {},
  "visible": "is_active",
  "optional": [],
  "pictures": [],
  "pictureTexts": ["body"]
}');
