-- Slugs of entries, and their former ones for redirects. A slug belongs to one entry of its type in all languages
-- (`slug`, and where the type has pages `slug_en` and `slug_fr`; null is the Spanish one), and a slug that an entry has
-- now is no former one: redirects never loop.

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

-- One of these slugs that another entry of the type has; null if all are free. Volatile: it has to see rows that were
-- committed while its caller waited for a lock.
create function private.taken_slug(of_type text, entry jsonb, slugs text[])
  returns text
  language plpgsql
  set search_path = ''
as $$
declare
  condition text;
  taken text;
begin
  -- A condition per column, so that each index is used.
  select string_agg(format('other.%1$I = any ($1)', private.localized_column('slug', language)), ' or ') into condition
  from unnest(private.languages()) as language
  where entry ? private.localized_column('slug', language);
  execute format(
    'select given from public.%I as other cross join unnest($1) as given
     where (%s) and other.id <> $2 and given = any (private.slugs_of(to_jsonb(other))) limit 1',
    of_type, condition
  ) into taken using slugs, (entry ->> 'id')::uuid;
  return taken;
end;
$$;

-- Refuses a slug that another entry of the type has in any language, like a violation of `unique (slug)`.
create function private.check_slugs()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
  taken text;
begin
  -- One transaction at a time: the other's row would not be visible yet.
  perform pg_advisory_xact_lock(hashtextextended('slugs ' || tg_table_name, 0));
  taken := private.taken_slug(tg_table_name, entry, private.slugs_of(entry));
  if taken is not null then
    raise exception 'Another entry has the slug %', taken using
      errcode = '23505', constraint = tg_table_name || '_slug_key', table = tg_table_name,
      detail = format('Key (slug)=(%s) already exists.', taken);
  end if;
  return null;
end;
$$;

create function private.record_former_slug()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  lost text;
begin
  if tg_level = 'STATEMENT' then
    delete from public.former_slugs where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from public.former_slugs where entry_type = tg_table_name and entry_id = old.id;
    return null;
  end if;
  delete from public.former_slugs where entry_type = tg_table_name and slug = any (private.slugs_of(to_jsonb(new)));
  if tg_op = 'UPDATE' then
    foreach lost in array private.slugs_of(to_jsonb(old)) loop
      continue when lost = any (private.slugs_of(to_jsonb(new)));
      -- One statement may rename several entries, one to the former slug of another.
      if private.taken_slug(tg_table_name, to_jsonb(new), array[lost]) is null then
        insert into public.former_slugs (entry_type, slug, entry_id)
        values (tg_table_name, lost, new.id)
        on conflict (entry_type, slug) do update set entry_id = excluded.entry_id;
      end if;
    end loop;
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
  insert into public.former_slugs (entry_type, slug, entry_id)
  select distinct version.entry_type, former.slug, version.entry_id
  from public.entry_versions as version
  cross join lateral unnest(private.slugs_of(version.data)) as former (slug)
  where version.entry_type = tg_table_name and version.entry_id = new.id
    and former.slug <> all (private.slugs_of(to_jsonb(new)))
    and private.taken_slug(tg_table_name, to_jsonb(new), array[former.slug]) is null
  on conflict do nothing;
  return null;
end;
$$;

revoke execute on function
  private.taken_slug(text, jsonb, text[]),
  private.check_slugs(),
  private.record_former_slug(),
  private.restore_former_slugs()
from public, anon, authenticated, service_role;
