-- Categories and tags of the blog as rows, with names, descriptions and addresses in all languages. The texts in
-- blog_posts stay the truth: a row belongs to all names with the same private.term_slug. Of several rows the oldest visible
-- one is shown.

create index blog_categories_term on public.blog_categories (private.term_slug(name));
create index blog_tags_term on public.blog_tags (private.term_slug(name));
-- For the index expressions, and the checks before a deletion.
grant execute on function private.term_slug(text) to authenticated, service_role;

-- Adds the row of a name to `blog_categories` or `blog_tags`, unless there is one. Its slug is that of the name, with a
-- number if another row has it in any language.
create function private.add_blog_term(of_type text, given text)
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  term constant text := private.term_slug(given);
  known constant text := format('select exists (select from public.%I where private.term_slug(name) = $1)', of_type);
  is_known boolean;
  blank jsonb;
  free text := term;
  number integer := 1;
begin
  if term is null then
    return;
  end if;
  execute known into is_known using term;
  if is_known then
    return;
  end if;
  -- As in private.check_slugs: rows of other transactions are not visible yet.
  perform pg_advisory_xact_lock(hashtextextended('slugs ' || of_type, 0));
  execute known into is_known using term;
  if is_known then
    return;
  end if;
  select jsonb_object_agg(private.localized_column('slug', language), null) || jsonb_build_object('id', gen_random_uuid())
  into blank
  from unnest(private.languages()) as language;
  while private.taken_slug(of_type, blank, array[free]) is not null loop
    number := number + 1;
    free := btrim(left(term, 110), '-') || '-' || number;
  end loop;
  execute format('insert into public.%I (name, slug) values ($1, $2)', of_type) using btrim(given), free;
end;
$$;

create function private.add_blog_terms()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  tag text;
begin
  perform private.add_blog_term('blog_categories', new.category);
  -- In one order, so that two posts cannot block each other.
  for tag in select given from unnest(new.tags) as given order by private.term_slug(given) loop
    perform private.add_blog_term('blog_tags', tag);
  end loop;
  return null;
end;
$$;

-- At the end of the transaction: it may restore the rows from the trash after their posts.
create constraint trigger add_blog_terms after insert or update of category, tags on public.blog_posts
  deferrable initially deferred
  for each row execute function private.add_blog_terms();

-- Replaces a name in all posts, and returns their number. Other spellings of both names are replaced too.
create function private.replace_blog_term(of_type text, was text, became text)
  returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  replaced constant text[] := array[coalesce(private.term_slug(was), was), coalesce(private.term_slug(became), became)];
  changed integer;
begin
  if of_type = 'blog_categories' then
    update public.blog_posts
    set category = became
    where coalesce(private.term_slug(category), category) = any (replaced) and category <> became;
  else
    update public.blog_posts as post
    set tags = renamed.tags
    from (
      select known.id, array(
        select case when term = any (replaced) then became else (array_agg(tag order by place))[1] end
        from unnest(known.tags) with ordinality as item (tag, place)
        cross join lateral (
          select case when spelling = any (replaced) then replaced[2] else spelling end
          from coalesce(private.term_slug(tag), tag) as spelling
        ) as named (term)
        group by term
        order by min(place)
      ) as tags
      from public.blog_posts as known
      where exists (select from unnest(known.tags) as tag where coalesce(private.term_slug(tag), tag) = any (replaced))
    ) as renamed
    where post.id = renamed.id and post.tags <> renamed.tags;
  end if;
  get diagnostics changed = row_count;
  return changed;
end;
$$;

-- Titles of the posts that have the name in any spelling; null if none has.
create function private.titles_with_term(of_type text, name text)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array_agg(post.title order by post.title)
  from public.blog_posts as post
  where private.term_slug(name) = any (
    select private.term_slug(given)
    from unnest(case of_type when 'blog_tags' then post.tags else array[post.category] end) as given
  );
$$;

create function private.rename_in_posts()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_taken boolean;
  is_shared boolean;
begin
  execute format(
    'select coalesce(bool_or(private.term_slug(name) = $1), false), coalesce(bool_or(private.term_slug(name) = $2), false)
     from public.%I where id <> $3 and private.term_slug(name) in ($1, $2)',
    tg_table_name
  ) into is_taken, is_shared
  using private.term_slug(new.name), private.term_slug(old.name), new.id;
  -- The posts could belong to either.
  if is_taken and not is_shared and private.titles_with_term(tg_table_name, old.name) is not null then
    raise exception 'Another term has the name %', new.name using errcode = '23505';
  end if;
  -- Without another row of the same name, to which the posts belong as well.
  if not is_shared then
    perform private.replace_blog_term(tg_table_name, old.name, new.name);
  end if;
  return null;
end;
$$;

create trigger rename_in_posts after update on public.blog_categories
  for each row when (new.name <> old.name) execute function private.rename_in_posts();
create trigger rename_in_posts after update on public.blog_tags
  for each row when (new.name <> old.name) execute function private.rename_in_posts();

-- Clients delete only terms that no post has, and rows whose name another row has. Functions may: the demonstration's terms go with its posts.
create function private.refuse_used_term()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  titles text[];
  is_shared boolean;
