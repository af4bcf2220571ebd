-- Sending, opening and answering proposals.

-- The first answer to an enquiry may be a proposal.
create function private.set_answered(enquiry uuid)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.contact_submissions
  set answered_at = (
    select min(given.at)
    from (
      select created_at from public.enquiry_answers where enquiry_id = enquiry
      union all
      select at from public.enquiry_contacts where enquiry_id = enquiry and reached
      union all
      select version.sent_at
      from public.proposals as proposal
      join public.proposal_versions as version on version.proposal_id = proposal.id
      where proposal.enquiry_id = enquiry
    ) as given (at)
  )
  where id = enquiry;
$$;

-- The table that save_entry may write: that of a type of entry, or proposals.
create function private.saved_table(type text)
  returns regclass
  language sql
  stable
  set search_path = ''
as $$
  select case type when 'proposals' then 'public.proposals'::regclass else private.table_of(type) end;
$$;

-- A new link: 244 random bits, of which only a hash is stored. Error: PT409 above 40 links.
create function private.new_proposal_link(proposal uuid)
  returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if (select count(*) from private.proposal_links as link where link.proposal_id = proposal) >= 40 then
    raise exception 'There are too many links: revoke them first' using errcode = 'PT409';
  end if;
  insert into private.proposal_links (token_hash, proposal_id)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), proposal);
  return token;
end;
$$;

-- The proposal of a token. None if there is no such link, or if it is closed: 21 days after it lapsed, or, if it was
-- accepted, 30 days after the last day of the journey.
create function private.proposal_of(token text, at timestamptz)
  returns setof public.proposals
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select proposal.*
  from private.proposal_links as link
  join public.proposals as proposal on proposal.id = link.proposal_id
  cross join lateral (
    select valid_until, content
    from public.proposal_versions
    where proposal_id = proposal.id
    order by number desc
    limit 1
  ) as version
  where link.token_hash = encode(sha256(convert_to(proposal_of.token, 'UTF8')), 'hex')
    and private.office_day(at) <= case proposal.state
      when 'accepted' then coalesce(
        (version.content ->> 'starts_on')::date + jsonb_array_length(version.content -> 'itinerary') - 1 + 30,
        version.valid_until + 365
      )
      else version.valid_until + 21
    end;
$$;

-- Keeps what is saved as the next version, makes a link, and queues the mail. The enquiry is answered and proposed.
--   operation  id of the version; the same id when the call is repeated
--   expected   `updated_at` of the proposal as it was read
-- Returns { "number", "token" }; without the token when repeated, because only its hash is stored.
-- Errors: 42501; PT404; PT409 if it has changed since, has 20 versions, or the operation has sent something else; 22023
-- with the column that is missing or past: total, valid_until, starts_on, itinerary, terms.
create function public.send_proposal(
  proposal uuid,
  operation uuid,
  expected timestamptz,
  subject text,
  body text
)
  returns jsonb
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
  enquiry uuid;
  sent public.proposals;
  known public.proposal_versions;
  next_number integer;
  missing text;
  token text;
  mail uuid;
