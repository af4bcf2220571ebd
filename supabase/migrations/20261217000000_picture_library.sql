-- The library of pictures: all that are stored, where each is used, which texts it lacks, and what is used
-- nowhere. What it asks is derived when something is written, so that it is read by pages from an index.

-- Which rows speak of which pictures, by `bucket/name`, and by the name alone where it is one that the panel
-- gives, whatever stands around it (as `version_pictures`).
create table private.picture_uses (
  table_name text not null,
  -- Of settings, whose only row has no other key, `true`.
  row_id text not null,
  picture text not null,
  -- The languages in which its entry does not say what is to be seen; null where it is none of the entry's
  -- pictures and only stands in a text.
  lacks text[],
  primary key (picture, table_name, row_id)
);

create index picture_uses_of_row on private.picture_uses (table_name, row_id);

-- What the storage holds in the buckets of pictures, with what follows from the uses: nobody but the owner of the
-- storage's own table may make an index there.
create table private.pictures (
  -- `bucket/name`
  path text primary key,
  bucket_id text not null,
  name text not null,
  bytes bigint,
  uploaded_at timestamptz not null,
  -- `used`: something that is there now shows or mentions it; `kept`: only what was there before does, or what
  -- lies in the trash; `unused`: nothing.
  state text not null default 'unused'
    constraint pictures_state_known check (state in ('used', 'kept', 'unused')),
  lacks text[] not null default '{}'
);

create index pictures_by_name on private.pictures (name);
create index pictures_by_time on private.pictures (uploaded_at desc, path);
create index pictures_not_used on private.pictures (state, uploaded_at desc, path) where state <> 'used';
create index pictures_lacking on private.pictures (uploaded_at desc, path) where lacks <> '{}';

revoke all on table private.picture_uses, private.pictures from public, anon, authenticated, service_role;

-- The pictures of a row. `fields`: those of its columns whose pictures have texts in `image_details`.
create function private.pictures_of(entry jsonb, fields jsonb)
  returns table (picture text, lacks text[])
  language sql
  immutable
  set search_path = ''
as $$
  with own as (
    select distinct private.percent_decoded(found.path) as path
    from jsonb_array_elements_text(fields) as field
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(entry -> field) when 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as item
    cross join lateral (
      select substring(item #>> '{}' from '/storage/v1/object/public/([^?#]+)')
    ) as found (path)
    where octet_length(found.path) <= 1100
  ), described as (
    select own.path, array(
      select language
      from unnest(array['es', 'en', 'fr']) with ordinality as each (language, place)
      -- Without words in Spanish it only decorates.
      where not (jsonb_typeof(said.alt -> 'es') is not distinct from 'string' and private.is_blank(said.alt -> 'es'))
        and private.is_blank(said.alt -> language)
      order by place
    ) as lacks
    from own
    cross join lateral (select entry -> 'image_details' -> own.path -> 'alt') as said (alt)
  ), mentioned as (
    select * from private.version_pictures_in(entry) as other (name)
    where name not in (select path from own)
  )
  select path, described.lacks from described
  union all
  select name, null from mentioned
  -- A name alone says nothing more where its whole path is known.
  where not exists (
    select from (select path from own union all select other.name from mentioned as other) as whole (path)
    where right(whole.path, length(mentioned.name) + 1) = '/' || mentioned.name
  );
$$;

create function private.state_of_picture(of_path text, of_name text)
  returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when exists (select from private.picture_uses as used where used.picture in (of_path, of_name)) then 'used'
    when exists (select from private.version_pictures as kept where kept.picture in (of_path, of_name)) then 'kept'
    else 'unused'
  end;
$$;

create function private.lacks_of_picture(of_path text, of_name text)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    select language
    from unnest(array['es', 'en', 'fr']) with ordinality as each (language, place)
    where exists (
      select from private.picture_uses as used
      where used.picture in (of_path, of_name) and language = any (used.lacks)
    )
    order by place
  );
$$;

-- Derives what follows for these pictures, given by path or name. Whoever writes uses and whoever removes a picture
-- goes through here one after the other: each sees what those before have done.
create function private.judge_pictures(touched text[])
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if cardinality(touched) is null or cardinality(touched) = 0 then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.pictures', 0));
  update private.pictures as picture
  set
    state = private.state_of_picture(picture.path, picture.name),
    lacks = private.lacks_of_picture(picture.path, picture.name)
  where (picture.path = any (touched) or picture.name = any (touched))
    and (picture.state, picture.lacks) is distinct from (
      private.state_of_picture(picture.path, picture.name),
      private.lacks_of_picture(picture.path, picture.name)
    );
