-- `price_per_person` of a tour is the lowest price of its seasons, whatever a writer sends. Without one, it is what was
-- written.
create function private.lowest_price(seasons jsonb)
  returns numeric
  language sql
  immutable
  set search_path = ''
as $$
  select min(given.price::numeric)
  from jsonb_array_elements(case when jsonb_typeof(seasons) = 'array' then seasons else '[]' end) as season
  cross join lateral (
    values (season -> 'price_2'), (season -> 'price_4'), (season -> 'price_6')
  ) as given (price)
  -- Constraints, which refuse all other values, are checked after the trigger.
  where case when jsonb_typeof(given.price) = 'number' then given.price::numeric > 0 and given.price::numeric <= 1000000 end;
$$;

create function private.set_lowest_price()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.price_per_person := coalesce(private.lowest_price(new.seasons), new.price_per_person);
  return new;
end;
$$;

create trigger tours_lowest_price before insert or update on public.tours
  for each row execute function private.set_lowest_price();

revoke execute on function private.lowest_price(jsonb), private.set_lowest_price()
  from public, anon, authenticated, service_role;
-- Triggers run as the role that writes.
grant execute on function private.lowest_price(jsonb) to authenticated, service_role;

update public.tours set seasons = seasons
  where price_per_person is distinct from round(private.lowest_price(seasons), 2)
    and private.lowest_price(seasons) is not null;
