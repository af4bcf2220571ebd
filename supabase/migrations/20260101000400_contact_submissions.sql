-- Enquiries. The function send-contact-email writes them with the secret key; nobody else can.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),

  name text not null
    constraint contact_submissions_name_length check (char_length(name) between 2 and 100),
  email text not null
    constraint contact_submissions_email_format
      check (char_length(email) <= 255 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text constraint contact_submissions_phone_length check (char_length(phone) <= 20),
  preferred_contact text
    constraint contact_submissions_preferred_contact_length check (char_length(preferred_contact) <= 50),
  message text not null
    constraint contact_submissions_message_length check (char_length(message) between 10 and 2000),

  -- The visitor's language, and the page or tour the enquiry came from.
  language text constraint contact_submissions_language_known check (language in ('es', 'en', 'fr')),
  source text constraint contact_submissions_source_length check (char_length(source) <= 500)
);

create index contact_submissions_newest on public.contact_submissions (created_at desc);

alter table public.contact_submissions enable row level security;

revoke all on table public.contact_submissions from anon, authenticated;
grant select, delete on table public.contact_submissions to authenticated;
grant all on table public.contact_submissions to service_role;

create policy "Admins read enquiries"
  on public.contact_submissions for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins erase enquiries"
  on public.contact_submissions for delete
  to authenticated
  using ((select private.is_admin()));