end;
$$;

-- Notes the uses of a row. Its argument: the columns of pictures that have texts.
create function private.note_picture_uses()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  touched text[];
begin
  if tg_level = 'STATEMENT' then
    with gone as (
      delete from private.picture_uses where table_name = tg_table_name returning picture
    )
    select array_agg(picture) into touched from gone;
  elsif tg_op = 'DELETE' then
    with gone as (
      delete from private.picture_uses
      where table_name = tg_table_name and row_id = to_jsonb(old) ->> 'id'
      returning picture
    )
    select array_agg(picture) into touched from gone;
  else
    -- Only what changes is written.
    with present as materialized (
      select * from private.pictures_of(to_jsonb(new), coalesce(tg_argv[0], '[]')::jsonb)
    ), gone as (
      delete from private.picture_uses as used
      where used.table_name = tg_table_name and used.row_id = to_jsonb(new) ->> 'id'
        and used.picture not in (select present.picture from present)
      returning used.picture
    ), made as (
      insert into private.picture_uses as used (table_name, row_id, picture, lacks)
      select tg_table_name, to_jsonb(new) ->> 'id', present.picture, present.lacks from present
      on conflict (picture, table_name, row_id) do update set lacks = excluded.lacks
        where used.lacks is distinct from excluded.lacks
      returning used.picture
    )
    select array_agg(changed.picture) into touched
    from (select picture from gone union all select picture from made) as changed;
  end if;
  perform private.judge_pictures(touched);
  return null;
end;
$$;

-- Versions come with each change, and go when they are too many or erased.
create function private.judge_versions_pictures()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.judge_pictures(array(select distinct picture from changed));
  return null;
end;
$$;

-- Follows the storage, whoever writes there.
create function private.note_stored_picture()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  whole text;
begin
  if tg_level = 'STATEMENT' then
    delete from private.pictures;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.pictures where path = old.bucket_id || '/' || old.name;
  end if;
  if tg_op <> 'DELETE' and new.bucket_id in ('blog-images', 'tour-images', 'destination-images')
    -- How Supabase's own panel keeps an empty folder.
    and new.name not like '%.emptyFolderPlaceholder'
  then
    whole := new.bucket_id || '/' || new.name;
    insert into private.pictures (path, bucket_id, name, bytes, uploaded_at)
    values (
      whole, new.bucket_id, new.name,
      case when jsonb_typeof(new.metadata -> 'size') = 'number' then (new.metadata ->> 'size')::bigint end,
      coalesce(new.created_at, now())
    )
    on conflict (path) do update set bytes = excluded.bytes, uploaded_at = excluded.uploaded_at;
    perform private.judge_pictures(array[whole]);
  end if;
  return null;
end;
$$;

create trigger picture_uses
  after insert or update or delete on public.tours
  for each row execute function private.note_picture_uses('["image_url","gallery_images"]');
create trigger picture_uses
  after insert or update or delete on public.destinations
  for each row execute function private.note_picture_uses('["gallery_images"]');
create trigger picture_uses
  after insert or update or delete on public.blog_posts
  for each row execute function private.note_picture_uses('["featured_image"]');
create trigger picture_uses
  after insert or update or delete on public.site_settings
  for each row execute function private.note_picture_uses();
create trigger picture_uses
  after insert or update or delete on public.desk_settings
  for each row execute function private.note_picture_uses();
create trigger picture_uses
  after insert or update or delete on public.preview_links
  for each row execute function private.note_picture_uses();

create trigger picture_uses_emptied after truncate on public.tours
  for each statement execute function private.note_picture_uses();
create trigger picture_uses_emptied after truncate on public.destinations
  for each statement execute function private.note_picture_uses();
create trigger picture_uses_emptied after truncate on public.blog_posts
  for each statement execute function private.note_picture_uses();
create trigger picture_uses_emptied after truncate on public.preview_links
  for each statement execute function private.note_picture_uses();

create trigger judge_pictures after insert on private.version_pictures
  referencing new table as changed
  for each statement execute function private.judge_versions_pictures();
