import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import { hasSlug } from "../../../content/properties.ts";
import {
  destination,
  post,
  startBackend,
  type TestBackend,
  temporaryFolder,
  tour,
} from "./harness.ts";
import { questions } from "./search-questions.ts";

let backend: TestBackend;
const slugs = new Map<string, string>();

/** Names with click letters, which the demonstration does not have. */
const withClicks = {
  destinations: { ...destination, slug: "ai-ais", name: "ǁAi-ǁAis", country: "Namibia" },
  tours: { ...tour, slug: "tsaukhab", name: "El Tsauǀkhâb", destination: "Namibia" },
  blog_posts: { ...post, slug: "ae-gams", title: "Windhoek, antes !Ae!gams", is_published: true },
};

beforeAll(async () => {
  backend = await startBackend({ seed: "demo", dataDir: await temporaryFolder() });
  const service = backend.service();
  for (const [table, row] of Object.entries(withClicks))
    await service
      .from(table as "tours")
      .insert(row as never)
      .throwOnError();
  for (const { table } of contentTypes.filter(hasSlug)) {
    const { data } = await service
      .from(table as "tours")
      .select("id, slug")
      .throwOnError();
    for (const { id, slug } of data) slugs.set(id, slug);
  }
});
afterAll(() => backend.dispose());

describe.each(Object.entries(questions))("J11: questions of visitors (%s)", (language, asked) => {
  test.each(asked.map(([question, ...first]) => ({ question, first })))(
    "$question finds $first.0 first",
    async ({ question, first }) => {
      const { data } = await backend
        .anonymous()
        .rpc("search_entries", { q: question, language })
        .throwOnError();
      expect(first).toContain(slugs.get(data[0]?.entry_id ?? ""));
    },
  );

  test("there are twenty", () => expect(asked).toHaveLength(20));
});
