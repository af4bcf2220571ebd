/** An object of the database with the statements that make it. */
export interface Rendered {
  /** `table public.tours`, `function private.is_admin`, `index public.tours_listed`, `policy "…" on public.tours`. */
  key: string;
  /** The table of an index, trigger or policy. */
  table?: string;
  /** Only for functions: the signature and the roles that may execute it. */
  execute?: { signature: string; roles: string[] };
  sql: string;
}

/** The schemas of the site, for conditions on a namespace. */
export const ownSchemas = "('public'::pg_catalog.regnamespace, 'private'::pg_catalog.regnamespace)";
