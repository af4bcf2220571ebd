-- Missing translations (`incomplete_locales` of each entry) and outdated ones (`stale_translations`).

-- Whether a picture has no alternative text in a language. An empty Spanish text means decoration. Pictures outside
-- the storage are ignored.
create function private.is_missing_alt(addresses jsonb, details jsonb, language text)
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

-- Sets `incomplete_locales`: the languages with missing texts. Argument:
-- {"texts": ["name"], "optional": ["vehicle"], "lists": ["highlights"],
--  "objects": {"itinerary": {"expected": ["description"], "optional": ["title"]}}, "pictures": ["image_url"]}.
-- `texts` and `expected` members are required in every language, all others where the Spanish text is filled.
create function private.set_incomplete_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
  rules constant jsonb := tg_argv[0];
  shown constant jsonb := (
    select coalesce(jsonb_agg(address), '[]')
    from jsonb_array_elements_text(rules -> 'pictures') as field
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as address
    where jsonb_typeof(address) = 'string'
  );
  language text;
  suffix text;
begin
  new.incomplete_locales := '{}';
  foreach language in array private.languages() loop
    suffix := private.localized_column('', language);
    if exists (
      select from jsonb_array_elements_text(rules -> 'texts') as field
      where private.is_blank(entry -> (field || suffix))
    ) or exists (
      select from jsonb_array_elements_text(rules -> 'optional') as field
      where not private.is_blank(entry -> field) and private.is_blank(entry -> (field || suffix))
    ) or exists (
      select
      from jsonb_array_elements_text(rules -> 'lists') as field
      cross join lateral jsonb_array_elements(entry -> field) with ordinality as item (words, place)
      where not private.is_blank(words)
        and private.is_blank(entry -> (field || suffix) -> (place - 1)::integer)
    ) or exists (
      select
      from jsonb_each(rules -> 'objects') as list (field, members)
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(entry -> field) = 'array' then entry -> field else '[]' end
      ) as item
      where exists (
        select from jsonb_array_elements_text(members -> 'expected') as member
        where private.is_blank(item -> (member || '_' || language))
      ) or exists (
        select from jsonb_array_elements_text(members -> 'optional') as member
        where not private.is_blank(item -> (member || '_es'))
          and private.is_blank(item -> (member || '_' || language))
      )
    ) or private.is_missing_alt(shown, entry -> 'image_details', language) then
      new.incomplete_locales := new.incomplete_locales || language;
    end if;
  end loop;
  return new;
end;
$$;

create trigger tours_incomplete_locales before insert on public.tours
  for each row execute function private.set_incomplete_locales(
    '{"texts":["name","destination","short_description","full_description"],"optional":["start_place","end_place","vehicle","child_terms"],"lists":["included_services","excluded_services"],"objects":{"itinerary":{"expected":["description"],"optional":["title","place","bed"]},"seasons":{"expected":[],"optional":["name"]}},"pictures":["image_url","gallery_images"]}'
  );

create trigger tours_incomplete_locales_on_update before update on public.tours
  for each row
  when (
    (
      new.incomplete_locales, new.image_details, new.name, new.name_en, new.name_fr, new.destination,
      new.destination_en, new.destination_fr, new.short_description, new.short_description_en,
      new.short_description_fr, new.full_description, new.full_description_en, new.full_description_fr,
      new.itinerary, new.image_url, new.gallery_images, new.included_services, new.included_services_en,
      new.included_services_fr, new.excluded_services, new.excluded_services_en, new.excluded_services_fr,
      new.start_place, new.start_place_en, new.start_place_fr, new.end_place, new.end_place_en,
      new.end_place_fr, new.vehicle, new.vehicle_en, new.vehicle_fr, new.child_terms, new.child_terms_en,
      new.child_terms_fr, new.seasons
    )
    is distinct from (
      old.incomplete_locales, old.image_details, old.name, old.name_en, old.name_fr, old.destination,
      old.destination_en, old.destination_fr, old.short_description, old.short_description_en,
      old.short_description_fr, old.full_description, old.full_description_en, old.full_description_fr,
      old.itinerary, old.image_url, old.gallery_images, old.included_services, old.included_services_en,
      old.included_services_fr, old.excluded_services, old.excluded_services_en, old.excluded_services_fr,
      old.start_place, old.start_place_en, old.start_place_fr, old.end_place, old.end_place_en,
      old.end_place_fr, old.vehicle, old.vehicle_en, old.vehicle_fr, old.child_terms, old.child_terms_en,
      old.child_terms_fr, old.seasons
    )
  )
  execute function private.set_incomplete_locales(
    '{"texts":["name","destination","short_description","full_description"],"optional":["start_place","end_place","vehicle","child_terms"],"lists":["included_services","excluded_services"],"objects":{"itinerary":{"expected":["description"],"optional":["title","place","bed"]},"seasons":{"expected":[],"optional":["name"]}},"pictures":["image_url","gallery_images"]}'
  );

