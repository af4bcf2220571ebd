-- A published post whose date lies ahead is scheduled: visitors see it from that moment on, without anybody
-- doing anything then. The first publication goes on to set a date only where there is none.

drop policy "Everyone reads published posts" on public.blog_posts;

create policy "Everyone reads posts from their publication on"
  on public.blog_posts for select
  to anon, authenticated
  using (is_published and published_at <= now());

-- What is counted is read from an index alone, and the policies look at the date now.
drop index public.blog_posts_by_creation;
create index blog_posts_by_creation on public.blog_posts (created_at, id) include (is_published, published_at);
drop index public.blog_posts_hidden;
create index blog_posts_hidden on public.blog_posts (updated_at, id) include (published_at) where not is_published;

-- Its pictures are not listed before either.
alter table private.shown_pictures add column since timestamptz not null default '-infinity';

update private.shown_pictures as shown
set since = coalesce(post.published_at, '-infinity')
from public.blog_posts as post
where shown.table_name = 'blog_posts' and shown.row_id = post.id;

create or replace function private.note_shown_pictures()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  addresses text[];
  texts text[] := '{}';
  since timestamptz := '-infinity';
begin
  if tg_level = 'STATEMENT' then
    delete from private.shown_pictures where table_name = tg_table_name;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.shown_pictures where row_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  if tg_table_name = 'blog_posts' then
    if not new.is_published then
      return null;
    end if;
    addresses := array[new.featured_image];
    texts := array[new.content, new.content_en, new.content_fr];
    since := new.published_at;
  else
    if not new.is_active then
      return null;
    end if;
    addresses := new.gallery_images;
    if tg_table_name = 'tours' then
      addresses := addresses || new.image_url;
    end if;
  end if;
  insert into private.shown_pictures (table_name, row_id, path, since)
  select tg_table_name, new.id, path, since from private.picture_paths(addresses, texts) as path;
  return null;
end;
$$;

drop policy "Everyone sees pictures that are shown" on storage.objects;

create policy "Everyone sees pictures that are shown"
  on storage.objects for select
  to anon, authenticated
  using (
    bucket_id in ('blog-images', 'tour-images', 'destination-images')
    and exists (
      select from private.shown_pictures as shown
      where shown.path = objects.bucket_id || '/' || objects.name and shown.since <= now()
    )
  );

-- A post changes for who reads it when it comes out, too.
create or replace function public.post_parts(size integer)
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

-- What a server has to know that keeps pages: the database's own time, by which the policies go; the posts
-- whose moment lay between that time of an earlier call and this one, whichever was first (clocks are set
-- back too); and in how many seconds the next one comes, null where none is scheduled.
create function public.publications(since timestamptz default null)
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

revoke execute on function public.publications(timestamptz) from public, anon, authenticated;
grant execute on function public.publications(timestamptz) to service_role;
