alter table public.tours
  add column child_rates jsonb not null default '[]',
  add constraint tours_child_rates_ranges check (private.has_disjoint_ranges(child_rates, 'from_age', 'to_age')),
  add constraint tours_child_rates_valid check (private.is_valid_object_list(child_rates, 6, '{"from_age":{"type":"number","min":0,"max":17,"whole":true},"to_age":{"type":"number","min":0,"max":17,"whole":true},"discount":{"type":"number","min":1,"max":100,"whole":true}}'));
