-- Renames tables, columns, functions, triggers, indexes, constraints and policies to standard terms, and removes the
-- count of wrong invitation tokens (256 random bits cannot be guessed). No data is lost.

-- Tables and columns

alter table private.attempts rename to rate_limit_events;
alter table private.rate_limit_events rename constraint attempts_kind_check to rate_limit_events_kind_check;
alter index private.attempts_of_sender rename to rate_limit_events_by_sender;
alter index private.attempts_by_time rename to rate_limit_events_by_time;

alter table private.saves rename to idempotency_keys;
alter table private.idempotency_keys rename asked to request_hash;
alter table private.idempotency_keys rename answer to response;
alter table private.idempotency_keys rename at to created_at;
alter table private.idempotency_keys rename constraint saves_pkey to idempotency_keys_pkey;
alter index private.saves_by_time rename to idempotency_keys_by_time;
alter index private.saves_of_entry rename to idempotency_keys_of_entry;

alter table private.blog_shelves rename to blog_terms;
alter table private.blog_terms rename constraint blog_shelves_pkey to blog_terms_pkey;
alter table private.blog_terms rename constraint blog_shelves_kind_known to blog_terms_kind_known;
alter index private.blog_shelves_listed rename to blog_terms_listed;

alter table private.known_addresses rename to sign_in_addresses;
alter table private.sign_in_addresses rename constraint known_addresses_pkey to sign_in_addresses_pkey;

alter table private.sign_in_guesses rename to sign_in_attempts;
alter table private.sign_in_attempts rename settled to is_finished;
alter table private.sign_in_attempts rename constraint sign_in_guesses_pkey to sign_in_attempts_pkey;
alter index private.sign_in_guesses_of_account rename to sign_in_attempts_of_account;
alter index private.sign_in_guesses_by_time rename to sign_in_attempts_by_time;

alter table private.search_documents rename shown_from to visible_from;
alter table private.search_documents rename name_words to title_vector;
alter table private.search_documents rename words to text_vector;
alter index private.search_documents_name_words rename to search_documents_title_vector;
alter index private.search_documents_words rename to search_documents_text_vector;

alter table private.pictures rename lacks to missing_alt_languages;
alter table private.picture_uses rename lacks to missing_alt_languages;
alter index private.pictures_lacking rename to pictures_missing_alt;

alter table public.admin_log rename who to actor_id;
alter table public.admin_log rename what to action;
alter table public.admin_log rename about to subject;
alter table public.admin_log rename constraint admin_log_what_known to admin_log_action_known;
alter index public.admin_log_by_who rename to admin_log_by_actor;

alter table public.desk_settings rename to inbox_settings;
alter table public.inbox_settings rename constraint desk_settings_pkey to inbox_settings_pkey;
alter table public.inbox_settings rename constraint desk_settings_only_one to inbox_settings_only_one;
alter table public.inbox_settings rename constraint desk_settings_answer_templates_sound
  to inbox_settings_answer_templates_valid;
alter trigger desk_settings_updated_at on public.inbox_settings rename to inbox_settings_updated_at;

alter table public.contact_submissions rename found_by to search_text;

alter table public.tours rename open_locales to incomplete_locales;
alter table public.destinations rename open_locales to incomplete_locales;
alter table public.blog_posts rename open_locales to incomplete_locales;
alter index public.tours_open rename to tours_incomplete;
alter index public.destinations_open rename to destinations_incomplete;
alter index public.blog_posts_open rename to blog_posts_incomplete;

drop table private.invitation_tries;

-- Names of generated and numbered objects

do $$
declare
  renamed record;
begin
  -- `_sound` constraints, and from PostgreSQL 18 on constraints of `not null`, which keep the former names.
  for renamed in
    select con.conrelid::regclass as table_name, con.conname as former,
      case when con.contype = 'n'
        then class.relname || '_' || attribute.attname || '_not_null'
        else regexp_replace(con.conname, '_sound$', '_valid')
      end as name
    from pg_catalog.pg_constraint as con
    join pg_catalog.pg_class as class on class.oid = con.conrelid
    left join pg_catalog.pg_attribute as attribute
      on con.contype = 'n' and attribute.attrelid = con.conrelid and attribute.attnum = con.conkey[1]
    where con.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (con.contype = 'n' or con.conname like '%\_sound')
  loop
    if renamed.name <> renamed.former then
      execute format('alter table %s rename constraint %I to %I', renamed.table_name, renamed.former, renamed.name);
    end if;
  end loop;

  -- Suffixes of triggers: the event instead of a participle.
  for renamed in
    select trigger.tgrelid::regclass as table_name, trigger.tgname as former,
      case trigger.tgname
        when 'former_slugs_renamed' then 'former_slugs_on_update'
        when 'former_slugs_restored' then 'former_slugs_restore'
        when 'note_stale_translations' then 'stale_translations'
        when 'forget_stale_translations' then 'delete_stale_translations'
        when 'judge_pictures' then 'refresh_picture_state'
        when 'judge_pictures_again' then 'refresh_picture_state_on_delete'
        when 'shelves' then 'blog_terms'
        when 'search_words' then 'search_documents'
        when 'note_stored_picture' then 'stored_pictures'
        when 'note_stored_picture_anew' then 'stored_pictures_on_update'
        when 'note_stored_pictures_emptied' then 'stored_pictures_on_truncate'
        when 'announce_emptied' then 'announce_truncate'
        else regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          trigger.tgname, 'open_locales', 'incomplete_locales'), '^shelves_', 'blog_terms_'),
          '^search_words_', 'search_documents_'), '_anew$', '_on_update'), '_emptied$', '_on_truncate')
      end as name
    from pg_catalog.pg_trigger as trigger
    join pg_catalog.pg_class as class on class.oid = trigger.tgrelid
    where not trigger.tgisinternal
      and (
        class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        -- Only the owner of a table may rename its triggers, which hosted Supabase does not allow in `storage`.
        or class.oid = 'storage.objects'::regclass and trigger.tgname like 'note\_%'
          and pg_has_role(class.relowner, 'member')
      )
  loop
    if renamed.name <> renamed.former then
      execute format('alter trigger %I on %s rename to %I', renamed.former, renamed.table_name, renamed.name);
    end if;
  end loop;
end;
$$;

-- Policies

alter policy "Admins read what the desk needs" on public.inbox_settings rename to "Admins read inbox settings";
alter policy "Admins change what the desk needs" on public.inbox_settings rename to "Admins change inbox settings";
alter policy "Admins see what has gone out" on public.outbox rename to "Admins read the outbox";
alter policy "Admins have mail tried again" on public.outbox rename to "Admins retry mails";
alter policy "Admins let translations stand" on public.stale_translations
  rename to "Admins dismiss stale translations";
alter policy "Admins read how often pages were seen" on public.page_views rename to "Admins read page views";
alter policy "Former slugs of entries that one may read" on public.former_slugs
  rename to "Everyone reads former slugs of visible entries";
alter policy "Everyone reads posts from their publication on" on public.blog_posts
  rename to "Everyone reads published posts";

-- Stored names

update public.admin_log set entry_type = 'inbox_settings' where entry_type = 'desk_settings';
update private.picture_uses set table_name = 'inbox_settings' where table_name = 'desk_settings';
-- Derived columns of earlier versions are neither compared nor restored; they are renamed as in the tables.
update public.entry_versions
set data = data - 'open_locales' || jsonb_build_object('incomplete_locales', data -> 'open_locales')
where data ? 'open_locales';
update private.idempotency_keys
set response = jsonb_set(
  response #- '{row,open_locales}', '{row,incomplete_locales}', response #> '{row,open_locales}'
)
where response -> 'row' ? 'open_locales';

-- Functions with the same parameters

alter function private.account_with_password(text, text, timestamptz) rename to create_or_reset_account;
alter function private.asked_words(text, text) rename to search_terms;
alter function private.column_of(text, text) rename to localized_column;
alter function private.entry_at(text) rename to entry_at_path;
alter function private.folded(text) rename to fold_text;
alter function private.forget_stale_translations() rename to delete_stale_translations;
alter function private.is_administrator(text) rename to is_administrator_email;
alter function private.judge_pictures(text[]) rename to refresh_picture_state;
alter function private.judge_versions_pictures() rename to refresh_version_picture_state;
alter function private.keep_shelves() rename to update_blog_terms;
alter function private.keep_words() rename to index_search_document;
alter function private.keepers_of_picture(text, text) rename to versions_with_picture;
alter function private.lacks_alt(jsonb, jsonb, text) rename to is_missing_alt;
alter function private.lacks_of_picture(text, text) rename to picture_missing_alt;
alter function private.list_is_sound(text[], integer, integer) rename to is_valid_list;
alter function private.note_picture_uses() rename to update_picture_uses;
alter function private.note_shelves(blog_posts) rename to insert_blog_terms;
alter function private.note_shown_pictures() rename to update_shown_pictures;
alter function private.note_stale_translations() rename to update_stale_translations;
alter function private.note_stored_picture() rename to update_stored_picture;
alter function private.note_words(text, jsonb) rename to insert_search_documents;
alter function private.objects_are_sound(jsonb, integer, jsonb) rename to is_valid_object_list;
alter function private.remember_address(text, text, timestamptz) rename to record_sign_in_address;
alter function private.remember_slug() rename to record_former_slug;
alter function private.remember_slugs_of_versions() rename to restore_former_slugs;
alter function private.set_open_locales() rename to set_incomplete_locales;
alter function private.shelf_slug(text) rename to term_slug;
alter function private.state_of_picture(text, text) rename to picture_state;
alter function private.unescaped(text) rename to decode_query_value;
alter function private.uses_of_picture(text, text) rename to rows_with_picture;
alter function private.worded(jsonb, text, text) rename to localized_text;
alter function private.worded_objects(jsonb, text, text[], text) rename to localized_objects_text;
alter function private.words_of(text, jsonb, text) rename to search_vector;
alter function private.write_invitation(text, text, uuid, timestamptz) rename to upsert_invitation;
alter function private.writer() rename to current_user_email;
alter function public.blog_shelves() rename to blog_terms;
alter function public.forget_admin_log(timestamptz) rename to purge_admin_log;
alter function public.forget_attempts(timestamptz) rename to purge_expired_form_data;
alter function public.forget_enquiries(integer, timestamptz) rename to purge_enquiries;
alter function public.forget_invitations(timestamptz) rename to purge_invitations;
alter function public.forget_page_views(timestamptz) rename to purge_page_views;
alter function public.forget_previews(timestamptz) rename to purge_preview_links;
alter function public.forget_trash(timestamptz) rename to purge_trash;
alter function public.holds_captcha_pass(text, timestamptz) rename to is_captcha_pass_valid;
alter function public.post_parts(integer) rename to post_sitemap_parts;
alter function public.publications(timestamptz) rename to scheduled_publications;
alter function public.tour_choices() rename to tour_filter_options;
alter function public.tour_span() rename to tour_ranges;
alter function public.unreferred_pictures(timestamptz) rename to unreferenced_pictures;

