-- Entries of all types. Comes after their tables; 03_content_types.sql documents the view.

create or replace view private.entries with (security_invoker=true) as
select 'blog_posts' as type,
    blog_posts.id,
    blog_posts.slug,
    blog_posts.title,
    concat_ws(chr(10), blog_posts.title, blog_posts.title_en, blog_posts.title_fr) as titles,
        case
            when blog_posts.is_published then blog_posts.published_at
            else null
        end as visible_from,
    blog_posts.created_at,
    blog_posts.updated_at,
    blog_posts.incomplete_locales,
    array_remove(array[blog_posts.slug, blog_posts.slug_en, blog_posts.slug_fr], null) as slugs
   from public.blog_posts
union all
 select 'tours' as type,
    tours.id,
    tours.slug,
    tours.name as title,
    concat_ws(chr(10), tours.name, tours.name_en, tours.name_fr) as titles,
        case
            when tours.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    tours.created_at,
    tours.updated_at,
    tours.incomplete_locales,
    array_remove(array[tours.slug, tours.slug_en, tours.slug_fr], null) as slugs
   from public.tours
union all
 select 'destinations' as type,
    destinations.id,
    destinations.slug,
    destinations.name as title,
    concat_ws(chr(10), destinations.name, destinations.name_en, destinations.name_fr) as titles,
        case
            when destinations.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    destinations.created_at,
    destinations.updated_at,
    destinations.incomplete_locales,
    array_remove(array[destinations.slug, destinations.slug_en, destinations.slug_fr], null) as slugs
   from public.destinations
union all
 select 'guides' as type,
    guides.id,
    guides.slug,
    guides.name as title,
    concat_ws(chr(10), guides.name) as titles,
        case
            when guides.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    guides.created_at,
    guides.updated_at,
    guides.incomplete_locales,
    array_remove(array[guides.slug, guides.slug_en, guides.slug_fr], null) as slugs
   from public.guides
union all
 select 'faqs' as type,
    faqs.id,
    faqs.slug,
    faqs.question as title,
    concat_ws(chr(10), faqs.question, faqs.question_en, faqs.question_fr) as titles,
        case
            when faqs.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    faqs.created_at,
    faqs.updated_at,
    faqs.incomplete_locales,
    array[faqs.slug] collate "C" as slugs
   from public.faqs
union all
 select 'guest_reviews' as type,
    guest_reviews.id,
    guest_reviews.slug,
    guest_reviews.guest as title,
    concat_ws(chr(10), guest_reviews.guest) as titles,
        case
            when guest_reviews.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    guest_reviews.created_at,
    guest_reviews.updated_at,
    guest_reviews.incomplete_locales,
    array[guest_reviews.slug] collate "C" as slugs
   from public.guest_reviews
union all
 select 'blog_categories' as type,
    blog_categories.id,
    blog_categories.slug,
    blog_categories.name as title,
    concat_ws(chr(10), blog_categories.name, blog_categories.name_en, blog_categories.name_fr) as titles,
        case
            when blog_categories.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    blog_categories.created_at,
    blog_categories.updated_at,
    blog_categories.incomplete_locales,
    array_remove(array[blog_categories.slug, blog_categories.slug_en, blog_categories.slug_fr], null) as slugs
   from public.blog_categories
union all
 select 'blog_tags' as type,
    blog_tags.id,
    blog_tags.slug,
    blog_tags.name as title,
    concat_ws(chr(10), blog_tags.name, blog_tags.name_en, blog_tags.name_fr) as titles,
        case
            when blog_tags.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    blog_tags.created_at,
    blog_tags.updated_at,
    blog_tags.incomplete_locales,
    array_remove(array[blog_tags.slug, blog_tags.slug_en, blog_tags.slug_fr], null) as slugs
   from public.blog_tags
union all
 select 'legal_pages' as type,
    legal_pages.id,
    legal_pages.slug,
    legal_pages.title,
    concat_ws(chr(10), legal_pages.title, legal_pages.title_en, legal_pages.title_fr) as titles,
        case
            when legal_pages.is_active then '-infinity'::timestamptz
            else null
        end as visible_from,
    legal_pages.created_at,
    legal_pages.updated_at,
    legal_pages.incomplete_locales,
    array[legal_pages.slug] collate "C" as slugs
   from public.legal_pages;
revoke all on table private.entries from public, anon, authenticated, service_role;
grant select on table private.entries to anon, authenticated, service_role;
