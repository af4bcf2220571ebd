-- An administrator's open sessions, and how one of them is ended from another.

create function public.own_sessions()
  returns table (
    id uuid, began_at timestamptz, last_seen_at timestamptz, user_agent text, is_present boolean
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read their sessions' using errcode = '42501';
  end if;
  return query
    select one.id, one.created_at,
      -- Without a zone, and in UTC.
      greatest(one.created_at, one.refreshed_at at time zone 'UTC'),
      one.user_agent, one.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions as one
    where one.user_id = auth.uid()
    order by 5 desc nulls last, 3 desc;
end;
$$;

-- Ends one of one's own sessions, with its tokens; answers whether it was still there.
create function public.end_session(session uuid)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators end their sessions' using errcode = '42501';
  end if;
  delete from auth.refresh_tokens where session_id = session and user_id::text = auth.uid()::text;
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end;
$$;

revoke execute on function public.own_sessions(), public.end_session(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.own_sessions(), public.end_session(uuid) to authenticated;