-- Functions with renamed parameters or columns

drop function private.answer_of_save(uuid, text);
drop function private.begin_guess(text, text, integer, integer, integer, interval, timestamptz);
drop function private.begin_mail(text, boolean, interval, integer, interval, timestamptz);
drop function private.log_people(uuid, text, uuid, text);
drop function private.note_save(uuid, text, uuid, jsonb);
drop function private.pictures_of(jsonb, jsonb);
drop function private.seconds_to_guess(timestamptz[], integer, interval, timestamptz);
drop function private.seconds_to_wait(text, text, integer, interval, timestamptz);
drop function private.settle_guess(uuid, boolean, interval, timestamptz);
drop function private.untranslated(text);
drop function public.accept_invitation(text, text, text, timestamptz);
drop function public.own_sessions();
drop function public.pictures(text, text, text, integer, integer);
drop function public.resume_mails(boolean, timestamptz);
drop function public.settle_mail(uuid, uuid, text, timestamptz);
drop function public.shelf_posts(text, text, integer, integer);

create function private.find_idempotent_response(operation_id uuid, request_hash text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  known private.idempotency_keys;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.idempotency_keys:' || operation_id, 0));
  select * into known from private.idempotency_keys where operation = operation_id;
  if known.request_hash <> request_hash then
    raise exception 'This operation has saved something else' using errcode = 'PT409';
  end if;
  return known.response;
end;
$$;

create function private.begin_sign_in_attempt(
  of_account text, from_address text, max_unknown integer, max_known integer, max_per_address integer,
  period interval, at timestamptz,
  out attempt uuid, out wait_seconds integer, out has_unfinished boolean
)
  returns record
  language plpgsql
  set search_path = ''
as $$
declare
  known boolean;
begin
  -- One call per account at a time, on all servers: concurrent calls would all pass the limit.
  perform pg_advisory_xact_lock(hashtext('private.sign_in_attempts:' || of_account));
  known := exists (
    select from private.sign_in_addresses
    where account = of_account and address = from_address
      and last_seen_at > begin_sign_in_attempt.at - interval '180 days'
  );
  select
    case when known then greatest(
      private.seconds_until_allowed(
        array_agg(earlier.at order by earlier.at desc) filter (where known_address = from_address),
        max_per_address, period, begin_sign_in_attempt.at
      ),
      private.seconds_until_allowed(
        array_agg(earlier.at order by earlier.at desc) filter (where known_address is not null),
        max_known, period, begin_sign_in_attempt.at
      )
    )
    else private.seconds_until_allowed(
      array_agg(earlier.at order by earlier.at desc) filter (where known_address is null),
      max_unknown, period, begin_sign_in_attempt.at
    ) end,
    -- An attempt that never finished, because the server crashed, counts as wrong.
    coalesce(bool_or(
      not is_finished and earlier.at > begin_sign_in_attempt.at - interval '10 seconds'
      and (known_address is not null) = known
    ), false)
  into wait_seconds, has_unfinished
  from private.sign_in_attempts as earlier
  where account = of_account
    and earlier.at > begin_sign_in_attempt.at - period;

  if wait_seconds = 0 then
    insert into private.sign_in_attempts (account, known_address, at)
    values (of_account, case when known then from_address end, begin_sign_in_attempt.at)
    returning id into attempt;
  end if;
end;
$$;

create function private.reserve_sign_in_mail(
  of_account text, has_unused_link boolean, spacing interval, max_count integer, period interval, at timestamptz
)
  returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  recent integer;
  just_sent boolean;
begin
  -- One call per account at a time, on all servers: concurrent calls would all pass the limit.
  perform pg_advisory_xact_lock(hashtext('private.sign_in_mails:' || of_account));
  -- Future rows, from a clock that was ahead, go too: they would stop all mails until that time.
  delete from private.sign_in_mails as old
  where old.at <= reserve_sign_in_mail.at - period or old.at >= reserve_sign_in_mail.at + period;

  select count(*), coalesce(bool_or(earlier.at > reserve_sign_in_mail.at - spacing), false)
  into recent, just_sent
  from private.sign_in_mails as earlier
  where account = of_account;
  if recent >= max_count or (has_unused_link and just_sent) then
    return false;
  end if;
  insert into private.sign_in_mails values (of_account, reserve_sign_in_mail.at);
  return true;
end;
$$;

create function private.log_account_action(
  actor uuid, action text, account uuid, subject text default null
)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.admin_log (actor_id, kind, action, subject)
  values (
    actor, case action when 'sign-in' then 'access' else 'people' end, action,
    left(coalesce(subject, (select known.email from auth.users as known where known.id = account)), 300)
  );
$$;

create function private.store_idempotent_response(
  operation_id uuid, request_hash text, entry uuid, response jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.idempotency_keys (operation, request_hash, entry_id, response)
  values (operation_id, request_hash, entry, response);
  delete from private.idempotency_keys where created_at < now() - interval '1 day';
end;
$$;

create function private.entry_pictures(entry jsonb, fields jsonb)
  returns table(picture text, missing_alt_languages text[])
  language sql
  immutable
  set search_path = ''
as $$
  with own as (
    select distinct private.percent_decoded(found.path) as path
    from jsonb_array_elements_text(fields) as field
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(entry -> field) when 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as item
    cross join lateral (
      select substring(item #>> '{}' from '/storage/v1/object/public/([^?#]+)')
    ) as found (path)
    where octet_length(found.path) <= 1100
  ), described as (
    select own.path, array(
      select language
      from unnest(private.languages()) with ordinality as each (language, place)
      -- An empty Spanish text marks a decorative picture.
      where not (jsonb_typeof(detail.alt -> 'es') is not distinct from 'string' and private.is_blank(detail.alt -> 'es'))
        and private.is_blank(detail.alt -> language)
      order by place
    ) as missing_alt_languages
    from own
    cross join lateral (select entry -> 'image_details' -> own.path -> 'alt') as detail (alt)
  ), mentioned as (
    select * from private.version_pictures_in(entry) as other (name)
    where name not in (select path from own)
  )
  select path, described.missing_alt_languages from described
  union all
  select name, null from mentioned
  -- Skips a bare name if its full path was found too.
  where not exists (
    select from (select path from own union all select other.name from mentioned as other) as whole (path)
    where right(whole.path, length(mentioned.name) + 1) = '/' || mentioned.name
  );
$$;

create function private.seconds_until_allowed(
  attempts timestamptz[], max_count integer, period interval, at timestamptz
)
  returns integer
  language sql
  stable
  set search_path = ''
as $$
  select case
    when coalesce(cardinality(attempts), 0) < max_count then 0
    else greatest(1, ceil(extract(epoch from attempts[max_count] + period - at)))::integer
  end;
$$;

create function private.rate_limit_wait_seconds(
  of_kind text, of_sender text, max_count integer, period interval, at timestamptz
)
  returns integer
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    (
      select greatest(1, ceil(extract(epoch from event.at + period - rate_limit_wait_seconds.at)))::integer
      from private.rate_limit_events as event
      where kind = of_kind
        and (of_sender is null or sender = of_sender)
        and event.at > rate_limit_wait_seconds.at - period
      order by event.at desc
      offset max_count - 1
      limit 1
    ),
    0
  );
$$;

create function private.finish_sign_in_attempt(
  attempt uuid, is_wrong boolean, period interval, at timestamptz
)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if is_wrong then
    update private.sign_in_attempts set is_finished = true where id = attempt;
    delete from private.sign_in_attempts as old
    where old.at <= finish_sign_in_attempt.at - period;
  else
    delete from private.sign_in_attempts where id = attempt;
  end if;
end;
$$;

create function private.untranslated_entries(code text)
  returns table(kind text, id uuid, updated_at timestamptz, missing boolean, stale_fields text[])
  language sql
  stable
  set search_path = ''
as $$
  with open as (
    select 'tours' as kind, id, updated_at, incomplete_locales from public.tours where incomplete_locales <> '{}'
    union all
    select 'destinations', id, updated_at, incomplete_locales from public.destinations where incomplete_locales <> '{}'
    union all
    select 'blog_posts', id, updated_at, incomplete_locales from public.blog_posts where incomplete_locales <> '{}'
  ), marked as (
    select mark.entry_type as kind, mark.entry_id as id, array_agg(mark.field order by mark.field) as fields
    from public.stale_translations as mark
    where mark.language = code
    group by mark.entry_type, mark.entry_id
  ), late as (
    select marked.*, entry.updated_at from marked join public.tours as entry using (id) where kind = 'tours'
    union all
    select marked.*, entry.updated_at from marked join public.destinations as entry using (id) where kind = 'destinations'
    union all
    select marked.*, entry.updated_at from marked join public.blog_posts as entry using (id) where kind = 'blog_posts'
  )
  select
    coalesce(open.kind, late.kind), coalesce(open.id, late.id), coalesce(open.updated_at, late.updated_at),
    open.id is not null, coalesce(late.fields, '{}')
  from (select * from open where code = any (open.incomplete_locales)) as open
  full join late on late.kind = open.kind and late.id = open.id;
$$;

create function public.accept_invitation(
  token_hash text, password text default null, at timestamptz default now()
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given private.invitations;
  account uuid;
begin
  -- A concurrent call with the same token waits for this lock, then finds no row.
  select * into given from private.invitations as invitation
  where invitation.token_hash = accept_invitation.token_hash and invitation.expires_at > at
  for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if password is null then
    return jsonb_build_object('outcome', 'open', 'email', given.email);
  end if;
  if char_length(password) < 8 then
    raise exception 'A password has eight characters at least' using errcode = '22023';
  end if;
  account := private.create_or_reset_account(given.email, password, at);
  insert into public.user_roles (user_id, role) values (account, 'admin') on conflict do nothing;
  delete from private.invitations where id = given.id;
  return jsonb_build_object('outcome', 'accepted', 'email', given.email);
end;
$$;

create function public.own_sessions()
  returns table(id uuid, began_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean)
  language plpgsql
  stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read their sessions' using errcode = '42501';
  end if;
  return query
    select session.id, session.created_at,
      -- `refreshed_at` is a timestamp without time zone, in UTC.
      greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
      session.user_agent, session.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions as session
    where session.user_id = auth.uid()
    order by 5 desc nulls last, 3 desc;
end;
$$;

create function public.pictures(
  filter text default null, search text default null, path text default null,
  row_offset integer default 0, row_limit integer default 24
)
  returns table(
    bucket text, name text, bytes bigint, uploaded_at timestamptz, state text, missing_alt_languages text[],
    uses jsonb, kept_by jsonb, total bigint
  )
  language plpgsql
  stable security definer
  set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(btrim(search), '([\\%_])', '\\\1', 'g') || '%';
  found_by_title text[];
  conditions text := 'true';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read which pictures there are' using errcode = '42501';
  end if;
  if filter not in ('missing', 'unused', 'kept') then
    raise exception 'Unknown filter %', filter using errcode = '22023';
  end if;
  if filter = 'missing' then
    conditions := 'picture.missing_alt_languages <> ''{}''';
  elsif filter is not null then
    conditions := format('picture.state = %L', filter);
  end if;
  if path is not null then
    conditions := conditions || ' and picture.path = $5';
  end if;
  if btrim(search) <> '' then
    execute format(
      'select array(
        select used.picture
        from (
          select ''tours'', entry.id from public.tours as entry where concat_ws(chr(10), %1$s) ilike $1
          union all
          select ''destinations'', entry.id from public.destinations as entry where concat_ws(chr(10), %1$s) ilike $1
          union all
          select ''blog_posts'', entry.id from public.blog_posts as entry where concat_ws(chr(10), %2$s) ilike $1
        ) as entry (table_name, id)
        join private.picture_uses as used
          on used.table_name = entry.table_name and used.row_id = entry.id::text
      )',
      (select string_agg(format('entry.%I', private.localized_column('name', code)), ', ') from unnest(private.languages()) as code),
      (select string_agg(format('entry.%I', private.localized_column('title', code)), ', ') from unnest(private.languages()) as code)
    ) into found_by_title using pattern;
    conditions := conditions
      || ' and (picture.name ilike $3 or picture.path = any ($4) or picture.name = any ($4))';
  end if;
  -- Dynamic SQL, so that each filter uses its own index.
  return query execute format(
    'select
       page.bucket_id, page.name, page.bytes, page.uploaded_at, page.state, page.missing_alt_languages,
       private.rows_with_picture(page.path, page.name),
       case when $5 is null then ''[]''::jsonb else private.versions_with_picture(page.path, page.name) end,
       (select count(*) from private.pictures as picture where %1$s)
     from (
       select * from private.pictures as picture where %1$s
       order by picture.uploaded_at desc, picture.path
       offset $1 limit $2
     ) as page
     order by page.uploaded_at desc, page.path',
    conditions
  ) using greatest(coalesce(row_offset, 0), 0), least(greatest(coalesce(row_limit, 24), 1), 100), pattern, found_by_title, path;
end;
$$;

create function public.resume_mails(is_only_server boolean, at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  waiting integer;
begin
  update public.outbox
  set next_attempt_at = least(next_attempt_at, at),
      claim = case when is_only_server then null else claim end,
      claimed_until = case when is_only_server then null else claimed_until end
  where sent_at is null;
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;

create function public.record_mail_result(
  enquiry uuid, claim_id uuid, failure text default null, at timestamptz default now()
)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.outbox
  set sent_at = case when failure is null then at end,
      last_error = left(failure, 500),
      next_attempt_at = case
        when failure is null then next_attempt_at
        else at + least(interval '10 seconds' * power(2, least(attempts, 20) - 1), interval '1 hour')
      end,
      claim = null,
      claimed_until = null
  where enquiry_id = enquiry and claim = claim_id and sent_at is null;
  return found;
end;
$$;

create function public.blog_term_posts(
  kind text, term text, row_offset integer default 0, row_limit integer default 24
)
  returns table(id uuid, name text, total integer)
  language sql
  stable
  set search_path = ''
as $$
  select
    entry.post_id,
    (
      select newest.name
      from private.blog_terms as newest
      where newest.kind = blog_term_posts.kind and newest.slug = blog_term_posts.term and newest.published_at <= now()
      order by newest.published_at desc, newest.post_id
      limit 1
    ),
    (
      select count(*)::integer
      from private.blog_terms as counted
      where counted.kind = blog_term_posts.kind and counted.slug = blog_term_posts.term and counted.published_at <= now()
    )
  from private.blog_terms as entry
  where entry.kind = blog_term_posts.kind and entry.slug = blog_term_posts.term and entry.published_at <= now()
  order by entry.published_at desc, entry.post_id
  limit least(greatest(row_limit, 0), 100)
  offset greatest(row_offset, 0);
$$;

revoke execute on function
  private.find_idempotent_response(uuid, text),
  private.store_idempotent_response(uuid, text, uuid, jsonb)
  from public, anon, authenticated, service_role;

grant execute on function
  private.find_idempotent_response(uuid, text),
  private.store_idempotent_response(uuid, text, uuid, jsonb)
  to authenticated, service_role;

revoke execute on function
  private.begin_sign_in_attempt(text, text, integer, integer, integer, interval, timestamptz),
  private.reserve_sign_in_mail(text, boolean, interval, integer, interval, timestamptz),
  private.log_account_action(uuid, text, uuid, text),
  private.entry_pictures(jsonb, jsonb),
  private.seconds_until_allowed(timestamptz[], integer, interval, timestamptz),
  private.rate_limit_wait_seconds(text, text, integer, interval, timestamptz),
  private.finish_sign_in_attempt(uuid, boolean, interval, timestamptz)
  from public, anon, authenticated, service_role;

revoke execute on function
  private.untranslated_entries(text),
  public.own_sessions(),
  public.pictures(text, text, text, integer, integer)
  from public, anon, authenticated, service_role;

grant execute on function
  private.untranslated_entries(text),
  public.own_sessions(),
  public.pictures(text, text, text, integer, integer)
  to authenticated;

revoke execute on function
  public.accept_invitation(text, text, timestamptz),
  public.resume_mails(boolean, timestamptz),
  public.record_mail_result(uuid, uuid, text, timestamptz)
  from public, anon, authenticated, service_role;

grant execute on function
  public.accept_invitation(text, text, timestamptz),
  public.resume_mails(boolean, timestamptz),
  public.record_mail_result(uuid, uuid, text, timestamptz)
  to service_role;

revoke execute on function
  public.blog_term_posts(text, text, integer, integer)
  from public, anon, authenticated, service_role;

grant execute on function
  public.blog_term_posts(text, text, integer, integer)
  to anon, authenticated, service_role;

create or replace function private.create_or_reset_account(email text, password text, at timestamptz)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid := (
    select known.id from auth.users as known
    where lower(known.email) = create_or_reset_account.email and not known.is_sso_user
  );
  -- The bcrypt cost of the Auth service.
  hash constant text := extensions.crypt(password, extensions.gen_salt('bf', 10));
begin
  if account is not null then
    update auth.users as known
    set encrypted_password = hash,
        email_confirmed_at = coalesce(known.email_confirmed_at, at),
        -- Invalidates links of earlier recovery and email change mails.
        recovery_token = '', email_change = '', email_change_token_new = '', email_change_token_current = '',
        updated_at = at
    where known.id = account;
    perform private.end_sessions(account);
    return account;
  end if;
  account := gen_random_uuid();
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    created_at, updated_at
  )
  values (
    account, 'authenticated', 'authenticated', email, hash, at,
    '{"provider": "email", "providers": ["email"]}', '{}', at, at
  );
  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, created_at, updated_at
  )
  values (
    gen_random_uuid(), 'email', account::text, account,
    jsonb_build_object('sub', account::text, 'email', email, 'email_verified', true), at, at
  );
  -- Hosted Supabase Auth cannot read accounts with nulls in these columns.
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'instance_id' and not attisdropped
  ) then
    execute $fill$
      update auth.users
      set instance_id = '00000000-0000-0000-0000-000000000000',
          confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
          email_change_token_current = '', phone_change = '', phone_change_token = '',
          reauthentication_token = ''
      where id = $1
    $fill$ using account;
  end if;
  return account;
