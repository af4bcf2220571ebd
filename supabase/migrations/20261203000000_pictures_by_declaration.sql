-- Which columns of an entry show pictures is told to the trigger, as the declaration in content/ has them.

-- Its argument: {"shown": "is_published", "since": "published_at", "pictures": ["featured_image"], "texts":
-- ["content"]}: the flag without which nothing is shown, the moment from which on, columns of addresses, and
-- columns of texts in which addresses stand.
create or replace function private.note_shown_pictures()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  told constant jsonb := tg_argv[0];
  entry jsonb;
begin
  if tg_level = 'STATEMENT' then
    delete from private.shown_pictures where table_name = tg_table_name;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.shown_pictures where row_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  entry := to_jsonb(new);
  if not (entry -> (told ->> 'shown'))::boolean then
    return null;
  end if;
  insert into private.shown_pictures (table_name, row_id, path, since)
  select
    tg_table_name, new.id, path, coalesce((entry ->> (told ->> 'since'))::timestamptz, '-infinity')
  from private.picture_paths(
    array(
      select address
      from jsonb_array_elements_text(told -> 'pictures') as field
      cross join lateral jsonb_array_elements_text(
        case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
      ) as address
    ),
    array(select entry ->> field from jsonb_array_elements_text(told -> 'texts') as field)
  ) as path;
  return null;
end;
$$;

drop trigger shown_pictures on public.tours;

create trigger shown_pictures
  after insert or update or delete on public.tours
  for each row execute function private.note_shown_pictures(
    '{"shown":"is_active","pictures":["image_url","gallery_images"],"texts":[]}'
  );

drop trigger shown_pictures on public.destinations;

create trigger shown_pictures
  after insert or update or delete on public.destinations
  for each row execute function private.note_shown_pictures(
    '{"shown":"is_active","pictures":["gallery_images"],"texts":[]}'
  );

drop trigger shown_pictures on public.blog_posts;

create trigger shown_pictures
  after insert or update or delete on public.blog_posts
  for each row execute function private.note_shown_pictures(
    '{"shown":"is_published","since":"published_at","pictures":["featured_image"],"texts":["content","content_en","content_fr"]}'
  );
