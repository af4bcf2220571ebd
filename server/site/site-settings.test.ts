import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "#shared/database.types.ts";
import type { Logger } from "../observe/log.ts";
import { collectTags } from "./page-cache/cache-tags.ts";
import { SiteSettings } from "./site-settings.ts";

test("K9: if settings cannot be read the last ones are used, and the page is marked as incomplete", async () => {
  const errors: string[] = [];
  let answer = () => Response.json([{ company_name: "Camino Rojo" }]);
  const supabase = createClient<Database>("http://site.example", "key", {
    global: { fetch: async () => answer() },
    db: { retry: false },
    auth: { persistSession: false },
  });
  const log = { error: (message: string) => errors.push(message) } as unknown as Logger;
  const settings = new SiteSettings({ supabase, freshForMs: undefined, log });
  const read = async () => {
    const { result, collected } = await collectTags(settings.read);
    return [result?.company_name, [...collected.tags], collected.failed, collected.away];
  };
  expect(await read()).toEqual(["Camino Rojo", ["site_settings"], false, false]);

  answer = () => Response.json({ message: "The server is stopping" }, { status: 503 });
  // Nobody has said that they have changed: they are not asked for again.
  expect(await read()).toEqual(["Camino Rojo", ["site_settings"], false, false]);
  settings.invalidate();
  expect(await read()).toEqual(["Camino Rojo", ["site_settings"], true, true]);
  expect(errors).toEqual(["settings not read"]);

  answer = () => Response.json([{ company_name: "Camino Verde" }]);
  expect(await read()).toEqual(["Camino Verde", ["site_settings"], false, false]);
});