end;
$$;

create or replace function private.search_terms(q text, language text)
  returns table(word text, stem text)
  language sql
  stable
  set search_path = ''
as $$
  with given as materialized (
    select
      btrim(private.fold_text(part)) as word,
      pg_catalog.ts_lexize(
        ('pg_catalog.' || private.stemmer_of(language))::regdictionary,
        lower(part)
      ) as stems
    from regexp_split_to_table(normalize(left(q, 200), NFC), '[^[:alnum:]\u00c0-\u024f]+') with ordinality as split (part, place)
    where private.fold_text(part) ~ '[[:alnum:]]'
    order by place
    limit 8
  )
  select given.word, case when char_length(stems[1]) between 4 and char_length(given.word) - 1
    then btrim(private.fold_text(stems[1])) end
  from given
  where stems <> '{}' or not exists (select from given as other where other.stems <> '{}');
$$;

create or replace function private.derived_columns(entry_type regclass)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array['updated_at', 'incomplete_locales', 'duration_days'] || coalesce(array_agg(attname::text), '{}')
  from pg_catalog.pg_attribute
  where attrelid = entry_type and attgenerated <> '';
$$;

create or replace function private.end_sessions(account uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- `user_id` is text on hosted Supabase.
  delete from auth.refresh_tokens where user_id::text = account::text;
  delete from auth.sessions where user_id = account;
end;
$$;

create or replace function private.is_admin()
  returns boolean
  language plpgsql
  stable security definer
  set search_path = ''
as $$
declare
  -- plpgsql resolves `auth.jwt` at run time: the function may not exist when migrations run.
  session text := auth.jwt() ->> 'session_id';
begin
  if session is not null and not exists (
    select from auth.sessions where user_id = (select auth.uid()) and id::text = session
  ) then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
  return exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  );
