-- Buckets of pictures: their addresses are public, listing and writing is not.

create function private.picture_buckets()
  returns text[]
  language sql
  immutable
  parallel safe
as $$
  select array['blog-images', 'tour-images', 'destination-images', 'content-images', 'site-images']
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('blog-images', 'blog-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('tour-images', 'tour-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('destination-images', 'destination-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('content-images', 'content-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('site-images', 'site-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Admins see every picture"
  on storage.objects for select
  to authenticated
  using ((bucket_id = any (private.picture_buckets())) and (select private.is_admin()));

create policy "Admins upload pictures"
  on storage.objects for insert
  to authenticated
  with check ((bucket_id = any (private.picture_buckets())) and (select private.is_admin()));

create policy "Admins replace pictures"
  on storage.objects for update
  to authenticated
  using ((bucket_id = any (private.picture_buckets())) and (select private.is_admin()))
  with check ((bucket_id = any (private.picture_buckets())) and (select private.is_admin()));

create policy "Admins remove pictures"
  on storage.objects for delete
  to authenticated
  using ((bucket_id = any (private.picture_buckets())) and (select private.is_admin()));

revoke execute on function private.picture_buckets()
from public, anon, authenticated, service_role;
grant execute on function private.picture_buckets()
to anon, authenticated, service_role;
