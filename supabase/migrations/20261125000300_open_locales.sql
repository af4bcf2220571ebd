-- Which languages an entry is not written in to the end. The panel marks them in its lists, and its
-- dashboard shows what is left to translate: neither can read the texts of all entries to find out. The
-- same rules, with what is missing in words, are in app/components/admin/entry/completeness.ts.

create function private.is_blank(given jsonb)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select jsonb_typeof(given) is distinct from 'string' or (given #>> '{}') !~ '\S';
$$;

-- Whether one of the pictures misses what it shows in a language. With an empty Spanish text it only
-- decorates; of one outside of the storage nothing can be said, nor is missed.
create function private.lacks_alt(addresses jsonb, details jsonb, language text)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select exists (
    select
    from jsonb_array_elements_text(addresses) as address
    cross join lateral substring(address from '/storage/v1/object/public/([^?#]+)') as path
    cross join lateral (select details -> private.percent_decoded(path) -> 'alt') as detail (alt)
    where path is not null
      and not (jsonb_typeof(alt -> 'es') is not distinct from 'string' and private.is_blank(alt -> 'es'))
      and private.is_blank(alt -> language)
  );
$$;

-- Arguments: the columns of texts, of texts that may be empty in Spanish, of lists, of days, of pictures.
create function private.set_open_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
  shown constant jsonb := (
    select coalesce(jsonb_agg(address), '[]')
    from unnest(tg_argv[4]::text[]) as field
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as address
    where jsonb_typeof(address) = 'string'
  );
  language text;
  suffix text;
begin
  new.open_locales := '{}';
  foreach language in array array['es', 'en', 'fr'] loop
    suffix := case language when 'es' then '' else '_' || language end;
    if exists (
      select from unnest(tg_argv[0]::text[]) as field where private.is_blank(entry -> (field || suffix))
    ) or exists (
      select from unnest(tg_argv[1]::text[]) as field
      where not private.is_blank(entry -> field) and private.is_blank(entry -> (field || suffix))
    ) or exists (
      select
      from unnest(tg_argv[2]::text[]) as field
      cross join lateral jsonb_array_elements(entry -> field) with ordinality as item (words, place)
      where not private.is_blank(words)
        and private.is_blank(entry -> (field || suffix) -> (place - 1)::integer)
    ) or exists (
      select
      from unnest(tg_argv[3]::text[]) as field
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(entry -> field) = 'array' then entry -> field else '[]' end
      ) as day
      where private.is_blank(day -> ('description_' || language))
    ) or private.lacks_alt(shown, entry -> 'image_details', language) then
      new.open_locales := new.open_locales || language;
    end if;
  end loop;
  return new;
end;
$$;

revoke execute on function
  private.is_blank(jsonb), private.lacks_alt(jsonb, jsonb, text), private.set_open_locales()
from public;

alter table public.tours add column open_locales text[] not null default '{}';
alter table public.destinations add column open_locales text[] not null default '{}';
alter table public.blog_posts add column open_locales text[] not null default '{}';

create trigger tours_open_locales
  before insert or update on public.tours
  for each row execute function private.set_open_locales(
    '{name,destination,short_description,full_description}', '{}',
    '{included_services,excluded_services}', '{itinerary}', '{image_url,gallery_images}'
  );

create trigger destinations_open_locales
  before insert or update on public.destinations
  for each row execute function private.set_open_locales(
    '{name,country,short_description,full_description}', '{best_time_to_visit}',
    '{highlights}', '{}', '{gallery_images}'
  );

create trigger blog_posts_open_locales
  before insert or update on public.blog_posts
  for each row execute function private.set_open_locales(
    '{title,excerpt,content}', '{}', '{}', '{}', '{featured_image}'
  );

-- What is there already, without it seeming to have been edited.
alter table public.tours disable trigger tours_updated_at;
alter table public.destinations disable trigger destinations_updated_at;
alter table public.blog_posts disable trigger blog_posts_updated_at;
update public.tours set open_locales = '{}';
update public.destinations set open_locales = '{}';
update public.blog_posts set open_locales = '{}';
alter table public.tours enable trigger tours_updated_at;
alter table public.destinations enable trigger destinations_updated_at;
alter table public.blog_posts enable trigger blog_posts_updated_at;

-- The dashboard's list of what is to be translated, and its number.
create index tours_open on public.tours (updated_at, id) where open_locales <> '{}';
create index destinations_open on public.destinations (updated_at, id) where open_locales <> '{}';
create index blog_posts_open on public.blog_posts (updated_at, id) where open_locales <> '{}';
