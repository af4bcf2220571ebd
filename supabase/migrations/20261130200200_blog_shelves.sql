-- The blog's shelves: its posts by category and by tag. They have addresses of their own, made of what the
-- category or tag is called; two that differ by accents or capitals alone are one shelf. A table of its own
-- again: of `tags` row-level security would let no index answer.

-- What stands in the address of a shelf; null where nothing is left.
create function private.shelf_slug(given text)
  returns text
  language sql
  immutable
as $$
  select nullif(btrim(left(regexp_replace(private.folded(given), '[^a-z0-9]+', '-', 'g'), 120), '-'), '');
$$;

create table private.blog_shelves (
  kind text not null constraint blog_shelves_kind_known check (kind in ('category', 'tag')),
  slug text collate "C" not null,
  -- As the post writes it.
  name text not null,
  post_id uuid not null,
  published_at timestamptz not null,
  primary key (post_id, kind, slug)
);

comment on table private.blog_shelves is 'Published posts by category and tag. Derived by triggers.';

create index blog_shelves_listed on private.blog_shelves (kind, slug, published_at desc, post_id) include (name);

-- Nothing in `private` is reachable through the API.
revoke all on table private.blog_shelves from public, anon, authenticated;
grant select on table private.blog_shelves to anon, authenticated, service_role;

create function private.note_shelves(post public.blog_posts)
  returns void
  language sql
  set search_path = ''
as $$
  insert into private.blog_shelves (kind, slug, name, post_id, published_at)
  select kind, private.shelf_slug(name), min(btrim(name)), post.id, post.published_at
  from (
    select 'category', post.category
    union all
    select 'tag', unnest(post.tags)
  ) as shelf (kind, name)
  where post.is_published and post.published_at is not null and private.shelf_slug(name) is not null
  group by kind, private.shelf_slug(name);
$$;

create function private.keep_shelves()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    delete from private.blog_shelves;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.blog_shelves where post_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_shelves(new);
  end if;
  return null;
end;
$$;

create trigger shelves after insert or delete on public.blog_posts
  for each row execute function private.keep_shelves();
create trigger shelves_emptied after truncate on public.blog_posts
  for each statement execute function private.keep_shelves();
create trigger shelves_anew after update on public.blog_posts
  for each row
  when (
    (new.id, new.is_published, new.published_at, new.category, new.tags)
    is distinct from (old.id, old.is_published, old.published_at, old.category, old.tags)
  )
  execute function private.keep_shelves();

select private.note_shelves(post) from public.blog_posts as post;

-- A page of a shelf, the newest first: its posts, what the newest calls it, and how many it has. Which of them
-- one may read is decided where they are read.
create function public.shelf_posts(kind text, shelf text, first integer default 0, most integer default 24)
  returns table (id uuid, name text, total integer)
  language sql
  stable
  set search_path = ''
as $$
  select
    entry.post_id,
    (
      select newest.name
      from private.blog_shelves as newest
      where newest.kind = shelf_posts.kind and newest.slug = shelf and newest.published_at <= now()
      order by newest.published_at desc, newest.post_id
      limit 1
    ),
    (
      select count(*)::integer
      from private.blog_shelves as counted
      where counted.kind = shelf_posts.kind and counted.slug = shelf and counted.published_at <= now()
    )
  from private.blog_shelves as entry
  where entry.kind = shelf_posts.kind and entry.slug = shelf and entry.published_at <= now()
  order by entry.published_at desc, entry.post_id
  limit least(greatest(most, 0), 100)
  offset greatest(first, 0);
$$;

-- All shelves with a post that is published, a thousand at most, and how many posts each has (a hundred or
-- more count as a hundred). Each is found where the one before it ends in the index.
create function public.blog_shelves()
  returns table (kind text, slug text, name text, posts integer)
  language sql
  stable
  set search_path = ''
as $$
  with recursive shelf (kind, slug) as (
    (
      select entry.kind, entry.slug
      from private.blog_shelves as entry
      order by entry.kind, entry.slug
      limit 1
    )
    union all
    select next.kind, next.slug
    from shelf
    cross join lateral (
      select entry.kind, entry.slug
      from private.blog_shelves as entry
      where (entry.kind, entry.slug) > (shelf.kind, shelf.slug)
      order by entry.kind, entry.slug
      limit 1
    ) as next
  )
  select shelf.kind, shelf.slug, newest.name, counted.posts
  from shelf
  cross join lateral (
    select entry.name
    from private.blog_shelves as entry
    where entry.kind = shelf.kind and entry.slug = shelf.slug and entry.published_at <= now()
    order by entry.published_at desc, entry.post_id
    limit 1
  ) as newest
  cross join lateral (
    select count(*)::integer
    from (
      select
      from private.blog_shelves as entry
      where entry.kind = shelf.kind and entry.slug = shelf.slug and entry.published_at <= now()
      limit 100
    ) as found
  ) as counted (posts)
  limit 1000;
$$;

revoke execute on function
  private.shelf_slug(text),
  private.note_shelves(public.blog_posts),
  private.keep_shelves(),
  public.shelf_posts(text, text, integer, integer),
  public.blog_shelves()
from public;

grant execute on function public.shelf_posts(text, text, integer, integer), public.blog_shelves()
to anon, authenticated, service_role;
