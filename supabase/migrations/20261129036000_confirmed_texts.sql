-- Translations of the site's texts can be confirmed without a change: `confirmed` of a change names the languages.

comment on column public.site_texts.en_at is
  'When the English words changed, or somebody confirmed that they still hold. A later value confirms them now.';
comment on column public.site_texts.fr_at is 'As `en_at`, for the French words.';

-- Time of the present words by language. Times that programs write are not stored.
create or replace function private.stamp_site_text()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' then
    new.es_at := case when new.text is not null then new.updated_at end;
    new.en_at := case when new.text_en is not null then new.updated_at end;
    new.fr_at := case when new.text_fr is not null then new.updated_at end;
    return new;
  end if;
  new.es_at := case when new.text is not distinct from old.text then old.es_at else new.updated_at end;
  if new.text_en is distinct from old.text_en or new.en_at > coalesce(old.en_at, '-infinity') then
    new.en_at := new.updated_at;
  else
    new.en_at := old.en_at;
  end if;
  if new.text_fr is distinct from old.text_fr or new.fr_at > coalesce(old.fr_at, '-infinity') then
    new.fr_at := new.updated_at;
  else
    new.fr_at := old.fr_at;
  end if;
  return new;
end;
$$;

create or replace function public.save_texts(changes jsonb, operation uuid)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  request_hash constant text := encode(sha256(convert_to(changes::text, 'UTF8')), 'hex');
  response jsonb;
  conflicts jsonb;
begin
  if operation is null or not private.is_valid_object_list(changes, 500, '{
    "key": {"type": "text", "max": 80},
    "text": {"type": "text", "max": 4000},
    "text_en": {"type": "text", "max": 4000},
    "text_fr": {"type": "text", "max": 4000},
    "based_on": {"type": "text", "max": 64},
    "confirmed": {"type": "choices", "of": ["en", "fr"]},
    "expected": {"type": "text", "max": 64, "like": "^[0-9]{4}-[0-9-]{5}[T ][0-9:.]{8,15}([+-][0-9:]{2,6}|Z)$"}
  }') or exists (
    select from jsonb_array_elements(changes) as change where change ->> 'key' is null
  ) or (
    select count(*) <> count(distinct change ->> 'key') from jsonb_array_elements(changes) as change
  ) then
    raise exception 'Changes are a list with one object for each key, and an operation is needed'
      using errcode = '22023';
  end if;
  if row_security_active('public.site_texts') and not private.is_admin() then
    raise exception 'Only administrators save texts' using errcode = '42501';
  end if;
  response := private.find_idempotent_response(operation, request_hash);
  if response is not null then
    return response;
  end if;

  -- Concurrent saves wait for each other, so that none misses a row that another inserts.
  perform pg_advisory_xact_lock(hashtextextended('public.site_texts', 0));
  perform from public.site_texts as stored
  where stored.key in (select change ->> 'key' from jsonb_array_elements(changes) as change)
  order by stored.key
  for update;
  select jsonb_agg(
    jsonb_build_object('key', change ->> 'key', 'row', case when stored.key is not null then to_jsonb(stored) end)
    order by change ->> 'key'
  ) into conflicts
  from jsonb_array_elements(changes) as change
  left join public.site_texts as stored on stored.key = change ->> 'key'
  where stored.updated_at is distinct from (change ->> 'expected')::timestamptz;
  if conflicts is not null then
    return jsonb_build_object('outcome', 'conflict', 'conflicts', conflicts);
  end if;

  delete from public.site_texts as stored
  using jsonb_array_elements(changes) as change
  where stored.key = change ->> 'key'
    and num_nonnulls(change ->> 'text', change ->> 'text_en', change ->> 'text_fr') = 0;
  update public.site_texts as stored
  set
    text = change ->> 'text',
    text_en = change ->> 'text_en',
    text_fr = change ->> 'text_fr',
    based_on = coalesce(change ->> 'based_on', ''),
    en_at = case when change -> 'confirmed' ? 'en' then clock_timestamp() else stored.en_at end,
    fr_at = case when change -> 'confirmed' ? 'fr' then clock_timestamp() else stored.fr_at end
  from jsonb_array_elements(changes) as change
  where stored.key = change ->> 'key'
    and num_nonnulls(change ->> 'text', change ->> 'text_en', change ->> 'text_fr') > 0;
  insert into public.site_texts (key, text, text_en, text_fr, based_on)
  select
    change ->> 'key', change ->> 'text', change ->> 'text_en', change ->> 'text_fr',
    coalesce(change ->> 'based_on', '')
  from jsonb_array_elements(changes) as change
  where change ->> 'expected' is null
    and num_nonnulls(change ->> 'text', change ->> 'text_en', change ->> 'text_fr') > 0;

  select jsonb_build_object('outcome', 'saved', 'rows', coalesce(jsonb_agg(to_jsonb(stored) order by stored.key), '[]'))
  into response
  from public.site_texts as stored
  where stored.key in (select change ->> 'key' from jsonb_array_elements(changes) as change);
  -- Texts have no id.
  perform private.store_idempotent_response(
    operation, request_hash, '00000000-0000-0000-0000-000000000000', response
  );
  return response;
end;
$$;
