create or replace view private.entries with (security_invoker = true) as
  select
    'blog_posts'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_published then published_at end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.blog_posts
  union all
  select
    'tours'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.tours
  union all
  select
    'destinations'::text as type, id, slug, name as title,
    concat_ws(chr(10), name, name_en, name_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.destinations
  union all
  select
    'guides'::text as type, id, slug, name as title,
    concat_ws(chr(10), name) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.guides
  union all
  select
    'faqs'::text as type, id, slug, question as title,
    concat_ws(chr(10), question, question_en, question_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.faqs
  union all
  select
    'guest_reviews'::text as type, id, slug, guest as title,
    concat_ws(chr(10), guest) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.guest_reviews
  union all
  select
    'legal_pages'::text as type, id, slug, title as title,
    concat_ws(chr(10), title, title_en, title_fr) as titles,
    case when is_active then '-infinity'::timestamptz end as visible_from,
    created_at, updated_at, incomplete_locales
  from public.legal_pages;
