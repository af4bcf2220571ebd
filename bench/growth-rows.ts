import { slugOf } from "../content/define.ts";
import { type ContentTable, type ContentType, contentTypes } from "../content/index.ts";
import { visibleFromOf } from "../content/properties.ts";
import { openEmbeddedDatabase } from "../server/backend/database/embedded/embedded-server.ts";
import { sampleRow } from "../tests/support/sample-entry.ts";

/** Number of rows by table. */
export type RowCounts = Record<ContentTable | "contact_submissions", number>;

const words =
  "dunas rojas elefantes del desierto noches al raso agua lluvia camino guía campamento sendero río tarde leones jirafas sabana fuego canoa delta orilla viento polvo estrellas silencio huella rastro acacia baobab mapa frontera montaña valle lluvias invierno verano amanecer".split(
    " ",
  );
let seed = 7;
/** The same texts in every run. */
const random = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

function text(length: number): string {
  let made = "";
  while (made.length < length) {
    made += `${words[Math.floor(random() * words.length)]}${random() < 0.02 ? ".\n" : " "}`;
  }
  return made.slice(0, length).trim().padEnd(length, ".");
}

/** Length of a text whose limit is `max`: posts have 6,000 characters. */
const lengthOf = (max: number) => (max < 20_000 ? Math.min(200, 0.2 * max) : 0.06 * max);

/** An entry of realistic length, in three languages. */
function entryOf(type: ContentType, at: number): Record<string, unknown> {
  const time = visibleFromOf(type);
  return {
    ...sampleRow(type, { complete: true, items: 10, text: (max) => text(lengthOf(max)) }),
    ...(slugOf(type) && { slug: `medida-${at}` }),
    [type.visible]: true,
    // Older than those of the demonstration, which have pictures.
    ...(time && { [time]: new Date(Date.UTC(2020, 0, 1) - at * 3_600_000).toISOString() }),
  };
}

const enquiryOf = (at: number) => ({
  name: text(16),
  email: `visita-${at}@correo.example`,
  phone: `+34 600 ${String(at).padStart(6, "0")}`,
  message: text(300),
  language: "es",
  created_at: new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString(),
});

const batch = 250;

/**
 * Fills the tables of a stopped site up to these numbers, directly in the database: reading is measured,
 * not writing. Triggers and constraints are active.
 */
export async function fill(dataDir: string, amounts: RowCounts): Promise<void> {
  const database = await openEmbeddedDatabase({ dataDir });
  for (const [table, wanted] of Object.entries(amounts)) {
    const type = contentTypes.find((each) => each.table === table);
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from public.${table}`,
    );
    for (let from = rows[0]?.count ?? 0; from < wanted; from += batch) {
      const entries = Array.from({ length: Math.min(batch, wanted - from) }, (_, at) =>
        type ? entryOf(type, from + at) : enquiryOf(from + at),
      );
      const names = Object.keys(entries[0] ?? {});
      await database.query(
        `insert into public.${table} (${names})
         select ${names} from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`,
        [JSON.stringify(entries)],
      );
    }
  }
  await database.close();
}
