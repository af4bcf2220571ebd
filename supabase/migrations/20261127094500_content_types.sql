-- A registry of the content types. Functions and triggers read what they need of a type from its definition, so that
-- a new type or a new field changes none of them.

create table private.content_types (
  -- Name of the table.
  type text primary key,
  -- Order in the panel.
  position smallint not null,
  -- `/tours`: entries have pages below it. Null: the type has no pages of its own.
  path text unique,
  -- Compiled by content/sql/definition.ts, which documents the members.
  definition jsonb not null
);
comment on table private.content_types is 'Content types as they are declared. Written by migrations alone.';
revoke all on table private.content_types from public, anon, authenticated, service_role;
grant select on table private.content_types to anon, authenticated, service_role;

insert into private.content_types (type, position, path, definition)
values ('blog_posts', 1, '/blog', '{"title":"title","visible":"is_published","visibleFrom":"published_at","counts":{},"texts":["title","excerpt","content"],"optional":[],"lists":[],"objects":{},"pictures":["featured_image"],"pictureTexts":["content"],"search":{"A":["title"],"B":["tags","category"],"C":["excerpt"],"D":["content","author"]}}');

insert into private.content_types (type, position, path, definition)
values ('tours', 2, '/tours', '{"title":"name","visible":"is_active","counts":{"duration_days":{"list":"itinerary","min":1}},"texts":["name","destination","short_description","full_description"],"optional":["start_place","end_place","vehicle","child_terms"],"lists":["included_services","excluded_services"],"objects":{"itinerary":{"expected":["description"],"optional":["title","place","bed"]},"seasons":{"expected":[],"optional":["name"]}},"pictures":["image_url","gallery_images"],"pictureTexts":[],"search":{"A":["name"],"B":["destination","itinerary.title","itinerary.place","start_place","end_place"],"C":["short_description"],"D":["full_description","itinerary.description","itinerary.bed","included_services"]}}');

insert into private.content_types (type, position, path, definition)
values ('destinations', 3, '/destinations', '{"title":"name","visible":"is_active","counts":{},"texts":["name","country","short_description","full_description"],"optional":["best_time_to_visit","entry_rules","health","money"],"lists":["highlights"],"objects":{},"pictures":["gallery_images"],"pictureTexts":[],"search":{"A":["name"],"B":["country","highlights"],"C":["short_description"],"D":["full_description","best_time_to_visit","entry_rules","health","money"]}}');

-- Entries of all types, as far as the caller may read them. Conditions on `type` and `id` are best written as scalar
-- subqueries, `(select true from private.entries …)`: `exists` becomes a join that reads every table.
create view private.entries with (security_invoker = true) as
  select
    'blog_posts'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_published then published_at end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.blog_posts
  union all
  select
    'tours'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.tours
  union all
  select
    'destinations'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.destinations;
revoke all on table private.entries from public, anon, authenticated, service_role;
grant select on table private.entries to anon, authenticated, service_role;

-- The definition of a type. Error: 22023 if there is no such type.
create function private.type_definition(of_type text)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  definition jsonb;
begin
  select known.definition into definition from private.content_types as known where known.type = of_type;
  if definition is null then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
  return definition;
end;
$$;

-- The table of a type. Error: 22023 if there is no such type.
create function private.table_of(of_type text)
  returns regclass
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.type_definition(of_type);
  return format('public.%I', of_type)::regclass;
end;
$$;

-- Columns of fields in all languages.
create function private.localized_columns(fields jsonb)
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select private.localized_column(field, language)
  from jsonb_array_elements_text(fields) as field
  cross join unnest(private.languages()) as language;
$$;

-- Picture addresses in the given columns of a row.
create function private.picture_addresses(entry jsonb, fields jsonb)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select item #>> '{}'
    from jsonb_array_elements_text(fields) as field
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as item
    where jsonb_typeof(item) = 'string'
  );
$$;

-- References instead of lists of types.
alter table public.entry_versions
  drop constraint entry_versions_entry_type_known,
  add foreign key (entry_type) references private.content_types (type) on delete cascade;
