-- Links that show an entry with its draft to other people for one or seven days. The database stores a hash of the token
-- only.

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  entry_type text not null references private.content_types (type) on delete cascade,
  -- No foreign key: a new entry has no row yet.
  entry_id uuid not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  expires_at timestamptz not null,
  constraint preview_links_expire check (expires_at <= (created_at + interval '7 days'))
);
comment on table public.preview_links is
  'Links that show an entry with its draft until they expire. Written by make_preview_link alone.';
comment on column public.preview_links.token_hash is
  'SHA-256 of the token, in hexadecimal; the token itself is kept nowhere.';
alter table public.preview_links enable row level security;
revoke all on table public.preview_links from anon, authenticated;
grant select, delete on table public.preview_links to authenticated;
grant all on table public.preview_links to service_role;

create index preview_links_of_entry on public.preview_links (entry_type, entry_id, expires_at);

create index preview_links_by_time on public.preview_links (expires_at);

create policy "Admins read preview links"
  on public.preview_links for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins revoke preview links"
  on public.preview_links for delete
  to authenticated
  using ((select private.is_admin()));

-- Removes expired links, and returns their number.
create function public.purge_preview_links(at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.preview_links as link where link.expires_at <= purge_preview_links.at;
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

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

-- The entry of a link: its published columns with those of its draft. No row if the token is unknown, expired or
-- revoked, if its creator is no administrator any more, or if there is neither entry nor draft. For the server only.
create function public.open_preview(token text)
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

revoke execute on function
  public.purge_preview_links(timestamptz),
  public.make_preview_link(text, uuid, integer),
  public.open_preview(text)
from public, anon, authenticated, service_role;
grant execute on function
  public.purge_preview_links(timestamptz),
  public.open_preview(text)
to service_role;
grant execute on function public.make_preview_link(text, uuid, integer)
to authenticated;
