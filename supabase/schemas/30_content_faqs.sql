create table public.faqs (
  id uuid primary key default gen_random_uuid(),
  question text not null
    constraint faqs_question_length check (char_length(btrim(question)) between 1 and 200),
  question_en text constraint faqs_question_en_length check (char_length(question_en) <= 200),
  question_fr text constraint faqs_question_fr_length check (char_length(question_fr) <= 200),
  answer text not null constraint faqs_answer_length check (char_length(btrim(answer)) between 1 and 5000),
  answer_en text constraint faqs_answer_en_length check (char_length(answer_en) <= 5000),
  answer_fr text constraint faqs_answer_fr_length check (char_length(answer_fr) <= 5000),
  content_format text not null default 'plain'
    constraint faqs_content_format_known check (content_format in ('plain', 'marked')),
  topic text not null
    constraint faqs_topic_known
      check (topic in ('planning', 'booking', 'documents', 'health', 'luggage', 'journey')),
  tour_ids uuid[] not null default '{}'
    constraint faqs_tour_ids_valid
      check (array_position(tour_ids, null) is null and cardinality(tour_ids) <= 20),
  destination_ids uuid[] not null default '{}'
    constraint faqs_destination_ids_valid
      check (array_position(destination_ids, null) is null and cardinality(destination_ids) <= 20),
  position smallint not null default 0
    constraint faqs_position_range check ("position" >= 0 and "position" <= 9999),
  slug text collate "C" not null unique
    constraint faqs_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  is_active boolean not null default true,
  image_details jsonb not null default '{}'
    constraint faqs_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  incomplete_locales text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.faqs enable row level security;
revoke all on table public.faqs from anon, authenticated;
grant select on table public.faqs to anon;
grant select, insert, update, delete on table public.faqs to authenticated;
grant all on table public.faqs to service_role;

create index faqs_tour_ids on public.faqs using gin (tour_ids);

create index faqs_by_position on public.faqs ("position", id) include (is_active);

create index faqs_listed on public.faqs ("position", id) include (is_active) where is_active;

create index faqs_changed on public.faqs (updated_at) where is_active;

create index faqs_incomplete on public.faqs (updated_at, id) where incomplete_locales <> '{}';

create index faqs_by_updated_at on public.faqs (updated_at, id) include (is_active);

create index faqs_destination_ids on public.faqs using gin (destination_ids);

create index faqs_hidden on public.faqs (updated_at, id) where not is_active;

create trigger announce_change after insert or update or delete on public.faqs
  for each row execute function public.announce_content_change();

create trigger announce_truncate after truncate on public.faqs
  for each statement execute function public.announce_content_change();

create trigger faqs_incomplete_locales before insert or update on public.faqs
  for each row execute function private.set_incomplete_locales();

create trigger faqs_updated_at before update on public.faqs
  for each row execute function private.touch_updated_at();

create trigger former_slugs after insert or delete on public.faqs
  for each row execute function private.record_former_slug();

create trigger former_slugs_on_truncate after truncate on public.faqs
  for each statement execute function private.record_former_slug();

create trigger former_slugs_on_update after update on public.faqs
  for each row
  when (old.slug is distinct from new.slug)
  execute function private.record_former_slug();

create trigger former_slugs_restore after insert on public.faqs
  for each row execute function private.restore_former_slugs();

create trigger keep_version after update or delete on public.faqs
  for each row execute function private.keep_version();

create trigger log_content after insert or update or delete on public.faqs
  for each row execute function private.log_content();

create trigger picture_uses after insert or update or delete on public.faqs
  for each row execute function private.update_picture_uses();

create trigger picture_uses_on_truncate after truncate on public.faqs
  for each statement execute function private.update_picture_uses();

create trigger search_documents after insert or update or delete on public.faqs
  for each row execute function private.index_search_document();

create trigger search_documents_on_truncate after truncate on public.faqs
  for each statement execute function private.index_search_document();

create trigger shown_pictures after insert or update or delete on public.faqs
  for each row execute function private.update_shown_pictures();

create trigger shown_pictures_on_truncate after truncate on public.faqs
  for each statement execute function private.update_shown_pictures();

create trigger stale_translations after update on public.faqs
  for each row execute function private.update_stale_translations();

create policy "faqs_visible"
  on public.faqs for select
  to anon, authenticated
  using (is_active);

create policy "faqs_admin_select"
  on public.faqs for select
  to authenticated
  using ((select private.is_admin()));

create policy "faqs_admin_insert"
  on public.faqs for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "faqs_admin_update"
  on public.faqs for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "faqs_admin_delete"
  on public.faqs for delete
  to authenticated
  using ((select private.is_admin()));

insert into private.content_types (type, position, path, definition)
values ('faqs', 5, '/faq', '{
  "rich": ["answer"],
  "lists": [],
  "texts": ["question","answer"],
  "title": "question",
  "counts": {},
  "search": {"A":[],"B":["question"],"C":[],"D":["answer"]},
  "objects": {},
  "visible": "is_active",
  "optional": [],
  "pictures": [],
  "pictureTexts": []
}');