alter table public.former_slugs
  drop constraint former_slugs_entry_type_known,
  add foreign key (entry_type) references private.content_types (type) on delete cascade;
alter table public.stale_translations
  drop constraint stale_translations_entry_type_known,
  add foreign key (entry_type) references private.content_types (type) on delete cascade;
alter table public.preview_links
  drop constraint preview_links_entry_type_known,
  add foreign key (entry_type) references private.content_types (type) on delete cascade;
alter table private.seeded_rows
  drop constraint seeded_rows_table_name_check,
  add foreign key (table_name) references private.content_types (type) on delete cascade;

-- Pictures.

create function private.picture_buckets()
  returns text[]
  language sql
  immutable
  parallel safe
as $$
  select array['blog-images', 'tour-images', 'destination-images', 'content-images']
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('content-images', 'content-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

alter policy "Admins see every picture" on storage.objects
  using (bucket_id = any (private.picture_buckets()) and (select private.is_admin()));
alter policy "Admins upload pictures" on storage.objects
  with check (bucket_id = any (private.picture_buckets()) and (select private.is_admin()));
alter policy "Admins replace pictures" on storage.objects
  using (bucket_id = any (private.picture_buckets()) and (select private.is_admin()))
  with check (bucket_id = any (private.picture_buckets()) and (select private.is_admin()));
alter policy "Admins remove pictures" on storage.objects
  using (bucket_id = any (private.picture_buckets()) and (select private.is_admin()));
alter policy "Everyone sees pictures that are shown" on storage.objects
  using (
    bucket_id = any (private.picture_buckets())
    and exists (
      select from private.shown_pictures as shown
      where shown.path = objects.bucket_id || '/' || objects.name and shown.since <= now()
    )
  );

create or replace function private.update_shown_pictures()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  definition jsonb;
  entry jsonb;
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
  definition := private.type_definition(tg_table_name);
  entry := to_jsonb(new);
  if not (entry -> (definition ->> 'visible'))::boolean then
    return null;
  end if;
  insert into private.shown_pictures (table_name, row_id, path, since)
  select
    tg_table_name, new.id, path,
    coalesce((entry ->> (definition ->> 'visibleFrom'))::timestamptz, '-infinity')
  from private.picture_paths(
    private.picture_addresses(entry, definition -> 'pictures'),
    array(select entry ->> name from private.localized_columns(definition -> 'pictureTexts') as name)
  ) as path;
  return null;
end;
$$;

-- The pictures of a type's fields may have alternative texts; those of other tables have none.
create or replace function private.update_picture_uses()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  -- Once: a row with an itinerary takes a while to become JSON.
  entry constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  own_id constant text := entry ->> 'id';
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
      where table_name = tg_table_name and row_id = own_id
      returning picture
    )
    select array_agg(picture) into touched from gone;
  else
    -- Writes changed rows only.
    with present as materialized (
      select *
      from private.entry_pictures(entry, coalesce(
        (select known.definition -> 'pictures' from private.content_types as known where known.type = tg_table_name),
        '[]'
      ))
    ), gone as (
      delete from private.picture_uses as used
      where used.table_name = tg_table_name and used.row_id = own_id
        and used.picture not in (select present.picture from present)
      returning used.picture
    ), made as (
      insert into private.picture_uses as used (table_name, row_id, picture, missing_alt_languages)
      select tg_table_name, own_id, present.picture, present.missing_alt_languages from present
      on conflict (picture, table_name, row_id) do update set missing_alt_languages = excluded.missing_alt_languages
        where used.missing_alt_languages is distinct from excluded.missing_alt_languages
      returning used.picture
    )
    select array_agg(changed.picture) into touched
    from (select picture from gone union all select picture from made) as changed;
  end if;
  perform private.refresh_picture_state(touched);
  return null;
end;
$$;

