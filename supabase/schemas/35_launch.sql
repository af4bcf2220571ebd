-- Steps of going live, computed from the data, and confirmations of what no program can judge.

-- Somebody has checked a text. It holds for the text with this hash alone.
create table private.launch_confirmations (
  subject text primary key
    constraint launch_confirmations_subject_known
      check (subject in ('terms-read', 'privacy-read', 'promises', 'prices', 'entry-rules')),
  text_hash text not null
    constraint launch_confirmations_text_hash_format check (text_hash ~ '^[0-9a-f]{64}$'),
  -- Name of the person who has checked it.
  reviewer text not null
    constraint launch_confirmations_reviewer_length check (char_length(btrim(reviewer)) between 1 and 120),
  confirmed_at timestamptz not null default now(),
  -- No foreign key: it stays when the account is deleted.
  confirmed_by uuid
);
revoke all on table private.launch_confirmations from public, anon, authenticated, service_role;

-- E-mail addresses that cannot exist (RFC 2606).
create function private.is_example_email(email text)
  returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select email ~* '[@.]example(\.(com|net|org))?$';
$$;

-- Keys of texts that tell the story of the invented company: `demonstration: true` in `content/texts/`.
create function private.demonstration_texts()
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array[
    'about.camp.hour', 'about.car.hour', 'about.car.place', 'about.meta.description', 'about.story.1',
    'about.story.2', 'about.story.3', 'about.subtitle', 'contact.meta.description', 'home.vista.text',
    'home.welcome.lead'
  ];
$$;

-- Texts that somebody has to check, with the hash of their present state. A subject without a text has no row.
create function private.launch_texts()
  returns table (subject text, text_hash text)
  language sql
  stable
  set search_path = ''
as $$
  select content.subject, encode(sha256(convert_to(content.data::text, 'UTF8')), 'hex')
  from (
    select 'terms-read', jsonb_build_array(
      (
        select jsonb_build_array(company.deposit_percent, company.terms, company.terms_en, company.terms_fr)
        from public.site_settings as company
      ),
      (
        select jsonb_agg(
          jsonb_build_array(page.slug, page.body, page.body_en, page.body_fr) order by page.slug
        )
        from public.legal_pages as page
        where page.is_active and page.slug <> 'privacy'
      )
    )
    union all
    select 'privacy-read', jsonb_build_array(
      (
        select jsonb_build_array(company.legal_name, company.information_officer, company.hosting_provider)
        from public.site_settings as company
      ),
      (
        select jsonb_build_array(page.body, page.body_en, page.body_fr)
        from public.legal_pages as page
        where page.is_active and page.slug = 'privacy'
      )
    )
    union all
    select 'promises', jsonb_build_array(
      (
        select jsonb_build_array(
          company.founded_year, company.years_of_service, company.guide_years, company.reply_hours,
          company.opening_hours, company.registrations
        )
        from public.site_settings as company
      ),
      (
        select jsonb_agg(jsonb_build_array(own.key, own.text, own.text_en, own.text_fr) order by own.key)
        from public.site_texts as own
        where own.key in (
          'contact.subtitle', 'destinations.meta.description', 'destinations.subtitle', 'home.meta.description',
          'home.point.2.text', 'home.point.4.text', 'home.reviews.text', 'home.welcome.text', 'meta.keywords',
          'reviews.checked', 'tours.meta.description', 'tours.meta.description.none'
        )
      )
    )
    union all
    select 'prices', jsonb_agg(
      jsonb_build_array(tour.id, tour.price_per_person, tour.single_supplement, tour.seasons) order by tour.id
    )
    from public.tours as tour
    where tour.is_active
    having count(*) > 0
    union all
    select 'entry-rules', jsonb_agg(
      jsonb_build_array(
        place.id, place.entry_rules, place.entry_rules_en, place.entry_rules_fr,
        place.health, place.health_en, place.health_fr
      ) order by place.id
    )
    from public.destinations as place
    where place.is_active and num_nonnulls(place.entry_rules, place.health) > 0
    having count(*) > 0
  ) as content (subject, data);
$$;

