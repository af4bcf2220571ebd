-- Blog posts. Spanish is the base language; the site shows it where a text in `_en` or `_fr` is empty.

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
      check (array_position(tour_ids, null) is null and cardinality(tour_ids) <= 12)
);
alter table public.blog_posts enable row level security;
revoke all on table public.blog_posts from anon, authenticated;
grant select on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated;
grant all on table public.blog_posts to service_role;

create index blog_posts_listed on public.blog_posts (published_at desc, id)
  include (is_published, updated_at)
  where is_published;

create index blog_posts_by_creation on public.blog_posts (created_at, id)
  include (is_published, published_at);

create index blog_posts_hidden on public.blog_posts (updated_at, id)
  include (published_at)
  where not is_published;

create index blog_posts_incomplete on public.blog_posts (updated_at, id) where incomplete_locales <> '{}';

-- Whether another post shows a picture.
create index blog_posts_featured_image on public.blog_posts (featured_image) where featured_image is not null;

create index blog_posts_tour_ids on public.blog_posts using gin (tour_ids);

-- The first publication sets the date. A post that is hidden and published again keeps it.
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

create trigger blog_posts_published_at before insert or update on public.blog_posts
  for each row execute function private.set_published_at();

create trigger blog_posts_updated_at before update on public.blog_posts
  for each row execute function private.touch_updated_at();

create policy "Everyone reads published posts"
  on public.blog_posts for select
  to anon, authenticated
  using (is_published and published_at <= now());

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

-- Groups of `size` posts for the sitemap, oldest first: the post that each group begins with, and its last change.
create function public.post_sitemap_parts(size integer)
  returns table (part integer, published_at timestamptz, id uuid, changed_at timestamptz)
  language sql
  stable
  set search_path = ''
as $$
  select
    placed.at / size + 1,
    min(placed.published_at),
    (max(placed.id::text) filter (where placed.at % size = 0))::uuid,
    max(greatest(placed.updated_at, placed.published_at))
  from (
    select
      post.published_at,
      post.id,
      post.updated_at,
      (row_number() over (order by post.published_at, post.id desc))::integer - 1 as at
    from public.blog_posts as post
    where post.is_published
  ) as placed
  where size > 0
  group by placed.at / size
  order by placed.at / size;
$$;

-- The database's time, posts that were published between `since` and now (in either direction, because clocks may be
-- set back), and the seconds until the next scheduled post; null if there is none.
create function public.scheduled_publications(since timestamptz default null)
  returns table (at timestamptz, slugs text[], next_in double precision)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select
    now(),
    array(
      select slug from public.blog_posts
      where is_published
        and published_at > least(since, now()) and published_at <= greatest(since, now())
    ),
    (
      select extract(epoch from min(published_at) - now()) from public.blog_posts
      where is_published and published_at > now()
    )::double precision;
$$;

revoke execute on function
  private.set_published_at(),
  public.post_sitemap_parts(integer),
  public.scheduled_publications(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.post_sitemap_parts(integer)
to anon, authenticated, service_role;
grant execute on function public.scheduled_publications(timestamptz)
to service_role;