end;
$$;

create or replace function private.refresh_picture_state(touched text[])
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if cardinality(touched) is null or cardinality(touched) = 0 then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.pictures', 0));
  update private.pictures as picture
  set
    state = private.picture_state(picture.path, picture.name),
    missing_alt_languages = private.picture_missing_alt(picture.path, picture.name)
  where (picture.path = any (touched) or picture.name = any (touched))
    and (picture.state, picture.missing_alt_languages) is distinct from (
      private.picture_state(picture.path, picture.name),
      private.picture_missing_alt(picture.path, picture.name)
    );
end;
$$;

create or replace function private.refresh_version_picture_state()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.refresh_picture_state(array(select distinct picture from changed));
  return null;
end;
$$;

create or replace function private.update_blog_terms()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    delete from private.blog_terms;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.blog_terms where post_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.insert_blog_terms(new);
  end if;
  return null;
end;
$$;

create or replace function private.keep_version()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  derived constant text[] := private.derived_columns(tg_relid);
  was constant jsonb := to_jsonb(old);
  version bigint;
begin
  if tg_op = 'UPDATE' and was - derived = to_jsonb(new) - derived then
    return null;
  end if;
  insert into public.entry_versions (entry_type, entry_id, operation, data, recorded_by)
  values (tg_table_name, old.id, lower(tg_op), was, auth.uid())
  returning id into version;
  insert into private.version_pictures (version_id, picture)
  select version, picture from private.version_pictures_in(was) as picture;
  -- At most 100 versions per entry.
  delete from public.entry_versions
  where id in (
    select id from public.entry_versions
    where entry_type = tg_table_name and entry_id = old.id
    order by id desc
    offset 100
  );
  return null;
end;
$$;

create or replace function private.index_search_document()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was constant jsonb := to_jsonb(old);
  became constant jsonb := to_jsonb(new);
begin
  if tg_level = 'STATEMENT' then
    delete from private.search_documents where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op = 'UPDATE' and not exists (
    select
    from unnest(tg_argv) as field
    cross join unnest(private.languages()) as language
    cross join lateral private.localized_column(field, language) as name
    where became -> name is distinct from was -> name
  ) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_documents where entry_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.insert_search_documents(tg_table_name, became);
  end if;
  return null;
end;
$$;

create or replace function private.picture_missing_alt(of_path text, of_name text)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    select language
    from unnest(private.languages()) with ordinality as each (language, place)
    where exists (
      select from private.picture_uses as used
      where used.picture in (of_path, of_name) and language = any (used.missing_alt_languages)
    )
    order by place
  );
$$;

create or replace function private.log_account()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid;
begin
  account := case tg_table_name when 'sessions' then (to_jsonb(new) ->> 'user_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  if not exists (select from public.user_roles where user_id = account and role = 'admin') then
    return null;
  end if;
  if tg_table_name = 'sessions' then
    perform private.log_account_action(account, 'sign-in', null);
    return null;
  end if;
  if to_jsonb(old) -> 'encrypted_password' is distinct from to_jsonb(new) -> 'encrypted_password' then
    perform private.log_account_action(account, 'password', account);
  end if;
  if to_jsonb(old) -> 'email' is distinct from to_jsonb(new) -> 'email' then
    perform private.log_account_action(account, 'email', account);
  end if;
  return null;
end;
$$;

create or replace function private.log_content()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
  logged jsonb;
begin
  if actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(old) - private.derived_columns(tg_relid) = to_jsonb(new) - private.derived_columns(tg_relid)
  then
    return null;
  end if;
  logged := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into public.admin_log (actor_id, kind, action, entry_type, entry_id, subject)
  values (
    actor, 'content',
    case
      when tg_table_name = 'contact_submissions' then 'erase'
      when tg_op = 'INSERT' and exists (
        select from public.entry_versions as version
        where version.entry_type = tg_table_name and version.entry_id = (logged ->> 'id')::uuid
          and version.operation = 'delete'
      ) then 'restore'
      when tg_op = 'INSERT' then 'create'
      when tg_op = 'UPDATE' then 'change'
      else 'delete'
    end,
    tg_table_name,
    -- The key of a settings table is a boolean.
    case when jsonb_typeof(logged -> 'id') = 'string' then (logged ->> 'id')::uuid end,
    left(logged ->> tg_argv[0], 300)
  );
  return null;
end;
$$;

create or replace function private.log_erasure()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null and pg_trigger_depth() = 1 then
    insert into public.admin_log (actor_id, kind, action, entry_type, entry_id, subject)
    select distinct on (entry_type, entry_id)
      auth.uid(), 'content', 'erase', entry_type, entry_id,
      left(coalesce(data ->> 'name', data ->> 'title'), 300)
    from gone
    where operation = 'delete'
    order by entry_type, entry_id, id desc;
  end if;
  return null;
end;
$$;

create or replace function private.log_invitation()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    perform private.log_account_action(new.invited_by, 'invite', null, new.email);
  -- Accepting and purging invitations also deletes rows, without a user.
  elsif auth.uid() is not null then
    perform private.log_account_action(auth.uid(), 'revoke', null, old.email);
  end if;
  return null;
end;
$$;

create or replace function private.log_role()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_account_action(new.user_id, 'join', new.user_id);
  else
    perform private.log_account_action(auth.uid(), 'remove', old.user_id);
  end if;
  return null;
end;
$$;

create or replace function private.update_picture_uses()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  touched text[];
begin
  if tg_level = 'STATEMENT' then
    with gone as (
      delete from private.picture_uses where table_name = tg_table_name returning picture
    )
    select array_agg(picture) into touched from gone;
  elsif tg_op = 'DELETE' then
    with gone as (
      delete from private.picture_uses
      where table_name = tg_table_name and row_id = to_jsonb(old) ->> 'id'
      returning picture
    )
    select array_agg(picture) into touched from gone;
  else
    -- Writes changed rows only.
    with present as materialized (
      select * from private.entry_pictures(to_jsonb(new), coalesce(tg_argv[0], '[]')::jsonb)
    ), gone as (
      delete from private.picture_uses as used
      where used.table_name = tg_table_name and used.row_id = to_jsonb(new) ->> 'id'
        and used.picture not in (select present.picture from present)
      returning used.picture
    ), made as (
      insert into private.picture_uses as used (table_name, row_id, picture, missing_alt_languages)
      select tg_table_name, to_jsonb(new) ->> 'id', present.picture, present.missing_alt_languages from present
      on conflict (picture, table_name, row_id) do update set missing_alt_languages = excluded.missing_alt_languages
        where used.missing_alt_languages is distinct from excluded.missing_alt_languages
      returning used.picture
    )
    select array_agg(changed.picture) into touched
    from (select picture from gone union all select picture from made) as changed;
  end if;
  perform private.refresh_picture_state(touched);
  return null;
end;
$$;

create or replace function private.insert_blog_terms(post public.blog_posts)
  returns void
  language sql
  set search_path = ''
as $$
  insert into private.blog_terms (kind, slug, name, post_id, published_at)
  select kind, private.term_slug(name), min(btrim(name)), post.id, post.published_at
  from (
    select 'category', post.category
    union all
    select 'tag', unnest(post.tags)
  ) as term (kind, name)
  where post.is_published and post.published_at is not null and private.term_slug(name) is not null
  group by kind, private.term_slug(name);
$$;

create or replace function private.update_stored_picture()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  picture_path text;
begin
  if tg_level = 'STATEMENT' then
    delete from private.pictures;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.pictures where path = old.bucket_id || '/' || old.name;
  end if;
  if tg_op <> 'DELETE' and new.bucket_id in ('blog-images', 'tour-images', 'destination-images')
    -- Placeholder of an empty folder in the Supabase dashboard.
    and new.name not like '%.emptyFolderPlaceholder'
  then
    picture_path := new.bucket_id || '/' || new.name;
    insert into private.pictures (path, bucket_id, name, bytes, uploaded_at)
    values (
      picture_path, new.bucket_id, new.name,
      case when jsonb_typeof(new.metadata -> 'size') = 'number' then (new.metadata ->> 'size')::bigint end,
      coalesce(new.created_at, now())
    )
    on conflict (path) do update set bytes = excluded.bytes, uploaded_at = excluded.uploaded_at;
    perform private.refresh_picture_state(array[picture_path]);
  end if;
  return null;
end;
$$;

create or replace function private.insert_search_documents(kind text, entry jsonb)
  returns void
  language sql
  set search_path = ''
as $$
  insert into private.search_documents (entry_type, entry_id, language, visible_from, title_vector, text_vector)
  select
    kind,
    (entry ->> 'id')::uuid,
    language,
    coalesce((entry ->> 'published_at')::timestamptz, '-infinity'),
    pg_catalog.ts_filter(vector, '{a}'),
    vector
  from unnest(private.languages()) as language
  cross join lateral private.search_vector(kind, entry, language) as vector
  where (entry ->> case kind when 'blog_posts' then 'is_published' else 'is_active' end)::boolean;
$$;

create or replace function private.percent_decoded(given text)
  returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if given not like '%\%%' then
    return given;
  end if;
  return (
    select convert_from(
      string_agg(
        case
          when part.found[1] ~ '^%[0-9A-Fa-f]{2}$' then decode(substr(part.found[1], 2), 'hex')
          else convert_to(part.found[1], 'UTF8')
        end,
        ''::bytea order by part.number
      ),
      'UTF8'
    )
    from regexp_matches(given, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as part (found, number)
  );
exception
  -- Invalid escapes belong to no picture; an error would fail the whole query.
  when character_not_in_repertoire or untranslatable_character then
    return given;
end;
$$;

create or replace function private.picture_names(running text)
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select (regexp_matches(form, '[0-9a-z]{8,}-\d{13}\.(?:jpe?g|png|webp)', 'g'))[1]
  from (
    select running
    union all
    -- Picture names are ASCII, so other escapes can be ignored.
    select private.percent_decoded(escaped[1])
    from regexp_matches(running, '(?:[0-9A-Za-z._-]|%[0-7][0-9A-Fa-f])*%[0-7][0-9A-Fa-f](?:[0-9A-Za-z._-]|%[0-7][0-9A-Fa-f])*', 'g') as escaped
  ) as forms (form);
$$;

create or replace function private.picture_paths(addresses text[], texts text[])
  returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select distinct private.percent_decoded(path)
  from (
    select substring(address from '/storage/v1/object/public/([^?#]+)') from unnest(addresses) as address
    union all
    -- In prose an address ends at white space, a quote, a tag or a bracket.
    select (regexp_matches(running, '/storage/v1/object/public/([^?#"''<>()[:space:]]+)', 'g'))[1]
    from unnest(texts) as running
  ) as found (path)
  where octet_length(path) <= 1100;
$$;

create or replace function private.record_sign_in_address(of_account text, of_address text, at timestamptz)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  insert into private.sign_in_addresses values (of_account, of_address, at)
  on conflict (account, address) do update set last_seen_at = excluded.last_seen_at;
  delete from private.sign_in_addresses where last_seen_at < at - interval '180 days';
  delete from private.sign_in_addresses
  where account = of_account and address not in (
    select address from private.sign_in_addresses
    where account = of_account
    order by last_seen_at desc
    limit 20
  );
end;
$$;

create or replace function private.record_former_slug()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  taken boolean;
begin
  if tg_level = 'STATEMENT' then
    delete from public.former_slugs where entry_type = tg_table_name;
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from public.former_slugs where entry_type = tg_table_name and entry_id = old.id;
    return null;
  end if;
  delete from public.former_slugs where entry_type = tg_table_name and slug = new.slug;
  if tg_op = 'UPDATE' then
    -- One statement may rename several entries, one to the former slug of another.
    execute pg_catalog.format('select exists (select from public.%I where slug = $1)', tg_table_name)
      into taken using old.slug;
    if not taken then
      insert into public.former_slugs (entry_type, slug, entry_id)
      values (tg_table_name, old.slug, new.id)
      on conflict (entry_type, slug) do update set entry_id = excluded.entry_id;
    end if;
  end if;
  return null;
end;
$$;

create or replace function private.search_candidates(terms tsquery, in_language text)
  returns table(entry_type text, entry_id uuid, rank real)
  language sql
  stable security definer
  set search_path = ''
as $$
  with found as (
    (
      select document.entry_id
      from private.search_documents as document
      where document.title_vector @@ terms and document.language = in_language and document.visible_from <= now()
      limit 500
    )
    union
    (
      select document.entry_id
      from private.search_documents as document
      where document.text_vector @@ terms and document.language = in_language and document.visible_from <= now()
      limit 500
    )
  )
  select document.entry_type, document.entry_id, pg_catalog.ts_rank('{0.1, 0.3, 0.5, 1}', document.text_vector, terms, 1)
  from found
  join private.search_documents as document
    on document.entry_id = found.entry_id and document.language = in_language;
$$;

create or replace function private.search_query(q text, language text)
  returns tsquery
  language sql
  stable
  set search_path = ''
as $$
  select string_agg(
    case
      when char_length(word) < 3 then format('%L', word)
      when stem is null then format('%L:*', word)
      else format('(%L:* | %L:*)', word, stem)
    end,
    ' & '
  )::tsquery
  from private.search_terms(q, language);
$$;

create or replace function private.set_incomplete_locales()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry constant jsonb := to_jsonb(new);
  rules constant jsonb := tg_argv[0];
  shown constant jsonb := (
    select coalesce(jsonb_agg(address), '[]')
    from jsonb_array_elements_text(rules -> 'pictures') as field
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(entry -> field) = 'array' then entry -> field else jsonb_build_array(entry -> field) end
    ) as address
    where jsonb_typeof(address) = 'string'
  );
  language text;
  suffix text;
begin
  new.incomplete_locales := '{}';
  foreach language in array private.languages() loop
    suffix := private.localized_column('', language);
    if exists (
      select from jsonb_array_elements_text(rules -> 'texts') as field
      where private.is_blank(entry -> (field || suffix))
    ) or exists (
      select from jsonb_array_elements_text(rules -> 'optional') as field
      where not private.is_blank(entry -> field) and private.is_blank(entry -> (field || suffix))
    ) or exists (
      select
      from jsonb_array_elements_text(rules -> 'lists') as field
      cross join lateral jsonb_array_elements(entry -> field) with ordinality as item (words, place)
      where not private.is_blank(words)
        and private.is_blank(entry -> (field || suffix) -> (place - 1)::integer)
    ) or exists (
      select
      from jsonb_each(rules -> 'objects') as list (field, members)
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(entry -> field) = 'array' then entry -> field else '[]' end
      ) as item
      where exists (
        select from jsonb_array_elements_text(members -> 'expected') as member
        where private.is_blank(item -> (member || '_' || language))
      ) or exists (
        select from jsonb_array_elements_text(members -> 'optional') as member
        where not private.is_blank(item -> (member || '_es'))
          and private.is_blank(item -> (member || '_' || language))
      )
    ) or private.is_missing_alt(shown, entry -> 'image_details', language) then
      new.incomplete_locales := new.incomplete_locales || language;
    end if;
  end loop;
  return new;
