-- Categories and tags are counted by one pass over their index: a blog has hundreds of posts.

create or replace function public.blog_terms()
  returns table (kind text, slug text, name text, posts integer)
  language sql
  stable
  set search_path = ''
as $$
  select distinct on (entry.kind, entry.slug)
    entry.kind,
    entry.slug,
    entry.name,
    count(*) over (partition by entry.kind, entry.slug)::integer
  from private.blog_terms as entry
  where entry.published_at <= now()
  order by entry.kind, entry.slug, entry.published_at desc, entry.post_id
  limit 1000;
$$;

create or replace function public.blog_term_posts(
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
