-- Settings of the site and of the panel: one row each. The server creates them at its first start, from
-- `shared/company.ts`.

-- Whether PostgreSQL knows a time zone; true for null. It also knows abbreviations and offsets: the constraint
-- site_settings_time_zone_format excludes them.
create function private.is_time_zone(name text)
  returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select is_time_zone.name is null
    or exists (select from pg_catalog.pg_timezone_names as known where known.name = is_time_zone.name);
$$;

create table public.site_settings (
  id boolean primary key default true constraint site_settings_only_one check (id),
  updated_at timestamptz not null default now(),
  company_name text not null
    constraint site_settings_company_name_length check (char_length(btrim(company_name)) between 1 and 200),
  email text not null
    constraint site_settings_email_length check (char_length(btrim(email)) between 1 and 255)
    constraint site_settings_email_format check (email ~ '^[^@\s]+@[^@\s]+$'),
  phone text not null constraint site_settings_phone_length check (char_length(btrim(phone)) between 1 and 40),
  whatsapp text
    constraint site_settings_whatsapp_length check (char_length(whatsapp) <= 15)
    constraint site_settings_whatsapp_format check (whatsapp ~ '^[0-9]{6,}$'),
  street text constraint site_settings_street_length check (char_length(street) <= 200),
  city text constraint site_settings_city_length check (char_length(city) <= 100),
  postal_code text constraint site_settings_postal_code_length check (char_length(postal_code) <= 20),
  region text constraint site_settings_region_length check (char_length(region) <= 100),
  country text constraint site_settings_country_length check (char_length(country) <= 100),
  country_en text constraint site_settings_country_en_length check (char_length(country_en) <= 100),
  country_fr text constraint site_settings_country_fr_length check (char_length(country_fr) <= 100),
  opening_hours jsonb not null default '[]'
    constraint site_settings_opening_hours_valid check (private.is_valid_object_list(opening_hours, 14, '{
        "days": {"type": "choices", "of": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]},
        "opens": {"type": "text", "max": 5, "like": "^([01][0-9]|2[0-3]):[0-5][0-9]$"},
        "closes": {"type": "text", "max": 5, "like": "^([01][0-9]|2[0-3]):[0-5][0-9]$"}
      }')),
  networks jsonb not null default '[]'
    constraint site_settings_networks_valid check (private.is_valid_object_list(networks, 12, '{
        "href": {"type": "text", "max": 500, "like": "^https?://\\S+$"},
        "icon": {"type": "choice", "of": ["instagram", "facebook", "youtube"]},
        "name": {"type": "text", "max": 100}
      }')),
  review_sites jsonb not null default '[]'
    constraint site_settings_review_sites_valid check (private.is_valid_object_list(review_sites, 12, '{
        "href": {"type": "text", "max": 500, "like": "^https?://\\S+$"},
        "name": {"type": "text", "max": 100}
      }')),
  partners jsonb not null default '[]'
    constraint site_settings_partners_valid check (private.is_valid_object_list(partners, 24, '{
        "href": {"type": "text", "max": 500, "like": "^https?://\\S+$"},
        "logo": {"type": "text", "max": 2000},
        "name": {"type": "text", "max": 200}
      }')),
  deposit_percent smallint
    constraint site_settings_deposit_percent_range check (deposit_percent between 0 and 100),
  terms text constraint site_settings_terms_length check (char_length(terms) <= 20000),
  terms_en text constraint site_settings_terms_en_length check (char_length(terms_en) <= 20000),
  terms_fr text constraint site_settings_terms_fr_length check (char_length(terms_fr) <= 20000),
  legal_name text constraint site_settings_legal_name_length check (char_length(legal_name) <= 200),
  information_officer text
    constraint site_settings_information_officer_length check (char_length(information_officer) <= 200),
  hosting_provider text
    constraint site_settings_hosting_provider_length check (char_length(hosting_provider) <= 200),
  latitude double precision constraint site_settings_latitude_range check (latitude between -90 and 90),
  longitude double precision constraint site_settings_longitude_range check (longitude between -180 and 180),
  time_zone text
    constraint site_settings_time_zone_format
      check (time_zone ~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$')
    constraint site_settings_time_zone_length check (char_length(time_zone) <= 50)
    constraint site_settings_time_zone_exists check (private.is_time_zone(time_zone)),
  founded_year smallint constraint site_settings_founded_year_range check (founded_year between 1800 and 2100),
  years_of_service smallint
    constraint site_settings_years_of_service_range check (years_of_service between 1 and 200),
  guide_years smallint constraint site_settings_guide_years_range check (guide_years between 1 and 80),
  reply_hours smallint constraint site_settings_reply_hours_range check (reply_hours between 1 and 720),
  headline_days_min smallint
    constraint site_settings_headline_days_min_range check (headline_days_min between 1 and 365),
  headline_days_max smallint
    constraint site_settings_headline_days_max_range check (headline_days_max between 1 and 365),
  price_range text constraint site_settings_price_range_length check (char_length(price_range) <= 50),
  registrations jsonb not null default '[]'
    constraint site_settings_registrations_valid check (private.is_valid_object_list(registrations, 20, '{
        "name": {"type": "text", "max": 200},
        "number": {"type": "text", "max": 100}
      }')),
  constraint site_settings_headline_days_max_order check (headline_days_max >= headline_days_min)
);
comment on table public.site_settings is 'The company''s facts that pages show: one row.';
alter table public.site_settings enable row level security;
revoke all on table public.site_settings from anon, authenticated;
grant select on table public.site_settings to anon;
grant select, update on table public.site_settings to authenticated;
grant all on table public.site_settings to service_role;

create trigger site_settings_updated_at before update on public.site_settings
  for each row execute function private.touch_updated_at();

create policy "Everyone reads the company's facts"
  on public.site_settings for select
  to anon, authenticated
  using (true);

create policy "Admins change the company's facts"
  on public.site_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Time zone of the office, in which days begin.
create function private.office_time_zone()
  returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce((select time_zone from public.site_settings), 'Africa/Johannesburg');
$$;

-- Time within which the site promises an answer.
create function private.reply_interval()
  returns interval
  language sql
  stable
  set search_path = ''
as $$
  select pg_catalog.make_interval(hours => coalesce((select reply_hours from public.site_settings), 24));
$$;

create table public.inbox_settings (
  id boolean primary key default true constraint inbox_settings_only_one check (id),
  updated_at timestamptz not null default now(),
  answer_templates jsonb not null default '[]'
    constraint inbox_settings_answer_templates_valid check (private.is_valid_object_list(answer_templates, 50, '{
        "name": {"type": "text", "max": 100},
        "body_en": {"type": "text", "max": 10000},
        "body_es": {"type": "text", "max": 10000},
        "body_fr": {"type": "text", "max": 10000}
      }')),
  glossary jsonb not null default '[]'
    constraint inbox_settings_glossary_valid check (private.is_valid_object_list(glossary, 300, '{
        "en": {"type": "text", "max": 100},
        "fr": {"type": "text", "max": 100},
        "term": {"type": "text", "max": 100}
      }')),
  payment_details text
    constraint inbox_settings_payment_details_length check (char_length(payment_details) <= 2000),
  payment_details_en text
    constraint inbox_settings_payment_details_en_length check (char_length(payment_details_en) <= 2000),
  payment_details_fr text
    constraint inbox_settings_payment_details_fr_length check (char_length(payment_details_fr) <= 2000)
);
comment on table public.inbox_settings is 'What administrators alone need: one row.';
alter table public.inbox_settings enable row level security;
revoke all on table public.inbox_settings from anon, authenticated;
grant select, update on table public.inbox_settings to authenticated;
grant all on table public.inbox_settings to service_role;

create trigger inbox_settings_updated_at before update on public.inbox_settings
  for each row execute function private.touch_updated_at();

create policy "Admins read inbox settings"
  on public.inbox_settings for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change inbox settings"
  on public.inbox_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- The last fifty changes of settings. The state before a change is the present row with the columns of its version and
-- of all later ones.
create table public.site_settings_versions (
  id bigint generated always as identity primary key,
  -- Values that a change replaced, by column.
  was jsonb not null,
  recorded_at timestamptz not null default now(),
  -- No foreign key: it stays when the account is deleted. Null: a program.
  recorded_by uuid
);
comment on table public.site_settings_versions is
  'Company facts as they were before each change. Written by a trigger alone, the last fifty are kept.';
alter table public.site_settings_versions enable row level security;
revoke all on table public.site_settings_versions from anon, authenticated;
grant select on table public.site_settings_versions to authenticated;
grant all on table public.site_settings_versions to service_role;

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

-- Stores what an update replaced in the table's `_versions`.
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

create trigger keep_version after update on public.site_settings
  for each row execute function private.keep_settings_version();

create trigger keep_version after update on public.inbox_settings
  for each row execute function private.keep_settings_version();

create policy "Admins read earlier states of the company's facts"
  on public.site_settings_versions for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins read earlier states of inbox settings"
  on public.inbox_settings_versions for select
  to authenticated
  using ((select private.is_admin()));

revoke execute on function
  private.is_time_zone(text),
  private.office_time_zone(),
  private.reply_interval(),
  private.keep_settings_version()
from public, anon, authenticated, service_role;
grant execute on function
  private.is_time_zone(text),
  private.office_time_zone(),
  private.reply_interval()
to authenticated, service_role;
