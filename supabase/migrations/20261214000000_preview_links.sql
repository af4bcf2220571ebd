-- Links that show somebody else a draft as it was when they were made, for one or seven days. Who has the token
-- sees that draft and nothing else; what is kept of the token is its hash.

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  entry_type text not null
    constraint preview_links_entry_type_known check (entry_type in ('tours', 'destinations', 'blog_posts')),
  -- Without a foreign key: a new entry has no row yet.
  entry_id uuid not null,
  draft jsonb not null
    constraint preview_links_draft_size check (octet_length(draft::text) <= 1000000),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  expires_at timestamptz not null,
  constraint preview_links_expire check (expires_at <= created_at + interval '7 days')
);

comment on table public.preview_links is 'Drafts that a link shows until it expires. Written by make_preview_link alone.';
comment on column public.preview_links.token_hash is 'SHA-256 of the token, in hexadecimal; the token itself is kept nowhere.';
comment on column public.preview_links.draft is 'The columns of the entry as they were in the form.';

create index preview_links_of_entry on public.preview_links (entry_type, entry_id, expires_at);
create index preview_links_by_time on public.preview_links (expires_at);

alter table public.preview_links enable row level security;

revoke all on table public.preview_links from anon, authenticated;
grant select, delete on table public.preview_links to authenticated;
grant all on table public.preview_links to service_role;

create policy "Admins read preview links"
  on public.preview_links for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins revoke preview links"
  on public.preview_links for delete
  to authenticated
  using ((select private.is_admin()));

-- Makes a link and answers { "id", "token", "expires_at" }; the token cannot be read again.
--   type, entry  the entry's table and id, also of a new one
--   draft        its columns as the form has them, at most 1 MB
--   days         1 or 7
-- Errors: 22023 for anything else, PT409 where the entry has ten links that have not expired, or all
-- entries have two hundred, 42501.
create function public.make_preview_link(type text, entry uuid, draft jsonb, days integer)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  -- 244 bits of chance, 64 characters.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  made public.preview_links;
begin
  if not private.is_admin() then
    raise exception 'Only administrators show drafts' using errcode = '42501';
  end if;
  if type is null or type not in ('tours', 'destinations', 'blog_posts') or entry is null
    or jsonb_typeof(draft) is distinct from 'object' or days is null or days not in (1, 7)
  then
    raise exception 'A type, an id, a draft, and one or seven days are needed' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.preview_links', 0));
  perform public.forget_previews();
  if (select count(*) from public.preview_links as link where link.entry_type = type and link.entry_id = entry) >= 10
    or (select count(*) from public.preview_links) >= 200
  then
    raise exception 'There are too many preview links: revoke one' using errcode = 'PT409';
  end if;
  insert into public.preview_links (token_hash, entry_type, entry_id, draft, created_by, expires_at)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), type, entry, draft, auth.uid(), now() + make_interval(days => days)
  )
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;

-- What a link shows; no row where the token is none, has expired, was revoked, or is of somebody who is no
-- administrator any more. For the server alone, which shows nothing else of it.
create function public.open_preview(token text)
  returns table (entry_type text, draft jsonb, expires_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select link.entry_type, link.draft, link.expires_at
  from public.preview_links as link
  where link.token_hash = encode(sha256(convert_to(open_preview.token, 'UTF8')), 'hex')
    and link.expires_at > now()
    and exists (
      select from public.user_roles as maker where maker.user_id = link.created_by and maker.role = 'admin'
    );
$$;

-- Removes the links that have expired, and gives how many.
create function public.forget_previews(at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.preview_links as link where link.expires_at <= forget_previews.at;
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

-- What stands where it was made, and now also the links that show it.
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
  delete from public.preview_links as link
  where link.entry_type = erase_versions.type and link.entry_id = erase_versions.entry;
  return erased;
end;
$$;

revoke execute on function
  public.make_preview_link(text, uuid, jsonb, integer),
  public.open_preview(text),
  public.forget_previews(timestamptz)
from public, anon, authenticated, service_role;

grant execute on function public.make_preview_link(text, uuid, jsonb, integer) to authenticated;
grant execute on function public.open_preview(text), public.forget_previews(timestamptz) to service_role;