create trigger destinations_incomplete_locales before insert on public.destinations
  for each row execute function private.set_incomplete_locales(
    '{"texts":["name","country","short_description","full_description"],"optional":["best_time_to_visit","entry_rules","health","money"],"lists":["highlights"],"objects":{},"pictures":["gallery_images"]}'
  );

create trigger destinations_incomplete_locales_on_update before update on public.destinations
  for each row
  when (
    (
      new.incomplete_locales, new.image_details, new.name, new.name_en, new.name_fr, new.country,
      new.country_en, new.country_fr, new.short_description, new.short_description_en,
      new.short_description_fr, new.full_description, new.full_description_en, new.full_description_fr,
      new.best_time_to_visit, new.best_time_to_visit_en, new.best_time_to_visit_fr, new.highlights,
      new.highlights_en, new.highlights_fr, new.gallery_images, new.entry_rules, new.entry_rules_en,
      new.entry_rules_fr, new.health, new.health_en, new.health_fr, new.money, new.money_en, new.money_fr
    )
    is distinct from (
      old.incomplete_locales, old.image_details, old.name, old.name_en, old.name_fr, old.country,
      old.country_en, old.country_fr, old.short_description, old.short_description_en,
      old.short_description_fr, old.full_description, old.full_description_en, old.full_description_fr,
      old.best_time_to_visit, old.best_time_to_visit_en, old.best_time_to_visit_fr, old.highlights,
      old.highlights_en, old.highlights_fr, old.gallery_images, old.entry_rules, old.entry_rules_en,
      old.entry_rules_fr, old.health, old.health_en, old.health_fr, old.money, old.money_en, old.money_fr
    )
  )
  execute function private.set_incomplete_locales(
    '{"texts":["name","country","short_description","full_description"],"optional":["best_time_to_visit","entry_rules","health","money"],"lists":["highlights"],"objects":{},"pictures":["gallery_images"]}'
  );

create trigger blog_posts_incomplete_locales before insert on public.blog_posts
  for each row execute function private.set_incomplete_locales(
    '{"texts":["title","excerpt","content"],"optional":[],"lists":[],"objects":{},"pictures":["featured_image"]}'
  );

create trigger blog_posts_incomplete_locales_on_update before update on public.blog_posts
  for each row
  when (
    (
      new.incomplete_locales, new.image_details, new.title, new.title_en, new.title_fr, new.excerpt,
      new.excerpt_en, new.excerpt_fr, new.content, new.content_en, new.content_fr, new.featured_image
    )
    is distinct from (
      old.incomplete_locales, old.image_details, old.title, old.title_en, old.title_fr, old.excerpt,
      old.excerpt_en, old.excerpt_fr, old.content, old.content_en, old.content_fr, old.featured_image
    )
  )
  execute function private.set_incomplete_locales(
    '{"texts":["title","excerpt","content"],"optional":[],"lists":[],"objects":{},"pictures":["featured_image"]}'
  );

