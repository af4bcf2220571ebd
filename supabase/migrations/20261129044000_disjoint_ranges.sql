-- Whether no range of an array of objects ends before it begins or overlaps another one. Objects without both numbers are
-- ignored. `private.is_valid_object_list` refuses values that are no arrays.
create function private.has_disjoint_ranges(items jsonb, first_member text, last_member text)
  returns boolean
  language sql
  immutable
as $$
  with ranges as (
    select place, item -> first_member as first, item -> last_member as last
    from pg_catalog.jsonb_array_elements(
      case when pg_catalog.jsonb_typeof(items) = 'array' then items else '[]' end
    ) with ordinality as each (item, place)
    where pg_catalog.jsonb_typeof(item -> first_member) = 'number'
      and pg_catalog.jsonb_typeof(item -> last_member) = 'number'
  )
  select not exists (
    select
    from ranges as one
    left join ranges as other on other.place > one.place
    where one.first > one.last
      or (one.first <= other.last and other.first <= one.last)
  );
$$;

revoke execute on function private.has_disjoint_ranges(jsonb, text, text)
from public, anon, authenticated, service_role;
-- Constraints are checked as the role that writes.
grant execute on function private.has_disjoint_ranges(jsonb, text, text)
to authenticated, service_role;
