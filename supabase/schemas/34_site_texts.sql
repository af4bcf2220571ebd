-- Words of the site that the owner has replaced. `content/texts/` declares the texts and their own words, which apply
-- where a column is null.

create table public.site_texts (
  key text collate "C" primary key constraint site_texts_key_format check (key ~ '^[a-z][A-Za-z0-9_.]{1,79}$'),
  text text constraint site_texts_text_length check (char_length(text) <= 4000),
  text_en text constraint site_texts_text_en_length check (char_length(text_en) <= 4000),
  text_fr text constraint site_texts_text_fr_length check (char_length(text_fr) <= 4000),
  based_on text not null default '' constraint site_texts_based_on_length check (char_length(based_on) <= 64),
  es_at timestamptz,
  en_at timestamptz,
  fr_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint site_texts_not_empty check (num_nonnulls(text, text_en, text_fr) > 0)
);
comment on table public.site_texts is
  'The owner''s words for texts of the site; null: the code''s words, empty: hidden.';
comment on column public.site_texts.based_on is 'Fingerprint of the code''s words when these were written.';
comment on column public.site_texts.es_at is
  'When the Spanish words changed. Set by a trigger, like those of the other languages.';
comment on column public.site_texts.en_at is
  'When the English words changed, or somebody confirmed that they still hold. A later value confirms them now.';
comment on column public.site_texts.fr_at is 'As `en_at`, for the French words.';
alter table public.site_texts enable row level security;
revoke all on table public.site_texts from anon, authenticated;
grant select on table public.site_texts to anon;
grant select, insert, update, delete on table public.site_texts to authenticated;
grant all on table public.site_texts to service_role;

create table public.site_text_versions (
  id bigint generated always as identity primary key,
  key text collate "C" not null,
  was jsonb not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid
);
comment on table public.site_text_versions is
  'The last fifty states of each text before a change or removal. Written by a trigger alone.';
comment on column public.site_text_versions.was is 'The members `text`, `text_en` and `text_fr`.';
alter table public.site_text_versions enable row level security;
revoke all on table public.site_text_versions from anon, authenticated;
grant select on table public.site_text_versions to authenticated;
grant all on table public.site_text_versions to service_role;

create index site_text_versions_of_text on public.site_text_versions (key, id desc);

create function private.stamp_site_text()
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

create function private.keep_text_version()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (old.text, old.text_en, old.text_fr) is not distinct from (new.text, new.text_en, new.text_fr)
  then
    return null;
  end if;
  insert into public.site_text_versions (key, was, recorded_by)
  values (
    old.key,
    jsonb_build_object('text', old.text, 'text_en', old.text_en, 'text_fr', old.text_fr),
    auth.uid()
  );
  delete from public.site_text_versions
  where id in (
    select id from public.site_text_versions where key = old.key order by id desc offset 50
  );
  return null;
end;
$$;

create function private.log_texts()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null and not exists (
    select from public.admin_log
    where at = now() and actor_id = auth.uid() and entry_type = 'site_texts'
  ) then
    insert into public.admin_log (actor_id, kind, action, entry_type)
    values (auth.uid(), 'content', 'change', 'site_texts');
  end if;
  return null;
end;
$$;

create function public.save_texts(changes jsonb, operation uuid)
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

create trigger site_texts_stamp before insert or update on public.site_texts
  for each row execute function private.stamp_site_text();

create trigger keep_version after update or delete on public.site_texts
  for each row execute function private.keep_text_version();

create trigger announce_change after insert or update or delete or truncate on public.site_texts
  for each statement execute function public.announce_content_change();

create trigger log_content after insert or update or delete on public.site_texts
  for each row execute function private.log_texts();

create policy "Everyone reads the site's texts"
  on public.site_texts for select
  to anon, authenticated
  using (true);

create policy "Admins add texts"
  on public.site_texts for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins change texts"
  on public.site_texts for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins remove texts"
  on public.site_texts for delete
  to authenticated
  using ((select private.is_admin()));

create policy "Admins read versions of texts"
  on public.site_text_versions for select
  to authenticated
  using ((select private.is_admin()));

revoke execute on function
  private.stamp_site_text(),
  private.keep_text_version(),
  private.log_texts(),
  public.save_texts(jsonb, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.save_texts(jsonb, uuid)
to authenticated, service_role;