begin
  if not private.is_admin() then
    raise exception 'Only administrators send proposals' using errcode = '42501';
  end if;
  -- The enquiry first, as everywhere, against deadlocks.
  select enquiry_id into enquiry from public.proposals where id = proposal;
  perform from public.contact_submissions where id = enquiry for update;
  select * into sent from public.proposals where id = proposal for update;
  if not found then
    raise exception 'There is no such proposal' using errcode = 'PT404';
  end if;
  select * into known from public.proposal_versions where id = operation;
  if found then
    if (known.proposal_id, known.subject, known.body) is distinct from (proposal, title, words) then
      raise exception 'This operation has sent something else' using errcode = 'PT409';
    end if;
    return jsonb_build_object('number', known.number);
  end if;
  if sent.updated_at is distinct from expected then
    raise exception 'The proposal has changed since' using errcode = 'PT409';
  end if;
  missing := case
    when sent.total <= 0 then 'total'
    when sent.valid_until is null or sent.valid_until < private.office_day() then 'valid_until'
    when sent.starts_on < private.office_day() then 'starts_on'
    when sent.itinerary = '[]' then 'itinerary'
    when btrim(coalesce(sent.terms, '')) = '' then 'terms'
  end;
  if missing is not null then
    raise exception '%', missing using errcode = '22023';
  end if;
  select coalesce(max(number), 0) + 1 into next_number
  from public.proposal_versions as version
  where version.proposal_id = proposal;
  if next_number > 20 then
    raise exception 'There are 20 versions already' using errcode = 'PT409';
  end if;
  insert into public.proposal_versions (
    id, proposal_id, number, author, subject, body, content, total, valid_until
  )
  values (
    operation, proposal, next_number, private.current_user_email(), title, words,
    to_jsonb(sent) - array[
      'id', 'enquiry_id', 'state', 'waiting_since', 'created_at', 'updated_at', 'contacts', 'road_notes', 'payment',
      'payment_url', 'deposit_received_on'
    ],
    sent.total, sent.valid_until
  );
  update public.proposals set state = 'sent', waiting_since = null where id = proposal;
  token := private.new_proposal_link(proposal);
  insert into public.outbox (enquiry_id, kind, version_id) values (enquiry, 'proposal', operation)
  returning id into mail;
  insert into private.outbox_tokens (outbox_id, token) values (mail, token);
  update public.contact_submissions
  set state = 'proposed'
  where id = enquiry and state in ('new', 'active', 'confirmed', 'lost');
  perform private.set_answered(enquiry);
  return jsonb_build_object('number', next_number, 'token', token);
end;
$$;

-- Another link to copy. Errors: 42501; PT404; PT409 if the proposal was never sent or has 40 links.
create function public.make_proposal_link(proposal uuid)
  returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators make links to proposals' using errcode = '42501';
  end if;
  perform from public.proposals where id = proposal for update;
  if not found then
    raise exception 'There is no such proposal' using errcode = 'PT404';
  end if;
  if not exists (select from public.proposal_versions as version where version.proposal_id = proposal) then
    raise exception 'The proposal was never sent' using errcode = 'PT409';
  end if;
  return private.new_proposal_link(proposal);
end;
$$;

-- Closes all links of a proposal. Returns their number.
create function public.revoke_proposal_links(proposal uuid)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  revoked integer;
begin
  if not private.is_admin() then
    raise exception 'Only administrators revoke links' using errcode = '42501';
  end if;
  delete from private.proposal_links as link where link.proposal_id = proposal;
  get diagnostics revoked = row_count;
  return revoked;
end;
$$;

-- Withdraws a sent proposal, or restores a withdrawn one to the version that was sent last. Repeated, it changes nothing.
-- Errors: 42501; PT404; PT409 for drafts and accepted proposals.
create function public.withdraw_proposal(proposal uuid, restore boolean default false)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  known text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators withdraw proposals' using errcode = '42501';
  end if;
  select state into known from public.proposals where id = proposal for update;
  if not found then
    raise exception 'There is no such proposal' using errcode = 'PT404';
  elsif known not in ('sent', 'withdrawn') then
    raise exception 'Only sent proposals are withdrawn, and only withdrawn ones restored' using errcode = 'PT409';
  end if;
  update public.proposals
  set state = case when restore then 'sent' else 'withdrawn' end, waiting_since = null
  where id = proposal;
end;
$$;

