-- The limits of every declared column, by regular names, so that the declaration and the database can be
-- compared. Until now the panel alone held some of them: how long items of lists, tags and texts of days may
-- be, and how many there may be of them.

-- Whether a list has no nulls, at most so many items, and none of them longer than so many characters.
create function private.list_is_sound(items text[], most integer, longest integer)
  returns boolean
  language sql
  immutable
as $$
  select pg_catalog.array_position(items, null) is null
    and pg_catalog.cardinality(items) <= most
    and not exists (
      select from pg_catalog.unnest(items) as item where pg_catalog.char_length(item) > longest
    );
$$;

revoke execute on function private.list_is_sound(text[], integer, integer) from public;
grant execute on function private.list_is_sound(text[], integer, integer) to authenticated, service_role;

-- What other programs have written beyond these limits is cut to them, and what makes no sense is taken out;
-- the version that is kept of the entry has it as it was.
create function pg_temp.cut(items text[], most integer, longest integer)
  returns text[]
  language sql
as $$
  select coalesce(array_agg(left(item, longest) order by place), '{}')
  from unnest(items) with ordinality as each (item, place)
  where place <= most and item is not null;
$$;

update public.tours set
  included_services = pg_temp.cut(included_services, 100, 500),
  included_services_en = pg_temp.cut(included_services_en, 100, 500),
  included_services_fr = pg_temp.cut(included_services_fr, 100, 500),
  excluded_services = pg_temp.cut(excluded_services, 100, 500),
  excluded_services_en = pg_temp.cut(excluded_services_en, 100, 500),
  excluded_services_fr = pg_temp.cut(excluded_services_fr, 100, 500)
where not (
  private.list_is_sound(included_services, 100, 500)
  and private.list_is_sound(included_services_en, 100, 500)
  and private.list_is_sound(included_services_fr, 100, 500)
  and private.list_is_sound(excluded_services, 100, 500)
  and private.list_is_sound(excluded_services_en, 100, 500)
  and private.list_is_sound(excluded_services_fr, 100, 500)
);

update public.destinations set
  highlights = pg_temp.cut(highlights, 100, 500),
  highlights_en = pg_temp.cut(highlights_en, 100, 500),
  highlights_fr = pg_temp.cut(highlights_fr, 100, 500)
where not (
  private.list_is_sound(highlights, 100, 500)
  and private.list_is_sound(highlights_en, 100, 500)
  and private.list_is_sound(highlights_fr, 100, 500)
);

update public.blog_posts set
  tags = pg_temp.cut(tags, 40, 60)
where not (
  private.list_is_sound(tags, 40, 60)
);

