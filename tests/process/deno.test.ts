import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type FakeRecaptcha, startRecaptcha } from "../fakes/recaptcha.ts";
import { type FakeResend, startResend } from "../fakes/resend.ts";
import { siteUrl, startBackend, type TestBackend } from "../integration/backend/harness.ts";
import { type DenoFunction, startOnDeno } from "../support/deno.ts";
import { eventually } from "../support/eventually.ts";

const names = ["get-recaptcha-key", "verify-recaptcha", "send-contact-email"] as const;
const enquiry = {
  name: "Lucía «Ñ» Ferrer",
  email: "lucia@example.com",
  phone: "",
  message: "Somos dos y queremos ir en septiembre.",
};

let backend: TestBackend;
let google: FakeRecaptcha;
let resend: FakeResend;
let gateway: Server;
let url: string;
let functions: Map<string, DenoFunction>;
let settings: Record<string, string>;

/** Gateway of a hosted project: Data API and functions. */
beforeAll(async () => {
  [backend, google, resend] = await Promise.all([startBackend(), startRecaptcha(), startResend()]);
  functions = new Map();
  gateway = createServer(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      const served = functions.get(pathname.replace("/functions/v1/", ""));
      if (!served) return backend.backend.fetch(request);
      const headers = new Headers(request.headers);
      headers.append("x-forwarded-for", "198.51.100.7");
      const body = request.method === "POST" ? await request.arrayBuffer() : undefined;
      return fetch(served.url, { method: request.method, headers, body });
    }),
  ).listen(0, "127.0.0.1");
  await once(gateway, "listening");
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  settings = {
    SITE_URL: siteUrl,
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.backend.secretKey }),
    CONTACT_TO: "owner@example.com",
    MAIL_FROM: "Tsamma <site@example.com>",
    RESEND_API_KEY: resend.apiKey,
    RESEND_BASE_URL: resend.url,
    RECAPTCHA_SITE_KEY: google.siteKey,
    RECAPTCHA_SECRET_KEY: google.secretKey,
    RECAPTCHA_BASE_URL: google.url,
    CONTACT_LIMIT_PER_ADDRESS: "3",
  };
  for (const name of names) functions.set(name, await startOnDeno(name, settings));
});

afterAll(async () => {
  await Promise.all([...functions.values()].map((served) => served.stop()));
  gateway.closeAllConnections();
  gateway.close();
  await Promise.all([backend.dispose(), google.close(), resend.close()]);
});

const client = () =>
  createClient(url, backend.backend.publishableKey, { auth: { persistSession: false } });

async function buyPass(): Promise<string> {
  const { data, response } = await client().functions.invoke("verify-recaptcha", {
    body: { token: google.issueToken() },
  });
  expect(data).toEqual({ success: true });
  return response?.headers.get("x-captcha-pass") ?? "";
}

const send = async (body: object) =>
  client().functions.invoke("send-contact-email", {
    body,
    headers: { "x-captcha-pass": await buyPass() },
  });

test("I5: an enquiry sent by supabase-js through the functions on Deno is mailed", async () => {
  const key = await client().functions.invoke("get-recaptcha-key");
  expect(key.data).toEqual({ siteKey: google.siteKey });
  const { data, error } = await send(enquiry);
  expect([data, error]).toEqual([
    { success: true, message: "¡Mensaje enviado correctamente! Te responderemos pronto." },
    null,
  ]);
  const { data: rows } = await backend.service().from("contact_submissions").select("*");
  expect(rows).toMatchObject([{ name: enquiry.name, phone: null, language: "es" }]);
  await eventually(() => expect(resend.mails).toHaveLength(1));
  expect(resend.mails[0]).toMatchObject({
    from: "Tsamma <site@example.com>",
    to: ["owner@example.com"],
    reply_to: `"${enquiry.name}" <${enquiry.email}>`,
    subject: `Nueva consulta de ${enquiry.name}`,
    headers: { "Message-ID": `<enquiry-${rows?.[0]?.id}@localhost>` },
  });
  expect(resend.mails[0]?.text).toContain(enquiry.message);
});

test("G6: on Deno a solved challenge of ALTCHA is exchanged for a pass once", async () => {
  const altcha = { ...settings, CAPTCHA: "altcha" };
  const [key, verify] = await Promise.all([
    startOnDeno("get-recaptcha-key", altcha),
    startOnDeno("verify-recaptcha", altcha),
  ]);
  onTestFinished(async () => void (await Promise.all([key.stop(), verify.stop()])));
  const { siteKey, altcha: challenge } = await (await fetch(key.url)).json();
  expect(siteKey).toBeNull();
  const solution = await solveChallenge({ challenge, deriveKey });
  const body = JSON.stringify({ token: btoa(JSON.stringify({ challenge, solution })) });
  const exchange = () => fetch(verify.url, { method: "POST", body });
  const first = await exchange();
  expect([first.status, await first.json()]).toEqual([200, { success: true }]);
  expect(first.headers.get("x-captcha-pass")).toBeTruthy();
  expect((await exchange()).status).toBe(403);
});

