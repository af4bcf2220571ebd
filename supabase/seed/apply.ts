import { createClient, type PostgrestError } from "@supabase/supabase-js";
import { slugOf } from "../../content/define.ts";
import { type ContentType, contentTypes } from "../../content/index.ts";
import type { InsertRow, Database as Tables } from "../../shared/database.types.ts";
import { createDatabaseCall } from "../functions/_shared/database-call.ts";
import { companyWords } from "./company-words.ts";
import { readContent } from "./content.ts";
import { departureRows } from "./departures.ts";
import { type IdOf, rowOf } from "./rows.ts";

interface SeedOptions {
  /** Pictures are addressed below it. */
  siteUrl: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
  log: { info(message: string, details?: Record<string, unknown>): void };
}

/**
 * Fills a database that has no content with the demonstration content, through the API as any client
 * would. Each step can be repeated, so a run that was interrupted is completed by the next start;
 * one that finished is never repeated, or content that was removed would come back.
 * @returns whether content was put in now.
 */
export async function seedOnce(options: SeedOptions): Promise<boolean> {
  const { siteUrl, secretKey, log } = options;
  const call = createDatabaseCall({
    url: siteUrl,
    secretKey,
    fetch: (address, init) => options.fetch(new Request(address, init)),
  });
  if (!(await call<boolean>("begin_seed"))) return false;
  const started = performance.now();
  // The image library is large, and only the first start needs it.
  const { uploadPictures } = await import("./pictures.ts");
  const supabase = createClient<Tables>(siteUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => options.fetch(new Request(input, init)) },
  });

  const content = await readContent();
  const { addressOf, uploaded } = await uploadPictures(supabase, content);
  const added = async (write: PromiseLike<{ error: PostgrestError | null }>) => {
    const { error } = await write;
    if (error) throw refusal(error);
  };
  const ids = new Map<string, string>();
  const idOf: IdOf = (table, key) => {
    const id = ids.get(`${table}/${key}`);
    if (!id) throw new Error(`the demonstration content names ${key}, which it does not contain`);
    return id;
  };
  for (const type of inOrderOfRelations(contentTypes)) {
    const table = type.table as "tours";
    const key = (slugOf(type) ?? "id") as "slug";
    const rows = content[table].map((seed) => rowOf(type, seed, { addressOf, idOf }));
    await added(
      supabase.from(table).upsert(rows as InsertRow<"tours">[], {
        onConflict: key,
        ignoreDuplicates: true,
        defaultToNull: false,
      }),
    );
    const { data, error } = await supabase.from(table).select(`id, ${key}`);
    if (error) throw refusal(error);
    for (const row of data) ids.set(`${table}/${row[key]}`, row.id);
  }
  await added(
    supabase
      .from("departures")
      .upsert(departureRows(idOf), { onConflict: "id", ignoreDuplicates: true }),
  );
  const { depositPercent: deposit_percent, terms } = companyWords;
  const words = { deposit_percent, terms: terms.es, terms_en: terms.en, terms_fr: terms.fr };
  // Nobody's own: an interrupted run may have been edited since.
  await added(supabase.from("site_settings").update(words).eq("id", true).is("terms", null));

  await call("finish_seed", { pictures: uploaded });
  log.info("demonstration content added", {
    ...Object.fromEntries(Object.entries(content).map(([table, { length }]) => [table, length])),
    pictures: uploaded.length,
    milliseconds: Math.round(performance.now() - started),
  });
  return true;
}

/** Types after those that their relations name; types without relations first, because posts add missing terms. */
function inOrderOfRelations(types: readonly ContentType[]): ContentType[] {
  const ordered: ContentType[] = [];
  const add = (type: ContentType) => {
    if (ordered.includes(type)) return;
    for (const field of Object.values(type.fields)) {
      const isReference = field.kind === "relations" || field.kind === "relation";
      const other = isReference && types.find(({ table }) => table === field.to);
      if (other && other !== type) add(other);
    }
    ordered.push(type);
  };
  const hasRelations = ({ fields }: ContentType) =>
    Object.values(fields).some(({ kind }) => kind === "relations" || kind === "relation");
  types.toSorted((a, b) => Number(hasRelations(a)) - Number(hasRelations(b))).forEach(add);
  return ordered;
}

function refusal({ message, details }: PostgrestError): Error {
  return new Error(`demonstration content refused: ${message} ${details ?? ""}`.trim());
}
