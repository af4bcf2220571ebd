-- Answers that administrators give outside the panel (telephone, WhatsApp, e-mail, in person), attempts that nobody
-- answered, and enquiries that arrive outside the form.

create table public.enquiry_contacts (
  id uuid primary key,
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  at timestamptz not null,
  channel text not null
    constraint enquiry_contacts_channel_known check (channel in ('email', 'phone', 'whatsapp', 'meeting')),
  -- False: an attempt without an answer. It is no answer to the enquiry.
  reached boolean not null,
  -- This contact has moved the enquiry from `new` to `active`; erasing it moves the enquiry back.
  activated boolean not null default false,
  author text,
  created_at timestamptz not null default now()
);
comment on table public.enquiry_contacts is
  'Contacts with visitors outside the panel. Written by record_contact, erase_contact and add_enquiry only.';
alter table public.enquiry_contacts enable row level security;
revoke all on table public.enquiry_contacts from anon, authenticated;
grant select on table public.enquiry_contacts to authenticated;
grant all on table public.enquiry_contacts to service_role;

create index enquiry_contacts_of_enquiry on public.enquiry_contacts (enquiry_id, at, id);

create policy "Admins read contacts"
  on public.enquiry_contacts for select
  to authenticated
  using ((select private.is_admin()));

-- Records a contact outside the panel; a new enquiry becomes active if the visitor was reached. Returns its id.
--   operation  id of the contact. The same id again, with another time, changes the time of the contact.
--   at         between the arrival of the enquiry and now; null: now, or the time that was recorded
-- A press that is repeated within a minute, also in another tab, records nothing: it returns the first contact.
-- Errors: 42501, PT404; 22023 for a time out of range; PT409 if the operation has recorded something else.
create function public.record_contact(
  enquiry uuid,
  operation uuid,
  channel text,
  reached boolean default true,
  at timestamptz default null
)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person constant text := private.current_user_email();
  arrival timestamptz;
  known public.enquiry_contacts;
begin
  if not private.is_admin() then
    raise exception 'Only administrators record contacts' using errcode = '42501';
  end if;
  select created_at into arrival from public.contact_submissions where id = enquiry for update;
  if not found then
    raise exception 'There is no such enquiry' using errcode = 'PT404';
  end if;
  -- People give times in whole minutes.
  if at < date_trunc('minute', arrival) or at > now() + interval '1 minute' then
    raise exception 'The time is not between the arrival of the enquiry and now' using errcode = '22023';
  end if;

  select * into known from public.enquiry_contacts where id = operation;
  if not found and at is null then
    select * into known
    from public.enquiry_contacts as latest
    where latest.enquiry_id = enquiry
      and latest.channel = record_contact.channel
      and latest.reached = record_contact.reached
      and latest.author is not distinct from person
      and latest.created_at > now() - interval '1 minute'
    order by latest.created_at desc
    limit 1;
  end if;
  if known.id is null then
    insert into public.enquiry_contacts (id, enquiry_id, at, channel, reached, author)
    values (
      operation, enquiry, greatest(arrival, least(coalesce(record_contact.at, now()), now())), record_contact.channel,
      record_contact.reached, person
    );
    if reached then
      update public.contact_submissions set state = 'active' where id = enquiry and state = 'new';
      if found then
        update public.enquiry_contacts set activated = true where id = operation;
      end if;
    end if;
  elsif (known.enquiry_id, known.channel, known.reached)
    is distinct from (enquiry, record_contact.channel, record_contact.reached)
  then
    raise exception 'This operation has recorded something else' using errcode = 'PT409';
  elsif at is not null then
    update public.enquiry_contacts as moved
    set at = greatest(arrival, least(record_contact.at, now()))
    where moved.id = known.id;
  end if;
  perform private.set_answered(enquiry);
  return coalesce(known.id, operation);
end;
$$;

-- Erases a contact. If it had moved the enquiry from `new` to `active` and no answer is left, the enquiry is new again.
-- A contact that is gone already is no error.
create function public.erase_contact(contact uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  enquiry uuid;
  was_activated boolean;
begin
  if not private.is_admin() then
    raise exception 'Only administrators erase contacts' using errcode = '42501';
  end if;
  select enquiry_id into enquiry from public.enquiry_contacts where id = contact;
  -- The enquiry first, as in record_contact, against deadlocks.
  perform from public.contact_submissions where id = enquiry for update;
  delete from public.enquiry_contacts where id = contact returning activated into was_activated;
  if not found then
    return;
  end if;
  perform private.set_answered(enquiry);
  if was_activated then
    -- The next contact takes its place: erasing all of them, in any order, has the same result.
    update public.enquiry_contacts
    set activated = true
    where id = (
      select id from public.enquiry_contacts where enquiry_id = enquiry and reached order by at, id limit 1
    );
    update public.contact_submissions
    set state = 'new'
    where id = enquiry and state = 'active' and answered_at is null;
  end if;
end;
$$;

-- Adds an enquiry that arrived outside the form, without a mail, and answered through the same channel. Returns its id.
--   operation  id of the enquiry; the same id when the call is repeated
--   at         time of its arrival, in the last year; null: now
-- Errors: 42501; 22023 for a time out of range; PT409 if the operation has added something else.
create function public.add_enquiry(
  operation uuid,
  name text,
  email text,
  phone text,
  language text,
  message text,
  channel text,
  at timestamptz default null
)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  control constant text := E'[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]+';
  given public.contact_submissions;
  known public.contact_submissions;
begin
  if not private.is_admin() then
    raise exception 'Only administrators add enquiries' using errcode = '42501';
  end if;
  if at < now() - interval '1 year' or at > now() + interval '1 minute' then
    raise exception 'The time is not in the last year' using errcode = '22023';
  end if;
  given.name := btrim(regexp_replace(add_enquiry.name, control, ' ', 'g'));
  given.email := btrim(add_enquiry.email);
  given.phone := nullif(btrim(regexp_replace(add_enquiry.phone, control, ' ', 'g')), '');
  given.message := btrim(
    regexp_replace(add_enquiry.message, E'[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]+', '', 'g'),
    E' \t\r\n'
  );
  insert into public.contact_submissions (id, created_at, name, email, phone, language, message, source)
  values (
    operation, least(coalesce(add_enquiry.at, now()), now()), given.name, given.email, given.phone,
    add_enquiry.language, given.message, '/admin'
  )
  on conflict (id) do nothing;
  if found then
    perform public.record_contact(operation, operation, channel, true, least(coalesce(add_enquiry.at, now()), now()));
    return operation;
  end if;
  select * into known from public.contact_submissions where id = operation;
  if (known.name, known.email, known.phone, known.language, known.message)
    is distinct from (given.name, given.email, given.phone, add_enquiry.language, given.message)
  then
    raise exception 'This operation has added something else' using errcode = 'PT409';
  end if;
  return operation;
end;
$$;

revoke execute on function
  public.record_contact(uuid, uuid, text, boolean, timestamptz),
  public.erase_contact(uuid),
  public.add_enquiry(uuid, text, text, text, text, text, text, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.record_contact(uuid, uuid, text, boolean, timestamptz),
  public.erase_contact(uuid),
  public.add_enquiry(uuid, text, text, text, text, text, text, timestamptz)
to authenticated;
