import { execFile } from "node:child_process";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { startSmtp } from "../fakes/smtp.ts";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { foldersOfFile } from "./temporary-folders.ts";

const folders = foldersOfFile();
afterAll(() => folders.remove());

/** Runs `npm run admin -- …` to its end, with only these settings in its environment. */
function runAdmin(given: string[], settings: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>();
  execFile(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "scripts/admin.ts", ...given],
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings } },
    (error, out, err) => resolve({ code: error ? Number(error.code) : 0, said: out + err }),
  );
  return promise;
}

const linkIn = (said: string) => new URL(/^http\S+\/admin\/invitation#\S+$/m.exec(said)?.[0] ?? "");

/** Accepts an invitation at a site, and signs in there. */
async function accept(site: RunningSite, link: URL, email: string) {
  const password = "mopane y fiebre";
  const response = await fetch(`${site.url}/functions/v1/accept-invitation`, {
    method: "POST",
    body: JSON.stringify({ token: link.hash.slice(1), password }),
  });
  expect([response.status, await response.json()]).toEqual([200, { email, accepted: true }]);
  const key = /sb_publishable_[\w-]+/.exec(
    await (await fetch(`${site.url}/admin/login`)).text(),
  )?.[0];
  const client = createClient(site.url, key ?? "", { auth: { persistSession: false } });
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  const { data } = await client.rpc("administrators");
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ email })]));
}

test("K8: npm run admin -- invite prints a valid link, while the site runs and while it is stopped", async () => {
  const DATA_DIR = await copyOfTemplate(await folders.make());
  let site = await startSite({ DATA_DIR, SEED: "none" });
  const running = await runAdmin(["invite", "Ana@example.com"], { DATA_DIR });
  expect(running).toMatchObject({
    code: 0,
    said: expect.stringContaining("ana@example.com is invited"),
  });
  expect(running.said).toContain("no mail is configured");
  expect(linkIn(running.said).origin).toBe(site.url);
  await accept(site, linkIn(running.said), "ana@example.com");
  await site.stop();

  const smtp = await startSmtp();
  const stopped = await runAdmin(["invite", "berta@example.com"], {
    DATA_DIR,
    SMTP_URL: smtp.url,
    SITE_URL: "https://safari.example",
  });
  expect(stopped).toMatchObject({ code: 0, said: expect.stringContaining("mailed as well") });
  const link = linkIn(stopped.said);
  expect(link.origin).toBe("https://safari.example");
  expect(smtp.mails).toMatchObject([
    { to: [{ address: "berta@example.com" }], text: expect.stringContaining(link.href) },
  ]);
  await smtp.close();
  site = await startSite({ DATA_DIR, SEED: "none" });
  await accept(site, link, "berta@example.com");
  await site.stop();
});

test.each([
  [[]],
  [["invite"]],
  [["invite", "nobody"]],
  [["remove", "ana@example.com"]],
  [["invite", "a@example.com", "b@example.com"]],
])("K8: npm run admin -- %j prints its usage and changes nothing", async (given) => {
  const DATA_DIR = await folders.make();
  expect(await runAdmin(given, { DATA_DIR })).toEqual({
    code: 1,
    said: "usage: npm run admin -- invite EMAIL\n",
  });
});

test("K8: npm run admin -- invite without a database is refused with a message", async () => {
  const DATA_DIR = await folders.make();
  const { code, said } = await runAdmin(["invite", "ana@example.com"], { DATA_DIR });
  expect([code, said]).toEqual([1, expect.stringContaining("holds no database")]);
});
