import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../support/site.ts";
import { initializedFolder } from "./temporary-folders.ts";

test("I5: in development site and panel share one port, and each compiles its modules on demand", async () => {
  const DATA_DIR = await initializedFolder();
  const site = await startSite({ DATA_DIR, SEED: "none" }, undefined, { dev: true });
  onTestFinished(async () => void (await site.stop()));
  const ask = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, text: await answer.text() };
  };

  const page = await ask("/es/contact");
  expect(page.status).toBe(200);
  expect(page.text).toContain("/site/entry.client.tsx");
  expect(page.text).toContain("<h1");
  for (const path of ["/admin", "/admin/tours?q=x"]) {
    const document = await ask(path);
    expect(document.status, path).toBe(200);
    expect(document.text).toMatch(
      /id="settings">\{"backendUrl":"","publishableKey":"sb_publishable_/,
    );
    expect(document.text).toContain("/admin/src/main.tsx");
    expect(document.text).toContain("/admin/@vite/client");
  }
  const modules = ["/site/entry.client.tsx", "/admin/src/main.tsx"];
  for (const path of modules) {
    const module = await ask(path);
    expect(module.status, path).toBe(200);
    expect(module.text, path).toContain("import");
  }
  expect((await ask("/admin/assets/none.js")).status).toBe(404);
});
