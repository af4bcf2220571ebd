-- Former slugs of entries, for redirects. A slug that an entry has now is in no row, so redirects never loop.

create table public.former_slugs (
  entry_type text not null references private.content_types (type) on delete cascade,
  slug text collate "C" not null,
  entry_id uuid not null,
  primary key (entry_type, slug)
);
comment on table public.former_slugs is 'Former slugs of entries. Written by triggers alone.';
alter table public.former_slugs enable row level security;
revoke all on table public.former_slugs from anon, authenticated;
grant select on table public.former_slugs to anon, authenticated;
grant all on table public.former_slugs to service_role;

create index former_slugs_of_entry on public.former_slugs (entry_id);

-- The policies of the entries decide: a former slug is visible if its entry is.
create policy "Everyone reads former slugs of visible entries"
  on public.former_slugs for select
  to anon, authenticated
  using (
    ( select true
       from private.entries entry
      where entry.type = former_slugs.entry_type and entry.id = former_slugs.entry_id)
  );

create function private.record_former_slug()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  taken boolean;
begin
  if tg_level = 'STATEMENT' then
    delete from public.former_slugs where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from public.former_slugs where entry_type = tg_table_name and entry_id = old.id;
    return null;
  end if;
  delete from public.former_slugs where entry_type = tg_table_name and slug = new.slug;
  if tg_op = 'UPDATE' then
    -- One statement may rename several entries, one to the former slug of another.
    execute pg_catalog.format('select exists (select from public.%I where slug = $1)', tg_table_name)
      into taken using old.slug;
    if not taken then
      insert into public.former_slugs (entry_type, slug, entry_id)
      values (tg_table_name, old.slug, new.id)
      on conflict (entry_type, slug) do update set entry_id = excluded.entry_id;
    end if;
  end if;
  return null;
end;
$$;

-- A restored entry gets its former slugs back, unless another entry has them now.
create function private.restore_former_slugs()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (select from public.entry_versions where entry_type = tg_table_name and entry_id = new.id) then
    execute format(
      'insert into public.former_slugs (entry_type, slug, entry_id)
       select distinct version.entry_type, version.data ->> ''slug'', version.entry_id
       from public.entry_versions as version
       where version.entry_type = $1 and version.entry_id = $2
         and not exists (select from public.%I as live where live.slug = version.data ->> ''slug'')
       on conflict do nothing',
      tg_table_name
    ) using tg_table_name, new.id;
  end if;
  return null;
end;
$$;

revoke execute on function
  private.record_former_slug(),
  private.restore_former_slugs()
from public, anon, authenticated, service_role;
