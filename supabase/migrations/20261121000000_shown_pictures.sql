-- Until now everybody could list every picture, also those of drafts and of what is not active. Now
-- visitors see those that they are shown: the address of the picture stands in a tour or destination
-- that is active, or in a published post. Public addresses go on serving every picture, as buckets
-- that are public do, but nobody can find out a name that was not told to them.

create function private.percent_decoded(given text)
  returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if given not like '%\%%' then
    return given;
  end if;
  return (
    select convert_from(
      string_agg(
        case
          when part.found[1] ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part.found[1], 2), 'hex')
          else convert_to(part.found[1], 'UTF8')
        end,
        ''::bytea order by part.number
      ),
      'UTF8'
    )
    from regexp_matches(given, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as part (found, number)
  );
exception
  -- Escapes that make no text belong to no picture; an error here would hide all of them.
  when character_not_in_repertoire or untranslatable_character then
    return given;
end;
$$;

-- `bucket/name` of every picture that visitors are shown. The origin of an address may have changed
-- since it was stored, so that only what follows it counts.
create function private.shown_pictures()
  returns text[]
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with address (given) as (
    select image_url from public.tours where is_active
    union all
    select unnest(gallery_images) from public.tours where is_active
    union all
    select unnest(gallery_images) from public.destinations where is_active
    union all
    select featured_image from public.blog_posts where is_published
  ),
  found (path) as (
    select substring(given from '/storage/v1/object/public/([^?#]+)') from address
    union all
    -- In a running text an address ends where the next word, tag or bracket begins.
    select (regexp_matches(running, '/storage/v1/object/public/([^?#"''<>()[:space:]]+)', 'g'))[1]
    from public.blog_posts
    cross join unnest(array[content, content_en, content_fr]) as running
    where is_published
  )
  select coalesce(array_agg(distinct private.percent_decoded(path)), '{}')
  from found
  where path is not null;
$$;

revoke execute on function private.percent_decoded(text) from public;
revoke execute on function private.shown_pictures() from public;
grant usage on schema private to anon;
grant execute on function private.shown_pictures() to anon, authenticated, service_role;

drop policy "Everyone sees pictures" on storage.objects;

-- The sub-select refers to nothing of the row, so that it runs once for a whole list.
create policy "Everyone sees pictures that are shown"
  on storage.objects for select
  to anon, authenticated
  using (
    bucket_id in ('blog-images', 'tour-images', 'destination-images')
    and bucket_id || '/' || name = any ((select private.shown_pictures())::text[])
  );

create policy "Admins see every picture"
  on storage.objects for select
  to authenticated
  using (
    bucket_id in ('blog-images', 'tour-images', 'destination-images')
    and (select private.is_admin())
  );
