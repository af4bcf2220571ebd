import { type Locale, locales } from "../../supabase/functions/_shared/locales.ts";

/** PostgreSQL's own stemmer for the search of each language; `\dFd` in psql lists those that there are. */
export const stemmers: Record<Locale, string> = {
  es: "spanish_stem",
  en: "english_stem",
  fr: "french_stem",
};

/** Statements that define the languages in the database. Everything else depends on them. */
export const languagesStatement = () =>
  `create or replace function private.languages()
  returns text[]
  language sql
  immutable
  parallel safe
as $$
  select array[${locales.map((locale) => `'${locale}'`).join(", ")}]
$$;

create or replace function private.stemmer_of(language text)
  returns text
  language sql
  immutable
  parallel safe
as $$
  select case language ${locales.map((locale) => `when '${locale}' then '${stemmers[locale]}'`).join(" ")} end
$$;`;
