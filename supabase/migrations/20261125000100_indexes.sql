-- What the panel and the functions ask of tables that grow: 10,000 posts, 2,000 tours, 100,000 enquiries.
-- Lists end with `id`, so that a page of them is read from the index in its order, in both directions.
-- `is_active` and `is_published` stand in the indexes that are counted, because the policies look at them.
--
-- No index serves the search of a list of entries: names and slugs of 10,000 posts are looked through in
-- 30 ms. Trigrams would not be used: what `ilike` is asked may not be answered by an index before the
-- policies have been, because PostgreSQL does not know that it tells nothing of the rows it rejects.

-- By their bytes, whatever language the database sorts texts in: slugs that begin with another one are a
-- range of the unique index, when a new entry looks for a slug that is free.
alter table public.tours alter column slug type text collate "C";
alter table public.destinations alter column slug type text collate "C";
alter table public.blog_posts alter column slug type text collate "C";

-- The panel's lists, page by page, and how many there are of each.
drop index public.tours_by_name;
create index tours_by_name on public.tours (name, id) include (is_active, is_featured);

drop index public.destinations_by_name;
create index destinations_by_name on public.destinations (name, id) include (is_active);

drop index public.blog_posts_newest_created;
create index blog_posts_by_creation on public.blog_posts (created_at, id) include (is_published);

-- The list of featured tours, and their number.
create index tours_featured on public.tours (name, id) include (is_active) where is_featured;

-- What visitors do not see: its number, the dashboard's list of it, and the panel's lists of it alone.
create index tours_hidden on public.tours (updated_at, id) where not is_active;
create index destinations_hidden on public.destinations (updated_at, id) where not is_active;
create index blog_posts_hidden on public.blog_posts (updated_at, id) where not is_published;

-- Before a picture of a post is removed: whether another post shows it.
create index blog_posts_featured_image on public.blog_posts (featured_image) where featured_image is not null;

-- The enquiries in their three orders; by time also the export, the dashboard, and the look for repetitions.
drop index public.contact_submissions_newest;
create index contact_submissions_by_time on public.contact_submissions (created_at, id);
create index contact_submissions_by_name on public.contact_submissions (name, id);
create index contact_submissions_by_email on public.contact_submissions (email, id);

-- Mails that have not gone out: how many, why, and what becomes of them when they are tried again.
create index outbox_unsent on public.outbox (created_at, enquiry_id) where sent_at is null;

-- The sitemap: how many posts there are, and when the last of each thousand changed.
drop index public.blog_posts_listed;
create index blog_posts_listed on public.blog_posts (published_at desc, id)
  include (is_published, updated_at)
  where is_published;

-- The sitemap: when a list last changed. Of the few featured tours the newest is found without one.
create index tours_changed on public.tours (updated_at) where is_active;
create index destinations_changed on public.destinations (updated_at) where is_active;

-- The parts into which the sitemap puts that many posts each, the oldest in the first: with which post each
-- begins, and when something in it last changed. Read from the index alone.
create function public.post_parts(size integer)
  returns table (part integer, published_at timestamptz, id uuid, changed_at timestamptz)
  language sql
  stable
  set search_path = ''
as $$
  select
    placed.at / size + 1,
    min(placed.published_at),
    (max(placed.id::text) filter (where placed.at % size = 0))::uuid,
    max(placed.updated_at)
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

revoke execute on function public.post_parts(integer) from public;
grant execute on function public.post_parts(integer) to anon, authenticated, service_role;
