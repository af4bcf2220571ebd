alter table public.inbox_settings
  add column glossary jsonb not null default '[]',
  add constraint inbox_settings_glossary_valid check (private.is_valid_object_list(glossary, 300, '{"term":{"type":"text","max":100},"en":{"type":"text","max":100},"fr":{"type":"text","max":100}}'));