end;
$$;

create or replace function private.term_slug(given text)
  returns text
  language sql
  immutable
as $$
  select nullif(btrim(left(regexp_replace(private.fold_text(given), '[^a-z0-9]+', '-', 'g'), 120), '-'), '');
$$;

create or replace function private.rows_with_picture(of_path text, of_name text)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'type', used.table_name, 'id', used.row_id, 'title', entry.title, 'shown', entry.shown,
        'described', used.missing_alt_languages is not null
      )
      order by entry.title, used.table_name, used.row_id
    ),
    '[]'
  )
  from private.picture_uses as used
  left join lateral (
    select tour.name, tour.is_active
    from public.tours as tour
    where tour.id = case used.table_name when 'tours' then used.row_id::uuid end
    union all
    select destination.name, destination.is_active
    from public.destinations as destination
    where destination.id = case used.table_name when 'destinations' then used.row_id::uuid end
    union all
    select post.title, post.is_published and post.published_at <= now()
    from public.blog_posts as post
    where post.id = case used.table_name when 'blog_posts' then used.row_id::uuid end
  ) as entry (title, shown) on true
  where used.picture in (of_path, of_name);
$$;

create or replace function private.search_vector(kind text, entry jsonb, language text)
  returns tsvector
  language sql
  immutable
as $$
  select
    setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(title, 1000))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(keywords, 20000))), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold_text(left(summary, 1000))), 'C')
    || strip(to_tsvector('pg_catalog.simple', private.fold_text(left(body, 100000))))
  from (
    select
      private.localized_text(entry, case kind when 'blog_posts' then 'title' else 'name' end, language),
      concat_ws(' ', variadic case kind
        when 'tours' then array[
          private.localized_text(entry, 'destination', language),
          private.localized_text(entry, 'start_place', language),
          private.localized_text(entry, 'end_place', language),
          private.localized_objects_text(entry, 'itinerary', '{title,place}', language)
        ]
        when 'destinations' then array[
          private.localized_text(entry, 'country', language), private.localized_text(entry, 'highlights', language)
        ]
        else array[private.localized_text(entry, 'category', language), private.localized_text(entry, 'tags', language)]
      end),
      private.localized_text(entry, case kind when 'blog_posts' then 'excerpt' else 'short_description' end, language),
      concat_ws(' ', variadic case kind
        when 'tours' then array[
          private.localized_text(entry, 'full_description', language),
          private.localized_objects_text(entry, 'itinerary', '{description,bed}', language),
          private.localized_text(entry, 'included_services', language)
        ]
        when 'destinations' then array[
          private.localized_text(entry, 'full_description', language),
          private.localized_text(entry, 'best_time_to_visit', language),
          private.localized_text(entry, 'entry_rules', language),
          private.localized_text(entry, 'health', language),
          private.localized_text(entry, 'money', language)
        ]
        else array[private.localized_text(entry, 'content', language), private.localized_text(entry, 'author', language)]
      end)
  ) as texts (title, keywords, summary, body);
$$;

create or replace function public.add_page_views(counted jsonb)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if jsonb_typeof(counted) is distinct from 'array' or jsonb_array_length(counted) > 1000 then
    raise exception 'A list of at most a thousand counts is needed' using errcode = '22023';
  end if;
  insert into public.page_views as known (day, page, language, views)
  select added.day, added.page, added.language, sum(added.views)
  from jsonb_to_recordset(counted) as added (day date, page text, language text, views integer)
  group by added.day, added.page, added.language
  -- A fixed order, against deadlocks between servers.
  order by added.day, added.page collate "C", added.language
  on conflict (day, page, language) do update set views = known.views + excluded.views;
end;
$$;

create or replace function public.answer_enquiry(enquiry uuid, operation uuid, subject text, body text)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  title constant text := btrim(
    regexp_replace(subject, E'[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]+', ' ', 'g')
  );
  words constant text := btrim(
    regexp_replace(body, E'[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]+', '', 'g'), E' \t\r\n'
  );
  known public.enquiry_answers;
