import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { eventually } from "../support/eventually.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";

/** Personal data of the visitor in the requests of this file. */
const personal = {
  name: "Berenguela Quiroga",
  mail: "berenguela.quiroga@correo.example.com",
  phone: "+34 600 111 222",
  message: "Somos cuatro y viajamos en noviembre.",
  address: "203.0.113.71",
  agent: "Teletipo/7.3",
  password: "caballo-grapa-pila",
  query: "palabra-buscada",
};

interface Line {
  level: string;
  message: string;
  request?: string;
  [detail: string]: unknown;
}

let site: RunningSite;
let folder: string;
let apikey: string;

beforeAll(async () => {
  folder = await copyOfTemplate();
  // No mail server listens there: the failure is logged by the backend.
  const SMTP_URL = `smtp://${encodeURIComponent(personal.mail)}:${personal.password}@127.0.0.1:1`;
  const settings = { DATA_DIR: folder, SEED: "none", TRUST_PROXY: "1", SMTP_URL };
  site = await startSite({ ...settings, LOG_LEVEL: "debug" });
  apikey = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8")).publishableKey;
});
afterAll(async () => {
  await site?.stop("SIGKILL");
  await removeFolder(folder);
});

const lines = (): Line[] =>
  site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** Sends a request as the visitor; returns status and request id. */
async function ask(path: string, init: { body?: object; headers?: Record<string, string> } = {}) {
  const answer = await fetch(site.url + path, {
    redirect: "manual",
    headers: {
      apikey,
      "content-type": "application/json",
      "user-agent": personal.agent,
      "x-forwarded-for": personal.address,
      ...init.headers,
    },
    ...(init.body && { method: "POST", body: JSON.stringify(init.body) }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, id: answer.headers.get("x-request-id") ?? "" };
}

/** Access line of a request, once it is logged. */
const lineOf = (id: string) =>
  eventually(() => {
    const line = lines().find(({ message, request }) => message === "request" && request === id);
    if (!line) throw new Error(`no line of ${id}`);
    return line;
  });

test("I5: the id of a request is in its response and in its log lines", async () => {
  const first = await ask("/es");
  const second = await ask("/es");
  expect(first.id).not.toBe(second.id);
  expect(await lineOf(first.id)).toMatchObject({ method: "GET", path: "/es", cache: "miss" });
  const line = await lineOf(second.id);
  expect(line).toMatchObject({ level: "debug", path: "/es", status: 200, cache: "hit" });
  expect(line.bytes).toBeGreaterThan(5000);
  expect(line.ms).toBeTypeOf("number");
  for (const path of ["/healthz", "/robots.txt", "/es/nada", "/admin/login", "/rest/v1/tours"]) {
    const { id, status } = await ask(path);
    expect(await lineOf(id), path).toMatchObject({ path, status });
  }
  const ours = await ask("/es", { headers: { "x-request-id": "of-our-proxy-0001" } });
  expect(ours.id).toBe("of-our-proxy-0001");
  const cached = await ask("/es", { headers: { "if-none-match": "*" } });
  expect(await lineOf(cached.id)).toMatchObject({ status: 304, cache: "hit" });
});

test("I5: backend log lines have the id of their request", async () => {
  const body = { email: "admin@example.com" };
  const { id, status } = await ask("/auth/v1/recover", { body });
  expect(status).toBe(200);
  const refused = await eventually(() => {
    const line = lines().find(({ message }) => message === "mail server refused");
    if (!line) throw new Error("not refused yet");
    return line;
  });
  expect(refused).toMatchObject({ level: "error", request: id });
});

test("G10: no log line contains personal data or requested content", async () => {
  const { name, mail, phone, message, password, query } = personal;
  await ask("/functions/v1/send-contact-email", { body: { name, email: mail, phone, message } });
  await ask("/auth/v1/token?grant_type=password", { body: { email: mail, password } });
  await ask("/auth/v1/recover", { body: { email: mail } });
  const searches = [
    `/rest/v1/contact_submissions?email=eq.${mail}`,
    `/es/tours?q=${query}`,
    `/es/${encodeURIComponent(mail)}`,
    `/${mail}?${query}`,
    `/${phone.replaceAll(" ", "")}`,
  ];
  for (const path of searches) await lineOf((await ask(path)).id);
  await eventually(() => expect(site.output()).toContain("enquiry mail not sent"));
  for (const [what, text] of Object.entries(personal)) {
    for (const form of [text, encodeURIComponent(text), text.replaceAll(" ", "")])
      expect(site.output(), what).not.toContain(form);
  }
  const access = lines().filter((line) => line.message === "request");
  expect(access.length).toBeGreaterThan(10);
  const keys = ["time", "level", "message", "request", "method", "path", "status", "ms", "bytes"];
  for (const line of access) {
    expect(keys.concat("cache", "cut")).toEqual(expect.arrayContaining(Object.keys(line)));
    expect(line.path).not.toMatch(/[?@%]/);
  }
});

test("I5: everything except the banner is one JSON object per line, with time, level and message", () => {
  const others = site
    .output()
    .split("\n")
    .filter((line) => line.trim() && !/^ {2}(?:Site|Admin): /.test(line));
  expect(others.length).toBeGreaterThan(10);
  for (const line of others) {
    const { time, level, message } = JSON.parse(line);
    expect(Number.isNaN(Date.parse(time)), line).toBe(false);
    expect(["debug", "info", "warn", "error"]).toContain(level);
    expect(message).toMatch(/\S/);
  }
});

test("I5: a client that stops in the middle of an enquiry causes no error in the log", async () => {
  const { hostname, port } = new URL(site.url);
  const ended = () =>
    lines().filter(
      ({ method, status }) => method === "POST" && [400, 499].includes(Number(status)),
    );
  const before = ended().length;
  for (const path of ["/functions/v1/send-contact-email", "/es/contact"]) {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 100\r\n\r\n{"name"`,
    );
    // The server has received the beginning once it has answered a later request.
    await ask("/healthz");
    socket.destroy();
    await once(socket, "close");
  }
  await eventually(() => expect(ended()).toHaveLength(before + 2));
  expect(lines().filter(({ message }) => message === "request failed")).toEqual([]);
});
