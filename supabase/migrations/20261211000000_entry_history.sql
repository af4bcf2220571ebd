-- What the panel tells of versions: whose they are, and what each change has changed, without the versions
-- themselves, of which a hundred may be megabytes.

-- E-mail addresses of accounts, for administrators: versions name their authors by id. One that is gone has none.
create function public.account_emails(accounts uuid[])
  returns table (id uuid, email text)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read whose accounts there are' using errcode = '42501';
  end if;
  return query
    select account.id, account.email::text from auth.users as account
    where account.id = any (accounts) and account.email is not null;
end;
$$;

-- The changes of an entry, the newest first.
--   type, entry  the entry's table and id
--   before       only changes that are older than this one; null for the newest
--   most         how many, 100 at most
-- `version` holds what was there before the change, `was_at` says since when it had been. `changed` names the
-- columns that the change has changed, as far as both states have them: null where nothing followed, as after a
-- deletion. For administrators; to others there are none.
create function public.entry_changes(type text, entry uuid, before bigint default null, most integer default 20)
  returns table (
    version bigint, operation text, changed_at timestamptz, changed_by uuid, was_at timestamptz, changed text[]
  )
  language plpgsql
  stable
  security invoker
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
      -- One more than is answered: what a change led to stands in the version after it.
      select one.id, one.operation as done, one.recorded_at, one.recorded_by, one.data
      from public.entry_versions as one
      where one.entry_type = type and one.entry_id = entry and (before is null or one.id <= before)
      order by one.id desc
      limit least(greatest(coalesce(most, 20), 1), 100) + 1
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
    limit least(greatest(coalesce(most, 20), 1), 100);
end;
$$;

revoke execute on function
  public.account_emails(uuid[]),
  public.entry_changes(text, uuid, bigint, integer)
from public, anon, authenticated, service_role;

grant execute on function
  public.account_emails(uuid[]),
  public.entry_changes(text, uuid, bigint, integer)
to authenticated;
