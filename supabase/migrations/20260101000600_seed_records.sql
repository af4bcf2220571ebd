-- What the demonstration content put here, so that it is put once and can be taken away again.

-- One row at most. Without finished_at the run was interrupted, and the next start completes it.
create table private.seed_run (
  only_one boolean primary key default true check (only_one),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

-- A row is untouched as long as its updated_at is still the recorded one.
create table private.seeded_rows (
  table_name text not null check (table_name in ('tours', 'destinations', 'blog_posts')),
  row_id uuid not null,
  updated_at timestamptz not null,
  primary key (table_name, row_id)
);

create table private.seeded_pictures (
  bucket_id text not null,
  name text not null,
  primary key (bucket_id, name)
);

revoke all on all tables in schema private from public, anon, authenticated;