begin
  if not private.is_admin() then
    raise exception 'Only administrators answer enquiries' using errcode = '42501';
  end if;
  perform from public.contact_submissions where id = enquiry for update;
  if not found then
    raise exception 'There is no such enquiry' using errcode = 'PT404';
  end if;
  select * into known from public.enquiry_answers where id = operation;
  if found then
    if (known.enquiry_id, known.subject, known.body) is distinct from (enquiry, title, words) then
      raise exception 'This operation has sent something else' using errcode = 'PT409';
    end if;
    return known.id;
  end if;
  insert into public.enquiry_answers (id, enquiry_id, author, subject, body)
  values (operation, enquiry, private.current_user_email(), title, words);
  insert into public.outbox (enquiry_id, kind, answer_id) values (enquiry, 'answer', operation);
  update public.contact_submissions
  set answered_at = coalesce(answered_at, now()),
      state = case when state = 'new' then 'active' else state end
  where id = enquiry;
  return operation;
end;
$$;

create or replace function public.blog_terms()
  returns table(kind text, slug text, name text, posts integer)
  language sql
  stable
  set search_path = ''
as $$
  with recursive term (kind, slug) as (
    (
      select entry.kind, entry.slug
      from private.blog_terms as entry
      order by entry.kind, entry.slug
      limit 1
    )
    union all
    select next.kind, next.slug
    from term
    cross join lateral (
      select entry.kind, entry.slug
      from private.blog_terms as entry
      where (entry.kind, entry.slug) > (term.kind, term.slug)
      order by entry.kind, entry.slug
      limit 1
    ) as next
  )
  select term.kind, term.slug, newest.name, counted.posts
  from term
  cross join lateral (
    select entry.name
    from private.blog_terms as entry
    where entry.kind = term.kind and entry.slug = term.slug and entry.published_at <= now()
    order by entry.published_at desc, entry.post_id
    limit 1
  ) as newest
  cross join lateral (
    select count(*)::integer
    from (
      select
      from private.blog_terms as entry
      where entry.kind = term.kind and entry.slug = term.slug and entry.published_at <= now()
      limit 100
    ) as found
  ) as counted (posts)
  limit 1000;
$$;

create or replace function public.claim_mails(max_mails integer, at timestamptz default now())
  returns setof jsonb
  language sql
  security definer
  set search_path = ''
as $$
  with due as (
    select id
    from public.outbox
    where sent_at is null
      -- No mail waits longer than an hour: a later time was set by a clock that was ahead.
      and (next_attempt_at <= at or next_attempt_at > at + interval '1 hour')
      and (claimed_until is null or claimed_until <= at or claimed_until > at + interval '1 hour')
      and (kind <> 'notice' or not exists (
        select from public.outbox as sent
        where sent.kind = 'notice' and sent.sent_at > at - interval '1 hour' and sent.sent_at <= at
        order by sent.sent_at
        offset 599
      ))
    order by next_attempt_at
    limit max_mails
    for update skip locked
  ),
  claimed as (
    update public.outbox
    set claim = gen_random_uuid(),
        claimed_until = at + interval '30 seconds',
        attempts = attempts + 1
    from due
    where outbox.id = due.id
    returning outbox.enquiry_id, outbox.kind, outbox.answer_id, outbox.claim, outbox.attempts
  )
  select jsonb_build_object(
    'kind', claimed.kind,
    'claim', claimed.claim,
    'attempts', claimed.attempts,
    'enquiry', to_jsonb(enquiry) - 'search_text',
    'answer', (
      select jsonb_build_object(
        'id', answer.id,
        'subject', answer.subject,
        'body', answer.body,
        'acknowledged', exists (
          select from public.outbox as mail
          where mail.enquiry_id = answer.enquiry_id and mail.kind = 'acknowledgement' and mail.sent_at is not null
        ),
        'earlier', (
          select coalesce(jsonb_agg(earlier.id order by earlier.created_at, earlier.id), '[]')
          from public.enquiry_answers as earlier
          where earlier.enquiry_id = answer.enquiry_id
            and (earlier.created_at, earlier.id) < (answer.created_at, answer.id)
        )
      )
      from public.enquiry_answers as answer
      where answer.id = claimed.answer_id
    ),
    'company', case when claimed.kind <> 'notice' then (
      select jsonb_build_object(
        'name', company_name, 'email', email, 'phone', phone, 'whatsapp', whatsapp, 'street', street,
        'city', city, 'postal_code', postal_code, 'region', region
      )
      from public.site_settings
    ) end
  )
  from claimed
  join public.contact_submissions as enquiry on enquiry.id = claimed.enquiry_id
  order by enquiry.created_at, claimed.kind desc;
$$;

create or replace function public.count_captcha_attempt(
  sender text, max_attempts integer, seconds integer, at timestamptz default now()
)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.rate_limit_events'), hashtext(sender));
  wait := private.rate_limit_wait_seconds('captcha', sender, max_attempts, make_interval(secs => seconds), at);
  if wait = 0 then
    insert into private.rate_limit_events values ('captcha', sender, at);
  end if;
  return wait;
end;
$$;

create or replace function public.entry_changes(
  type text, entry uuid, before bigint default null, row_limit integer default 20
)
  returns table(version bigint, operation text, changed_at timestamptz, changed_by uuid, was_at timestamptz, changed text[])
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  entries regclass;
  derived text[];
  present jsonb;
begin
  if type is null or type not in ('tours', 'destinations', 'blog_posts') then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
  entries := format('public.%I', type)::regclass;
  derived := private.derived_columns(entries);
  if before is null then
    execute format('select to_jsonb(there) from %s as there where there.id = $1', entries) into present using entry;
  end if;
  return query
    with kept as (
      -- One more than returned: the result of a change is the data of the following version.
      select one.id, one.operation as done, one.recorded_at, one.recorded_by, one.data
      from public.entry_versions as one
      where one.entry_type = type and one.entry_id = entry and (before is null or one.id <= before)
      order by one.id desc
      limit least(greatest(coalesce(row_limit, 20), 1), 100) + 1
    ), paired as (
      select kept.*, coalesce(lag(kept.data) over (order by kept.id desc), present) as after from kept
    )
    select
      paired.id, paired.done, paired.recorded_at, paired.recorded_by,
      (paired.data ->> 'updated_at')::timestamptz,
      case when paired.after is not null then array(
        select was.key
        from jsonb_each(paired.data) as was
        join jsonb_each(paired.after) as became on became.key = was.key
        where became.value is distinct from was.value and was.key <> all (derived)
        order by was.key
      ) end
    from paired
    where before is null or paired.id < before
    order by paired.id desc
    limit least(greatest(coalesce(row_limit, 20), 1), 100);
end;
$$;

create or replace function public.erase_versions(type text, entry uuid)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'Only administrators erase versions' using errcode = '42501';
  end if;
  delete from public.entry_versions where entry_type = erase_versions.type and entry_id = erase_versions.entry;
  get diagnostics erased = row_count;
  delete from private.idempotency_keys where entry_id = erase_versions.entry;
  delete from public.preview_links as link
  where link.entry_type = erase_versions.type and link.entry_id = erase_versions.entry;
  return erased;
end;
$$;

