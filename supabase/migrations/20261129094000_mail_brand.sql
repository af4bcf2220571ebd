-- Mails have the colours, the name and the mark of the company.
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

revoke execute on function public.mail_brand() from public, anon, authenticated, service_role;
grant execute on function public.mail_brand() to service_role;