begin
  if current_user not in ('authenticated', 'service_role') then
    return old;
  end if;
  execute format(
    'select exists (select from public.%I where id <> $1 and private.term_slug(name) = $2)', tg_table_name
  ) into is_shared using old.id, private.term_slug(old.name);
  if is_shared then
    return old;
  end if;
  titles := private.titles_with_term(tg_table_name, old.name);
  if titles is not null then
    raise exception 'Used by % posts: %', cardinality(titles), array_to_string(titles[:5], ', ') using errcode = '23503';
  end if;
  return old;
end;
$$;

create trigger refuse_used before delete on public.blog_categories
  for each row execute function private.refuse_used_term();
create trigger refuse_used before delete on public.blog_tags
  for each row execute function private.refuse_used_term();

-- Renames a category or tag, in all posts too. If another one has the name, the term is merged into it: the other keeps
-- its texts and gets the posts and addresses. Returns { "id": of the remaining row, "posts": number of changed posts }.
-- Errors: 42501, PT404 if there is no such row, 23514 if the name is empty or too long.
create function public.rename_term(type text, term uuid, name text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  new_name constant text := btrim(rename_term.name);
  max_length constant integer := case type when 'blog_categories' then 100 else 60 end;
  row_name text;
  other record;
  changed integer;
  lost text[];
begin
  if not private.is_admin() then
    raise exception 'Only administrators rename terms' using errcode = '42501';
  end if;
  if type is null or type not in ('blog_categories', 'blog_tags') then
    raise exception 'There is no such type of term' using errcode = '22023';
  end if;
  if private.term_slug(new_name) is null
    or char_length(new_name) > max_length then
    raise exception 'The name is empty or too long' using errcode = '23514';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('slugs ' || type, 0));
  execute format('select name from public.%I where id = $1 for update', type) into row_name using term;
  if row_name is null then
    raise exception 'There is no such term' using errcode = 'PT404';
  end if;
  execute format('select id, name from public.%I where private.term_slug(name) = $1 and id <> $2 order by created_at, id limit 1 for update', type)
  into other using private.term_slug(new_name), term;
  if other.id is null then
    changed := private.replace_blog_term(type, row_name, new_name);
    execute format('update public.%I set name = $1 where id = $2 and name <> $1', type) using new_name, term;
    return jsonb_build_object('id', term, 'posts', changed);
  end if;
  changed := private.replace_blog_term(type, row_name, other.name);
  execute format('select private.slugs_of(to_jsonb(known)) from public.%I as known where id = $1', type)
  into lost using term;
  lost := lost || array(select former.slug from public.former_slugs as former where former.entry_type = type and former.entry_id = term);
  execute format('delete from public.%I where id = $1', type) using term;
  insert into public.former_slugs (entry_type, slug, entry_id)
  select type, slug, other.id from unnest(lost) as slug
  on conflict (entry_type, slug) do update set entry_id = excluded.entry_id;
  return jsonb_build_object('id', other.id, 'posts', changed);
end;
$$;

-- Number of posts of each category or tag, also unpublished ones, and the titles of up to five. For administrators.
create function public.term_uses(type text)
  returns table (id uuid, posts integer, titles text[])
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators see where terms are used' using errcode = '42501';
  end if;
  return query
    with used as (
      select distinct 'blog_categories' as kind, private.term_slug(post.category) as term, post.id, post.title
      from public.blog_posts as post
      union
      select 'blog_tags', private.term_slug(tag), post.id, post.title
      from public.blog_posts as post
      cross join lateral unnest(post.tags) as tag
    ), known as (
      select 'blog_categories' as kind, category.id, private.term_slug(category.name) as term
      from public.blog_categories as category
      union all
      select 'blog_tags', tag.id, private.term_slug(tag.name) from public.blog_tags as tag
    )
    select known.id, count(used.id)::integer, (array_agg(used.title order by used.title) filter (where used.id is not null))[:5]
    from known
    left join used on used.kind = known.kind and used.term = known.term
    where known.kind = term_uses.type
    group by known.id;
end;
$$;

-- With the row of each term, null if it has none or a hidden one. Everything is public. `security definer`, because with
-- row-level security no index answers conditions on term_slug.
drop function public.blog_terms();
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

revoke execute on function
  private.add_blog_term(text, text),
  private.add_blog_terms(),
  private.replace_blog_term(text, text, text),
  private.rename_in_posts(),
  private.titles_with_term(text, text),
  private.refuse_used_term(),
  public.blog_terms(),
  public.rename_term(text, uuid, text),
  public.term_uses(text)
from public, anon, authenticated, service_role;
grant execute on function public.blog_terms() to anon, authenticated, service_role;
grant execute on function private.titles_with_term(text, text) to authenticated, service_role;
grant execute on function public.rename_term(text, uuid, text), public.term_uses(text) to authenticated;

-- Posts from before.
do $$
declare
  given record;
begin
  for given in
    select distinct on (kind, private.term_slug(name)) kind, name
    from (
      select 'blog_categories' as kind, category as name, created_at from public.blog_posts
      union all
      select 'blog_tags', tag, created_at from public.blog_posts cross join lateral unnest(tags) as tag
    ) as used
    order by kind, private.term_slug(name), created_at desc
  loop
    perform private.add_blog_term(given.kind, given.name);
  end loop;
end;
$$;
