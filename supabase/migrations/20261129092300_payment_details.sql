-- How travellers pay, copied into new proposals.

alter table public.inbox_settings
  add column payment_details text
    constraint inbox_settings_payment_details_length check (char_length(payment_details) <= 2000),
  add column payment_details_en text
    constraint inbox_settings_payment_details_en_length check (char_length(payment_details_en) <= 2000),
  add column payment_details_fr text
    constraint inbox_settings_payment_details_fr_length check (char_length(payment_details_fr) <= 2000);
