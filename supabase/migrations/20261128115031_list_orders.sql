create index blog_posts_by_published_at on public.blog_posts (published_at, id) include (is_published);

create index blog_posts_by_title on public.blog_posts (title, id) include (is_published, published_at);

create index blog_posts_by_updated_at on public.blog_posts (updated_at, id) include (is_published, published_at);

create index tours_by_updated_at on public.tours (updated_at, id) include (is_active);

create index tours_by_duration_days on public.tours (duration_days, id) include (is_active);

create index tours_by_price_per_person on public.tours (price_per_person, id) include (is_active);

create index destinations_by_updated_at on public.destinations (updated_at, id) include (is_active);