create table public.stale_translations (
  entry_type text not null
    constraint stale_translations_entry_type_known
      check (entry_type in ('tours', 'destinations', 'blog_posts')),
  entry_id uuid not null,
  language text not null
    constraint stale_translations_language_known
      check (language <> 'es' and (language = any (private.languages()))),
  field text not null,
  source jsonb not null,
  since timestamptz not null default now(),
  primary key (entry_type, entry_id, language, field)
);
comment on table public.stale_translations is
  'Translations that are older than their Spanish. Written by a trigger; who says that one still holds deletes its row.';
comment on column public.stale_translations.field is 'The column of the Spanish.';
comment on column public.stale_translations.source is
  'The column as it was when the translation was last in step with it.';
alter table public.stale_translations enable row level security;
revoke all on table public.stale_translations from anon, authenticated;
grant select, delete on table public.stale_translations to authenticated;
grant all on table public.stale_translations to service_role;

create policy "Admins read stale translations"
  on public.stale_translations for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins dismiss stale translations"
  on public.stale_translations for delete
  to authenticated
  using ((select private.is_admin()));

-- Texts of a column in a language, without blank ones: the column's own, or those of members with the language's
-- suffix.
create function private.texts_in(given jsonb, language text)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(array_agg(found.words), '{}')
  from jsonb_array_elements(case jsonb_typeof(given) when 'array' then given else jsonb_build_array(given) end) as item
  cross join lateral (
    select item #>> '{}' where jsonb_typeof(item) = 'string'
    union all
    select member.value #>> '{}'
    from jsonb_each(case when jsonb_typeof(item) = 'object' then item else '{}' end) as member
    where right(member.key, 3) = '_' || language and jsonb_typeof(member.value) = 'string'
  ) as found (words)
  where found.words ~ '\S';
$$;

-- A translation becomes stale when the Spanish text changes and it does not. It is current again when it changes
-- itself, or when the Spanish text returns to its former state. Moved and removed texts do not count.
create function private.update_stale_translations()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  became constant jsonb := to_jsonb(new);
  translated record;
  spanish text[];
begin
  for translated in
    select
      field.attname::text as name, target.language,
      case when field.atttypid = 'jsonb'::regtype then field.attname::text
        else field.attname || '_' || target.language end as own
    from pg_catalog.pg_attribute as field
    cross join unnest(private.languages()) as target (language)
    where target.language <> 'es' and field.attrelid = tg_relid and field.attnum > 0 and not field.attisdropped
      and (
        (field.atttypid = 'jsonb'::regtype and field.attname <> 'image_details')
        or exists (
          select from pg_catalog.pg_attribute as other
          where other.attrelid = tg_relid and not other.attisdropped
            and other.attname = field.attname || '_' || target.language
        )
      )
  loop
    continue when was -> translated.name is not distinct from became -> translated.name
      and was -> translated.own is not distinct from became -> translated.own;
    spanish := private.texts_in(became -> translated.name, 'es');
    if spanish = '{}' or private.texts_in(became -> translated.own, translated.language) = '{}'
      or not private.texts_in(became -> translated.own, translated.language)
        <@ private.texts_in(was -> translated.own, translated.language)
    then
      delete from public.stale_translations
      where entry_type = tg_table_name and entry_id = new.id
        and language = translated.language and field = translated.name;
    elsif not spanish <@ private.texts_in(was -> translated.name, 'es') then
      insert into public.stale_translations (entry_type, entry_id, language, field, source)
      values (tg_table_name, new.id, translated.language, translated.name, was -> translated.name)
      on conflict do nothing;
      delete from public.stale_translations
      where entry_type = tg_table_name and entry_id = new.id
        and language = translated.language and field = translated.name
        and spanish <@ private.texts_in(source, 'es');
    end if;
  end loop;
  return null;
end;
$$;

create trigger stale_translations after update on public.tours
  for each row execute function private.update_stale_translations();

create trigger stale_translations after update on public.destinations
  for each row execute function private.update_stale_translations();

create trigger stale_translations after update on public.blog_posts
  for each row execute function private.update_stale_translations();

