drop trigger former_slugs_on_update on public.blog_posts;
drop trigger former_slugs_on_update on public.tours;
drop trigger former_slugs_on_update on public.destinations;
drop trigger former_slugs_on_update on public.guides;

alter table public.blog_posts
  add column slug_en text collate "C",
  add column slug_fr text collate "C",
  add constraint blog_posts_slug_en_format check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  add constraint blog_posts_slug_fr_format check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120);

alter table public.tours
  add column slug_en text collate "C",
  add column slug_fr text collate "C",
  add constraint tours_slug_en_format check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  add constraint tours_slug_fr_format check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120);

alter table public.destinations
  add column slug_fr text collate "C",
  add column slug_en text collate "C",
  add constraint destinations_slug_en_format check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  add constraint destinations_slug_fr_format check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120);

alter table public.guides
  add column slug_en text collate "C",
  add column slug_fr text collate "C",
  add constraint guides_slug_en_format check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_en) <= 120),
  add constraint guides_slug_fr_format check (slug_fr ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug_fr) <= 120);

create or replace view private.entries with (security_invoker = true) as
  select
    'blog_posts'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_published then published_at end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.blog_posts
  union all
  select
    'tours'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.tours
  union all
  select
    'destinations'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.destinations
  union all
  select
    'guides'::text as type, id, slug, name as title,
    concat_ws(chr(10), name) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array_remove(array[slug, slug_en, slug_fr], null) as slugs
  from public.guides
  union all
  select
    'faqs'::text as type, id, slug, question as title,
    concat_ws(chr(10), question, question_en, question_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array[slug]::text[] collate "C" as slugs
  from public.faqs
  union all
  select
    'guest_reviews'::text as type, id, slug, guest as title,
    concat_ws(chr(10), guest) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array[slug]::text[] collate "C" as slugs
  from public.guest_reviews
  union all
  select
    'legal_pages'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales, array[slug]::text[] collate "C" as slugs
  from public.legal_pages;

create index blog_posts_slug_fr on public.blog_posts (slug_fr) where slug_fr is not null;

create index blog_posts_slug_en on public.blog_posts (slug_en) where slug_en is not null;

create trigger check_slugs after insert on public.blog_posts
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.blog_posts
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.check_slugs();

create trigger former_slugs_on_update after update on public.blog_posts
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.record_former_slug();

create index tours_slug_fr on public.tours (slug_fr) where slug_fr is not null;

create index tours_slug_en on public.tours (slug_en) where slug_en is not null;

create trigger check_slugs after insert on public.tours
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.tours
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.check_slugs();

create trigger former_slugs_on_update after update on public.tours
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.record_former_slug();

create index destinations_slug_en on public.destinations (slug_en) where slug_en is not null;

create index destinations_slug_fr on public.destinations (slug_fr) where slug_fr is not null;

create trigger check_slugs after insert on public.destinations
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.destinations
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.check_slugs();

create trigger former_slugs_on_update after update on public.destinations
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.record_former_slug();

create index guides_slug_en on public.guides (slug_en) where slug_en is not null;

create index guides_slug_fr on public.guides (slug_fr) where slug_fr is not null;

create trigger check_slugs after insert on public.guides
  for each row execute function private.check_slugs();

create trigger check_slugs_on_update after update on public.guides
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.check_slugs();

create trigger former_slugs_on_update after update on public.guides
  for each row when ((old.slug, old.slug_en, old.slug_fr) is distinct from (new.slug, new.slug_en, new.slug_fr)) execute function private.record_former_slug();
