alter table public.blog_posts
  add column author_guide_id uuid;

create index blog_posts_author_guide_id on public.blog_posts (author_guide_id) where author_guide_id is not null;
