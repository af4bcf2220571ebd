import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localizePath } from "../../site/i18n/paths.ts";
import { fixedPaths } from "../../site/page-list.ts";
import { type FakeRecaptcha, startRecaptcha } from "../fakes/recaptcha.ts";
import { admin, copyOfTemplate } from "../integration/backend/harness.ts";
import { type RunningSite, startSite } from "../support/site.ts";

const publishableKey = "sb_publishable_of_this_test";
const secrets = {
  SUPABASE_SECRET_KEY: "sb_secret_which_nobody_may_see",
  AUTH_JWT_SECRET: "jwt-secret-which-nobody-may-see-at-all",
  // No server listens there.
  SMTP_URL: "smtp://mailer:smtp-password-of-nobody@127.0.0.1:1",
  RESEND_API_KEY: "re_key_which_nobody_may_see",
  TRANSLATE_KEY: "translate-key-which-nobody-may-see",
};
const visitor = {
  name: "Xiomara Quintanilla",
  email: "xiomara.q@correo.example",
  phone: "+34 600 987 123",
  message: "Viajamos con mi abuela, que camina despacio.",
};

let captcha: FakeRecaptcha;
let site: RunningSite;
beforeAll(async () => {
  captcha = await startRecaptcha();
  site = await startSite({
    ...secrets,
    DATA_DIR: await copyOfTemplate(),
    SEED: "none",
    LOG_LEVEL: "debug",
    TRANSLATE_PROVIDER: "deepl",
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    RECAPTCHA_SITE_KEY: captcha.siteKey,
    RECAPTCHA_SECRET_KEY: captcha.secretKey,
    RECAPTCHA_BASE_URL: captcha.url,
  });
});
afterAll(async () => {
  await site?.stop("SIGKILL");
  await captcha?.close();
});

const hidden = () => [
  ...Object.values(secrets),
  "smtp-password-of-nobody",
  captcha.secretKey,
  admin.password,
];

test("I2: no file of the browser build contains a secret, or the name of one", async () => {
  const folders = ["build/client", "build/panel"];
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(folder, { recursive: true });
      expect(files.length).toBeGreaterThan(50);
      return files.map((name) => join(folder, name));
    }),
  );
  const files = listed.flat();
  expect(files.filter((name) => name.endsWith(".map"))).toEqual([]);
  const texts = files.filter((name) => /\.(?:js|css|html|json|svg|txt|webmanifest)$/.test(name));
  const names = [...Object.keys(secrets), "RECAPTCHA_SECRET_KEY", "ADMIN_PASSWORD"];
  for (const name of texts) {
    const text = await readFile(name, "utf8");
    const found = [...hidden(), ...names].filter((secret) => text.includes(secret));
    expect([name, ...found]).toEqual([name]);
    // Prefixes of keys of any backend; supabase-js itself contains them.
    expect(text.match(/sb_secret_[\w-]{4,}|eyJ[\w-]{20,}\.eyJ/)?.[0], name).toBeUndefined();
  }
});

test("I2: no page and no response to a visitor reveals a secret", async () => {
  const addresses = [
    ...fixedPaths()
      .map((path) => localizePath(path, "es"))
      .flatMap((path) => [path, `${path}.data`]),
    ...["/admin", "/admin/login", "/admin/reset", "/admin/login.data", "/nowhere"],
    ...["/healthz", "/robots.txt", "/sitemap.xml", "/rss.xml", "/.env", "/secrets.json"],
    ...["/auth/v1/settings", "/rest/v1/", "/storage/v1/bucket", "/.git/config", "/package.json"],
    "/functions/v1/get-recaptcha-key",
  ];
  for (const address of addresses) {
    const answer = await fetch(site.url + address, { headers: { apikey: publishableKey } });
    const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
    const found = hidden().filter((secret) => text.includes(secret));
    expect([address, ...found]).toEqual([address]);
    // Neither a stack trace nor file paths.
    expect(text, address).not.toMatch(/\n\s+at |node_modules|server\/backend/);
  }
});