create trigger judge_pictures_again after delete on private.version_pictures
  referencing old table as changed
  for each statement execute function private.judge_versions_pictures();

create trigger note_stored_picture after insert or delete on storage.objects
  for each row execute function private.note_stored_picture();
-- Not where it was only looked at.
create trigger note_stored_picture_anew after update on storage.objects
  for each row
  when (
    (new.bucket_id, new.name, new.metadata, new.created_at)
    is distinct from (old.bucket_id, old.name, old.metadata, old.created_at)
  )
  execute function private.note_stored_picture();
create trigger note_stored_pictures_emptied after truncate on storage.objects
  for each statement execute function private.note_stored_picture();

insert into private.picture_uses (table_name, row_id, picture, lacks)
select 'tours', entry.id::text, found.*
from public.tours as entry
cross join lateral private.pictures_of(to_jsonb(entry), '["image_url","gallery_images"]') as found
union all
select 'destinations', entry.id::text, found.*
from public.destinations as entry
cross join lateral private.pictures_of(to_jsonb(entry), '["gallery_images"]') as found
union all
select 'blog_posts', entry.id::text, found.*
from public.blog_posts as entry
cross join lateral private.pictures_of(to_jsonb(entry), '["featured_image"]') as found
union all
select 'site_settings', entry.id::text, found.*
from public.site_settings as entry
cross join lateral private.pictures_of(to_jsonb(entry), '[]') as found
union all
select 'desk_settings', entry.id::text, found.*
from public.desk_settings as entry
cross join lateral private.pictures_of(to_jsonb(entry), '[]') as found
union all
select 'preview_links', entry.id::text, found.*
from public.preview_links as entry
cross join lateral private.pictures_of(to_jsonb(entry), '[]') as found;

insert into private.pictures (path, bucket_id, name, bytes, uploaded_at)
select
  object.bucket_id || '/' || object.name, object.bucket_id, object.name,
  case when jsonb_typeof(object.metadata -> 'size') = 'number' then (object.metadata ->> 'size')::bigint end,
  coalesce(object.created_at, now())
from storage.objects as object
where object.bucket_id in ('blog-images', 'tour-images', 'destination-images')
  and object.name not like '%.emptyFolderPlaceholder';

select private.judge_pictures(array(select path from private.pictures));

-- Whether nothing that is there or was there shows or mentions a picture. Waits for those who are just beginning
-- to use it; until the removal is over, nobody begins.
create function private.may_remove_picture(of_bucket text, of_name text)
  returns boolean
  language plpgsql
  volatile
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.pictures', 0));
  return not exists (
    select from private.picture_uses as used where used.picture in (of_name, of_bucket || '/' || of_name)
  ) and not exists (
    select from private.version_pictures as kept where kept.picture in (of_name, of_bucket || '/' || of_name)
  );
end;
$$;

-- Until now what an entry shows could be removed, and what its versions show could not.
drop policy "Pictures of versions stay" on storage.objects;
revoke select on table private.version_pictures from authenticated;

create policy "Pictures that are used stay"
  on storage.objects as restrictive for delete
  to authenticated
  using (private.may_remove_picture(bucket_id, name));

-- Where a picture is used: [{ "type": table, "id", "title", "shown", "described" }]. Title and `shown` of entries;
-- `described`: the entry has texts for it.
create function private.uses_of_picture(of_path text, of_name text)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'type', used.table_name, 'id', used.row_id, 'title', entry.title, 'shown', entry.shown,
        'described', used.lacks is not null
      )
      order by entry.title, used.table_name, used.row_id
    ),
    '[]'
  )
  from private.picture_uses as used
  left join lateral (
    select tour.name, tour.is_active
    from public.tours as tour
    where tour.id = case used.table_name when 'tours' then used.row_id::uuid end
    union all
    select destination.name, destination.is_active
    from public.destinations as destination
    where destination.id = case used.table_name when 'destinations' then used.row_id::uuid end
    union all
    select post.title, post.is_published and post.published_at <= now()
    from public.blog_posts as post
    where post.id = case used.table_name when 'blog_posts' then used.row_id::uuid end
  ) as entry (title, shown) on true
  where used.picture in (of_path, of_name);
$$;

