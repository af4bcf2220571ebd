import { readdir, readFile } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { saveLanguage } from "../../site/i18n/saved-language.ts";

// headers.test.ts checks that no response of the server sets a cookie.

afterEach(() => {
  vi.unstubAllGlobals();
});

function chooseAt(protocol: string): string[] {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("localStorage", { setItem: () => {} });
  saveLanguage("fr");
  return document.cookie.split("; ");
}

test("A8: the only cookie contains the language, for this site only", () => {
  const flags = ["language=fr", "path=/", "max-age=31536000", "samesite=lax"];
  expect(chooseAt("http:")).toEqual(flags);
  expect(chooseAt("https:")).toEqual([...flags, "secure"]);
});

test("A8: no other code writes a cookie", async () => {
  const writers: string[] = [];
  for (const folder of ["site", "shared", "server", "supabase/functions"]) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))) {
      const code = await readFile(`${folder}/${file}`, "utf8");
      if (/document\.cookie\s*=|cookieStore|set-cookie|setCookie/i.test(code))
        writers.push(`${folder}/${file}`);
    }
  }
  expect(writers).toEqual(["site/i18n/saved-language.ts"]);
});