create or replace function private.rows_with_picture(of_path text, of_name text)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'type', used.table_name, 'id', used.row_id, 'title', entry.title,
        'shown', case when entry.id is not null then coalesce(entry.visible_from <= now(), false) end,
        'described', used.missing_alt_languages is not null
      )
      order by entry.title, used.table_name, used.row_id
    ),
    '[]'
  )
  from private.picture_uses as used
  left join private.content_types as known on known.type = used.table_name
  left join lateral (
    select each.id, each.title, each.visible_from
    from private.entries as each
    where each.type = known.type and each.id = case when known.type is not null then used.row_id::uuid end
  ) as entry on true
  where used.picture in (of_path, of_name);
$$;

create or replace function private.versions_with_picture(of_path text, of_name text)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'type', version.entry_type, 'id', version.entry_id,
        'title', version.data ->> (known.definition ->> 'title'),
        'gone', (
          select true from private.entries as entry
          where entry.type = version.entry_type and entry.id = version.entry_id
        ) is null
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
  join public.entry_versions as version on version.id = last.newest
  join private.content_types as known on known.type = version.entry_type;
$$;

-- History.

-- Columns that the database derives. Their change alone makes no version, and no version restores them.
create or replace function private.derived_columns(entry_type regclass)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array['updated_at', 'incomplete_locales']
    || coalesce((
      select array(select jsonb_object_keys(known.definition -> 'counts'))
      from pg_catalog.pg_class as class
      join private.content_types as known on known.type = class.relname
      where class.oid = entry_type and class.relnamespace = 'public'::regnamespace
    ), '{}')
    || coalesce(array_agg(attname::text), '{}')
  from pg_catalog.pg_attribute
  where attrelid = entry_type and attgenerated <> '';
$$;

create or replace function public.deleted_entries()
  returns setof public.entry_versions
  language sql
  stable
  set search_path = ''
as $$
  select version.*
  from public.entry_versions as version
  where version.operation = 'delete'
    and not exists (
      select from public.entry_versions as later
      where later.entry_type = version.entry_type and later.entry_id = version.entry_id
        and later.operation = 'delete' and later.id > version.id
    )
    and (
      select true from private.entries as entry
      where entry.type = version.entry_type and entry.id = version.entry_id
    ) is null
  order by version.recorded_at desc, version.id desc;
$$;

create or replace function private.log_content()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
  was jsonb;
  logged jsonb;
begin
  if actor is null then
    return null;
  end if;
  was := to_jsonb(old);
  logged := coalesce(to_jsonb(new), was);
  if tg_op = 'UPDATE' and was - private.derived_columns(tg_relid) = logged - private.derived_columns(tg_relid) then
    return null;
  end if;
  insert into public.admin_log (actor_id, kind, action, entry_type, entry_id, subject)
  values (
    actor, 'content',
    case
      when tg_table_name = 'contact_submissions' then 'erase'
      when tg_op = 'INSERT' and exists (
        select from public.entry_versions as version
        where version.entry_type = tg_table_name and version.entry_id = (logged ->> 'id')::uuid
          and version.operation = 'delete'
      ) then 'restore'
      when tg_op = 'INSERT' then 'create'
      when tg_op = 'UPDATE' then 'change'
      else 'delete'
    end,
    tg_table_name,
    -- The key of a settings table is a boolean.
    case when jsonb_typeof(logged -> 'id') = 'string' then (logged ->> 'id')::uuid end,
    left(logged ->> (
      select known.definition ->> 'title' from private.content_types as known where known.type = tg_table_name
    ), 300)
  );
  return null;
end;
$$;

create or replace function private.log_erasure()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null and pg_trigger_depth() = 1 then
    insert into public.admin_log (actor_id, kind, action, entry_type, entry_id, subject)
    select distinct on (entry_type, entry_id)
      auth.uid(), 'content', 'erase', entry_type, entry_id,
      left(data ->> (known.definition ->> 'title'), 300)
    from gone
    join private.content_types as known on known.type = gone.entry_type
    where operation = 'delete'
    order by entry_type, entry_id, id desc;
  end if;
  return null;
end;
$$;

