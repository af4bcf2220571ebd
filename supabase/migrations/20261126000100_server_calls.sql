-- What the server asks of its database, over the same interface whether the database is its own or that of
-- a hosted project. All of it is the server's alone: it comes with the secret key.

-- The newest migration that was applied.
create function public.schema_version()
  returns text
  language sql stable security definer
  set search_path = ''
as $$
  select max(version) from supabase_migrations.schema_migrations;
$$;

-- What the storage knows of the pictures of public buckets; keys are `bucket/name`.
create function public.stored_pictures(keys text[])
  returns table (key text, metadata jsonb)
  language sql stable security definer
  set search_path = ''
as $$
  select wanted.key, object.metadata
  from (select distinct unnest(keys) as key) as wanted
  join storage.objects as object
    on object.bucket_id = split_part(wanted.key, '/', 1)
    and object.name = substr(wanted.key, strpos(wanted.key, '/') + 1)
  join storage.buckets as bucket on bucket.id = object.bucket_id and bucket.public;
$$;

-- Begins to put in the demonstration content, or goes on where it was cut short: false where there is
-- content, or was once.
create function public.begin_seed()
  returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  finished boolean;
begin
  select finished_at is not null into finished from private.seed_run for update;
  if found then
    return not finished;
  end if;
  if exists (select from public.tours) or exists (select from public.destinations)
    or exists (select from public.blog_posts)
  then
    return false;
  end if;
  insert into private.seed_run (started_at) values (now()) on conflict do nothing;
  return true;
end;
$$;

-- Notes what was put in: all rows there are, because nobody is let in before it is done.
create function public.finish_seed(pictures jsonb)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into private.seeded_rows (table_name, row_id, updated_at)
  select 'tours', id, updated_at from public.tours
  union all select 'destinations', id, updated_at from public.destinations
  union all select 'blog_posts', id, updated_at from public.blog_posts
  on conflict do nothing;
  insert into private.seeded_pictures (bucket_id, name)
  select bucket, name from jsonb_to_recordset(pictures) as picture (bucket text, name text)
  on conflict do nothing;
  update private.seed_run set finished_at = now() where finished_at is null;
end;
$$;

revoke execute on function public.schema_version(), public.stored_pictures(text[]), public.begin_seed(),
  public.finish_seed(jsonb)
  from public, anon, authenticated;
grant execute on function public.schema_version(), public.stored_pictures(text[]), public.begin_seed(),
  public.finish_seed(jsonb)
  to service_role;
