-- What the company says of itself, and what only its desk needs: one row each, which the server makes at its
-- first start (of `shared/company.ts`) and administrators change. Columns and checks are declared in content/.

create table public.site_settings (
  id boolean primary key default true constraint site_settings_only_one check (id),
  updated_at timestamptz not null default now(),

  company_name text not null,
  email text not null,
  phone text not null,
  whatsapp text,
  street text,
  city text,
  postal_code text,
  region text,
  country text,
  country_en text,
  country_fr text,
  opening_hours jsonb not null default '[]',
  networks jsonb not null default '[]',
  review_sites jsonb not null default '[]',
  partners jsonb not null default '[]',
  deposit_percent smallint,
  terms text,
  terms_en text,
  terms_fr text,

  constraint site_settings_company_name_length check (char_length(btrim(company_name)) between 1 and 200),
  constraint site_settings_email_length check (char_length(btrim(email)) between 1 and 255),
  constraint site_settings_email_format check (email ~ '^[^@\s]+@[^@\s]+$'),
  constraint site_settings_phone_length check (char_length(btrim(phone)) between 1 and 40),
  constraint site_settings_whatsapp_length check (char_length(whatsapp) <= 15),
  constraint site_settings_whatsapp_format check (whatsapp ~ '^[0-9]{6,}$'),
  constraint site_settings_street_length check (char_length(street) <= 200),
  constraint site_settings_city_length check (char_length(city) <= 100),
  constraint site_settings_postal_code_length check (char_length(postal_code) <= 20),
  constraint site_settings_region_length check (char_length(region) <= 100),
  constraint site_settings_country_length check (char_length(country) <= 100),
  constraint site_settings_country_en_length check (char_length(country_en) <= 100),
  constraint site_settings_country_fr_length check (char_length(country_fr) <= 100),
  constraint site_settings_opening_hours_sound
    check (private.objects_are_sound(opening_hours, 14, '{"days":{"type":"choices","of":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"opens":{"type":"text","max":5,"like":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"closes":{"type":"text","max":5,"like":"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}')),
  constraint site_settings_networks_sound
    check (private.objects_are_sound(networks, 12, '{"name":{"type":"text","max":100},"icon":{"type":"choice","of":["instagram","facebook","youtube"]},"href":{"type":"text","max":500,"like":"^https?://\\S+$"}}')),
  constraint site_settings_review_sites_sound
    check (private.objects_are_sound(review_sites, 12, '{"name":{"type":"text","max":100},"href":{"type":"text","max":500,"like":"^https?://\\S+$"}}')),
  constraint site_settings_partners_sound
    check (private.objects_are_sound(partners, 24, '{"name":{"type":"text","max":200},"logo":{"type":"text","max":2000},"href":{"type":"text","max":500,"like":"^https?://\\S+$"}}')),
  constraint site_settings_deposit_percent_range check (deposit_percent between 0 and 100),
  constraint site_settings_terms_length check (char_length(terms) <= 20000),
  constraint site_settings_terms_en_length check (char_length(terms_en) <= 20000),
  constraint site_settings_terms_fr_length check (char_length(terms_fr) <= 20000)
);

comment on table public.site_settings is 'The company''s facts that pages show: one row.';

create table public.desk_settings (
  id boolean primary key default true constraint desk_settings_only_one check (id),
  updated_at timestamptz not null default now(),

  answer_templates jsonb not null default '[]',

  constraint desk_settings_answer_templates_sound
    check (private.objects_are_sound(answer_templates, 50, '{"name":{"type":"text","max":100},"body_es":{"type":"text","max":10000},"body_en":{"type":"text","max":10000},"body_fr":{"type":"text","max":10000}}'))
);

comment on table public.desk_settings is 'What administrators alone need: one row.';

create trigger site_settings_updated_at
  before update on public.site_settings
  for each row execute function private.touch_updated_at();
create trigger desk_settings_updated_at
  before update on public.desk_settings
  for each row execute function private.touch_updated_at();

-- Every page shows some of them.
create trigger announce_change after insert or update or delete or truncate on public.site_settings
  for each statement execute function public.announce_content_change();

alter table public.site_settings enable row level security;
alter table public.desk_settings enable row level security;

revoke all on table public.site_settings, public.desk_settings from anon, authenticated;
grant select on table public.site_settings to anon;
grant select, update on table public.site_settings, public.desk_settings to authenticated;
grant all on table public.site_settings, public.desk_settings to service_role;

create policy "Everyone reads the company's facts"
  on public.site_settings for select
  to anon, authenticated
  using (true);

create policy "Admins change the company's facts"
  on public.site_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins read what the desk needs"
  on public.desk_settings for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change what the desk needs"
  on public.desk_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