-- Steps of going live, in the order of the panel; for administrators, others get 42501. Nobody marks a step as done:
--   essential   without it the site should not open
--   is_done     null: it cannot be checked, as the backups of a hosted project
--   amount      number of things to do; 0 if it is done, null if they are not counted
--   details     what is left, as the panel names it; of confirmations the hash of the text to confirm, and the last
--               confirmation with its reviewer, time and account
create function public.launch_state()
  returns table (step text, essential boolean, is_done boolean, amount integer, details jsonb)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  company public.site_settings;
  brand public.site_brand;
  untouched uuid[];
  -- SHA-256 of the terms that the demonstration has in each language.
  demonstration_terms constant jsonb := '{
    "es": "0b56e8eb82a6b34289c6c6c171497475bee007dda6bc4a1c92e7a78f50e0c3d2",
    "en": "8b225608f79b3b09abbc6289fd2d2249accf19b144dcb58e0d3f095a0bd00cd5",
    "fr": "929381605fc3c11c002075ea29e61072e2db0bd54b26bfa053d120c1622640db"
  }';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the launch state' using errcode = '42501';
  end if;
  select * into company from public.site_settings;
  select * into brand from public.site_brand;
  untouched := array(select entry.id from private.untouched_demonstration() as entry);

  return query
  select
    found.step, found.essential, cardinality(found.open) = 0, cardinality(found.open),
    jsonb_build_object('open', to_jsonb(found.open)) || found.more
  from (
    select 'contact', true, array_remove(array[
      case when private.is_example_email(company.email) then 'email' end,
      case when regexp_replace(company.phone, '\D', '', 'g') ~ '0{7}$' then 'phone' end,
      case when company.whatsapp ~ '0{7}$' then 'whatsapp' end,
      case when company.street = '14 Umdoni Lane, Melville' then 'street' end,
      case when (company.latitude, company.longitude) = (-26.1755, 28.0071) then 'latitude' end
    ], null), '{}'::jsonb
    union all
    select 'name', true, array_remove(array[
      case when company.company_name = 'Tsamma Safaris' then 'company_name' end,
      case when company.legal_name = 'Tsamma Safaris' then 'legal_name' end
    ], null), '{}'
    union all
    select 'links', true, array_remove(array[
      case when company.networks::text ~ '[/.@]tsamma\.example' then 'networks' end,
      case when company.review_sites::text ~ '\.example[/"]|\(demo\)' then 'review_sites' end,
      case when company.partners::text ~ '"logo": "partner-[0-9]+"' then 'partners' end
    ], null), '{}'
    union all
    select 'mark', true, array_remove(array[case when brand.mark is null then 'mark' end], null), '{}'
    union all
    select 'brand', true, array_remove(array[case when brand.is_demonstration then 'is_demonstration' end], null), '{}'
    union all
    select 'texts', true, array(
      select known.key
      from unnest(private.demonstration_texts()) as known (key)
      where not exists (
        select from public.site_texts as own
        where own.key = known.key and num_nonnulls(own.text, own.text_en, own.text_fr) = 3
      )
      order by known.key
    ), '{}'
    union all
    select 'terms', true, array(
      select written.language
      from (
        values ('es', company.terms), ('en', company.terms_en), ('fr', company.terms_fr)
      ) as written (language, terms)
      where btrim(coalesce(written.terms, '')) = ''
        or encode(sha256(convert_to(written.terms, 'UTF8')), 'hex') = demonstration_terms ->> written.language
    ), '{}'
    union all
    select 'legal', true, array(
      select known.slug
      from unnest(array['legal', 'terms', 'privacy']) as known (slug)
      left join public.legal_pages as page on page.slug = known.slug and page.is_active
      where case when page.id is null then known.slug = 'legal' else page.id = any (untouched) end
    ), jsonb_build_object('type', 'legal_pages')
    union all
    select 'responsible', true, array_remove(array[
      case when btrim(coalesce(company.information_officer, '')) = '' then 'information_officer' end,
      case when btrim(coalesce(company.hosting_provider, '')) = '' then 'hosting_provider' end
    ], null), '{}'
    union all
    select 'own-entries', true, array(
      select 'tours'
      where not exists (select from public.tours as tour where tour.is_active and tour.id <> all (untouched))
    ), jsonb_build_object('type', 'tours')
    union all
    select 'colors', false, array_remove(array[
      case when num_nonnulls(
        brand.color_brand, brand.color_accent, brand.color_glow, brand.color_paper, brand.color_ground
      ) = 0 then 'colors' end
    ], null), '{}'
    union all
    select 'enquiries', false, array(
      select language
      from unnest(private.languages()) with ordinality as each (language, place)
      where language not in (
        select enquiry.language
        from public.contact_submissions as enquiry
        where enquiry.answered_at is not null and enquiry.language is not null
      )
      order by place
    ), '{}'
  ) as found (step, essential, open, more);

  return query
  select found.step, found.essential, found.amount = 0, found.amount::integer, found.details
  from (
    select 'demonstration', true, cardinality(untouched)::bigint, '{}'::jsonb
    union all
    select 'account', true, count(*), jsonb_build_object('own', bool_or(account.id = auth.uid()))
    from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    where held.role = 'admin' and private.is_example_email(account.email)
    union all
    select 'drawings', false, count(*), '{}'
    from private.seeded_pictures as seeded
    join private.pictures as picture on picture.path = seeded.bucket_id || '/' || seeded.name
    where picture.state = 'used'
    union all
    select 'alternative-texts', false, count(*), '{}'
    from private.pictures as picture
    where picture.missing_alt_languages <> '{}'
  ) as found (step, essential, amount, details);

  return query
  select
    'backup', true,
    (
      select coalesce(
        backup.newest > now() - greatest(interval '2 days', make_interval(hours => 2 * backup.every_hours)), false
      )
      from private.backup_state as backup
    ),
    null::integer,
    jsonb_build_object('newest', (select backup.newest from private.backup_state as backup));

  return query
  select
    checked.subject,
    checked.subject in ('terms-read', 'privacy-read', 'promises'),
    coalesce(
      known.text_hash = checked.text_hash
      -- Prices and rules of entry change by themselves: they are checked once a year.
      and (checked.subject not in ('prices', 'entry-rules') or known.confirmed_at > now() - interval '12 months'),
      false
    ),
    null::integer,
    jsonb_build_object(
      'hash', checked.text_hash,
      'reviewer', known.reviewer,
      'at', known.confirmed_at,
      'by', (select account.email from auth.users as account where account.id = known.confirmed_by)
    )
  from private.launch_texts() as checked
  left join private.launch_confirmations as known on known.subject = checked.subject;
