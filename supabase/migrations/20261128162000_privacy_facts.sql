alter table public.site_settings
  add column legal_name text,
  add column information_officer text,
  add column hosting_provider text,
  add constraint site_settings_hosting_provider_length check (char_length(hosting_provider) <= 200),
  add constraint site_settings_information_officer_length check (char_length(information_officer) <= 200),
  add constraint site_settings_legal_name_length check (char_length(legal_name) <= 200);
