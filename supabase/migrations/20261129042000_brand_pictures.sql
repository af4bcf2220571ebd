-- Pictures of the home, about and contact pages, each with its alternative texts and focal point.

alter table public.site_brand
  add column picture_hero text constraint site_brand_picture_hero_length check (char_length(picture_hero) <= 2000),
  add column picture_hero_details jsonb not null default '{}'
    constraint site_brand_picture_hero_details_is_object
    check (jsonb_typeof(picture_hero_details) = 'object' and octet_length(picture_hero_details::text) <= 20000),
  add column picture_vista text constraint site_brand_picture_vista_length check (char_length(picture_vista) <= 2000),
  add column picture_vista_details jsonb not null default '{}'
    constraint site_brand_picture_vista_details_is_object
    check (jsonb_typeof(picture_vista_details) = 'object' and octet_length(picture_vista_details::text) <= 20000),
  add column picture_about text constraint site_brand_picture_about_length check (char_length(picture_about) <= 2000),
  add column picture_about_details jsonb not null default '{}'
    constraint site_brand_picture_about_details_is_object
    check (jsonb_typeof(picture_about_details) = 'object' and octet_length(picture_about_details::text) <= 20000),
  add column picture_story text constraint site_brand_picture_story_length check (char_length(picture_story) <= 2000),
  add column picture_story_details jsonb not null default '{}'
    constraint site_brand_picture_story_details_is_object
    check (jsonb_typeof(picture_story_details) = 'object' and octet_length(picture_story_details::text) <= 20000),
  add column picture_camping text constraint site_brand_picture_camping_length check (char_length(picture_camping) <= 2000),
  add column picture_camping_details jsonb not null default '{}'
    constraint site_brand_picture_camping_details_is_object
    check (jsonb_typeof(picture_camping_details) = 'object' and octet_length(picture_camping_details::text) <= 20000),
  add column picture_midrange text constraint site_brand_picture_midrange_length check (char_length(picture_midrange) <= 2000),
  add column picture_midrange_details jsonb not null default '{}'
    constraint site_brand_picture_midrange_details_is_object
    check (jsonb_typeof(picture_midrange_details) = 'object' and octet_length(picture_midrange_details::text) <= 20000),
  add column picture_luxury text constraint site_brand_picture_luxury_length check (char_length(picture_luxury) <= 2000),
  add column picture_luxury_details jsonb not null default '{}'
    constraint site_brand_picture_luxury_details_is_object
    check (jsonb_typeof(picture_luxury_details) = 'object' and octet_length(picture_luxury_details::text) <= 20000),
  add column picture_contact text constraint site_brand_picture_contact_length check (char_length(picture_contact) <= 2000),
  add column picture_contact_details jsonb not null default '{}'
    constraint site_brand_picture_contact_details_is_object
    check (jsonb_typeof(picture_contact_details) = 'object' and octet_length(picture_contact_details::text) <= 20000);

create trigger picture_uses after insert or update or delete on public.site_brand
  for each row execute function private.update_picture_uses();

comment on table public.site_brand is
  'Name, mark, colours and pictures of the company: one row. Null: as in the code.';