-- The policies of the entries decide: a former slug is visible if its entry is.
alter policy "Everyone reads former slugs of visible entries" on public.former_slugs
  using (
    (select true from private.entries as entry where entry.type = former_slugs.entry_type and entry.id = former_slugs.entry_id)
  );

-- Values that the database derives.

-- Numbers that count a list: {"duration_days": {"list": "itinerary", "min": 1}} in the definition. Generated columns
-- would refuse writes to them.
create function private.set_counts()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(
      field,
      greatest(
        (rule -> 'min')::integer,
        case when jsonb_typeof(entry -> (rule ->> 'list')) = 'array'
          then jsonb_array_length(entry -> (rule ->> 'list')) else 0 end
      )
    )
    from jsonb_each(private.type_definition(tg_table_name) -> 'counts') as counted (field, rule)
  ));
end;
$$;

-- The first publication sets the time from which an entry is visible. An entry that is hidden and published again
-- keeps it.
create function private.set_visible_from()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  definition constant jsonb := private.type_definition(tg_table_name);
  entry constant jsonb := to_jsonb(new);
begin
  if (entry -> (definition ->> 'visible'))::boolean and entry ->> (definition ->> 'visibleFrom') is null then
    return jsonb_populate_record(new, jsonb_build_object(definition ->> 'visibleFrom', now()));
  end if;
  return new;
end;
$$;

-- Translations.

-- Sets `incomplete_locales`: the languages with missing texts. `texts` and `expected` members of the definition are
-- required in every language, all others where the Spanish text is filled.
create or replace function private.set_incomplete_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  rules constant jsonb := private.type_definition(tg_table_name);
  entry constant jsonb := to_jsonb(new);
  was jsonb;
  shown jsonb;
  language text;
  suffix text;
begin
  -- Most of the work of a save: only if a column has changed on which the result depends.
  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
    if not exists (
      select
      from (
        select private.localized_columns((rules -> 'texts') || (rules -> 'optional') || (rules -> 'lists'))
        union all select jsonb_object_keys(rules -> 'objects')
        union all select jsonb_array_elements_text(rules -> 'pictures')
        union all select unnest(array['image_details', 'incomplete_locales'])
      ) as watched (name)
      where entry -> name is distinct from was -> name
    ) then
      return new;
    end if;
  end if;
  shown := to_jsonb(private.picture_addresses(entry, rules -> 'pictures'));
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

create or replace function private.delete_stale_translations()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (
    select true from private.entries as entry where entry.type = old.entry_type and entry.id = old.entry_id
  ) is null then
    delete from public.stale_translations where entry_type = old.entry_type and entry_id = old.entry_id;
  end if;
  return null;
end;
$$;

create or replace function private.untranslated_entries(code text)
  returns table (kind text, id uuid, updated_at timestamptz, missing boolean, stale_fields text[])
  language sql
  stable
  set search_path = ''
as $$
  with open as (
    select entry.type as kind, entry.id, entry.updated_at
    from private.entries as entry
    where entry.incomplete_locales <> '{}' and code = any (entry.incomplete_locales)
  ), marked as (
    select mark.entry_type as kind, mark.entry_id as id, array_agg(mark.field order by mark.field) as fields
    from public.stale_translations as mark
    where mark.language = code
    group by mark.entry_type, mark.entry_id
  ), late as (
    select marked.*, entry.updated_at
    from marked
    -- The limit keeps the planner from joining all tables.
    cross join lateral (
      select each.updated_at from private.entries as each
      where each.type = marked.kind and each.id = marked.id
      limit 1
    ) as entry
  )
  select
    coalesce(open.kind, late.kind), coalesce(open.id, late.id), coalesce(open.updated_at, late.updated_at),
    open.id is not null, coalesce(late.fields, '{}')
  from open
  full join late on late.kind = open.kind and late.id = open.id;
$$;

