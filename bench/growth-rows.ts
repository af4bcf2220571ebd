import { openEmbeddedDatabase } from "../server/backend/database/embedded/embedded-server.ts";

export interface EntryCounts {
  posts: number;
  tours: number;
  destinations: number;
  enquiries: number;
}

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

const inLanguages = (column: string, length: number) => ({
  [column]: text(length),
  [`${column}_en`]: text(length),
  [`${column}_fr`]: text(length),
});

/** An entry of realistic length, in three languages. */
const kinds = {
  posts: {
    table: "blog_posts",
    columns: { tags: "text[]", is_published: "boolean", published_at: "timestamptz" },
    make: (at: number) => ({
      slug: `medida-${at}`,
      ...inLanguages("title", 50),
      ...inLanguages("excerpt", 200),
      ...inLanguages("content", 6000),
      category: text(12),
      tags: [text(8), text(8), text(8)],
      author: "Nadia Khumalo",
      is_published: true,
      // Older than those of the demonstration, which have pictures.
      published_at: new Date(Date.UTC(2020, 0, 1) - at * 3_600_000).toISOString(),
    }),
  },
  tours: {
    table: "tours",
    columns: { price_per_person: "numeric", itinerary: "jsonb" },
    make: (at: number) => ({
      slug: `medida-${at}`,
      ...inLanguages("name", 40),
      ...inLanguages("short_description", 200),
      ...inLanguages("full_description", 1200),
      ...inLanguages("destination", 20),
      price_per_person: 3000 + at,
      itinerary: Array.from({ length: 10 }, (_, day) => ({
        day: day + 1,
        description_es: text(200),
        description_en: text(200),
        description_fr: text(200),
      })),
    }),
  },
  destinations: {
    table: "destinations",
    columns: { highlights: "text[]" },
    make: (at: number) => ({
      slug: `medida-${at}`,
      ...inLanguages("name", 30),
      ...inLanguages("country", 12),
      ...inLanguages("short_description", 200),
      ...inLanguages("full_description", 1200),
      ...inLanguages("best_time_to_visit", 60),
      highlights: [text(30), text(30), text(30), text(30)],
    }),
  },
  enquiries: {
    table: "contact_submissions",
    columns: { created_at: "timestamptz" },
    make: (at: number) => ({
      name: text(16),
      email: `visita-${at}@correo.example`,
      phone: `+34 600 ${String(at).padStart(6, "0")}`,
      message: text(300),
      language: "es",
      created_at: new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString(),
    }),
  },
} as const;

const batch = 250;

/**
 * Fills the tables of a stopped site up to these numbers, directly in the database: reading is measured,
 * not writing. Triggers and constraints are active.
 */
export async function fill(dataDir: string, amounts: EntryCounts): Promise<void> {
  const database = await openEmbeddedDatabase({ dataDir });
  for (const [kind, { table, columns, make }] of Object.entries(kinds)) {
    const wanted = amounts[kind as keyof EntryCounts];
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from public.${table}`,
    );
    const types: Record<string, string> = columns;
    for (let from = rows[0]?.count ?? 0; from < wanted; from += batch) {
      const entries = Array.from({ length: Math.min(batch, wanted - from) }, (_, at) =>
        make(from + at),
      );
      const names = Object.keys(entries[0] ?? {});
      const typed = names.map((name) => `${name} ${types[name] ?? "text"}`);
      await database.query(
        `insert into public.${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as new (${typed})`,
        [JSON.stringify(entries)],
      );
    }
  }
  await database.close();
}