-- The entries that showed it before and do not now: [{ "type", "id", "title", "gone" }].
create function private.keepers_of_picture(of_path text, of_name text)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'type', version.entry_type, 'id', version.entry_id,
        'title', coalesce(version.data ->> 'name', version.data ->> 'title'),
        'gone', not exists (
          select from public.tours where version.entry_type = 'tours' and id = version.entry_id
          union all
          select from public.destinations where version.entry_type = 'destinations' and id = version.entry_id
          union all
          select from public.blog_posts where version.entry_type = 'blog_posts' and id = version.entry_id
        )
      )
      order by version.id desc
    ),
    '[]'
  )
  from (
    select max(kept.version_id) as newest
    from private.version_pictures as kept
    join public.entry_versions as version on version.id = kept.version_id
    where kept.picture in (of_path, of_name)
      and not exists (
        select from private.picture_uses as used
        where used.picture in (of_path, of_name)
          and used.table_name = version.entry_type and used.row_id = version.entry_id::text
      )
    group by version.entry_type, version.entry_id
  ) as last
  join public.entry_versions as version on version.id = last.newest;
$$;

-- A page of the pictures, the newest first.
--   filter  `missing`: those that lack a text; `unused`: those that nothing shows; `kept`: those that only
--           versions and the trash do; null for all
--   words   part of the name of an entry that uses them, in any language, or of the file's own
--   path    one picture, by `bucket/name`; `kept_by` is told of one alone
-- `total` is of all pages. For administrators.
create function public.pictures(
  filter text default null, words text default null, path text default null,
  first integer default 0, most integer default 24
)
  returns table (
    bucket text, name text, bytes bigint, uploaded_at timestamptz, state text, lacks text[],
    uses jsonb, kept_by jsonb, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(btrim(words), '([\\%_])', '\\\1', 'g') || '%';
  named text[];
  narrowed text := 'true';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read which pictures there are' using errcode = '42501';
  end if;
  if filter not in ('missing', 'unused', 'kept') then
    raise exception 'Pictures are not narrowed to %', filter using errcode = '22023';
  end if;
  if filter = 'missing' then
    narrowed := 'picture.lacks <> ''{}''';
  elsif filter is not null then
    narrowed := format('picture.state = %L', filter);
  end if;
  if path is not null then
    narrowed := narrowed || ' and picture.path = $5';
  end if;
  if btrim(words) <> '' then
    named := array(
      select used.picture
      from (
        select 'tours', tour.id from public.tours as tour
        where concat_ws(chr(10), tour.name, tour.name_en, tour.name_fr) ilike pattern
        union all
        select 'destinations', destination.id from public.destinations as destination
        where concat_ws(chr(10), destination.name, destination.name_en, destination.name_fr) ilike pattern
        union all
        select 'blog_posts', post.id from public.blog_posts as post
        where concat_ws(chr(10), post.title, post.title_en, post.title_fr) ilike pattern
      ) as entry (table_name, id)
      join private.picture_uses as used
        on used.table_name = entry.table_name and used.row_id = entry.id::text
    );
    narrowed := narrowed
      || ' and (picture.name ilike $3 or picture.path = any ($4) or picture.name = any ($4))';
  end if;
  -- Put together, so that each filter finds its own index.
  return query execute format(
    'select
       page.bucket_id, page.name, page.bytes, page.uploaded_at, page.state, page.lacks,
       private.uses_of_picture(page.path, page.name),
       case when $5 is null then ''[]''::jsonb else private.keepers_of_picture(page.path, page.name) end,
       (select count(*) from private.pictures as picture where %1$s)
     from (
       select * from private.pictures as picture where %1$s
       order by picture.uploaded_at desc, picture.path
       offset $1 limit $2
     ) as page
     order by page.uploaded_at desc, page.path',
    narrowed
  ) using greatest(coalesce(first, 0), 0), least(greatest(coalesce(most, 24), 1), 100), pattern, named, path;
end;
$$;

revoke execute on function
  private.pictures_of(jsonb, jsonb),
  private.state_of_picture(text, text),
  private.lacks_of_picture(text, text),
  private.judge_pictures(text[]),
  private.note_picture_uses(),
  private.judge_versions_pictures(),
  private.note_stored_picture(),
  private.may_remove_picture(text, text),
  private.uses_of_picture(text, text),
  private.keepers_of_picture(text, text),
  public.pictures(text, text, text, integer, integer)
from public, anon, authenticated, service_role;

grant execute on function private.may_remove_picture(text, text) to authenticated;
grant execute on function public.pictures(text, text, text, integer, integer) to authenticated;