create or replace function public.translation_progress()
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
    with counted as (
      select entry.type, count(*) as entries from private.entries as entry group by entry.type
    ), waiting as (
      select target.code, entry.kind, count(*) as entries
      from unnest(private.languages()) as target (code)
      cross join lateral private.untranslated_entries(target.code) as entry
      where target.code <> 'es'
      group by target.code, entry.kind
    )
    select known.type, target.code, coalesce(counted.entries, 0), coalesce(waiting.entries, 0)
    from private.content_types as known
    cross join unnest(private.languages()) as target (code)
    left join counted on counted.type = known.type
    left join waiting on waiting.kind = known.type and waiting.code = target.code
    where target.code <> 'es';
end;
$$;

-- Search.

-- Texts of columns, and of members of objects (`itinerary.title`), in a language.
create function private.searched_text(paths jsonb, entry jsonb, language text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select string_agg(
    case when strpos(path, '.') > 0
      then private.localized_objects_text(entry, split_part(path, '.', 1), array[split_part(path, '.', 2)], language)
      else private.localized_text(entry, path, language)
    end,
    ' '
  )
  from jsonb_array_elements_text(paths) as path;
$$;

drop function private.search_vector(text, jsonb, text);

-- The search vector of an entry in a language. `search`: paths by weight, {"A": ["name"], "B": [], "C": [], "D": []}.
-- Positions of the long text are dropped, which saves a third of the space. Texts are cut, so that no entry is too
-- long to be saved.
create function private.search_vector(search jsonb, entry jsonb, language text)
  returns tsvector
  language sql
  immutable
  set search_path = ''
as $$
  select
    setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'A', entry, language), ''), 1000))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'B', entry, language), ''), 20000))), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'C', entry, language), ''), 1000))), 'C')
    || strip(to_tsvector('pg_catalog.simple', private.fold_text(left(coalesce(private.searched_text(search -> 'D', entry, language), ''), 100000))));
$$;

-- A type without `search` in its definition has no documents.
create or replace function private.insert_search_documents(kind text, entry jsonb)
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  definition constant jsonb := private.type_definition(kind);
begin
  if definition -> 'search' is null or not (entry -> (definition ->> 'visible'))::boolean then
    return;
  end if;
  insert into private.search_documents (entry_type, entry_id, language, visible_from, title_vector, text_vector)
  select
    kind,
    (entry ->> 'id')::uuid,
    language,
    coalesce((entry ->> (definition ->> 'visibleFrom'))::timestamptz, '-infinity'),
    pg_catalog.ts_filter(vector, '{a}'),
    vector
  from unnest(private.languages()) as language
  cross join lateral private.search_vector(definition -> 'search', entry, language) as vector;
end;
$$;

create or replace function private.index_search_document()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  definition constant jsonb := private.type_definition(tg_table_name);
  was constant jsonb := to_jsonb(old);
  became constant jsonb := to_jsonb(new);
begin
  if tg_level = 'STATEMENT' then
    delete from private.search_documents where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op = 'UPDATE' and not exists (
    select
    from (
      select split_part(path, '.', 1)
      from jsonb_each(definition -> 'search') as weight
      cross join lateral jsonb_array_elements_text(weight.value) as path
      union
      select unnest(array['id', definition ->> 'visible', definition ->> 'visibleFrom'])
    ) as watched (field)
    cross join unnest(private.languages()) as language
    cross join lateral private.localized_column(field, language) as name
    where became -> name is distinct from was -> name
  ) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_documents where entry_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.insert_search_documents(tg_table_name, became);
  end if;
  return null;
end;
$$;

create or replace function public.search_entries(
  q text,
  language text,
  row_offset integer default 0,
  row_limit integer default 10
)
  returns table (entry_type text, entry_id uuid, total integer, words text[])
  language sql
  stable
  set search_path = ''
as $$
  select
    found.entry_type,
    found.entry_id,
    (count(*) over ())::integer,
    (
      select array_agg(part)
      from private.search_terms(q, language) as asked
      cross join unnest(array[asked.word, asked.stem]) as part
      where part is not null
    )
  from private.search_candidates(private.search_query(q, language), language) as found
  join private.content_types as known on known.type = found.entry_type
  where (
    select true from private.entries as entry where entry.type = found.entry_type and entry.id = found.entry_id
  )
  -- Of equal rank: types without a date first.
  order by found.rank desc, known.definition ? 'visibleFrom', known.position, found.entry_id
  limit least(greatest(row_limit, 0), 50)
  offset least(greatest(row_offset, 0), 1000);