test("G6: on Deno an enquiry without a pass is refused, and a token is valid once", async () => {
  const bare = await client().functions.invoke("send-contact-email", { body: enquiry });
  expect(bare.response?.status).toBe(403);
  const token = google.issueToken();
  const statuses = [];
  for (const _ of "ab") {
    const { response } = await client().functions.invoke("verify-recaptcha", { body: { token } });
    statuses.push(response?.status);
  }
  expect(statuses).toEqual([200, 403]);
});

test("G7: a mail refused by the provider is sent with a later call", async () => {
  const before = resend.mails.length;
  resend.script([500]);
  await send({ ...enquiry, message: "Una segunda consulta, con mala suerte." });
  const unsent = () => backend.service().from("outbox").select("*").is("sent_at", null);
  await eventually(async () =>
    expect((await unsent()).data?.[0]?.last_error).toContain("scripted 500"),
  );
  const due = { next_attempt_at: new Date().toISOString() };
  await backend.service().from("outbox").update(due).is("sent_at", null);
  await client().functions.invoke("get-recaptcha-key");
  await eventually(() => expect(resend.mails).toHaveLength(before + 1));
});

/** Runs a separate function for one test, without some settings. */
async function startWithout(name: (typeof names)[number], ...missing: string[]) {
  const left = Object.entries(settings).filter(([setting]) => !missing.includes(setting));
  const served = await startOnDeno(name, Object.fromEntries(left));
  onTestFinished(served.stop);
  return served;
}

test("G5: a function without a required setting returns an error, and logs the setting's name once", async () => {
  const served = await startWithout("send-contact-email", "SITE_URL", "CONTACT_TO");
  for (const [language, error] of [
    ["en", "Failed to send message. Please try again."],
    ["fr", "L’envoi du message a échoué. Veuillez réessayer."],
  ] as const) {
    const answer = await fetch(served.url, {
      method: "POST",
      headers: { "accept-language": language },
      body: JSON.stringify(enquiry),
    });
    expect([answer.status, await answer.json()]).toEqual([503, { error }]);
  }
  const lines = served.output().split("\n");
  const about = lines.filter((line) => line.includes('"missing"'));
  expect(about).toEqual([expect.stringContaining('"missing":["SITE_URL"]')]);
});

test("G7: without a mail key, calls claim no mails: a process with a key sends them", async () => {
  const served = await startWithout("get-recaptcha-key", "RESEND_API_KEY", "CONTACT_TO");
  const before = resend.mails.length;
  const { data: stored } = await backend
    .service()
    .from("contact_submissions")
    .insert({ ...enquiry, phone: null, name: "Marta Gil", language: "es" })
    .select("id")
    .single();
  const enquiryId = stored?.id ?? "";
  const mail = () =>
    backend.service().from("outbox").select("*").eq("enquiry_id", enquiryId).single();
  await backend.service().from("outbox").insert({ enquiry_id: enquiryId });
  for (const _ of "abc") expect((await fetch(served.url, { method: "POST" })).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const unsent = { attempts: 0, sent_at: null, last_error: null, claimed_until: null };
  expect((await mail()).data).toMatchObject(unsent);
  expect(served.output().match(/"missing":\["CONTACT_TO","RESEND_API_KEY"\]/g)).toHaveLength(1);

  await client().functions.invoke("get-recaptcha-key");
  await eventually(() => expect(resend.mails).toHaveLength(before + 1));
  expect((await mail()).data).toMatchObject({ attempts: 1, last_error: null });
});

test("J12: with CONTACT_ACKNOWLEDGE=on an enquiry is confirmed to the visitor on Deno too", async () => {
  const { RECAPTCHA_SITE_KEY: _, ...withoutCaptcha } = settings;
  const acknowledging = { ...withoutCaptcha, CONTACT_ACKNOWLEDGE: "on" };
  const served = await startOnDeno("send-contact-email", acknowledging);
  onTestFinished(served.stop);
  const before = resend.mails.length;
  const answer = await fetch(served.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": "fr",
      "x-forwarded-for": "198.51.100.8",
    },
    body: JSON.stringify({ ...enquiry, email: "marie@example.org" }),
  });
  expect(answer.status).toBe(200);
  await eventually(() => expect(resend.mails).toHaveLength(before + 2));
  const mail = resend.mails.find(({ to }) => to.includes("marie@example.org"));
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Nous avons bien reçu votre message/),
    headers: { "Auto-Submitted": "auto-replied" },
  });
  expect(JSON.stringify(mail)).not.toContain("Lucía");
});

test("G8: limits count by the address in the header of the platform's gateway", async () => {
  await send({ ...enquiry, message: "La tercera consulta de este servidor." });
  const { response } = await send({ ...enquiry, message: "La cuarta, que es demasiado." });
  expect(response?.status).toBe(429);
  const retryAfter = Number(response?.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(600);
});

test("G5: browsers may call only from the site's origin", async () => {
  for (const [origin, allowed] of [
    [siteUrl, siteUrl],
    ["https://evil.example", null],
  ] as const) {
    const preflight = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe(allowed);
    const answer = await fetch(`${url}/functions/v1/get-recaptcha-key`, {
      method: "POST",
      headers: { origin },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe(allowed);
  }
});
