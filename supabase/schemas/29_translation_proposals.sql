-- Proposals of a translation service. They are never columns of an entry, so that no page can show them.

create table public.translation_proposals (
  entry_type text not null,
  entry_id uuid not null,
  language text not null
    constraint translation_proposals_language_known
      check (language <> 'es' and (language = any (private.languages()))),
  path text not null constraint translation_proposals_path_length check (char_length(path) between 1 and 2200),
  source text not null
    constraint translation_proposals_source_length check (char_length(source) between 1 and 60000),
  text text not null
    constraint translation_proposals_text_length check (char_length(text) between 1 and 200000),
  provider text not null
    constraint translation_proposals_provider_known
      check (provider in ('deepl', 'libretranslate', 'openai')),
  made_at timestamptz not null default now(),
  made_by uuid references auth.users (id) on delete set null,
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  primary key (entry_type, entry_id, language, path),
  constraint translation_proposals_texts_are_no_entry
    check (entry_type <> 'site_texts' or entry_id = '00000000-0000-0000-0000-000000000000'::uuid)
);
comment on table public.translation_proposals is
  'Texts that a translation service proposes. Written by the server; administrators read, accept and delete them.';
comment on column public.translation_proposals.entry_type is
  'A content type, or site_texts. Checked by store_proposals; proposals of removed types expire.';
comment on column public.translation_proposals.path is
  'The text within its entry: name, or itinerary.<id>.title. Of site_texts: the key.';
comment on column public.translation_proposals.source is
  'The Spanish text that was translated. The proposal is outdated once the entry has another.';
comment on column public.translation_proposals.accepted_at is
  'When an administrator took the text over into the draft.';
alter table public.translation_proposals enable row level security;
revoke all on table public.translation_proposals from anon, authenticated;
grant select, delete on table public.translation_proposals to authenticated;
grant all on table public.translation_proposals to service_role;

create policy "Admins read translation proposals"
  on public.translation_proposals for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins discard translation proposals"
  on public.translation_proposals for delete
  to authenticated
  using ((select private.is_admin()));

-- Characters sent to the translation service, by month in UTC.
create table private.translation_usage (
  month date primary key,
  characters bigint not null check (characters >= 0)
);
revoke all on table private.translation_usage from public, anon, authenticated, service_role;

-- Checks that the caller may have an entry, or texts of the site, translated. Returns { "account", "glossary" }. Error PT404
-- if there is neither the entry nor a draft of it.
create function public.prepare_translation(type text, id uuid)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators have texts translated' using errcode = '42501';
  end if;
  if type = 'site_texts' then
    if id is distinct from '00000000-0000-0000-0000-000000000000'::uuid then
      raise sqlstate 'PT404' using message = 'Texts of the site have the id of zeros';
    end if;
  elsif private.published_row(private.table_of(type), id) is null and not exists (
    select from public.entry_drafts as draft
    where draft.id = prepare_translation.id and draft.entry_type = prepare_translation.type
  ) then
    raise sqlstate 'PT404' using message = 'There is no such entry';
  end if;
  return jsonb_build_object(
    'account', auth.uid(),
    'glossary', coalesce((select settings.glossary from public.inbox_settings as settings), '[]')
  );
end;
$$;

-- Reserves characters of the present month, if its maximum allows them: in one statement, so that concurrent calls
-- cannot exceed it. Returns { "month", "reserved", "left" }. With 0 characters it only tells what is left.
create function public.reserve_translation(characters bigint, maximum bigint)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  this_month constant date := date_trunc('month', now() at time zone 'UTC');
  used bigint;
begin
  if characters is null or characters < 0 or maximum is null then
    raise exception 'A number of characters and a maximum are needed' using errcode = '22023';
  end if;
  delete from private.translation_usage where month < this_month - interval '13 months';
  insert into private.translation_usage as known (month, characters)
  select this_month, reserve_translation.characters
  where reserve_translation.characters <= reserve_translation.maximum
  on conflict (month) do update
    set characters = known.characters + excluded.characters
    where known.characters + excluded.characters <= reserve_translation.maximum
  returning known.characters into used;
  return jsonb_build_object(
    'month', this_month,
    'reserved', used is not null,
    'left', greatest(0, maximum - coalesce(used, (
      select known.characters from private.translation_usage as known where known.month = this_month
    ), 0))
  );
end;
$$;

-- Gives reserved characters back, after a call that failed.
create function public.return_translation(month date, characters bigint)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  update private.translation_usage as known
  set characters = greatest(0, known.characters - return_translation.characters)
  where known.month = return_translation.month and return_translation.characters > 0;
$$;

-- Stores proposals [{ "path", "source", "text" }] of an entry or of texts of the site in place of earlier ones, and removes
-- those that are older than 90 days.
create function public.store_proposals(
  type text,
  id uuid,
  language text,
  provider text,
  account uuid,
  proposals jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if type is distinct from 'site_texts' then
    perform private.type_definition(type);
  end if;
  delete from public.translation_proposals where made_at < now() - interval '90 days';
  insert into public.translation_proposals as known (entry_type, entry_id, language, path, source, text, provider, made_by)
  select
    store_proposals.type, store_proposals.id, store_proposals.language,
    given.path, given.source, given.text, store_proposals.provider, store_proposals.account
  from jsonb_to_recordset(store_proposals.proposals) as given (path text, source text, text text)
  on conflict on constraint translation_proposals_pkey do update
    set source = excluded.source, text = excluded.text, provider = excluded.provider, made_by = excluded.made_by,
      made_at = now(), accepted_at = null, accepted_by = null;
end;
$$;

-- Records that the caller has taken a proposal over. Returns false if there is no such proposal.
create function public.accept_proposal(type text, id uuid, language text, path text)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators accept proposals' using errcode = '42501';
  end if;
  update public.translation_proposals as known
  set accepted_at = now(), accepted_by = auth.uid()
  where known.entry_type = accept_proposal.type and known.entry_id = accept_proposal.id
    and known.language = accept_proposal.language and known.path = accept_proposal.path;
  return found;
end;
$$;

create index translation_proposals_made_at on public.translation_proposals (made_at);

revoke execute on function
  public.prepare_translation(text, uuid),
  public.reserve_translation(bigint, bigint),
  public.return_translation(date, bigint),
  public.store_proposals(text, uuid, text, text, uuid, jsonb),
  public.accept_proposal(text, uuid, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.prepare_translation(text, uuid),
  public.accept_proposal(text, uuid, text, text)
to authenticated;
grant execute on function
  public.reserve_translation(bigint, bigint),
  public.return_translation(date, bigint),
  public.store_proposals(text, uuid, text, text, uuid, jsonb)
to service_role;