$$;

-- Statistics.

-- The entry of a page, by its present or a former slug.
create or replace function private.entry_at_path(page text)
  returns table (entry_type text, entry_id uuid, slug text, name text)
  language sql
  stable
  set search_path = ''
as $$
  with asked as (
    select known.type, substr(page, char_length(known.path) + 2) as slug
    from private.content_types as known
    where starts_with(page, known.path || '/') and strpos(substr(page, char_length(known.path) + 2), '/') = 0
  )
  select entry.type, entry.id, entry.slug, entry.title
  from asked
  join private.entries as entry on entry.type = asked.type and entry.slug = asked.slug
  -- Not one query with `or`, which would read every entry.
  union all
  select entry.type, entry.id, entry.slug, entry.title
  from asked
  join public.former_slugs as former on former.entry_type = asked.type and former.slug = asked.slug
  join private.entries as entry on entry.type = former.entry_type and entry.id = former.entry_id;
$$;

-- Publications.

drop function public.post_sitemap_parts(integer);

drop function public.scheduled_publications(timestamptz);

-- The database's time, [{"type", "slug"}] of entries that became visible between `since` and now (in either direction,
-- because clocks may be set back), and the seconds until the next scheduled entry; null if there is none.
create function public.scheduled_publications(since timestamptz default null)
  returns table (at timestamptz, published jsonb, next_in double precision)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  known record;
  found jsonb;
  soon timestamptz;
  soonest timestamptz;
begin
  at := now();
  published := '[]';
  for known in
    select type, definition ->> 'visible' as flag, definition ->> 'visibleFrom' as moment
    from private.content_types
    where definition ? 'visibleFrom'
    order by position
  loop
    execute format(
      'select
         coalesce(jsonb_agg(jsonb_build_object(''type'', $1, ''slug'', to_jsonb(entry) -> ''slug''))
           filter (where entry.%2$I <= greatest($2, $3)), ''[]''),
         (select min(%2$I) from public.%3$I where %1$I and %2$I > $3)
       from public.%3$I as entry
       where entry.%1$I and entry.%2$I > least($2, $3) and entry.%2$I <= greatest($2, $3)',
      known.flag, known.moment, known.type
    ) into found, soon using known.type, since, at;
    published := published || found;
    soonest := least(soonest, soon);
  end loop;
  next_in := extract(epoch from soonest - at);
  return next;
end;
$$;

-- Demonstration content.

create or replace function public.begin_seed()
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  finished boolean;
begin
  select finished_at is not null into finished from private.seed_run for update;
  if found then
    return not finished;
  end if;
  if exists (select from private.entries) then
    return false;
  end if;
  insert into private.seed_run (started_at) values (now()) on conflict do nothing;
  return true;
end;
$$;

create or replace function public.finish_seed(pictures jsonb)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.seeded_rows (table_name, row_id, updated_at)
  select type, id, updated_at from private.entries
  on conflict do nothing;
  insert into private.seeded_pictures (bucket_id, name)
  select bucket, name from jsonb_to_recordset(pictures) as picture (bucket text, name text)
  on conflict do nothing;
  update private.seed_run set finished_at = now() where finished_at is null;
end;
$$;

-- Long functions, of which a few lines name types.
do $rewrite$
declare
  change record;
  body text;