const send = (path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") =>
  fetch(site.url + path, {
    method,
    headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Values that a server handles in a day and must not log. */
async function busyDay(): Promise<string[]> {
  const wrong = "a wrong password of somebody";
  await send("/auth/v1/token?grant_type=password", { ...admin, password: wrong });
  await send("/auth/v1/token?grant_type=password", { email: visitor.email, password: wrong });
  const session = await (await send("/auth/v1/token?grant_type=password", admin)).json();
  const authorization = `Bearer ${session.access_token}`;
  const refreshed = await (
    await send("/auth/v1/token?grant_type=refresh_token", { refresh_token: session.refresh_token })
  ).json();
  await send("/auth/v1/recover", { email: admin.email });
  await send("/auth/v1/user", { password: "password123" }, { authorization }, "PUT");
  await fetch(`${site.url}/auth/v1/verify?type=recovery&token=0123456789abcdef0123`);
  await fetch(`${site.url}/admin/reset?access_token=${session.access_token}`);

  const token = captcha.issueToken();
  const verified = await send("/functions/v1/verify-recaptcha", { token });
  const pass = verified.headers.get("x-captcha-pass") ?? "";
  const contact = "/functions/v1/send-contact-email";
  expect((await send(contact, visitor, { "x-captcha-pass": pass })).status).toBe(200);
  await send(contact, visitor, { "x-captcha-pass": "wrong" });
  await send(contact, JSON.stringify(visitor).slice(0, -5));
  await send(contact, { ...visitor, message: visitor.message.repeat(5000) });

  // Requests whose database errors contain the values.
  const filter = `email=eq.${encodeURIComponent(visitor.email)}`;
  await fetch(`${site.url}/rest/v1/contact_submissions?${filter}&apikey=${publishableKey}`);
  await send(`/rest/v1/contact_submissions?${filter}`, visitor, { authorization });
  await send(`/rest/v1/tours?name=${encodeURIComponent(visitor.name)}`, "{", { authorization });
  await send("/rest/v1/tours", { slug: visitor.email, name: null }, { authorization });
  await send("/rest/v1/tours", { price_per_person: visitor.phone }, { authorization });
  await send("/rest/v1/rpc/retry_mails", { enquiry: visitor.message }, { authorization });
  const answer = {
    enquiry: visitor.name,
    operation: visitor.email,
    subject: "x",
    body: visitor.message,
  };
  await send("/rest/v1/rpc/answer_enquiry", answer, { authorization });
  await send(`/rest/v1/${visitor.email}`, {});
  await send("/rest/v1/tours", {}, { apikey: secrets.SUPABASE_SECRET_KEY });
  await fetch(`${site.url}/es/contact?tour=${encodeURIComponent(visitor.message)}`);
  await fetch(`${site.url}/${encodeURIComponent(visitor.email)}`);
  const parts = (jwt: string) => jwt.split(".").slice(1);
  return [
    wrong,
    "password123",
    ...parts(session.access_token),
    ...parts(refreshed.access_token),
    session.refresh_token,
    refreshed.refresh_token,
    "0123456789abcdef0123",
    token,
    pass,
  ];
}

test("G10: the log of a busy day contains no visitor, message, password, token or key", async () => {
  const told = await busyDay();
  // The mail server is down: the content of mails must not be logged either.
  await expect.poll(() => site.output()).toMatch(/enquiry mail not sent.+ECONNREFUSED/);
  const log = site.output();
  expect(log.split("\n").length).toBeGreaterThan(4);
  for (const secret of [...hidden(), ...told]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
  const { name, email, phone, message } = visitor;
  for (const text of [name, email, "xiomara", phone, phone.replaceAll(" ", ""), "abuela", message])
    expect(log.toLowerCase()).not.toContain(text.toLowerCase());
});
