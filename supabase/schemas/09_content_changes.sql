-- Notifications of changed content, for servers that cache pages.

-- The slugs of a row in all languages.
create function private.slugs_of(entry jsonb)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select distinct entry ->> private.localized_column('slug', language)
    from unnest(private.languages()) as language
    where entry ->> private.localized_column('slug', language) is not null
  );
$$;

-- Sends { "table": "tours", "slugs": ["old", "new"] }. Without `slugs` every row may have changed.
create function public.announce_content_change()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  slugs text[];
begin
  if tg_level = 'STATEMENT' then
    perform pg_catalog.pg_notify('content_changed', pg_catalog.json_build_object('table', tg_table_name)::text);
    return null;
  end if;
  if tg_op <> 'INSERT' then
    slugs := private.slugs_of(to_jsonb(old));
  end if;
  if tg_op <> 'DELETE' then
    slugs := slugs || private.slugs_of(to_jsonb(new));
  end if;
  perform pg_catalog.pg_notify('content_changed',
    pg_catalog.json_build_object('table', tg_table_name, 'slugs', slugs)::text);
  return null;
end
$$;

create trigger announce_change after insert or update or delete or truncate on public.site_settings
  for each statement execute function public.announce_content_change();

revoke execute on function
  private.slugs_of(jsonb),
  public.announce_content_change()
from public, anon, authenticated, service_role;
