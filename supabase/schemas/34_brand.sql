-- Name, mark, colours and pictures of the company.

-- Whether the value is a list of numbers, of exactly `count` if given.
create function private.are_drawing_numbers(list jsonb, count integer default null)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when jsonb_typeof(list) is distinct from 'array' then false
    when count is not null and jsonb_array_length(list) <> count then false
    when jsonb_array_length(list) > 2000 then false
    else not exists (
      select from jsonb_array_elements(list) as item
      where case when jsonb_typeof(item) = 'number' then abs(item::numeric) > 100000 else true end
    )
  end;
$$;

create function private.is_drawing_shape(shape jsonb)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when jsonb_typeof(shape) <> 'object' then false
    when shape - array[
      'tag', 'd', 'numbers', 'fill', 'stroke', 'strokeWidth', 'opacity', 'evenOdd', 'round', 'transform'
    ] <> '{}' then false
    when jsonb_typeof(shape -> 'fill') is distinct from 'string'
      or shape ->> 'fill' !~ '^(current|none|#[0-9a-f]{6})$' then false
    when shape ? 'stroke' and (
      jsonb_typeof(shape -> 'stroke') <> 'string' or shape ->> 'stroke' !~ '^(current|none|#[0-9a-f]{6})$'
    ) then false
    when shape ? 'strokeWidth' and not case jsonb_typeof(shape -> 'strokeWidth')
      when 'number' then (shape -> 'strokeWidth')::numeric between 0 and 100000 else false
    end then false
    when shape ? 'opacity' and not case jsonb_typeof(shape -> 'opacity')
      when 'number' then (shape -> 'opacity')::numeric between 0 and 1 else false
    end then false
    when shape ? 'evenOdd' and shape -> 'evenOdd' <> 'true' then false
    when shape ? 'round' and shape -> 'round' <> 'true' then false
    when shape ? 'transform' and not private.are_drawing_numbers(shape -> 'transform', 6) then false
    when jsonb_typeof(shape -> 'tag') is distinct from 'string' then false
    when shape ->> 'tag' = 'path' then
      not shape ? 'numbers' and jsonb_typeof(shape -> 'd') is not distinct from 'string'
      and shape ->> 'd' ~ '^[[:space:],.0-9+eEMLHVCSQTAZmlhvcsqtaz-]+$'
    when shape ? 'd' then false
    when shape ->> 'tag' in ('polyline', 'polygon') then
      case when private.are_drawing_numbers(shape -> 'numbers')
        then jsonb_array_length(shape -> 'numbers') > 0 and jsonb_array_length(shape -> 'numbers') % 2 = 0
        else false
      end
    else coalesce(private.are_drawing_numbers(shape -> 'numbers', case shape ->> 'tag'
      when 'rect' then 6 when 'circle' then 3 when 'ellipse' then 4 when 'line' then 4 else -1
    end), false)
  end;
$$;

