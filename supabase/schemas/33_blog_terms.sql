-- Published posts by category and tag. A table of its own, because row-level security lets no index answer conditions
-- on the array `tags`.

-- The slug of a category or tag; null if nothing is left. Names that differ only in accents or case share a slug.
create function private.term_slug(given text)
  returns text
  language sql
  immutable
as $$
  select nullif(btrim(left(regexp_replace(private.fold_text(given), '[^a-z0-9]+', '-', 'g'), 120), '-'), '');
$$;

create table private.blog_terms (
  kind text not null constraint blog_terms_kind_known check (kind in ('category', 'tag')),
  slug text collate "C" not null,
  -- As the post writes it.
  name text not null,
  post_id uuid not null,
  published_at timestamptz not null,
  primary key (post_id, kind, slug)
);
comment on table private.blog_terms is 'Published posts by category and tag. Derived by triggers.';
revoke all on table private.blog_terms from public, anon, authenticated, service_role;
grant select on table private.blog_terms to anon, authenticated, service_role;

create index blog_terms_listed on private.blog_terms (kind, slug, published_at desc, post_id) include (name);

create function private.insert_blog_terms(post public.blog_posts)
  returns void
  language sql
  set search_path = ''
as $$
  insert into private.blog_terms (kind, slug, name, post_id, published_at)
  select kind, private.term_slug(name), min(btrim(name)), post.id, post.published_at
  from (
    select 'category', post.category
    union all
    select 'tag', unnest(post.tags)
  ) as term (kind, name)
  where post.is_published and post.published_at is not null and private.term_slug(name) is not null
  group by kind, private.term_slug(name);
$$;

create function private.update_blog_terms()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    delete from private.blog_terms;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.blog_terms where post_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.insert_blog_terms(new);
  end if;
  return null;
end;
$$;

create trigger blog_terms after insert or delete on public.blog_posts
  for each row execute function private.update_blog_terms();

create trigger blog_terms_on_truncate after truncate on public.blog_posts
  for each statement execute function private.update_blog_terms();

create trigger blog_terms_on_update after update on public.blog_posts
  for each row
  when (
    (new.id, new.is_published, new.published_at, new.category, new.tags)
    is distinct from (old.id, old.is_published, old.published_at, old.category, old.tags)
  )
  execute function private.update_blog_terms();

-- Categories and tags that have published posts, each with its name in the newest one, and its row: null if it has none or
-- a hidden one. Everything is public. `security definer`, because with row-level security no index answers conditions on
-- term_slug.
create function public.blog_terms()
  returns table (kind text, slug text, name text, posts integer, term jsonb)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select listed.*, case listed.kind
    when 'category' then (
      select to_jsonb(category) from public.blog_categories as category
      where private.term_slug(category.name) = listed.slug collate "default" and category.is_active
      order by category.created_at, category.id
      limit 1
    )
    else (
      select to_jsonb(tag) from public.blog_tags as tag
      where private.term_slug(tag.name) = listed.slug collate "default" and tag.is_active
      order by tag.created_at, tag.id
      limit 1
    )
  end
  from (
    select distinct on (entry.kind, entry.slug)
      entry.kind,
      entry.slug,
      entry.name,
      count(*) over (partition by entry.kind, entry.slug)::integer
    from private.blog_terms as entry
    where entry.published_at <= now()
    order by entry.kind, entry.slug, entry.published_at desc, entry.post_id
    limit 1000
  ) as listed;
$$;

-- A page of the posts of one category or tag, newest first, with the name in the newest post and their total number.
-- The policies of blog_posts apply when the posts are read.
create function public.blog_term_posts(
  kind text,
  term text,
  row_offset integer default 0,
  row_limit integer default 24
)
  returns table (id uuid, name text, total integer)
  language sql
  stable
  set search_path = ''
as $$
  select
    entry.post_id,
    first_value(entry.name) over (order by entry.published_at desc, entry.post_id),
    count(*) over ()::integer
  from private.blog_terms as entry
  where entry.kind = blog_term_posts.kind and entry.slug = blog_term_posts.term and entry.published_at <= now()
  order by entry.published_at desc, entry.post_id
  limit least(greatest(row_limit, 0), 100)
  offset greatest(row_offset, 0);
$$;

revoke execute on function
  private.term_slug(text),
  private.insert_blog_terms(public.blog_posts),
  private.update_blog_terms(),
  public.blog_terms(),
  public.blog_term_posts(text, text, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function private.term_slug(text)
to authenticated, service_role;
grant execute on function
  public.blog_terms(),
  public.blog_term_posts(text, text, integer, integer)
to anon, authenticated, service_role;
