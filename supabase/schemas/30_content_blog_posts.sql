-- The content type `blog_posts`, as declared in content/. `npm run content:migration` keeps its table, registry row, policies
-- and triggers. Spanish is the base language; the site shows it where a text in `_en` or `_fr` is empty.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text collate "C" not null unique
    constraint blog_posts_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null constraint blog_posts_title_length check (char_length(btrim(title)) between 1 and 300),
  title_en text constraint blog_posts_title_en_length check (char_length(title_en) <= 300),
  title_fr text constraint blog_posts_title_fr_length check (char_length(title_fr) <= 300),
  excerpt text not null
    constraint blog_posts_excerpt_length check (char_length(btrim(excerpt)) between 1 and 1000),
  excerpt_en text constraint blog_posts_excerpt_en_length check (char_length(excerpt_en) <= 1000),
  excerpt_fr text constraint blog_posts_excerpt_fr_length check (char_length(excerpt_fr) <= 1000),
  content text not null
    constraint blog_posts_content_length check (char_length(btrim(content)) between 1 and 100000),
  content_en text constraint blog_posts_content_en_length check (char_length(content_en) <= 100000),
  content_fr text constraint blog_posts_content_fr_length check (char_length(content_fr) <= 100000),
  featured_image text constraint blog_posts_featured_image_length check (char_length(featured_image) <= 2000),
  category text not null
    constraint blog_posts_category_length check (char_length(btrim(category)) between 1 and 100),
  tags text[] not null default '{}'
    constraint blog_posts_tags_valid check (private.is_valid_list(tags, 40, 60)),
  author text not null
    constraint blog_posts_author_length check (char_length(btrim(author)) between 1 and 100),
  is_published boolean not null default false,
  -- In the future: the post is scheduled.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  image_details jsonb not null default '{}'
    constraint blog_posts_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  incomplete_locales text[] not null default '{}',
  tour_ids uuid[] not null default '{}'
    constraint blog_posts_tour_ids_valid
      check (array_position(tour_ids, null) is null and cardinality(tour_ids) <= 12),
  content_format text not null default 'plain'
    constraint blog_posts_content_format_known check (content_format in ('plain', 'marked')),
  slug_en text collate "C"
    constraint blog_posts_slug_en_format
      check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  slug_fr text collate "C"
    constraint blog_posts_slug_fr_format
      check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120),
  author_guide_id uuid
);
alter table public.blog_posts enable row level security;
revoke all on table public.blog_posts from anon, authenticated;
grant select on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated;
grant all on table public.blog_posts to service_role;

create index blog_posts_listed on public.blog_posts (published_at desc, id)
  include (is_published, updated_at)
  where is_published;

create index blog_posts_hidden on public.blog_posts (updated_at, id)
  include (published_at)
  where not is_published;

create index blog_posts_incomplete on public.blog_posts (updated_at, id) where incomplete_locales <> '{}';

-- Whether another post shows a picture.
create index blog_posts_featured_image on public.blog_posts (featured_image) where featured_image is not null;

create index blog_posts_tour_ids on public.blog_posts using gin (tour_ids);

create index blog_posts_by_created_at on public.blog_posts (created_at, id)
  include (is_published, published_at);

create index blog_posts_by_published_at on public.blog_posts (published_at, id) include (is_published);

create index blog_posts_by_title on public.blog_posts (title, id) include (is_published, published_at);

create index blog_posts_by_updated_at on public.blog_posts (updated_at, id)
  include (is_published, published_at);

create index blog_posts_changed on public.blog_posts (updated_at) where is_published;

create trigger blog_posts_updated_at before update on public.blog_posts
  for each row execute function private.touch_updated_at();

create trigger announce_change after insert or update or delete on public.blog_posts
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.blog_posts
  for each statement execute function public.announce_content_change();

create trigger shown_pictures_on_truncate after truncate on public.blog_posts
  for each statement execute function private.update_shown_pictures();

create trigger keep_version after update or delete on public.blog_posts
  for each row execute function private.keep_version();

create trigger former_slugs after insert or delete on public.blog_posts
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.blog_posts
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.blog_posts
  for each statement execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.blog_posts
  for each row execute function private.restore_former_slugs();

create trigger stale_translations after update on public.blog_posts
  for each row execute function private.update_stale_translations();

create trigger search_documents_on_truncate after truncate on public.blog_posts
  for each statement execute function private.index_search_document();

create trigger picture_uses_on_truncate after truncate on public.blog_posts
  for each statement execute function private.update_picture_uses();

create trigger blog_posts_incomplete_locales before insert or update on public.blog_posts
  for each row execute function private.set_incomplete_locales();

create trigger blog_posts_visible_from before insert or update on public.blog_posts
  for each row execute function private.set_visible_from();

create trigger log_content after insert or update or delete on public.blog_posts
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.blog_posts
  for each row execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.blog_posts
  for each row execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.blog_posts
  for each row execute function private.update_shown_pictures();

create policy "blog_posts_visible"
  on public.blog_posts for select
  to anon, authenticated
  using (is_published and published_at <= now());

create policy "blog_posts_admin_select"
  on public.blog_posts for select
  to authenticated
  using ((select private.is_admin()));

create policy "blog_posts_admin_insert"
  on public.blog_posts for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "blog_posts_admin_update"
  on public.blog_posts for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "blog_posts_admin_delete"
  on public.blog_posts for delete
  to authenticated
  using ((select private.is_admin()));

insert into private.content_types (type, position, path, definition)
values ('blog_posts', 1, '/blog', '{
  "rich": ["content"],
  "lists": [],
  "texts": ["title","excerpt","content"],
  "title": "title",
  "counts": {},
  "search": {"A":["title"],"B":["tags","category"],"C":["excerpt"],"D":["content","author"]},
  "objects": {},
  "visible": "is_published",
  "optional": [],
  "pictures": ["featured_image"],
  "visibleFrom": "published_at",
  "pictureTexts": ["content"]
}');

create index blog_posts_author_guide_id on public.blog_posts (author_guide_id)
  where author_guide_id is not null;

create index blog_posts_slug_fr on public.blog_posts (slug_fr) where slug_fr is not null;

create index blog_posts_slug_en on public.blog_posts (slug_en) where slug_en is not null;

create trigger check_slugs after insert on public.blog_posts
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.blog_posts
  for each row
  when (
    (old.slug, old.slug_en, old.slug_fr)
    is distinct from (new.slug, new.slug_en, new.slug_fr)
  )
  execute function private.check_slugs();