create or replace function public.purge_admin_log(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.admin_log as old where old.at < purge_admin_log.at - interval '12 months';
$$;

create or replace function public.purge_expired_form_data(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.rate_limit_events as event
  where kind in ('enquiry', 'captcha')
    and event.at < purge_expired_form_data.at - interval '1 hour';
  -- Events in the future, from a clock that was ahead, would count until that time.
  delete from private.rate_limit_events as event
  where event.at < purge_expired_form_data.at - interval '24 hours'
    or event.at > purge_expired_form_data.at + interval '1 hour';
  delete from public.outbox
  where sent_at is null
    and kind = 'acknowledgement'
    and created_at < purge_expired_form_data.at - interval '24 hours';
  -- reCAPTCHA rejects tokens older than two minutes, so older passes need not be remembered.
  delete from private.captcha_passes where expires_at < purge_expired_form_data.at - interval '1 hour';
$$;

create or replace function public.purge_enquiries(months integer, at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  if months is null or months < 1 then
    return 0;
  end if;
  delete from public.contact_submissions
  where id in (
    select id
    from public.contact_submissions
    where created_at < purge_enquiries.at - make_interval(months => purge_enquiries.months)
    order by created_at, id
    limit 1000
  );
  get diagnostics erased = row_count;
  return erased;
end;
$$;

create or replace function public.purge_invitations(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.invitations as old
  where old.expires_at < purge_invitations.at - interval '30 days';
$$;

create or replace function public.purge_page_views(at timestamptz default now())
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.page_views as old where old.day < (purge_page_views.at - interval '25 months')::date;
$$;

create or replace function public.purge_preview_links(at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.preview_links as link where link.expires_at <= purge_preview_links.at;
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

create or replace function public.purge_trash(at timestamptz default now())
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.entry_versions as version
  using public.deleted_entries() as gone
  where gone.recorded_at < purge_trash.at - interval '30 days'
    and version.entry_type = gone.entry_type and version.entry_id = gone.entry_id;
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

create or replace function public.invite_administrator(email text, token_hash text)
  returns timestamptz
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given constant text := lower(btrim(invite_administrator.email));
begin
  perform private.require_admin();
  if private.is_administrator_email(given) then
    raise exception 'This address is an administrator''s already' using errcode = 'PT409';
  end if;
  if exists (
      select from private.invitations as earlier
      where earlier.email = given and earlier.invited_at > now() - interval '1 minute'
    )
    or (
      select count(*) from private.invitations as open
      where open.expires_at > now() and open.email <> given
    ) >= 50
  then
    raise exception 'Too many invitations' using errcode = 'PT429';
  end if;
  return private.upsert_invitation(given, invite_administrator.token_hash, auth.uid(), now());
end;
$$;

create or replace function public.issue_invitation(email text, token_hash text, at timestamptz default now())
  returns timestamptz
  language sql
  security definer
  set search_path = ''
as $$
  select private.upsert_invitation(email, token_hash, null, at);
$$;

create or replace function public.make_preview_link(type text, entry uuid, draft jsonb, days integer)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  -- 244 random bits, as 64 hexadecimal characters.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  made public.preview_links;
begin
  if not private.is_admin() then
    raise exception 'Only administrators show drafts' using errcode = '42501';
  end if;
  if type is null or type not in ('tours', 'destinations', 'blog_posts') or entry is null
    or jsonb_typeof(draft) is distinct from 'object' or days is null or days not in (1, 7)
  then
    raise exception 'A type, an id, a draft, and one or seven days are needed' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.preview_links', 0));
  perform public.purge_preview_links();
  if (select count(*) from public.preview_links as link where link.entry_type = type and link.entry_id = entry) >= 10
    or (select count(*) from public.preview_links) >= 200
  then
    raise exception 'There are too many preview links: revoke one' using errcode = 'PT409';
  end if;
  insert into public.preview_links (token_hash, entry_type, entry_id, draft, created_by, expires_at)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), type, entry, draft, auth.uid(), now() + make_interval(days => days)
  )
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;

create or replace function public.pending_invitations()
  returns table(id uuid, email text, invited_by uuid, invited_at timestamptz, expires_at timestamptz)
  language plpgsql
  stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read invitations' using errcode = '42501';
  end if;
  return query
    select invitation.id, invitation.email, invitation.invited_by, invitation.invited_at, invitation.expires_at
    from private.invitations as invitation
    order by invitation.invited_at desc, invitation.email;
end;
$$;

create or replace function public.pending_translations(
  language text, type text default null, row_offset integer default 0, row_limit integer default 25
)
  returns table(entry_type text, entry_id uuid, missing boolean, stale text[], total bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    select entry.kind, entry.id, entry.missing, entry.stale_fields, count(*) over ()
    from private.untranslated_entries(language) as entry
    where type is null or entry.kind = type
    order by entry.updated_at, entry.id
    offset greatest(coalesce(row_offset, 0), 0)
    limit least(greatest(coalesce(row_limit, 25), 1), 100);
end;
$$;

create or replace function public.restore_version(version bigint)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  kept public.entry_versions;
  entries regclass;
  -- Columns that are not restored.
  excluded text[];
  columns text;
  restored jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators bring versions back' using errcode = '42501';
  end if;
  select * into kept from public.entry_versions where id = restore_version.version;
  if not found then
    raise exception 'This version is not kept any more' using errcode = 'PT404';
  end if;
  entries := format('public.%I', kept.entry_type)::regclass;
  excluded := private.derived_columns(entries) || array['id'];
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_catalog.pg_attribute
  where attrelid = entries and attnum > 0 and not attisdropped and kept.data ? attname
    and attname <> all (excluded);
  execute format(
    'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
     where id = $2 returning to_jsonb(entry)',
    entries, columns
  ) into restored using kept.data - excluded, kept.entry_id;
  if restored is null then
    execute format(
      'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
       returning to_jsonb(entry)',
      entries, columns
    ) into restored using kept.data - excluded, kept.entry_id;
  end if;
  return restored;
exception
  when unique_violation then
    raise exception 'Another entry has the slug % by now', kept.data ->> 'slug' using errcode = '23505';
end;
$$;

create or replace function public.save_entry(type text, id uuid, expected timestamptz, entry jsonb, operation uuid)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  entries regclass;
  request_hash constant text := encode(
    sha256(convert_to(jsonb_build_array(type, id, expected, entry)::text, 'UTF8')), 'hex'
  );
  unknown text;
  columns text;
  violated text;
  response jsonb;
  stored jsonb;
begin
  if type is null or type not in ('tours', 'destinations', 'blog_posts') then
    raise exception 'There is no such type of entry' using errcode = '22023';
  end if;
  if id is null or operation is null or jsonb_typeof(entry) is distinct from 'object' then
    raise exception 'An id, an entry and an operation are needed' using errcode = '22023';
  end if;
  entries := format('public.%I', type)::regclass;
  -- An update that the policies reject finds no row, just like an update of a deleted row.
  if row_security_active(entries) and not private.is_admin() then
    raise exception 'Only administrators save entries' using errcode = '42501';
  end if;
  response := private.find_idempotent_response(operation, request_hash);
  if response is not null then
    return response;
  end if;

  select string_agg(format('%I', given), ', ') into unknown
  from jsonb_object_keys(entry) as given
  where not exists (
    select from pg_catalog.pg_attribute
    where attrelid = entries and attname = given and attnum > 0 and not attisdropped
  );
  if unknown is not null then
    raise exception '% has no column %', type, unknown using errcode = '42703';
  end if;
  entry := entry - (private.derived_columns(entries) || array['id', 'created_at']);
  if entry = '{}' then
    raise exception 'There is nothing to save' using errcode = '22023';
  end if;
  select string_agg(format('%I', given), ', ') into columns from jsonb_object_keys(entry) as given;

  begin
    if expected is null then
      execute format(
        'insert into %1$s as entry (id, %2$s) select $2, %2$s from jsonb_populate_record(null::%1$s, $1)
         returning to_jsonb(entry)',
        entries, columns
      ) into stored using entry, id;
    else
      execute format(
        'update %1$s as entry set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
         where id = $2 and updated_at = $3 returning to_jsonb(entry)',
        entries, columns
      ) into stored using entry, id, expected;
    end if;
  exception
    when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated = type || '_slug_key' then
        return jsonb_build_object('outcome', 'slug-taken');
      elsif violated <> type || '_pkey' then
        raise;
      end if;
  end;
  if stored is not null then
    response := jsonb_build_object('outcome', 'saved', 'row', stored);
    perform private.store_idempotent_response(operation, request_hash, id, response);
    return response;
  end if;
  execute format('select to_jsonb(entry) from %s as entry where id = $1', entries) into stored using id;
  if stored is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  return jsonb_build_object('outcome', 'conflict', 'row', stored);
end;
$$;

create or replace function public.search_entries(
  q text, language text, row_offset integer default 0, row_limit integer default 10
)
  returns table(entry_type text, entry_id uuid, total integer, words text[])
  language sql
  stable
  set search_path = ''
as $$
  select
    found.entry_type,
    found.entry_id,
    (count(*) over ())::integer,
    (
      select array_agg(part)
      from private.search_terms(q, language) as asked
      cross join unnest(array[asked.word, asked.stem]) as part
      where part is not null
    )
  from private.search_candidates(private.search_query(q, language), language) as found
  where case found.entry_type
    when 'tours' then exists (select from public.tours where id = found.entry_id)
    when 'destinations' then exists (select from public.destinations where id = found.entry_id)
    else exists (select from public.blog_posts where id = found.entry_id)
  end
  order by
    found.rank desc,
    case found.entry_type when 'tours' then 1 when 'destinations' then 2 else 3 end,
    found.entry_id
  limit least(greatest(row_limit, 0), 50)
  offset least(greatest(row_offset, 0), 1000);
$$;

create or replace function public.site_statistics(since date, until date)
  returns jsonb
  language plpgsql
  stable security definer
  set search_path = ''
as $$
declare
  weeks constant integer := (until - since) / 7 + 1;
  earlier constant date := since - 7 * weeks;
  told jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only administrators read statistics' using errcode = '42501';
  end if;
  if since is null or until is null or until < since or until - since > 800 then
    raise exception 'Two days are needed, the first one first' using errcode = '22023';
  end if;
  with seen as materialized (
    select date_trunc('week', day)::date as week, page, language, sum(views) as views
    from public.page_views
    where day between site_statistics.since and site_statistics.until
    group by 1, 2, 3
  ),
  enquired as materialized (
    select
      date_trunc('week', created_at at time zone 'Africa/Johannesburg')::date as week,
      language,
      source,
      answered_at is not null or created_at < now() - interval '24 hours' as due,
      coalesce(answered_at <= created_at + interval '24 hours', false) as in_time
    from public.contact_submissions
    where created_at >= site_statistics.since::timestamp at time zone 'Africa/Johannesburg'
      and created_at < (site_statistics.until + 1)::timestamp at time zone 'Africa/Johannesburg'
      and state <> 'spam'
  ),
  -- Campaign parameters create many sources for few pages and tours: each is looked up once.
  addresses as materialized (
    select
      source,
      coalesce(nullif(regexp_replace(split_part(source, '?', 1), '^/(' || array_to_string(private.languages(), '|') || ')(?=/|$)', ''), ''), '/') as page,
      substring(source from '[?&]tour=([^&#]+)') as written
    from (select distinct source from enquired where source is not null) as given
  ),
  entries as materialized (
    select given.page, entry.slug, entry.name
    from (select distinct page from addresses) as given
    cross join lateral private.entry_at_path(given.page) as entry
    where entry.entry_type = 'tours'
  ),
  -- Names of tours in each language.
  names as materialized (
    select tour.slug, tour.name, entry ->> private.localized_column('name', code) as called
    from public.tours as tour
    cross join lateral to_jsonb(tour) as entry
    cross join unnest(private.languages()) as code
  ),
  named as materialized (
    select given.written, tour.slug, tour.name
    from (
      select written, left(private.decode_query_value(written), 300) as words
      from (select distinct written from addresses where written is not null) as each
    ) as given
    cross join lateral (
      select slug, name from names where called = given.words order by slug limit 1
    ) as tour
  ),
  origins as materialized (
    select
      addresses.source,
      case when entries.slug is not null then '/tours/' || entries.slug when page = '/contact' then page end as page,
      entries.name,
      coalesce(entries.slug, named.slug) as tour,
      coalesce(entries.name, named.name) as tour_name
    from addresses
    left join entries using (page)
    left join named using (written)
  ),
  viewed as materialized (
    select page, language, sum(views) as views from seen group by page, language
  ),
  asked as materialized (
    select tour, tour_name, language, count(*) as enquiries
    from enquired
    left join origins using (source)
    group by tour, tour_name, language
  )
  select jsonb_build_object(
    'since', site_statistics.since,
    'until', site_statistics.until,
    'counted_since', (select min(day) from public.page_views),
    'views', jsonb_build_object(
      'total', (select coalesce(sum(views), 0) from seen),
      'before', (
        select coalesce(sum(views), 0)
        from public.page_views
        where day between earlier and site_statistics.until - 7 * weeks
      )
    ),
    'enquiries', (
      select jsonb_build_object(
        'total', count(*),
        'before', (
          select count(*)
          from public.contact_submissions
          where created_at >= earlier::timestamp at time zone 'Africa/Johannesburg'
            and created_at < (site_statistics.until - 7 * weeks + 1)::timestamp at time zone 'Africa/Johannesburg'
            and state <> 'spam'
        ),
        'due', count(*) filter (where due),
        'in_time', count(*) filter (where in_time)
      )
      from enquired
    ),
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', monday,
        'views', coalesce(viewed.views, 0),
        'enquiries', coalesce(written.enquiries, 0),
        'due', coalesce(written.due, 0),
        'in_time', coalesce(written.in_time, 0)
      ) order by monday)
      from (
        select generate_series(
          date_trunc('week', site_statistics.since::timestamp), site_statistics.until::timestamp, interval '7 days'
        )::date as monday
      ) as shown
      left join (select week, sum(views) as views from seen group by week) as viewed on viewed.week = monday
      left join (
        select
          week, count(*) as enquiries, count(*) filter (where due) as due, count(*) filter (where in_time) as in_time
        from enquired
        group by week
      ) as written on written.week = monday
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(most) - 'pages' || (
        select jsonb_object_agg(code, (
          select coalesce(sum(each.views), 0)
          from viewed as each
          where each.page = any (most.pages) and each.language = code
        ))
        from unnest(private.languages()) as code
      ) order by views desc, page), '[]')
      from (
        select
          coalesce(
            case entry.entry_type
              when 'blog_posts' then '/blog/' || entry.slug
              else '/' || entry.entry_type || '/' || entry.slug
            end,
            seen_page.page
          ) as page,
          coalesce(max(entry.name), (
            select term.name
            from private.blog_terms as term
            where term.kind = split_part(min(seen_page.page), '/', 3)
              and term.slug = split_part(min(seen_page.page), '/', 4)
            order by term.published_at desc
            limit 1
          )) as name,
          sum(seen_page.views) as views, array_agg(seen_page.page) as pages
        from (
          select page, sum(views) as views
          from viewed
          group by page
          order by 2 desc, 1
          -- More than 30, because former addresses are merged afterwards.
          limit 100
        ) as seen_page
        left join lateral private.entry_at_path(seen_page.page) as entry on true
        group by 1
        order by 3 desc, 1
        limit 30
      ) as most
    ),
    'languages', (
      select jsonb_agg(jsonb_build_object(
        'language', spoken.language,
        'views', (select coalesce(sum(views), 0) from seen where seen.language = spoken.language),
        'enquiries', (select count(*) from enquired where enquired.language = spoken.language)
      ) order by at)
      from unnest(private.languages()) with ordinality as spoken (language, at)
    ),
    'tours', (
      select coalesce(jsonb_agg(to_jsonb(most) - 'tour' || (
        select jsonb_object_agg(code, (
          select coalesce(sum(each.enquiries), 0)
          from asked as each
          where each.tour is not distinct from most.tour and each.language = code
        ))
        from unnest(private.languages()) as code
      ) order by enquiries desc, page), '[]')
      from (
        select '/tours/' || tour as page, max(tour_name) as name, sum(enquiries) as enquiries, tour
        from asked
        group by tour
        order by 3 desc, 1
        limit 30
      ) as most
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(most) order by enquiries desc, page), '[]')
      from (
        select page, max(name) as name, count(*) as enquiries
        from enquired
        left join origins using (source)
        group by page
        order by 3 desc, 1
        limit 30
      ) as most
    )
  )
  into told;
  return told;
