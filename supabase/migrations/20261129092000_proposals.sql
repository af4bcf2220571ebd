-- Proposals to travellers: what is written, each version that was sent, replies, and the links that open them.

-- Day of the office: proposals lapse at its midnight.
create function private.office_day(at timestamptz default now())
  returns date
  language sql
  stable
  set search_path = ''
as $$
  select (at at time zone private.office_time_zone())::date;
$$;

-- Reference for the telephone and for bank transfers: without letters and digits that look alike.
create function private.new_reference()
  returns text
  language sql
  volatile
  set search_path = ''
as $$
  select 'T-' || string_agg(
    substr('ABCDEFGHJKMNPQRSTVWXYZ23456789', 1 + get_byte(uuid_send(gen_random_uuid()), 0) % 30, 1), ''
  )
  from generate_series(1, 6);
$$;

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  -- Without a foreign key: a deleted tour is in the trash and returns with its id.
  tour_id uuid,
  reference text not null default private.new_reference() constraint proposals_reference_once unique,
  state text not null default 'draft'
    constraint proposals_state_known check (state in ('draft', 'sent', 'accepted', 'withdrawn')),
  language text not null constraint proposals_language_known check (language in ('es', 'en', 'fr')),
  title text not null constraint proposals_title_length check (char_length(btrim(title)) between 1 and 200),
  traveller text not null
    constraint proposals_traveller_length check (char_length(btrim(traveller)) between 1 and 100),
  party text constraint proposals_party_length check (char_length(party) <= 200),
  letter text constraint proposals_letter_length check (char_length(letter) <= 5000),
  starts_on date constraint proposals_starts_on_range check (starts_on between '1900-01-01' and '2999-12-31'),
  itinerary jsonb not null default '[]'
    constraint proposals_itinerary_valid check (private.is_valid_object_list(itinerary, 120, '{"title":{"type":"text","max":200},"description":{"type":"text","max":5000},"place":{"type":"text","max":200},"latitude":{"type":"number","min":-90,"max":90},"longitude":{"type":"number","min":-180,"max":180},"bed":{"type":"text","max":200},"bed_type":{"type":"choice","of":["lodge","tented-camp","camping","hotel","guesthouse","houseboat","train","none"]},"own_bathroom":{"type":"flag"},"travel":{"type":"choice","of":["road","flight","boat","train","foot"]},"kilometres":{"type":"number","min":0,"max":3000,"whole":true},"hours":{"type":"number","min":0,"max":24},"meals":{"type":"choices","of":["breakfast","lunch","dinner"]}}')),
  countries text[] not null default '{}'
    constraint proposals_countries_known
      check (countries <@ array['BW', 'LS', 'MZ', 'NA', 'ZA', 'SZ', 'ZM', 'ZW'] and cardinality(countries) <= 8),
  image_url text constraint proposals_image_url_length check (char_length(image_url) <= 2000),
  gallery_images text[] not null default '{}'
    constraint proposals_gallery_images_valid
      check (array_position(gallery_images, null) is null and cardinality(gallery_images) <= 60),
  image_details jsonb not null default '{}'
    constraint proposals_image_details_is_object
      check (jsonb_typeof(image_details) = 'object' and octet_length(image_details::text) <= 100000),
  included text[] not null default '{}'
    constraint proposals_included_valid check (private.is_valid_list(included, 100, 500)),
  excluded text[] not null default '{}'
    constraint proposals_excluded_valid check (private.is_valid_list(excluded, 100, 500)),
  price_lines jsonb not null default '[]'
    constraint proposals_price_lines_valid check (private.is_valid_object_list(price_lines, 40, '{"label":{"type":"text","max":200},"quantity":{"type":"number","min":1,"max":100,"whole":true},"amount":{"type":"number","min":-1000000,"max":1000000}}')),
  options jsonb not null default '[]'
    constraint proposals_options_valid check (private.is_valid_object_list(options, 20, '{"label":{"type":"text","max":200},"amount":{"type":"number","min":0,"max":1000000}}')),
  valid_until date
    constraint proposals_valid_until_range check (valid_until between '1900-01-01' and '2999-12-31'),
  terms text constraint proposals_terms_length check (char_length(terms) <= 20000),
  deposit numeric(10, 2) constraint proposals_deposit_range check (deposit between 0 and 1000000),
  deposit_due_on date
    constraint proposals_deposit_due_on_range check (deposit_due_on between '1900-01-01' and '2999-12-31'),
  payment text constraint proposals_payment_length check (char_length(payment) <= 2000),
  payment_url text
    constraint proposals_payment_url_length check (char_length(payment_url) <= 500)
    constraint proposals_payment_url_format check (payment_url ~ '^https://\S+$')
    -- A user name would hide the host.
    constraint proposals_payment_url_host check (payment_url ~ '^https://[^\s/?#@]+([/?#]\S*)?$'),
  contacts jsonb not null default '[]'
    constraint proposals_contacts_valid check (private.is_valid_object_list(contacts, 12, '{"name":{"type":"text","max":100},"role":{"type":"text","max":100},"phone":{"type":"text","max":40}}')),
  road_notes text constraint proposals_road_notes_length check (char_length(road_notes) <= 5000),
  deposit_received_on date
    constraint proposals_deposit_received_on_range
      check (deposit_received_on between '1900-01-01' and '2999-12-31'),
  -- Sum of the price lines.
  total numeric(12, 2) not null default 0,
  -- Time of the first question or requested change that is not settled.
  waiting_since timestamptz,
  created_at timestamptz not null default now(),
  -- Last change of the form's columns or the state. Questions are no conflict with an open form, acceptances are.
  updated_at timestamptz not null default now()
);
comment on table public.proposals is
  'Journeys offered to travellers. Administrators write the form''s columns, functions the state.';
