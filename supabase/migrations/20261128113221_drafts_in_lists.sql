-- Preview links show the live draft. The library and the translator's list know drafts. A language is published together
-- with the Spanish of chosen fields.

-- A link to an entry that was never saved shows its draft from now on.
insert into public.entry_drafts (id, entry_type, data, created_at)
select distinct on (link.entry_id) link.entry_id, link.entry_type, (
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(link.draft)
  where key = any (private.writable_columns(private.table_of(link.entry_type)))
), link.created_at
from public.preview_links as link
where jsonb_typeof(link.draft) = 'object' and link.expires_at > now()
  and (
    select true from private.entries as entry where entry.type = link.entry_type and entry.id = link.entry_id
  ) is null
  and not exists (
    select from public.entry_versions as version
    where version.entry_type = link.entry_type and version.entry_id = link.entry_id
  )
order by link.entry_id, link.created_at desc
on conflict (id) do nothing;

-- Updates the states of its pictures.
update public.preview_links set draft = null where draft is not null;
drop trigger picture_uses on public.preview_links;
drop trigger picture_uses_on_truncate on public.preview_links;
drop function public.make_preview_link(text, uuid, jsonb, integer);
alter table public.preview_links drop column draft;
comment on table public.preview_links is
  'Links that show an entry with its draft until they expire. Written by make_preview_link alone.';

-- Creates a link and returns { "id", "token", "expires_at" }. The token cannot be read again.
--   type, entry  table and id of the entry, also of one that was never published
--   days         1 or 7
-- Errors: 22023 for other values, PT409 if the entry has ten links or all entries have two hundred, 42501.
create function public.make_preview_link(type text, entry uuid, days integer default 1)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  -- 244 random bits, as 64 hexadecimal characters.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  made public.preview_links;
begin
  if not private.is_admin() then
    raise exception 'Only administrators show drafts' using errcode = '42501';
  end if;
  if entry is null or not exists (select from private.content_types as known where known.type = make_preview_link.type)
    or days is null or days not in (1, 7)
  then
    raise exception 'A type, an id, and one or seven days are needed' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.preview_links', 0));
  perform public.purge_preview_links();
  if (select count(*) from public.preview_links as link where link.entry_type = type and link.entry_id = entry) >= 10
    or (select count(*) from public.preview_links) >= 200
  then
    raise exception 'There are too many preview links: revoke one' using errcode = 'PT409';
  end if;
  insert into public.preview_links (token_hash, entry_type, entry_id, created_by, expires_at)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), type, entry, auth.uid(), now() + make_interval(days => days)
  )
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;
revoke execute on function public.make_preview_link(text, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.make_preview_link(text, uuid, integer) to authenticated;

-- The entry of a link: its published columns with those of its draft. No row if the token is unknown, expired or
-- revoked, if its creator is no administrator any more, or if there is neither entry nor draft. For the server only.
create or replace function public.open_preview(token text)
  returns table (entry_type text, draft jsonb, expires_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  link public.preview_links;
  published jsonb;
  changes jsonb;
begin
  select * into link
  from public.preview_links as known
  where known.token_hash = encode(sha256(convert_to(open_preview.token, 'UTF8')), 'hex')
    and known.expires_at > now()
    and exists (
      select from public.user_roles as maker where maker.user_id = known.created_by and maker.role = 'admin'
    );
  if not found then
    return;
  end if;
  published := private.published_row(private.table_of(link.entry_type), link.entry_id);
  select known.data into changes
  from public.entry_drafts as known
  where known.id = link.entry_id and known.entry_type = link.entry_type
    -- The draft of an entry in the trash is not shown.
    and (known.is_new or published is not null);
  entry_type := link.entry_type;
  draft := coalesce(published || coalesce(changes, '{}'), changes);
  expires_at := link.expires_at;
  if draft is not null then
    return next;
  end if;
end;
$$;

-- Lists read and count unfinished entries and changed ones apart.
drop index public.entry_drafts_listed;
create index entry_drafts_listed on public.entry_drafts (entry_type, is_new, updated_at desc, id);
-- For the dashboard.
create index entry_drafts_latest on public.entry_drafts (updated_at desc, id);
create index entry_drafts_failed on public.entry_drafts (updated_at desc, id) where problem is not null;

-- Uses of a picture: [{ "type", "id", "title", "shown", "described", "draft" }]. `described`: the entry has texts for
-- it. `draft`: only the draft of the entry uses it.
create or replace function private.rows_with_picture(of_path text, of_name text)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  return (
    with found as (
      select
        coalesce(draft.entry_type, used.table_name) as type, used.row_id as id,
        coalesce(entry.title, draft.title) as title,
        case when entry.id is not null then coalesce(entry.visible_from <= now(), false) end as shown,
        used.missing_alt_languages is not null as described,
        draft.id is not null as is_draft
      from private.picture_uses as used
      left join public.entry_drafts as draft
        on draft.id = case when used.table_name = 'entry_drafts' then used.row_id::uuid end
      left join private.content_types as known on known.type = used.table_name
      left join lateral (
        select each.id, each.title, each.visible_from
        from private.entries as each
        where each.type = known.type and each.id = case when known.type is not null then used.row_id::uuid end
      ) as entry on true
      where used.picture in (of_path, of_name)
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'type', found.type, 'id', found.id, 'title', found.title, 'shown', found.shown, 'described', found.described,
          'draft', found.is_draft
        )
        order by found.title, found.type, found.id
      ),
      '[]'
    )
    from found
    where not found.is_draft or not exists (
      select from found as published
      where published.type = found.type and published.id = found.id and not published.is_draft
    )
  );
