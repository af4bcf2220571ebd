-- The addresses that entries had before: whoever comes by one is led to where the entry is now. A row stands
-- only for a slug that no entry has: one that is taken again, by whatever entry, is that entry's alone. So no
-- address leads in a circle, whatever is renamed back and forth.

create table public.former_slugs (
  entry_type text not null
    constraint former_slugs_entry_type_known check (entry_type in ('tours', 'destinations', 'blog_posts')),
  slug text collate "C" not null,
  entry_id uuid not null,
  primary key (entry_type, slug)
);

comment on table public.former_slugs is 'Former slugs of entries. Written by triggers alone.';

create index former_slugs_of_entry on public.former_slugs (entry_id);

alter table public.former_slugs enable row level security;

revoke all on table public.former_slugs from anon, authenticated;
grant select on table public.former_slugs to anon, authenticated;
grant all on table public.former_slugs to service_role;

-- The policies of the entries themselves decide: whoever may read an entry may know what it was called.
create policy "Former slugs of entries that one may read"
  on public.former_slugs for select
  to anon, authenticated
  using (
    case entry_type
      when 'tours' then exists (select from public.tours where id = entry_id)
      when 'destinations' then exists (select from public.destinations where id = entry_id)
      when 'blog_posts' then exists (select from public.blog_posts where id = entry_id)
    end
  );

create function private.remember_slug()
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
    -- One statement may rename several, each into what another was called.
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

revoke execute on function private.remember_slug() from public;

create trigger former_slugs after insert or delete on public.tours
  for each row execute function private.remember_slug();
create trigger former_slugs after insert or delete on public.destinations
  for each row execute function private.remember_slug();
create trigger former_slugs after insert or delete on public.blog_posts
  for each row execute function private.remember_slug();

create trigger former_slugs_renamed after update on public.tours
  for each row when (old.slug is distinct from new.slug) execute function private.remember_slug();
create trigger former_slugs_renamed after update on public.destinations
  for each row when (old.slug is distinct from new.slug) execute function private.remember_slug();
create trigger former_slugs_renamed after update on public.blog_posts
  for each row when (old.slug is distinct from new.slug) execute function private.remember_slug();

create trigger former_slugs_emptied after truncate on public.tours
  for each statement execute function private.remember_slug();
create trigger former_slugs_emptied after truncate on public.destinations
  for each statement execute function private.remember_slug();
create trigger former_slugs_emptied after truncate on public.blog_posts
  for each statement execute function private.remember_slug();
