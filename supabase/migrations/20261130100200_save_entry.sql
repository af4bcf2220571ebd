-- An entry is saved in one call, which writes only over what its writer has seen, and which can be repeated
-- when its answer got lost on the way: whoever repeats it is told what became of it the first time.

-- Saves of the last day. The answer holds the whole row: what has been written since is another's.
create table private.saves (
  operation uuid primary key,
  -- A hash of what was asked.
  asked text not null,
  entry_id uuid not null,
  answer jsonb not null,
  at timestamptz not null default now()
);

create index saves_by_time on private.saves (at);
create index saves_of_entry on private.saves (entry_id);

revoke all on table private.saves from public, anon, authenticated;

-- What was answered to an operation; null where there was none. Whoever asks while it is under way waits for it.
create function private.answer_of_save(of_operation uuid, what_is_asked text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  known private.saves;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.saves:' || of_operation, 0));
  select * into known from private.saves where operation = of_operation;
  if known.asked <> what_is_asked then
    raise exception 'This operation has saved something else' using errcode = 'PT409';
  end if;
  return known.answer;
end;
$$;

create function private.note_save(of_operation uuid, what_was_asked text, of_entry uuid, what_is_answered jsonb)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.saves (operation, asked, entry_id, answer)
  values (of_operation, what_was_asked, of_entry, what_is_answered);
  -- Clocks are set right, sometimes by days.
  delete from private.saves where at < now() - interval '1 day' or at > now() + interval '1 day';
end;
$$;

-- Saves an entry as its caller, with what the policies let them write.
--   type      the entry's table
--   id        of the entry, also of a new one
--   expected  its `updated_at` as it was read; null for a new one
--   entry     columns and their values; those that are missing stay, or get their defaults
--   operation a new id for each save; the same one when it is repeated
-- Answers { "outcome": "saved", "row": … }, the row as it is now; { "outcome": "conflict", "row": … }, where
-- somebody else has written it since, with what is there; { "outcome": "gone" }, where somebody has deleted it;
-- { "outcome": "slug-taken" }, where another entry has the slug. Nothing is changed but by the first.
create function public.save_entry(type text, id uuid, expected timestamptz, entry jsonb, operation uuid)
  returns jsonb
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  entries regclass;
  asked constant text := encode(
    sha256(convert_to(jsonb_build_array(type, id, expected, entry)::text, 'UTF8')), 'hex'
  );
  unknown text;
  columns text;
  violated text;
  answer jsonb;
  there jsonb;
begin
  if type is null or type not in ('tours', 'destinations', 'blog_posts') then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
  if id is null or operation is null or jsonb_typeof(entry) is distinct from 'object' then
    raise exception 'An id, an entry and an operation are needed' using errcode = '22023';
  end if;
  entries := format('public.%I', type)::regclass;
  -- An update that the policies do not let through meets no row, as one of what is gone.
  if row_security_active(entries) and not private.is_admin() then
    raise exception 'Only administrators save entries' using errcode = '42501';
  end if;
  answer := private.answer_of_save(operation, asked);
  if answer is not null then
    return answer;
  end if;

  select string_agg(format('%I', given), ', ') into unknown
  from jsonb_object_keys(entry) as given
  where not exists (
    select from pg_catalog.pg_attribute
    where attrelid = entries and attname = given and attnum > 0 and not attisdropped
  );
  if unknown is not null then
    raise exception '% has no column %', type, unknown using errcode = '42703';
  end if;
  entry := entry - (private.derived_columns(entries) || array['id', 'created_at']);
  if entry = '{}' then
    raise exception 'There is nothing to save' using errcode = '22023';
  end if;
  select string_agg(format('%I', given), ', ') into columns from jsonb_object_keys(entry) as given;

  begin
    if expected is null then
      execute format(
        'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
         returning to_jsonb(entry)',
        entries, columns
      ) into there using entry, id;
    else
      execute format(
        'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
         where id = $2 and updated_at = $3 returning to_jsonb(entry)',
        entries, columns
      ) into there using entry, id, expected;
    end if;
  exception
    when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated = type || '_slug_key' then
        return jsonb_build_object('outcome', 'slug-taken');
      elsif violated <> type || '_pkey' then
        raise;
      end if;
  end;
  if there is not null then
    answer := jsonb_build_object('outcome', 'saved', 'row', there);
    perform private.note_save(operation, asked, id, answer);
    return answer;
  end if;
  execute format('select to_jsonb(entry) from %s as entry where id = $1', entries) into there using id;
  if there is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  return jsonb_build_object('outcome', 'conflict', 'row', there);
end;
$$;

-- What stands where it was made, and now also what saves have answered.
create or replace function public.erase_versions(type text, entry uuid)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'Only administrators erase versions' using errcode = '42501';
  end if;
  delete from public.entry_versions where entry_type = erase_versions.type and entry_id = erase_versions.entry;
  get diagnostics erased = row_count;
  delete from private.saves where entry_id = erase_versions.entry;
  return erased;
end;
$$;

revoke execute on function
  private.answer_of_save(uuid, text),
  private.note_save(uuid, text, uuid, jsonb),
  public.save_entry(text, uuid, timestamptz, jsonb, uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.answer_of_save(uuid, text),
  private.note_save(uuid, text, uuid, jsonb),
  public.save_entry(text, uuid, timestamptz, jsonb, uuid)
to authenticated, service_role;