-- Whether the value is a drawing as `shared/brand/drawing.ts` reads it: shapes with numbers and colours. Null is valid.
create function private.is_valid_drawing(drawing jsonb)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when drawing is null then true
    when jsonb_typeof(drawing) <> 'object' then false
    when octet_length(drawing::text) > 24000 then false
    when drawing - 'viewBox' - 'shapes' <> '{}' then false
    when not private.are_drawing_numbers(drawing -> 'viewBox', 4) then false
    when (drawing #>> '{viewBox,2}')::numeric <= 0 or (drawing #>> '{viewBox,3}')::numeric <= 0 then false
    when jsonb_typeof(drawing -> 'shapes') is distinct from 'array' then false
    when jsonb_array_length(drawing -> 'shapes') not between 1 and 200 then false
    else not exists (
      select from jsonb_array_elements(drawing -> 'shapes') as shape where not private.is_drawing_shape(shape)
    )
  end;
$$;

create table public.site_brand (
  id boolean primary key default true constraint site_brand_only_one check (id),
  updated_at timestamptz not null default now(),
  short_name text constraint site_brand_short_name_length check (char_length(short_name) <= 12),
  mark jsonb constraint site_brand_mark_valid check (private.is_valid_drawing(mark)),
  wordmark jsonb constraint site_brand_wordmark_valid check (private.is_valid_drawing(wordmark)),
  color_brand text
    constraint site_brand_color_brand_length check (char_length(color_brand) <= 7)
    constraint site_brand_color_brand_format check (color_brand ~ '^#[0-9a-f]{6}$'),
  color_accent text
    constraint site_brand_color_accent_length check (char_length(color_accent) <= 7)
    constraint site_brand_color_accent_format check (color_accent ~ '^#[0-9a-f]{6}$'),
  color_glow text
    constraint site_brand_color_glow_length check (char_length(color_glow) <= 7)
    constraint site_brand_color_glow_format check (color_glow ~ '^#[0-9a-f]{6}$'),
  color_paper text
    constraint site_brand_color_paper_length check (char_length(color_paper) <= 7)
    constraint site_brand_color_paper_format check (color_paper ~ '^#[0-9a-f]{6}$'),
  color_ground text
    constraint site_brand_color_ground_length check (char_length(color_ground) <= 7)
    constraint site_brand_color_ground_format check (color_ground ~ '^#[0-9a-f]{6}$'),
  -- Whether the site is that of the invented company: then its pages show the fruit it is named after.
  is_demonstration boolean not null default true,
  picture_hero text constraint site_brand_picture_hero_length check (char_length(picture_hero) <= 2000),
  picture_hero_details jsonb not null default '{}'
    constraint site_brand_picture_hero_details_is_object
      check (jsonb_typeof(picture_hero_details) = 'object' and octet_length(picture_hero_details::text) <= 20000),
  picture_vista text constraint site_brand_picture_vista_length check (char_length(picture_vista) <= 2000),
  picture_vista_details jsonb not null default '{}'
    constraint site_brand_picture_vista_details_is_object
      check (jsonb_typeof(picture_vista_details) = 'object' and octet_length(picture_vista_details::text) <= 20000),
  picture_about text constraint site_brand_picture_about_length check (char_length(picture_about) <= 2000),
  picture_about_details jsonb not null default '{}'
    constraint site_brand_picture_about_details_is_object
      check (jsonb_typeof(picture_about_details) = 'object' and octet_length(picture_about_details::text) <= 20000),
  picture_story text constraint site_brand_picture_story_length check (char_length(picture_story) <= 2000),
  picture_story_details jsonb not null default '{}'
    constraint site_brand_picture_story_details_is_object
      check (jsonb_typeof(picture_story_details) = 'object' and octet_length(picture_story_details::text) <= 20000),
  picture_camping text
    constraint site_brand_picture_camping_length check (char_length(picture_camping) <= 2000),
  picture_camping_details jsonb not null default '{}'
    constraint site_brand_picture_camping_details_is_object
      check (jsonb_typeof(picture_camping_details) = 'object' and octet_length(picture_camping_details::text) <= 20000),
  picture_midrange text
    constraint site_brand_picture_midrange_length check (char_length(picture_midrange) <= 2000),
  picture_midrange_details jsonb not null default '{}'
    constraint site_brand_picture_midrange_details_is_object
      check (jsonb_typeof(picture_midrange_details) = 'object' and octet_length(picture_midrange_details::text) <= 20000),
  picture_luxury text constraint site_brand_picture_luxury_length check (char_length(picture_luxury) <= 2000),
  picture_luxury_details jsonb not null default '{}'
    constraint site_brand_picture_luxury_details_is_object
      check (jsonb_typeof(picture_luxury_details) = 'object' and octet_length(picture_luxury_details::text) <= 20000),
  picture_contact text
    constraint site_brand_picture_contact_length check (char_length(picture_contact) <= 2000),
  picture_contact_details jsonb not null default '{}'
    constraint site_brand_picture_contact_details_is_object
      check (jsonb_typeof(picture_contact_details) = 'object' and octet_length(picture_contact_details::text) <= 20000)
);
comment on table public.site_brand is
  'Name, mark, colours and pictures of the company: one row. Null: as in the code.';
alter table public.site_brand enable row level security;
revoke all on table public.site_brand from anon, authenticated;
grant select on table public.site_brand to anon;
grant select, update on table public.site_brand to authenticated;
grant all on table public.site_brand to service_role;

-- The last fifty changes of the brand.
create table public.site_brand_versions (
  id bigint generated always as identity primary key,
  -- Values that a change replaced, by column; the whole row in old versions.
  was jsonb not null,
  recorded_at timestamptz not null default now(),
  -- No foreign key: it stays when the account is deleted. Null: a program.
  recorded_by uuid
);
comment on table public.site_brand_versions is
  'Columns of the brand as they were before each change. Written by a trigger alone, the last fifty are kept.';
alter table public.site_brand_versions enable row level security;
revoke all on table public.site_brand_versions from anon, authenticated;
grant select on table public.site_brand_versions to authenticated;
grant all on table public.site_brand_versions to service_role;

create trigger site_brand_updated_at before update on public.site_brand
  for each row execute function private.touch_updated_at();

create trigger announce_change after insert or update or delete or truncate on public.site_brand
  for each statement execute function public.announce_content_change();

create trigger log_content after update on public.site_brand
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.site_brand
  for each row execute function private.update_picture_uses();

create trigger keep_version after update on public.site_brand
  for each row execute function private.keep_settings_version();

create policy "Everyone reads the brand"
  on public.site_brand for select
  to anon, authenticated
  using (true);

create policy "Admins change the brand"
  on public.site_brand for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins read earlier states of the brand"
  on public.site_brand_versions for select
  to authenticated
  using ((select private.is_admin()));

-- Name and colours in mails, for the server. Null if the brand changes nothing in them. `updated_at` changes with the mark.
create function public.mail_brand()
  returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'name', (select settings.company_name from public.site_settings as settings),
    'updated_at', brand.updated_at,
    'color_brand', brand.color_brand, 'color_accent', brand.color_accent, 'color_glow', brand.color_glow,
    'color_paper', brand.color_paper, 'color_ground', brand.color_ground
  )
  from public.site_brand as brand
  where not brand.is_demonstration
    or brand.mark is not null
    or brand.wordmark is not null
    or num_nonnulls(
      nullif(btrim(brand.short_name), ''), brand.color_brand, brand.color_accent, brand.color_glow, brand.color_paper,
      brand.color_ground
    ) > 0;
$$;

revoke execute on function
  private.are_drawing_numbers(jsonb, integer),
  private.is_drawing_shape(jsonb),
  private.is_valid_drawing(jsonb),
  public.mail_brand()
from public, anon, authenticated, service_role;
grant execute on function
  private.are_drawing_numbers(jsonb, integer),
  private.is_drawing_shape(jsonb),
  private.is_valid_drawing(jsonb)
to authenticated, service_role;
grant execute on function public.mail_brand()
to service_role;