end;
$$;

create or replace function public.pictures(
  filter text default null,
  search text default null,
  path text default null,
  row_offset integer default 0,
  row_limit integer default 24
)
  returns table (
    bucket text, name text, bytes bigint, uploaded_at timestamptz, state text, missing_alt_languages text[],
    uses jsonb, kept_by jsonb, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(btrim(search), '([\\%_])', '\\\1', 'g') || '%';
  found_by_title text[];
  conditions text := 'true';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read which pictures there are' using errcode = '42501';
  end if;
  if filter not in ('missing', 'unused', 'kept') then
    raise exception 'Unknown filter %', filter using errcode = '22023';
  end if;
  if filter = 'missing' then
    conditions := 'picture.missing_alt_languages <> ''{}''';
  elsif filter is not null then
    conditions := format('picture.state = %L', filter);
  end if;
  if path is not null then
    conditions := conditions || ' and picture.path = $5';
  end if;
  if btrim(search) <> '' then
    found_by_title := array(
      select used.picture
      from private.entries as entry
      join private.picture_uses as used on used.table_name = entry.type and used.row_id = entry.id::text
      where entry.titles ilike pattern
      union all
      select used.picture
      from public.entry_drafts as draft
      join private.picture_uses as used on used.table_name = 'entry_drafts' and used.row_id = draft.id::text
      where draft.title ilike pattern
    );
    conditions := conditions
      || ' and (picture.name ilike $3 or picture.path = any ($4) or picture.name = any ($4))';
  end if;
  -- Dynamic SQL, so that each filter uses its own index.
  return query execute format(
    'select
       page.bucket_id, page.name, page.bytes, page.uploaded_at, page.state, page.missing_alt_languages,
       private.rows_with_picture(page.path, page.name),
       case when $5 is null then ''[]''::jsonb else private.versions_with_picture(page.path, page.name) end,
       (select count(*) from private.pictures as picture where %1$s)
     from (
       select * from private.pictures as picture where %1$s
       order by picture.uploaded_at desc, picture.path
       offset $1 limit $2
     ) as page
     order by page.uploaded_at desc, page.path',
    conditions
  ) using greatest(coalesce(row_offset, 0), 0), least(greatest(coalesce(row_limit, 24), 1), 100), pattern, found_by_title, path;
end;
$$;

-- A page of entries with missing or stale translations, oldest change first. `in_draft`: the draft has texts of the
-- language that can be published. `total` counts all pages. For administrators.
drop function public.pending_translations(text, text, integer, integer);
create function public.pending_translations(
  language text,
  type text default null,
  row_offset integer default 0,
  row_limit integer default 25
)
  returns table (entry_type text, entry_id uuid, missing boolean, stale text[], in_draft boolean, total bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    with page as (
      select entry.*, count(*) over () as entries
      from private.untranslated_entries(language) as entry
      where type is null or entry.kind = type
      order by entry.updated_at, entry.id
      offset greatest(coalesce(row_offset, 0), 0)
      limit least(greatest(coalesce(row_limit, 25), 1), 100)
    )
    select
      page.kind, page.id, page.missing, page.stale_fields,
      coalesce(
        private.language_part(
          private.type_definition(page.kind), language,
          private.published_row(private.table_of(page.kind), page.id), draft.data
        ) <> '{}',
        false
      ),
      page.entries
    from page
    left join public.entry_drafts as draft on draft.id = page.id
    order by page.updated_at, page.id;
end;
$$;
revoke execute on function public.pending_translations(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.pending_translations(text, text, integer, integer) to authenticated;

drop function public.publish_entry(text, uuid, text, uuid, text, jsonb);

-- Publishes a draft, or one language of it, in one transaction and one version.
--   seen       etag of the draft: nobody publishes what they have not seen
--   operation  new id for each publication; the same id when the call is repeated
--   language   only the texts of this language; the other changes stay in the draft
--   over       etag by column of published values that others have written since, and that may be overwritten
--   spanish    with a language: columns whose Spanish is published too
-- Returns { "outcome": "published", "row", "left" } with the columns that stay in the draft. Otherwise nothing has
-- changed: "changed", the draft is another one; "conflict" with the published values of `columns`, which are newer
-- than the draft, and their `etags`; "invalid" with `columns` whose values have the wrong type; "slug-taken";
-- "gone", the entry was deleted or its draft discarded; "nothing", there is nothing to publish.
create function public.publish_entry(
  type text,
  id uuid,
  seen text,
  operation uuid,
  language text default null,
  over jsonb default '{}',
  spanish text[] default '{}'
)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  entries constant regclass := private.table_of(type);
  request_hash constant text := encode(
    sha256(convert_to(jsonb_build_array('publish', type, id, seen, language, over, spanish)::text, 'UTF8')), 'hex'
  );
  response jsonb;
  published jsonb;
  draft public.entry_drafts;
  definition constant jsonb := private.type_definition(type);
  writable constant text[] := private.writable_columns(entries);
  part jsonb;
  newer jsonb;
  columns text;
  stored jsonb;
  violated text;
  invalid text[];
  remaining jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators publish' using errcode = '42501';
  end if;
  if id is null or operation is null or (language is not null and language <> all (private.languages())) then
    raise exception 'An id, an operation and a known language are needed' using errcode = '22023';
  end if;
  response := private.find_idempotent_response(operation, request_hash);
  if response is not null then
    return response;
  end if;

  perform pg_advisory_xact_lock(private.draft_lock(id));
  select * into draft
  from public.entry_drafts as known
  where known.id = publish_entry.id and known.entry_type = publish_entry.type
  for update;
  -- Locked: a program that writes it meanwhile is waited for.
  execute format('select to_jsonb(entry) from %s as entry where entry.id = $1 for update', entries)
    into published using id;
  if draft.id is null then
    return jsonb_build_object('outcome', case when published is null then 'gone' else 'changed' end);
  elsif draft.etag is distinct from seen then
    return jsonb_build_object('outcome', 'changed');
  elsif published is null and not draft.is_new then
    return jsonb_build_object('outcome', 'gone');
  end if;

  part := draft.data;
  if language is not null then
    part := case when published is null then '{}'
      else private.language_part(definition, language, published, draft.data) end;
    if published is not null and cardinality(spanish) > 0 then
      part := part || (
        select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(private.language_part(definition, 'es', published || part, draft.data))
        where key = any (spanish)
      );
    end if;
  end if;
  -- A migration may have dropped columns.
  part := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(part) where key = any (writable));
  if part = '{}' then
    return jsonb_build_object('outcome', 'nothing');
  end if;
  draft.base := private.rebased(draft.base, published, over);
  select jsonb_object_agg(key, published -> key) into newer
  from jsonb_object_keys(part) as key
  where published is not null
    and published -> key is distinct from draft.base -> key
    and published -> key is distinct from part -> key;
  if newer is not null then
    return jsonb_build_object('outcome', 'conflict', 'columns', newer, 'etags', private.etags(newer));
  end if;

  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(part) as key;
  begin
    if published is null then
      execute format(
        'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
         returning to_jsonb(entry)',
        entries, columns
      ) into stored using part, id;
    else
      execute format(
        'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
         where id = $2 returning to_jsonb(entry)',
        entries, columns
      ) into stored using part, id;
    end if;
  exception
    when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated = type || '_slug_key' then
        return jsonb_build_object('outcome', 'slug-taken');
      end if;
      raise;
    when data_exception then
      invalid := (private.convert_columns(entries, part)).invalid;
      if invalid = '{}' then
        raise;
      end if;
      return jsonb_build_object('outcome', 'invalid', 'columns', invalid);
  end;

  select coalesce(jsonb_object_agg(key, value), '{}') into remaining
  from jsonb_each(draft.data)
  where language is not null and key = any (writable) and value is distinct from stored -> key;
  if remaining = '{}' then
    delete from public.entry_drafts as known where known.id = publish_entry.id;
  else
    update public.entry_drafts as known
    set data = remaining, problem = null, base = (
      select jsonb_object_agg(key, case when part ? key then stored -> key else draft.base -> key end)
      from jsonb_object_keys(remaining) as key
    )
    where known.id = publish_entry.id;
  end if;
  response := jsonb_build_object(
    'outcome', 'published', 'row', stored, 'left', array(select jsonb_object_keys(remaining) order by 1)
  );
  perform private.store_idempotent_response(operation, request_hash, id, response);
  return response;
end;
$$;
revoke execute on function public.publish_entry(text, uuid, text, uuid, text, jsonb, text[])
  from public, anon, authenticated, service_role;
grant execute on function public.publish_entry(text, uuid, text, uuid, text, jsonb, text[]) to authenticated;
