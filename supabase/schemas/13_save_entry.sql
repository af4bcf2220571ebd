-- Saving an entry: one call that detects conflicting changes, and that can be repeated if its response was lost.

-- Responses to the saves of the last day, by operation. They contain the row as it was then.
create table private.idempotency_keys (
  operation uuid primary key,
  -- Hash of the request.
  request_hash text not null,
  entry_id uuid not null,
  response jsonb not null,
  created_at timestamptz not null default now()
);
revoke all on table private.idempotency_keys from public, anon, authenticated, service_role;

create index idempotency_keys_by_time on private.idempotency_keys (created_at);

create index idempotency_keys_of_entry on private.idempotency_keys (entry_id);

-- The stored response to an operation, or null. Concurrent calls with the same operation wait for each other.
create function private.find_idempotent_response(operation_id uuid, request_hash text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  known private.idempotency_keys;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.idempotency_keys:' || operation_id, 0));
  select * into known from private.idempotency_keys where operation = operation_id;
  if known.request_hash <> request_hash then
    raise exception 'This operation has saved something else' using errcode = 'PT409';
  end if;
  return known.response;
end;
$$;

create function private.store_idempotent_response(
  operation_id uuid,
  request_hash text,
  entry uuid,
  response jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.idempotency_keys (operation, request_hash, entry_id, response)
  values (operation_id, request_hash, entry, response);
  delete from private.idempotency_keys where created_at < now() - interval '1 day';
end;
$$;

-- Saves an entry with the rights of the caller.
--   type      table of the entry
--   id        id of the entry, also of a new one
--   expected  `updated_at` as it was read; null for a new entry
--   entry     columns and values; missing columns keep their value or get their default
--   operation new id for each save; the same id when the call is repeated
-- Returns { "outcome": "saved", "row" }; { "outcome": "conflict", "row" } if the row has changed since, with its
-- present state; { "outcome": "gone" } if it was deleted; { "outcome": "slug-taken" } if another entry has the slug.
create function public.save_entry(type text, id uuid, expected timestamptz, entry jsonb, operation uuid)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  entries regclass;
  request_hash constant text := encode(
    sha256(convert_to(jsonb_build_array(type, id, expected, entry)::text, 'UTF8')), 'hex'
  );
  unknown text;
  columns text;
  violated text;
  response jsonb;
  stored jsonb;
begin
  if id is null or operation is null or jsonb_typeof(entry) is distinct from 'object' then
    raise exception 'An id, an entry and an operation are needed' using errcode = '22023';
  end if;
  entries := private.saved_table(type);
  -- An update that the policies reject finds no row, just like an update of a deleted row.
  if row_security_active(entries) and not private.is_admin() then
    raise exception 'Only administrators save entries' using errcode = '42501';
  end if;
  response := private.find_idempotent_response(operation, request_hash);
  if response is not null then
    return response;
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
      ) into stored using entry, id;
    else
      execute format(
        'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
         where id = $2 and updated_at = $3 returning to_jsonb(entry)',
        entries, columns
      ) into stored using entry, id, expected;
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
  if stored is not null then
    response := jsonb_build_object('outcome', 'saved', 'row', stored);
    perform private.store_idempotent_response(operation, request_hash, id, response);
    return response;
  end if;
  execute format('select to_jsonb(entry) from %s as entry where id = $1', entries) into stored using id;
  if stored is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  return jsonb_build_object('outcome', 'conflict', 'row', stored);
end;
$$;

revoke execute on function
  private.find_idempotent_response(uuid, text),
  private.store_idempotent_response(uuid, text, uuid, jsonb),
  public.save_entry(text, uuid, timestamptz, jsonb, uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.find_idempotent_response(uuid, text),
  private.store_idempotent_response(uuid, text, uuid, jsonb),
  public.save_entry(text, uuid, timestamptz, jsonb, uuid)
to authenticated, service_role;
