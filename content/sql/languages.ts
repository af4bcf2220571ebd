import { type Locale, locales } from "../../supabase/functions/_shared/locales.ts";
import { holdsEntries, type Schema } from "./schema.ts";

/** PostgreSQL's own stemmer for the search of each language; `\dFd` in psql lists those that there are. */
export const stemmers: Record<Locale, string> = {
  es: "spanish_stem",
  en: "english_stem",
  fr: "french_stem",
};

/** What tells the database of the languages, before anything else is made of them. */
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

/** What finds the entries that are there in every language, once the columns are made. */
export const searchStatements = (schemas: readonly Schema[]) => [
  "delete from private.search_documents;",
  ...schemas
    .filter(holdsEntries)
    .map(
      ({ table }) =>
        `select private.insert_search_documents('${table}', to_jsonb(entry)) from public.${table} as entry;`,
    ),
];
