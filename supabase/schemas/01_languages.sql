-- The languages of the site. `npm run content:migration` writes both functions when the list in the code changes.

create function private.languages()
  returns text[]
  language sql
  immutable
  parallel safe
as $$
  select array['es', 'en', 'fr']
$$;

-- The stemming dictionary of each language, for the search.
create function private.stemmer_of(language text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select case language when 'es' then 'spanish_stem' when 'en' then 'english_stem' when 'fr' then 'french_stem' end
$$;

-- Name of a translated column. The Spanish column has the plain name.
create function private.localized_column(field text, language text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select case language when 'es' then field else field || '_' || language end
$$;

revoke execute on function
  private.languages(),
  private.stemmer_of(text),
  private.localized_column(text, text)
from public, anon, authenticated, service_role;
grant execute on function private.languages()
to authenticated, service_role;
grant execute on function private.stemmer_of(text)
to anon, authenticated, service_role;