end;
$$;

create or replace function public.submit_enquiry(
  enquiry jsonb, sender text, per_address integer, per_hour integer,
  pass text default null, at timestamptz default now(), acknowledge text default null
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given public.contact_submissions := jsonb_populate_record(null::public.contact_submissions, enquiry);
  stored_id uuid;
  wait integer;
begin
  -- Locks in a fixed order, against deadlocks: pass, sender, email address, acknowledgements. Without them two
  -- concurrent calls would both pass a limit.
  perform from private.captcha_passes where pass_hash = pass for update;
  perform pg_advisory_xact_lock(hashtext('private.rate_limit_events'), hashtext(sender));
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'), hashtext(lower(given.email)));

  select id into stored_id
  from public.contact_submissions as known
  where known.created_at > at - interval '5 minutes'
    and known.name = given.name
    and known.email = given.email
    and known.phone is not distinct from given.phone
    and known.preferred_contact is not distinct from given.preferred_contact
    and known.message = given.message
  order by known.created_at
  limit 1;

  -- After the check for a duplicate: a retry of a stored enquiry finds its pass spent.
  if stored_id is null and pass is not null and not public.is_captcha_pass_valid(pass, at) then
    return jsonb_build_object('outcome', 'unproven');
  end if;

  if stored_id is null then
    wait := private.rate_limit_wait_seconds('enquiry', sender, per_address, interval '10 minutes', at);
    if wait > 0 then
      return jsonb_build_object('outcome', 'limited', 'retry_after', wait, 'total', false);
    end if;
    wait := private.rate_limit_wait_seconds('enquiry', null, per_hour, interval '1 hour', at);
    if wait > 0
      and (
        private.rate_limit_wait_seconds('enquiry', sender, 1, interval '1 hour', at) > 0
        or private.rate_limit_wait_seconds('enquiry', null, 20 * per_hour, interval '1 hour', at) > 0
      )
    then
      return jsonb_build_object('outcome', 'limited', 'retry_after', wait, 'total', true);
    end if;

    insert into public.contact_submissions
      (created_at, name, email, phone, preferred_contact, message, language, source)
    values (
      at, given.name, given.email, given.phone, given.preferred_contact, given.message, given.language,
      given.source
    )
    returning id into stored_id;
    insert into public.outbox (enquiry_id, created_at, next_attempt_at) values (stored_id, at, at);
    insert into private.rate_limit_events values ('enquiry', sender, at);
    given.id := stored_id;

    if acknowledge is not null
      and exists (select from public.site_settings)
      and private.rate_limit_wait_seconds('acknowledged', acknowledge, 1, interval '24 hours', at) = 0
      and private.rate_limit_wait_seconds('acknowledgement', sender, 3, interval '24 hours', at) = 0
    then
      -- A global lock, but only calls that send an acknowledgement take it.
      perform pg_advisory_xact_lock(hashtext('acknowledgement'));
      if private.rate_limit_wait_seconds('acknowledgement', null, 60, interval '1 hour', at) = 0 then
        insert into public.outbox (enquiry_id, kind, created_at, next_attempt_at)
        values (stored_id, 'acknowledgement', at, at);
        insert into private.rate_limit_events values ('acknowledgement', sender, at), ('acknowledged', acknowledge, at);
      end if;
    end if;
  end if;

  update private.captcha_passes set spent_at = at where pass_hash = pass;
  return jsonb_build_object(
    'outcome', case when given.id is null then 'duplicate' else 'stored' end,
    'enquiry_id', stored_id
  );
end;
$$;

create or replace function public.translation_progress()
  returns table(entry_type text, language text, entries bigint, pending bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read what is to be translated' using errcode = '42501';
  end if;
  return query
    with counted (kind, entries) as (
      select 'tours', count(*) from public.tours
      union all
      select 'destinations', count(*) from public.destinations
      union all
      select 'blog_posts', count(*) from public.blog_posts
    ), waiting as (
      select target.code, entry.kind, count(*) as entries
      from unnest(private.languages()) as target (code)
      cross join lateral private.untranslated_entries(target.code) as entry
      where target.code <> 'es'
      group by target.code, entry.kind
    )
    select counted.kind, target.code, counted.entries, coalesce(waiting.entries, 0)
    from counted
    cross join unnest(private.languages()) as target (code)
    left join waiting on waiting.kind = counted.kind and waiting.code = target.code
    where target.code <> 'es';
end;
$$;

create or replace function public.unreferenced_pictures(before timestamptz)
  returns table(id uuid, bucket_id text, name text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  found_names text[];
  candidates text[] := array(
    select object.name
    from storage.objects as object
    where object.bucket_id in ('blog-images', 'tour-images', 'destination-images')
      and object.name ~ '^[0-9a-z]{8,}-\d{13}\.(?:jpe?g|png|webp)$'
      and greatest(object.created_at, object.updated_at) < before
      and not exists (
        select from private.shown_pictures as shown
        where shown.path = object.bucket_id || '/' || object.name
      )
      and not exists (
        select from private.version_pictures as kept
        where kept.picture in (object.name, object.bucket_id || '/' || object.name)
      )
  );
  holder record;
begin
  -- Searches all text, list and JSON columns of `public`, including tables of later migrations. Versions are
  -- excluded because `version_pictures` covers them, messages of visitors because they show no pictures.
  for holder in
    select class.relname, string_agg(quote_ident(held.attname), ', ') as columns
    from pg_catalog.pg_class as class
    join pg_catalog.pg_attribute as held
      on held.attrelid = class.oid and held.attnum > 0 and not held.attisdropped
    join pg_catalog.pg_type as kind on kind.oid = held.atttypid
    join pg_catalog.pg_type as one
      on one.oid = case kind.typcategory when 'A' then kind.typelem else kind.oid end
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
      and class.relname not in ('contact_submissions', 'outbox', 'entry_versions')
      -- Text, JSON and composite types.
      and one.typcategory in ('S', 'U', 'C') and one.typname <> 'uuid'
    group by class.relname
    order by class.relname in ('tours', 'destinations', 'blog_posts') desc
  loop
    exit when cardinality(candidates) = 0;
    execute format(
      $query$
        select array_agg(distinct name)
        from (select concat_ws(' ', %s) as held from public.%I) as texts
        cross join lateral private.picture_names(held) as name
        where held ~ '[0-9]{13}|%%[0-7]'
      $query$,
      holder.columns, holder.relname
    ) into found_names;
    candidates := array(
      select candidate from unnest(candidates) as candidate
      where candidate <> all (coalesce(found_names, '{}'))
    );
  end loop;
  return query
    select object.id, object.bucket_id, object.name
    from storage.objects as object
    where object.name = any (candidates)
      and object.bucket_id in ('blog-images', 'tour-images', 'destination-images')
      and greatest(object.created_at, object.updated_at) < before;
end;
$$;