begin
  for change in
    select *
    from (values
      (
        'public.save_entry(text, uuid, timestamptz, jsonb, uuid)',
        $$  if type is null or type not in ('tours', 'destinations', 'blog_posts') then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
$$,
        ''
      ),
      (
        'public.save_entry(text, uuid, timestamptz, jsonb, uuid)',
        $$format('public.%I', type)::regclass$$,
        'private.table_of(type)'
      ),
      (
        'public.entry_changes(text, uuid, bigint, integer)',
        $$  if type is null or type not in ('tours', 'destinations', 'blog_posts') then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
$$,
        ''
      ),
      (
        'public.entry_changes(text, uuid, bigint, integer)',
        $$format('public.%I', type)::regclass$$,
        'private.table_of(type)'
      ),
      (
        'public.restore_version(bigint)',
        $$format('public.%I', kept.entry_type)::regclass$$,
        'private.table_of(kept.entry_type)'
      ),
      (
        'public.make_preview_link(text, uuid, jsonb, integer)',
        $$type is null or type not in ('tours', 'destinations', 'blog_posts') or entry is null$$,
        'entry is null or not exists (select from private.content_types as known where known.type = make_preview_link.type)'
      ),
      (
        'public.pictures(text, text, text, integer, integer)',
        $$    execute format(
      'select array(
        select used.picture
        from (
          select ''tours'', entry.id from public.tours as entry where concat_ws(chr(10), %1$s) ilike $1
          union all
          select ''destinations'', entry.id from public.destinations as entry where concat_ws(chr(10), %1$s) ilike $1
          union all
          select ''blog_posts'', entry.id from public.blog_posts as entry where concat_ws(chr(10), %2$s) ilike $1
        ) as entry (table_name, id)
        join private.picture_uses as used
          on used.table_name = entry.table_name and used.row_id = entry.id::text
      )',
      (select string_agg(format('entry.%I', private.localized_column('name', code)), ', ') from unnest(private.languages()) as code),
      (select string_agg(format('entry.%I', private.localized_column('title', code)), ', ') from unnest(private.languages()) as code)
    ) into found_by_title using pattern;
$$,
        $$    found_by_title := array(
      select used.picture
      from private.entries as entry
      join private.picture_uses as used on used.table_name = entry.type and used.row_id = entry.id::text
      where entry.titles ilike pattern
    );
$$
      ),
      (
        'public.unreferenced_pictures(timestamptz)',
        $$in ('blog-images', 'tour-images', 'destination-images')$$,
        '= any (private.picture_buckets())'
      ),
      (
        'public.unreferenced_pictures(timestamptz)',
        $$order by class.relname in ('tours', 'destinations', 'blog_posts') desc$$,
        'order by exists (select from private.content_types as known where known.type = class.relname) desc'
      ),
      (
        'private.update_stored_picture()',
        $$in ('blog-images', 'tour-images', 'destination-images')$$,
        '= any (private.picture_buckets())'
      ),
      (
        'public.site_statistics(date, date)',
        $$            case entry.entry_type
              when 'blog_posts' then '/blog/' || entry.slug
              else '/' || entry.entry_type || '/' || entry.slug
            end,
$$,
        $$            (select known.path from private.content_types as known where known.type = entry.entry_type) || '/' || entry.slug,
$$
      ),
      (
        'public.owner_warnings()',
        $$    where exists (
        select from public.tours where id = seeded.row_id and updated_at = seeded.updated_at
      ) or exists (
        select from public.destinations where id = seeded.row_id and updated_at = seeded.updated_at
      ) or exists (
        select from public.blog_posts where id = seeded.row_id and updated_at = seeded.updated_at
      )
$$,
        $$    where (
      select true from private.entries as entry
      where entry.type = seeded.table_name and entry.id = seeded.row_id and entry.updated_at = seeded.updated_at
    )
$$
      )
    ) as part (signature, former, present)
  loop
    body := pg_get_functiondef(change.signature::regprocedure);
    if strpos(body, change.former) = 0 then
      raise exception '% has not the expected text', change.signature;
    end if;
    execute replace(body, change.former, change.present);
  end loop;
end
$rewrite$;