create index proposals_of_enquiry on public.proposals (enquiry_id, created_at);
create index proposals_by_change on public.proposals (updated_at desc, id desc);
create index proposals_waiting on public.proposals (waiting_since) where waiting_since is not null;

-- Derives the total, and the time of the last change.
create function private.keep_proposal()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  derived constant text[] := array['waiting_since', 'updated_at', 'total'];
begin
  -- Lines that violate a constraint count nothing: the row is refused.
  new.total := coalesce(
    (
      select sum(coalesce((line ->> 'quantity')::numeric, 1) * coalesce((line ->> 'amount')::numeric, 0))
      from jsonb_array_elements(new.price_lines) as line
      where private.is_valid_object_list(
        jsonb_build_array(line), 1,
        '{"quantity":{"type":"number","min":1,"max":100},"amount":{"type":"number","min":-1000000,"max":1000000}}'
      )
    ),
    0
  );
  if tg_op = 'INSERT' or to_jsonb(new) - derived is distinct from to_jsonb(old) - derived then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger keep_proposal before insert or update on public.proposals
  for each row when (jsonb_typeof(new.price_lines) = 'array') execute function private.keep_proposal();
create trigger picture_uses after insert or update or delete on public.proposals
  for each row execute function private.update_picture_uses();

-- What was sent, as it was sent.
create table public.proposal_versions (
  -- The operation that has sent it.
  id uuid primary key,
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  number smallint not null constraint proposal_versions_number_range check (number between 1 and 20),
  sent_at timestamptz not null default now(),
  author text,
  subject text not null
    constraint proposal_versions_subject_length check (char_length(subject) between 1 and 200),
  body text not null constraint proposal_versions_body_length check (char_length(body) between 1 and 5000),
  content jsonb not null
    constraint proposal_versions_content_size check (octet_length(content::text) <= 500000),
  total numeric(12, 2) not null,
  valid_until date not null,
  -- Openings of its page: once in half an hour.
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  opened integer not null default 0,
  constraint proposal_versions_once unique (proposal_id, number)
);
comment on table public.proposal_versions is
  'Proposals as they were sent. Written by send_proposal; nobody changes or deletes them: they go with their enquiry.';

-- Keeps what was sent: only openings are counted. Without an error, because a picture may be replaced in all rows.
create function private.keep_proposal_version()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  old.first_opened_at := new.first_opened_at;
  old.last_opened_at := new.last_opened_at;
  old.opened := new.opened;
  return old;
end;
$$;
create trigger keep_proposal_version before update on public.proposal_versions
  for each row execute function private.keep_proposal_version();
create trigger picture_uses after insert or delete on public.proposal_versions
  for each row execute function private.update_picture_uses();

