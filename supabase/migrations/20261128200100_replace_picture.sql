-- Replacing a picture by another one in every row that uses it.

-- A text with the address of one picture replaced. The text is an address, or prose with addresses in it.
create function private.with_replaced_address(given text, of_path text, by_path text)
  returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  prefix constant text := '/storage/v1/object/public/';
  written text := substring(given from prefix || '([^?#]+)');
begin
  if written is null then
    return given;
  end if;
  if private.percent_decoded(written) = of_path then
    return replace(given, prefix || written, prefix || by_path);
  end if;
  for written in
    select distinct mention[1]
    from regexp_matches(given, prefix || '([^?#"''<>()[:space:]]+)', 'g') as mention
    where private.percent_decoded(mention[1]) = of_path
  loop
    given := regexp_replace(
      given,
      prefix || regexp_replace(written, '([].*+?^${}()|[\\])', '\\\1', 'g') || '(?![^?#"''<>()[:space:]])',
      prefix || by_path,
      'g'
    );
  end loop;
  return given;
end;
$$;

-- A value with the address of one picture replaced in every text, and its key in every `image_details`.
create function private.with_replaced_picture(given jsonb, of_path text, by_path text)
  returns jsonb
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  -- Most values mention no picture. A key of `image_details` is the path itself.
  if strpos(given::text, '/storage/v1/object/public/') = 0 and strpos(given::text, to_jsonb(of_path)::text) = 0 then
    return given;
  end if;
  return case jsonb_typeof(given)
    when 'string' then to_jsonb(private.with_replaced_address(given #>> '{}', of_path, by_path))
    when 'array' then (
      select coalesce(jsonb_agg(private.with_replaced_picture(item, of_path, by_path) order by place), '[]')
      from jsonb_array_elements(given) with ordinality as each (item, place)
    )
    when 'object' then (
      select coalesce(
        jsonb_object_agg(
          case when key = of_path then by_path else key end,
          private.with_replaced_picture(member, of_path, by_path)
        ),
        '{}'
      )
      from jsonb_each(given) as each (key, member)
    )
    else given
  end;
end;
$$;

-- Replaces a picture by an unused one wherever it is used: entries, drafts and settings, with the alternative texts and
-- focal points. Each changed entry keeps a version, which still has the former picture. Open forms get a conflict, as
-- with every change of others.
--   old, new  `bucket/name`
-- Returns { "replaced": number of rows, "left": uses that stay, such as names in texts }.
-- Errors: PT404 if a picture is not stored, PT409 if the new one is used already, 42501.
create function public.replace_picture(old text, new text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_path constant text := replace_picture.old;
  by_path constant text := replace_picture.new;
  of_name text;
  by_name text;
  holder record;
  row_before jsonb;
  row_after jsonb;
  columns text;
  replaced integer := 0;
begin
  if not private.is_admin() then
    raise exception 'Only administrators replace pictures' using errcode = '42501';
  end if;
  if by_path is null or by_path !~ '^[a-z-]+/[0-9A-Za-z._-]+$' or by_path is not distinct from of_path then
    raise exception 'The new picture needs a plain name, other than that of the former one' using errcode = '22023';
  end if;
  select picture.name into of_name from private.pictures as picture where picture.path = of_path;
  select picture.name into by_name from private.pictures as picture where picture.path = by_path;
  if of_name is null or by_name is null then
    raise exception 'This picture is not stored any more' using errcode = 'PT404';
  end if;

  -- All rows first, drafts before entries, as publishing does: the triggers lock the uses of pictures afterwards.
  for holder in
    select used.table_name, used.row_id
    from private.picture_uses as used
    where used.picture in (of_path, of_name)
    order by used.table_name <> 'entry_drafts', used.table_name, used.row_id
  loop
    execute format('select from public.%I where id = %L for update', holder.table_name, holder.row_id);
  end loop;
  -- Neither picture is removed, nor taken into use, until the end.
  perform pg_advisory_xact_lock(hashtextextended('private.pictures', 0));
  if not exists (select from private.pictures as picture where picture.path = by_path) then
    raise exception 'This picture is not stored any more' using errcode = 'PT404';
  end if;
  if private.picture_state(by_path, by_name) <> 'unused' then
    raise exception 'The new picture is used already' using errcode = 'PT409';
  end if;

  for holder in
    select used.table_name, used.row_id
    from private.picture_uses as used
    where used.picture in (of_path, of_name)
    order by used.table_name <> 'entry_drafts', used.table_name, used.row_id
  loop
    execute format('select to_jsonb(held) from public.%I as held where id = %L', holder.table_name, holder.row_id)
    into row_before;
    row_after := private.with_replaced_picture(row_before, of_path, by_path);
    select string_agg(format('%I', changed.key), ', ') into columns
    from jsonb_each(row_after) as changed
    where changed.value is distinct from row_before -> changed.key
      and changed.key <> all (private.derived_columns(format('public.%I', holder.table_name)::regclass));
    continue when columns is null;
    execute format(
      'update public.%1$I as held set (%2$s) = (select %2$s from jsonb_populate_record(held, $1)) where id = %3$L',
      holder.table_name, columns, holder.row_id
    ) using row_after;
    replaced := replaced + 1;
  end loop;
  return jsonb_build_object('replaced', replaced, 'left', private.rows_with_picture(of_path, of_name));
end;
$$;

revoke execute on function
  private.with_replaced_address(text, text, text),
  private.with_replaced_picture(jsonb, text, text),
  public.replace_picture(text, text)
from public, anon, authenticated, service_role;
grant execute on function public.replace_picture(text, text)
to authenticated;
