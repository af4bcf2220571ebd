import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { AnyRow } from "@panel/entry/kind";
import type { Section } from "./section";

/** Entries that are listed; of the rest only the number is. */
const most = 6;

export interface Draft {
  section: Section;
  id: string;
  name: string;
  updatedAt: string;
}

/** What visitors do not see of all sections, the last one changed first, and how many more there are. */
export async function readDrafts(sections: readonly Section[], signal?: AbortSignal) {
  const found = await Promise.all(sections.map((section) => readHidden(section, signal)));
  const drafts = found
    .flatMap(({ drafts }) => drafts)
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, most);
  const rest = sections.map((section, at) => {
    const listed = drafts.filter((draft) => draft.section === section).length;
    return { section, count: (found[at]?.total ?? 0) - listed };
  });
  return { drafts, rest: rest.filter(({ count }) => count > 0) };
}

async function readHidden(
  section: Section,
  signal?: AbortSignal,
): Promise<{ drafts: Draft[]; total: number }> {
  const { table, nameField } = section.kind;
  let rows = backend()
    .from(table as "tours")
    .select(`id,updated_at,${nameField}` as "*", { count: "exact" })
    .eq(section.shown as "is_active", false)
    .order("updated_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(most);
  if (signal) rows = rows.abortSignal(signal);
  const { data, count, error, status } = await rows;
  if (error) throw new BackendError(error, status);
  const drafts = (data as unknown as AnyRow[]).map((row) => ({
    section,
    id: row.id,
    name: String(row[nameField]),
    updatedAt: row.updated_at,
  }));
  return { drafts, total: count ?? drafts.length };
}