-- Marks all questions and requested changes as settled.
create function public.settle_replies(proposal uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators settle replies' using errcode = '42501';
  end if;
  update public.proposals set waiting_since = null where id = proposal and waiting_since is not null;
end;
$$;

-- What the page of a token shows; null if the token opens nothing. For the server.
--   seen  a person has asked for the page: counted once in half an hour
create function public.open_proposal(token text, seen boolean, at timestamptz default now())
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  shown public.proposals;
  version public.proposal_versions;
begin
  select * into shown from private.proposal_of(token, at);
  if not found then
    return null;
  end if;
  if shown.state = 'withdrawn' then
    return jsonb_build_object('state', shown.state, 'language', shown.language, 'reference', shown.reference);
  end if;
  select * into version
  from public.proposal_versions
  where proposal_id = shown.id
  order by number desc
  limit 1;
  if seen then
    update public.proposal_versions as counted
    set first_opened_at = coalesce(counted.first_opened_at, open_proposal.at),
        last_opened_at = open_proposal.at,
        opened = counted.opened + 1
    where counted.id = version.id
      and (
        counted.last_opened_at is null
        or counted.last_opened_at not between open_proposal.at - interval '30 minutes' and open_proposal.at
      );
  end if;
  return jsonb_build_object(
    'state', shown.state,
    'language', version.content ->> 'language',
    'reference', shown.reference,
    'number', version.number,
    'sent_at', version.sent_at,
    'content', version.content,
    'total', version.total,
    'valid_until', version.valid_until,
    'lapsed', shown.state = 'sent' and version.valid_until < private.office_day(at),
    'before', (
      select content from public.proposal_versions where proposal_id = shown.id and number = version.number - 1
    ),
    'replies', (
      select coalesce(
        jsonb_agg(jsonb_build_object('kind', kind, 'body', body, 'at', reply.at) order by reply.at, id), '[]'
      )
      from public.proposal_replies as reply
      where proposal_id = shown.id and kind <> 'acceptance'
    ),
    'acceptance', (
      select jsonb_build_object('number', number, 'name', name, 'at', reply.at)
      from public.proposal_replies as reply
      where proposal_id = shown.id and kind = 'acceptance'
      order by number desc
      limit 1
    ),
    'deposit_received_on', shown.deposit_received_on,
    'road', case when shown.state = 'accepted' then jsonb_build_object(
      'contacts', shown.contacts,
      'notes', shown.road_notes,
      'payment', shown.payment,
      'payment_url', shown.payment_url
    ) end
  );
end;
$$;

-- Stores a reply of a traveller, and queues its mails. Returns { "outcome", "number" } with the number of the latest
-- version. For the server.
--   operation  id of the reply; the same id when the call is repeated
--   version    number of the version that the traveller has read
--   address    kept as proof of an acceptance only
-- Outcomes: stored; unknown: no such link; withdrawn; stale: there is a newer version; lapsed; closed: accepted already;
-- limited: ten replies in an hour, or a hundred. Questions are always taken.
-- Errors: 22023 for an unknown kind, 23514 for texts of the wrong length.
create function public.reply_to_proposal(
  token text,
  operation uuid,
  version integer,
  kind text,
  body text default null,
  name text default null,
  address inet default null,
  at timestamptz default now()
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_acceptance constant boolean := reply_to_proposal.kind = 'acceptance';
  words constant text := nullif(btrim(
    regexp_replace(body, E'[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]+', '', 'g'), E' \t\r\n'
  ), '');
  person constant text := btrim(
    regexp_replace(name, E'[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]+', ' ', 'g')
  );
  shown public.proposals;
  latest public.proposal_versions;
  mail uuid;
begin
  if reply_to_proposal.kind is null or reply_to_proposal.kind not in ('question', 'change', 'acceptance') then
    raise exception 'There is no such kind of reply' using errcode = '22023';
  end if;
  select * into shown from private.proposal_of(token, at);
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- The enquiry first, as everywhere, against deadlocks. The state is read again under the lock.
  perform from public.contact_submissions where id = shown.enquiry_id for update;
  select * into shown from public.proposals where id = shown.id for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into latest
  from public.proposal_versions
  where proposal_id = shown.id
  order by number desc
  limit 1;
  if exists (select from public.proposal_replies where id = operation and proposal_id = shown.id) then
    return jsonb_build_object('outcome', 'stored', 'number', latest.number);
  elsif shown.state = 'withdrawn' then
    return jsonb_build_object('outcome', 'withdrawn', 'number', latest.number);
  elsif is_acceptance and shown.state = 'accepted' then
    return jsonb_build_object('outcome', 'closed', 'number', latest.number);
  elsif is_acceptance and version is distinct from latest.number then
    return jsonb_build_object('outcome', 'stale', 'number', latest.number);
  elsif is_acceptance and latest.valid_until < private.office_day(at) then
    return jsonb_build_object('outcome', 'lapsed', 'number', latest.number);
  elsif (
    select count(*) filter (where reply.at > reply_to_proposal.at - interval '1 hour') >= 10 or count(*) >= 100
    from public.proposal_replies as reply
    where reply.proposal_id = shown.id
  ) then
    return jsonb_build_object('outcome', 'limited', 'number', latest.number);
  end if;
  insert into public.proposal_replies (id, proposal_id, number, at, kind, body, name, ip)
  values (
    operation, shown.id, latest.number, reply_to_proposal.at, reply_to_proposal.kind,
    case when not is_acceptance then words end,
    case when is_acceptance then person end,
    case when is_acceptance then address end
  );
  insert into public.outbox (enquiry_id, kind, reply_id) values (shown.enquiry_id, 'reply', operation);
  if is_acceptance then
    update public.proposals set state = 'accepted', waiting_since = null where id = shown.id;
    update public.contact_submissions set state = 'confirmed' where id = shown.enquiry_id;
    insert into public.outbox (enquiry_id, kind, reply_id) values (shown.enquiry_id, 'accepted', operation)
    returning id into mail;
    insert into private.outbox_tokens (outbox_id, token) values (mail, token);
  else
    update public.proposals
    set waiting_since = coalesce(waiting_since, reply_to_proposal.at)
    where id = shown.id;
  end if;
  return jsonb_build_object('outcome', 'stored', 'number', latest.number);
end;
$$;

-- Enquiries by state, those that have waited for longer than promised, and proposals whose travellers wait for an answer:
-- {"new": 3, "overdue": 1, "waiting": 2}.
create function public.enquiry_counts()
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(of_state.state, of_state.total), '{}') || jsonb_build_object(
    'overdue', (
      select count(*)
      from public.contact_submissions
      where state = 'new' and created_at < now() - private.reply_interval() and answered_at is null
    ),
    'waiting', (select count(*) from public.proposals where waiting_since is not null)
  )
  from (
    select state, count(*) as total from public.contact_submissions group by state
  ) as of_state;
$$;

revoke execute on function
  private.set_answered(uuid),
  private.saved_table(text),
  private.new_proposal_link(uuid),
  private.proposal_of(text, timestamptz),
  public.send_proposal(uuid, uuid, timestamptz, text, text),
  public.make_proposal_link(uuid),
  public.revoke_proposal_links(uuid),
  public.withdraw_proposal(uuid, boolean),
  public.settle_replies(uuid),
  public.open_proposal(text, boolean, timestamptz),
  public.reply_to_proposal(text, uuid, integer, text, text, text, inet, timestamptz),
  public.enquiry_counts()
from public, anon, authenticated, service_role;
grant execute on function private.saved_table(text)
to authenticated, service_role;
grant execute on function
  public.send_proposal(uuid, uuid, timestamptz, text, text),
  public.make_proposal_link(uuid),
  public.revoke_proposal_links(uuid),
  public.withdraw_proposal(uuid, boolean),
  public.settle_replies(uuid),
  public.enquiry_counts()
to authenticated;
grant execute on function
  public.open_proposal(text, boolean, timestamptz),
  public.reply_to_proposal(text, uuid, integer, text, text, text, inet, timestamptz)
to service_role;
