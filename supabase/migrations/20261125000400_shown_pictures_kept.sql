-- Which pictures visitors are shown was found out from the texts of all entries, whenever somebody listed
-- pictures: with 10,000 posts four seconds of the database, for anybody who asks. Now it is noted when an
-- entry is written, and looked up.

create table private.shown_pictures (
  table_name text not null,
  row_id uuid not null,
  -- `bucket/name`. The origin of an address may have changed since, so that only what follows it counts.
  path text not null,
  primary key (row_id, path)
);

create index shown_pictures_by_path on private.shown_pictures (path);

-- The policy reads it for everybody; nothing in `private` is reachable through the API.
revoke all on table private.shown_pictures from public, anon, authenticated;
grant select on table private.shown_pictures to anon, authenticated, service_role;

-- The pictures in a list of addresses and in running texts. Storage knows no longer names than 1,024 bytes.
create function private.picture_paths(addresses text[], texts text[])
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select distinct private.percent_decoded(path)
  from (
    select substring(address from '/storage/v1/object/public/([^?#]+)') from unnest(addresses) as address
    union all
    -- In a running text an address ends where the next word, tag or bracket begins.
    select (regexp_matches(running, '/storage/v1/object/public/([^?#"''<>()[:space:]]+)', 'g'))[1]
    from unnest(texts) as running
  ) as found (path)
  where octet_length(path) <= 1100;
$$;

create function private.note_shown_pictures()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  addresses text[];
  texts text[] := '{}';
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
  else
    if not new.is_active then
      return null;
    end if;
    addresses := new.gallery_images;
    if tg_table_name = 'tours' then
      addresses := addresses || new.image_url;
    end if;
  end if;
  insert into private.shown_pictures
  select tg_table_name, new.id, path from private.picture_paths(addresses, texts) as path;
  return null;
end;
$$;

revoke execute on function private.picture_paths(text[], text[]), private.note_shown_pictures() from public;

create trigger shown_pictures after insert or update or delete on public.tours
  for each row execute function private.note_shown_pictures();
create trigger shown_pictures after insert or update or delete on public.destinations
  for each row execute function private.note_shown_pictures();
create trigger shown_pictures after insert or update or delete on public.blog_posts
  for each row execute function private.note_shown_pictures();

create trigger shown_pictures_emptied after truncate on public.tours
  for each statement execute function private.note_shown_pictures();
create trigger shown_pictures_emptied after truncate on public.destinations
  for each statement execute function private.note_shown_pictures();
create trigger shown_pictures_emptied after truncate on public.blog_posts
  for each statement execute function private.note_shown_pictures();

insert into private.shown_pictures
select 'tours', id, path
from public.tours cross join lateral private.picture_paths(gallery_images || image_url, '{}') as path
where is_active
union all
select 'destinations', id, path
from public.destinations cross join lateral private.picture_paths(gallery_images, '{}') as path
where is_active
union all
select 'blog_posts', id, path
from public.blog_posts
cross join lateral private.picture_paths(array[featured_image], array[content, content_en, content_fr]) as path
where is_published;

drop policy "Everyone sees pictures that are shown" on storage.objects;

create policy "Everyone sees pictures that are shown"
  on storage.objects for select
  to anon, authenticated
  using (
    bucket_id in ('blog-images', 'tour-images', 'destination-images')
    and exists (
      select from private.shown_pictures as shown
      where shown.path = objects.bucket_id || '/' || objects.name
    )
  );

drop function private.shown_pictures();
