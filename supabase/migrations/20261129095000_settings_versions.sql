-- History of all settings, as the brand has one. A version keeps only the columns that a change replaced: the state
-- before a change is the present row with the columns of this version and of all later ones.

create function private.keep_settings_version()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  replaced jsonb;
begin
  select jsonb_object_agg(was.key, was.value) into replaced
  from jsonb_each(to_jsonb(old)) as was
  where was.key <> 'updated_at' and was.value is distinct from to_jsonb(new) -> was.key;
  if replaced is null then
    return null;
  end if;
  execute format('insert into public.%I (was, recorded_by) values ($1, $2)', tg_table_name || '_versions')
  using replaced, auth.uid();
  execute format(
    'delete from public.%1$I where id <= (select id from public.%1$I order by id desc offset 50 limit 1)',
    tg_table_name || '_versions'
  );
  return null;
end;
$$;
revoke execute on function private.keep_settings_version() from public, anon, authenticated, service_role;

drop trigger keep_version on public.site_brand;
create trigger keep_version after update on public.site_brand
  for each row execute function private.keep_settings_version();
drop function private.keep_brand_version();
comment on table public.site_brand_versions is
  'Columns of the brand as they were before each change. Written by a trigger alone, the last fifty are kept.';

create table public.site_settings_versions (
  id bigint generated always as identity primary key,
  was jsonb not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid
);
comment on table public.site_settings_versions is
  'Company facts as they were before each change. Written by a trigger alone, the last fifty are kept.';
alter table public.site_settings_versions enable row level security;
revoke all on table public.site_settings_versions from anon, authenticated;
grant select on table public.site_settings_versions to authenticated;
grant all on table public.site_settings_versions to service_role;

create policy "Admins read earlier states of the company's facts"
  on public.site_settings_versions for select
  to authenticated
  using ((select private.is_admin()));

create trigger keep_version after update on public.site_settings
  for each row execute function private.keep_settings_version();

create table public.inbox_settings_versions (
  id bigint generated always as identity primary key,
  was jsonb not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid
);
comment on table public.inbox_settings_versions is
  'Inbox settings as they were before each change. Written by a trigger alone, the last fifty are kept.';
alter table public.inbox_settings_versions enable row level security;
revoke all on table public.inbox_settings_versions from anon, authenticated;
grant select on table public.inbox_settings_versions to authenticated;
grant all on table public.inbox_settings_versions to service_role;

create policy "Admins read earlier states of inbox settings"
  on public.inbox_settings_versions for select
  to authenticated
  using ((select private.is_admin()));

create trigger keep_version after update on public.inbox_settings
  for each row execute function private.keep_settings_version();