-- A deleted entry keeps its rows until it leaves the trash.
create function private.delete_stale_translations()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_there boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', old.entry_type) into is_there using old.entry_id;
  if not is_there then
    delete from public.stale_translations where entry_type = old.entry_type and entry_id = old.entry_id;
  end if;
  return null;
end;
$$;

create trigger delete_stale_translations after delete on public.entry_versions
  for each row
  when (old.operation = 'delete')
  execute function private.delete_stale_translations();

-- Entries with missing or stale translations in a language, each once.
create function private.untranslated_entries(code text)
  returns table (kind text, id uuid, updated_at timestamptz, missing boolean, stale_fields text[])
  language sql
  stable
  set search_path = ''
as $$
  with open as (
    select 'tours' as kind, id, updated_at, incomplete_locales from public.tours where incomplete_locales <> '{}'
    union all
    select 'destinations', id, updated_at, incomplete_locales from public.destinations where incomplete_locales <> '{}'
    union all
    select 'blog_posts', id, updated_at, incomplete_locales from public.blog_posts where incomplete_locales <> '{}'
  ), marked as (
    select mark.entry_type as kind, mark.entry_id as id, array_agg(mark.field order by mark.field) as fields
    from public.stale_translations as mark
    where mark.language = code
    group by mark.entry_type, mark.entry_id
  ), late as (
    select marked.*, entry.updated_at from marked join public.tours as entry using (id) where kind = 'tours'
    union all
    select marked.*, entry.updated_at from marked join public.destinations as entry using (id) where kind = 'destinations'
    union all
    select marked.*, entry.updated_at from marked join public.blog_posts as entry using (id) where kind = 'blog_posts'
  )
  select
    coalesce(open.kind, late.kind), coalesce(open.id, late.id), coalesce(open.updated_at, late.updated_at),
    open.id is not null, coalesce(late.fields, '{}')
  from (select * from open where code = any (open.incomplete_locales)) as open
  full join late on late.kind = open.kind and late.id = open.id;
$$;

-- A page of these entries, oldest change first. `total` counts all pages. For administrators.
create function public.pending_translations(
  language text,
  type text default null,
  row_offset integer default 0,
  row_limit integer default 25
)
  returns table (entry_type text, entry_id uuid, missing boolean, stale text[], total bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    select entry.kind, entry.id, entry.missing, entry.stale_fields, count(*) over ()
    from private.untranslated_entries(language) as entry
    where type is null or entry.kind = type
    order by entry.updated_at, entry.id
    offset greatest(coalesce(row_offset, 0), 0)
    limit least(greatest(coalesce(row_limit, 25), 1), 100);
end;
$$;

-- Number of entries, and of those with something to translate, by type and language.
create function public.translation_progress()
  returns table (entry_type text, language text, entries bigint, pending bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    with counted (kind, entries) as (
      select 'tours', count(*) from public.tours
      union all
      select 'destinations', count(*) from public.destinations
      union all
      select 'blog_posts', count(*) from public.blog_posts
    ), waiting as (
      select target.code, entry.kind, count(*) as entries
      from unnest(private.languages()) as target (code)
      cross join lateral private.untranslated_entries(target.code) as entry
      where target.code <> 'es'
      group by target.code, entry.kind
    )
    select counted.kind, target.code, counted.entries, coalesce(waiting.entries, 0)
    from counted
    cross join unnest(private.languages()) as target (code)
    left join waiting on waiting.kind = counted.kind and waiting.code = target.code
    where target.code <> 'es';
end;
$$;

revoke execute on function
  private.is_missing_alt(jsonb, jsonb, text),
  private.set_incomplete_locales(),
  private.texts_in(jsonb, text),
  private.update_stale_translations(),
  private.delete_stale_translations(),
  private.untranslated_entries(text),
  public.pending_translations(text, text, integer, integer),
  public.translation_progress()
from public, anon, authenticated, service_role;
grant execute on function
  private.untranslated_entries(text),
  public.pending_translations(text, text, integer, integer),
  public.translation_progress()
to authenticated;