-- Days: texts are cut, members that are no such thing go. A day that is no object becomes an empty one, so
-- that the others keep their places.
update public.tours set itinerary = (
  select jsonb_agg(
    case
      when jsonb_typeof(item) <> 'object' then '{}'
      else (
        select coalesce(jsonb_object_agg(name, case
          when name ~ '^(title|description|place|bed)_(es|en|fr)$'
            then to_jsonb(left(held #>> '{}', case when name like 'description%' then 5000 else 200 end))
          else held
        end), '{}')
        from jsonb_each(item) as member (name, held)
        where not (
          (name ~ '^(title|description|place|bed)_(es|en|fr)$' and jsonb_typeof(held) not in ('string', 'null'))
          or name in (
            'latitude', 'longitude', 'bed_type', 'own_bathroom', 'meals', 'travel', 'kilometres', 'hours'
          )
        )
      )
    end order by place
  )
  from jsonb_array_elements(itinerary) with ordinality as each (item, place)
)
where not private.objects_are_sound(itinerary, 120, '{"title_es":{"type":"text","max":200},"title_en":{"type":"text","max":200},"title_fr":{"type":"text","max":200},"description_es":{"type":"text","max":5000},"description_en":{"type":"text","max":5000},"description_fr":{"type":"text","max":5000},"place_es":{"type":"text","max":200},"place_en":{"type":"text","max":200},"place_fr":{"type":"text","max":200},"latitude":{"type":"number","min":-90,"max":90},"longitude":{"type":"number","min":-180,"max":180},"bed_es":{"type":"text","max":200},"bed_en":{"type":"text","max":200},"bed_fr":{"type":"text","max":200},"bed_type":{"type":"choice","of":["lodge","tented-camp","camping","hotel","guesthouse","houseboat","train","none"]},"own_bathroom":{"type":"flag"},"meals":{"type":"choices","of":["breakfast","lunch","dinner"]},"travel":{"type":"choice","of":["road","flight","boat","train","foot"]},"kilometres":{"type":"number","min":0,"max":3000,"whole":true},"hours":{"type":"number","min":0,"max":24}}');

alter table public.tours
  drop constraint tours_min_group_size_positive,
  drop constraint tours_max_group_size_sane,
  drop constraint tours_price_per_person_sane,
  drop constraint tours_group_size_order,
  drop constraint tours_services_without_nulls,
  drop constraint tours_itinerary_is_list,
  add constraint tours_duration_days_range check (duration_days between 1 and 120),
  add constraint tours_excluded_services_en_sound check (private.list_is_sound(excluded_services_en, 100, 500)),
  add constraint tours_excluded_services_fr_sound check (private.list_is_sound(excluded_services_fr, 100, 500)),
  add constraint tours_excluded_services_sound check (private.list_is_sound(excluded_services, 100, 500)),
  add constraint tours_included_services_en_sound check (private.list_is_sound(included_services_en, 100, 500)),
  add constraint tours_included_services_fr_sound check (private.list_is_sound(included_services_fr, 100, 500)),
  add constraint tours_included_services_sound check (private.list_is_sound(included_services, 100, 500)),
  add constraint tours_itinerary_sound check (private.objects_are_sound(itinerary, 120, '{"title_es":{"type":"text","max":200},"title_en":{"type":"text","max":200},"title_fr":{"type":"text","max":200},"description_es":{"type":"text","max":5000},"description_en":{"type":"text","max":5000},"description_fr":{"type":"text","max":5000},"place_es":{"type":"text","max":200},"place_en":{"type":"text","max":200},"place_fr":{"type":"text","max":200},"latitude":{"type":"number","min":-90,"max":90},"longitude":{"type":"number","min":-180,"max":180},"bed_es":{"type":"text","max":200},"bed_en":{"type":"text","max":200},"bed_fr":{"type":"text","max":200},"bed_type":{"type":"choice","of":["lodge","tented-camp","camping","hotel","guesthouse","houseboat","train","none"]},"own_bathroom":{"type":"flag"},"meals":{"type":"choices","of":["breakfast","lunch","dinner"]},"travel":{"type":"choice","of":["road","flight","boat","train","foot"]},"kilometres":{"type":"number","min":0,"max":3000,"whole":true},"hours":{"type":"number","min":0,"max":24}}')),
  add constraint tours_max_group_size_order check (max_group_size >= min_group_size),
  add constraint tours_max_group_size_range check (max_group_size between 1 and 500),
  add constraint tours_min_group_size_range check (min_group_size between 1 and 500),
  add constraint tours_price_per_person_range check (price_per_person between 0 and 1000000);

alter table public.destinations
  drop constraint destinations_best_time_length,
  drop constraint destinations_best_time_en_length,
  drop constraint destinations_best_time_fr_length,
  drop constraint destinations_highlights_without_nulls,
  add constraint destinations_best_time_to_visit_en_length check (char_length(best_time_to_visit_en) <= 1000),
  add constraint destinations_best_time_to_visit_fr_length check (char_length(best_time_to_visit_fr) <= 1000),
  add constraint destinations_best_time_to_visit_length check (char_length(best_time_to_visit) <= 1000),
  add constraint destinations_highlights_en_sound check (private.list_is_sound(highlights_en, 100, 500)),
  add constraint destinations_highlights_fr_sound check (private.list_is_sound(highlights_fr, 100, 500)),
  add constraint destinations_highlights_sound check (private.list_is_sound(highlights, 100, 500));

alter table public.blog_posts
  drop constraint blog_posts_tags_sound,
  add constraint blog_posts_tags_sound check (private.list_is_sound(tags, 40, 60));

alter table public.contact_submissions
  drop constraint contact_submissions_email_format,
  add constraint contact_submissions_email_format check (email ~ '^[^@\s]+@[^@\s]+$'),
  add constraint contact_submissions_email_length check (char_length(btrim(email)) between 1 and 255);

drop function pg_temp.cut(text[], integer, integer);
