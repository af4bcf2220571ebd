-- Rich texts: `content_format` says whether the texts of an entry have marks (`shared/rich-text/`). Existing rows, and rows of
-- programs that do not know the column, are plain.

alter table public.blog_posts
  add column content_format text not null default 'plain',
  add constraint blog_posts_content_format_known check (content_format in ('plain', 'marked'));

alter table public.tours
  add column content_format text not null default 'plain',
  add constraint tours_content_format_known check (content_format in ('plain', 'marked'));

alter table public.destinations
  add column content_format text not null default 'plain',
  add constraint destinations_content_format_known check (content_format in ('plain', 'marked'));
