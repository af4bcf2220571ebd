-- Texts of the site have proposals, too: rows of the type `site_texts` and the id of zeros, whose path is the text's key.
alter table public.translation_proposals
  drop constraint translation_proposals_entry_type_fkey,
  add constraint translation_proposals_texts_are_no_entry
    check (entry_type <> 'site_texts' or entry_id = '00000000-0000-0000-0000-000000000000');

comment on column public.translation_proposals.entry_type is
  'A content type, or site_texts. Checked by store_proposals; proposals of removed types expire.';
comment on column public.translation_proposals.path is
  'The text within its entry: name, or itinerary.<id>.title. Of site_texts: the key.';

-- Checks that the caller may have an entry, or texts of the site, translated. Returns { "account", "glossary" }. Error PT404
-- if there is neither the entry nor a draft of it.
create or replace function public.prepare_translation(type text, id uuid)
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

-- Stores proposals [{ "path", "source", "text" }] of an entry or of texts of the site in place of earlier ones, and removes
-- those that are older than 90 days.
create or replace function public.store_proposals(
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