end;
$$;

-- Records that `reviewer` has checked the text of a subject; without a reviewer the confirmation is withdrawn.
--   seen  hash of the text that was checked, from `launch_state`
-- Errors: 42501; PT409 if the text is another one by now, or does not exist; 22023 for a name without letters or of more
-- than 120 characters.
create function public.confirm_launch_text(subject text, seen text, reviewer text default null)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators confirm texts' using errcode = '42501';
  end if;
  if confirm_launch_text.reviewer is null then
    delete from private.launch_confirmations as known where known.subject = confirm_launch_text.subject;
    return;
  end if;
  if char_length(btrim(confirm_launch_text.reviewer)) not between 1 and 120 then
    raise exception 'The name of the reviewer needs 1 to 120 characters' using errcode = '22023';
  end if;
  if not exists (
    select from private.launch_texts() as checked
    where checked.subject = confirm_launch_text.subject and checked.text_hash = confirm_launch_text.seen
  ) then
    raise exception 'The text has changed' using errcode = 'PT409';
  end if;
  insert into private.launch_confirmations as known (subject, text_hash, reviewer, confirmed_by)
  values (
    confirm_launch_text.subject, confirm_launch_text.seen, btrim(confirm_launch_text.reviewer), auth.uid()
  )
  on conflict on constraint launch_confirmations_pkey do update
    set text_hash = excluded.text_hash, reviewer = excluded.reviewer, confirmed_at = now(),
        confirmed_by = excluded.confirmed_by;
end;
$$;

revoke execute on function
  private.is_example_email(text),
  private.demonstration_texts(),
  private.launch_texts(),
  public.launch_state(),
  public.confirm_launch_text(text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.launch_state(),
  public.confirm_launch_text(text, text, text)
to authenticated;