revoke execute on function
  private.type_definition(text),
  private.table_of(text),
  private.localized_columns(jsonb),
  private.picture_addresses(jsonb, jsonb),
  private.picture_buckets(),
  private.set_counts(),
  private.set_visible_from(),
  private.searched_text(jsonb, jsonb, text),
  private.search_vector(jsonb, jsonb, text),
  public.scheduled_publications(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  private.type_definition(text),
  private.table_of(text)
to authenticated, service_role;
grant execute on function private.picture_buckets()
to anon, authenticated, service_role;
grant execute on function public.scheduled_publications(timestamptz)
to service_role;

-- Tables of the types, with the names and triggers that `npm run content:migration` gives to every type.

alter policy "Everyone reads active tours" on public.tours rename to tours_visible;
alter policy "Admins read every tour" on public.tours rename to tours_admin_select;
alter policy "Admins add tours" on public.tours rename to tours_admin_insert;
alter policy "Admins change tours" on public.tours rename to tours_admin_update;
alter policy "Admins delete tours" on public.tours rename to tours_admin_delete;
alter policy "Everyone reads active destinations" on public.destinations rename to destinations_visible;
alter policy "Admins read every destination" on public.destinations rename to destinations_admin_select;
alter policy "Admins add destinations" on public.destinations rename to destinations_admin_insert;
alter policy "Admins change destinations" on public.destinations rename to destinations_admin_update;
alter policy "Admins delete destinations" on public.destinations rename to destinations_admin_delete;
alter policy "Everyone reads published posts" on public.blog_posts rename to blog_posts_visible;
alter policy "Admins read every post" on public.blog_posts rename to blog_posts_admin_select;
alter policy "Admins add posts" on public.blog_posts rename to blog_posts_admin_insert;
alter policy "Admins change posts" on public.blog_posts rename to blog_posts_admin_update;
alter policy "Admins delete posts" on public.blog_posts rename to blog_posts_admin_delete;
alter index public.blog_posts_by_creation rename to blog_posts_by_created_at;

drop trigger tours_duration on public.tours;
drop trigger search_documents_on_update on public.tours;
drop trigger tours_incomplete_locales_on_update on public.tours;
drop trigger search_documents_on_update on public.destinations;
drop trigger destinations_incomplete_locales_on_update on public.destinations;
drop trigger blog_posts_published_at on public.blog_posts;
drop trigger search_documents_on_update on public.blog_posts;
drop trigger blog_posts_incomplete_locales_on_update on public.blog_posts;
drop function private.set_tour_duration();
drop function private.set_published_at();

drop trigger blog_posts_incomplete_locales on public.blog_posts;
drop trigger log_content on public.blog_posts;
drop trigger picture_uses on public.blog_posts;
drop trigger search_documents on public.blog_posts;
drop trigger shown_pictures on public.blog_posts;
drop trigger log_content on public.tours;
drop trigger picture_uses on public.tours;
drop trigger search_documents on public.tours;
drop trigger shown_pictures on public.tours;
drop trigger tours_incomplete_locales on public.tours;
drop trigger destinations_incomplete_locales on public.destinations;
drop trigger log_content on public.destinations;
drop trigger picture_uses on public.destinations;
drop trigger search_documents on public.destinations;
drop trigger shown_pictures on public.destinations;

create index blog_posts_changed on public.blog_posts (updated_at) where is_published;

create trigger blog_posts_incomplete_locales before insert or update on public.blog_posts
  for each row execute function private.set_incomplete_locales();

create trigger blog_posts_visible_from before insert or update on public.blog_posts
  for each row execute function private.set_visible_from();

create trigger log_content after insert or update or delete on public.blog_posts
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.blog_posts
  for each row execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.blog_posts
  for each row execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.blog_posts
  for each row execute function private.update_shown_pictures();

create trigger log_content after insert or update or delete on public.tours
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.tours
  for each row execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.tours
  for each row execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.tours
  for each row execute function private.update_shown_pictures();

create trigger tours_counts before insert or update on public.tours
  for each row execute function private.set_counts();

create trigger tours_incomplete_locales before insert or update on public.tours
  for each row execute function private.set_incomplete_locales();

create trigger destinations_incomplete_locales before insert or update on public.destinations
  for each row execute function private.set_incomplete_locales();

create trigger log_content after insert or update or delete on public.destinations
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.destinations
  for each row execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.destinations
  for each row execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.destinations
  for each row execute function private.update_shown_pictures();
