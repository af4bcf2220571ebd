-- Notifications of changed content, for servers that cache pages.

-- Sends { "table": "tours", "slugs": ["old", "new"] }. Without `slugs` every row may have changed.
create function public.announce_content_change()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    perform pg_catalog.pg_notify('content_changed', pg_catalog.json_build_object('table', tg_table_name)::text);
  elsif tg_op = 'INSERT' then
    perform pg_catalog.pg_notify('content_changed',
      pg_catalog.json_build_object('table', tg_table_name, 'slugs', array[new.slug])::text);
  elsif tg_op = 'DELETE' then
    perform pg_catalog.pg_notify('content_changed',
      pg_catalog.json_build_object('table', tg_table_name, 'slugs', array[old.slug])::text);
  else
    perform pg_catalog.pg_notify('content_changed',
      pg_catalog.json_build_object('table', tg_table_name, 'slugs', array[old.slug, new.slug])::text);
  end if;
  return null;
end
$$;

create trigger announce_change after insert or update or delete or truncate on public.site_settings
  for each statement execute function public.announce_content_change();

revoke execute on function public.announce_content_change()
from public, anon, authenticated, service_role;