create table public.proposal_replies (
  -- The operation of the form.
  id uuid primary key,
  proposal_id uuid not null,
  number smallint not null,
  at timestamptz not null default now(),
  kind text not null
    constraint proposal_replies_kind_known check (kind in ('question', 'change', 'acceptance')),
  body text constraint proposal_replies_body_length check (char_length(body) between 1 and 2000),
  name text constraint proposal_replies_name_length check (char_length(name) between 2 and 100),
  -- Proof of an acceptance, and of nothing else.
  ip inet,
  constraint proposal_replies_version_fkey foreign key (proposal_id, number)
    references public.proposal_versions (proposal_id, number) on delete cascade,
  constraint proposal_replies_complete check (
    case kind
      when 'acceptance' then name is not null and body is null
      else body is not null and name is null and ip is null
    end
  )
);
comment on table public.proposal_replies is
  'Questions, requested changes and acceptances of travellers. Written by reply_to_proposal.';
create unique index proposal_replies_accepted_once on public.proposal_replies (proposal_id, number)
  where kind = 'acceptance';
create index proposal_replies_of_proposal on public.proposal_replies (proposal_id, at, id);
create index proposal_replies_of_version on public.proposal_replies (proposal_id, number);

-- Several links open one proposal: each mail has its own, because only the hash of a token is stored.
create table private.proposal_links (
  token_hash text primary key,
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index proposal_links_of_proposal on private.proposal_links (proposal_id);
revoke all on table private.proposal_links from public, anon, authenticated, service_role;

alter table public.outbox
  drop constraint outbox_kind_known,
  add constraint outbox_kind_known
    check (kind in ('notice', 'acknowledgement', 'answer', 'proposal', 'reply', 'accepted')),
  add column version_id uuid references public.proposal_versions (id) on delete cascade,
  add column reply_id uuid references public.proposal_replies (id) on delete cascade,
  add constraint outbox_version_given check ((kind = 'proposal') = (version_id is not null)),
  add constraint outbox_reply_given check ((kind in ('reply', 'accepted')) = (reply_id is not null));
create unique index outbox_version_once on public.outbox (version_id) where version_id is not null;
create unique index outbox_reply_once on public.outbox (reply_id, kind) where reply_id is not null;

-- Token of a mail that has not gone out.
create table private.outbox_tokens (
  outbox_id uuid primary key references public.outbox (id) on delete cascade,
  token text not null
);
revoke all on table private.outbox_tokens from public, anon, authenticated, service_role;

create function private.forget_token()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.outbox_tokens where outbox_id = new.id;
  return null;
end;
$$;
create trigger forget_token after update of sent_at on public.outbox
  for each row when (new.sent_at is not null) execute function private.forget_token();

alter table public.proposals enable row level security;
alter table public.proposal_versions enable row level security;
alter table public.proposal_replies enable row level security;
revoke all on table public.proposals, public.proposal_versions, public.proposal_replies from anon, authenticated;
grant select, delete on table public.proposals to authenticated;
grant insert (
  id, enquiry_id, tour_id, language, title, traveller, party, letter, starts_on, itinerary, countries, image_url,
  gallery_images, image_details, included, excluded, price_lines, options, valid_until, terms, deposit,
  deposit_due_on, payment, payment_url, contacts, road_notes
) on table public.proposals to authenticated;
grant update (
  language, title, traveller, party, letter, starts_on, itinerary, countries, image_url, gallery_images,
  image_details, included, excluded, price_lines, options, valid_until, terms, deposit, deposit_due_on, payment,
  payment_url, contacts, road_notes, deposit_received_on
) on table public.proposals to authenticated;
grant select on table public.proposal_versions, public.proposal_replies to authenticated;
grant all on table public.proposals, public.proposal_versions, public.proposal_replies to service_role;

create policy "Admins read proposals"
  on public.proposals for select
  to authenticated
  using ((select private.is_admin()));
create policy "Admins add proposals"
  on public.proposals for insert
  to authenticated
  with check ((select private.is_admin()));
create policy "Admins change proposals"
  on public.proposals for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Admins delete proposals that were never sent"
  on public.proposals for delete
  to authenticated
  using (state = 'draft' and (select private.is_admin()));
create policy "Admins read versions of proposals"
  on public.proposal_versions for select
  to authenticated
  using ((select private.is_admin()));
create policy "Admins read replies to proposals"
  on public.proposal_replies for select
  to authenticated
  using ((select private.is_admin()));

revoke execute on function
  private.office_day(timestamptz),
  private.new_reference(),
  private.keep_proposal(),
  private.keep_proposal_version(),
  private.forget_token()
from public, anon, authenticated, service_role;
grant execute on function private.new_reference() to authenticated, service_role;
