-- What comes back from the trash was restored, and not made.

alter table public.admin_log
  drop constraint admin_log_what_known,
  add constraint admin_log_what_known check (what in (
    'sign-in', 'create', 'change', 'delete', 'restore', 'erase', 'invite', 'revoke', 'join', 'remove', 'password', 'email'
  ));

-- Of content. What programs write (the demonstration content, a move) is nobody's action. The argument is the
-- column with the row's name; without one it has none to be told.
create or replace function private.log_content()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  who constant uuid := auth.uid();
  logged jsonb;
begin
  if who is null then
    return null;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(old) - private.derived_columns(tg_relid) = to_jsonb(new) - private.derived_columns(tg_relid)
  then
    return null;
  end if;
  logged := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into public.admin_log (who, kind, what, entry_type, entry_id, about)
  values (
    who, 'content',
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
    -- Settings are one row, whose key is no id.
    case when jsonb_typeof(logged -> 'id') = 'string' then (logged ->> 'id')::uuid end,
    left(logged ->> tg_argv[0], 300)
  );
  return null;
end;
$$;
