-- Blog posts. Spanish is the base language; an empty _en or _fr text falls back to it on the site.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    constraint blog_posts_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),

  title text not null
    constraint blog_posts_title_length check (char_length(btrim(title)) between 1 and 300),
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
    constraint blog_posts_tags_sound check (array_position(tags, null) is null and cardinality(tags) <= 40),
  author text not null
    constraint blog_posts_author_length check (char_length(btrim(author)) between 1 and 100),

  is_published boolean not null default false,
  published_at timestamptz,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index blog_posts_newest_published on public.blog_posts (published_at desc) where is_published;
create index blog_posts_newest_created on public.blog_posts (created_at desc);

-- The first publication counts: taking a post back and publishing it again keeps its date.
create function private.set_published_at()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.is_published and new.published_at is null then
    new.published_at := now();
  end if;
  return new;
end;
$$;

create trigger blog_posts_published_at
  before insert or update on public.blog_posts
  for each row execute function private.set_published_at();

create trigger blog_posts_updated_at
  before update on public.blog_posts
  for each row execute function private.touch_updated_at();

alter table public.blog_posts enable row level security;

revoke all on table public.blog_posts from anon, authenticated;
grant select on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated;
grant all on table public.blog_posts to service_role;

create policy "Everyone reads published posts"
  on public.blog_posts for select
  to anon, authenticated
  using (is_published);

create policy "Admins read every post"
  on public.blog_posts for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins add posts"
  on public.blog_posts for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins change posts"
  on public.blog_posts for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete posts"
  on public.blog_posts for delete
  to authenticated
  using ((select private.is_admin()));
