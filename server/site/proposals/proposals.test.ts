import { beforeEach, describe, expect, test } from "vitest";
import type { OpenedProposal } from "#shared/proposal.ts";
import { createProposals, type ProposalOfPage } from "./proposals.ts";

const token = "0a".repeat(32);
const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const opened = {
  state: "sent",
  language: "fr",
  reference: "T-7K3MPX",
  number: 2,
} as OpenedProposal;

let calls: { name: string; parameters: Record<string, unknown> }[];
let answers: Record<string, unknown>;
let rendered: { url: string; shown: ProposalOfPage["proposal"] | undefined }[];
let logged: string[];
let time: number;

function create() {
  return createProposals({
    siteUrl: "http://site.example",
    now: () => time,
    log: {
      info() {},
      error: (message, details) => void logged.push(JSON.stringify([message, details])),
    },
    backend: {
      secretKey: "secret",
      admission: {
        run: (_address: unknown, task: (take: unknown) => unknown) =>
          task((run: () => unknown) => run()),
      },
      async fetch(request: Request) {
        const name = request.url.replace(/.*\//, "");
        calls.push({ name, parameters: await request.json() });
        const answer = answers[name];
        return answer instanceof Response ? answer : Response.json(answer ?? null);
      },
    } as never,
    async render(request, _turn, page) {
      rendered.push({ url: request.url, shown: page?.proposal });
      const headers = new Headers({ "content-type": "text/html", etag: "x" });
      if (!page) return new Response("lost", { status: 404, headers });
      const html = page.finishDocument(
        "<html><head></head><body><script>x()</script>ok</body></html>",
        headers,
        "nonce",
      );
      return new Response(html, { headers });
    },
  });
}

const asked = (init: RequestInit = {}, given = token, path = `/p/${given}`) => ({
  request: new Request(`http://site.example${path}`, {
    ...init,
    headers: { "user-agent": browser, ...init.headers },
  }),
  token: given,
  locale: "es" as const,
  address: "203.0.113.5",
});
const form = (fields: Record<string, string>) =>
  asked({
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      operation: "5149ea9b-e383-41cc-ba7a-ea5a12ba578b",
      version: "1",
      ...fields,
    }).toString(),
  });

beforeEach(() => {
  calls = [];
  rendered = [];
  logged = [];
  time = 0;
  answers = { open_proposal: opened };
});

describe("R12: a private page", () => {
  test("is rendered in its language without scripts, and nobody may keep or pass on its address", async () => {
    const response = await create().page(asked());
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("<script");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringMatching(
        /default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/,
      ),
    });
    expect(response.headers.has("etag")).toBe(false);
    // The address that is rendered may be logged.
    expect(rendered).toMatchObject([
      { url: "http://site.example/fr/proposal", shown: { path: `/p/${token}`, opened } },
    ]);
  });

  test("a malformed token asks no database, and an unknown one gets the same page", async () => {
    answers.open_proposal = null;
    const proposals = create();
    for (const given of ["", "x", token.toUpperCase(), `${token}0`]) {
      const response = await proposals.page(asked({}, given, "/p/x"));
      expect([response.status, await response.text()]).toEqual([404, "lost"]);
    }
    expect(calls).toEqual([]);
    const response = await proposals.page(asked());
    expect([response.status, await response.text()]).toEqual([404, "lost"]);
    expect(rendered.every(({ url }) => url === "http://site.example/es/p")).toBe(true);
  });

  test("the 31st wrong token of an address in 15 minutes is refused; right ones do not count", async () => {
    const proposals = create();
    for (let count = 0; count < 40; count++) await proposals.page(asked());
    answers.open_proposal = null;
    for (let count = 0; count < 30; count++)
      expect((await proposals.page(asked())).status).toBe(404);
    const refused = await proposals.page(asked());
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await proposals.page({ ...asked(), address: "203.0.113.6" })).status).toBe(404);
    time += 15 * 60_000;
    expect((await proposals.page(asked())).status).toBe(404);
  });

  test("without the database it answers 503, counts no token and logs none", async () => {
    answers.open_proposal = new Response("away", { status: 503 });
    const response = await create().page(asked());
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain(token);
  });

  test("a withdrawn proposal has no PDF", async () => {
    const proposals = create();
    expect((await proposals.pdf(asked())).status).toBe(200);
    answers.open_proposal = { state: "withdrawn", language: "fr", reference: "T-7K3MPX" };
    expect((await proposals.pdf(asked())).status).toBe(404);
    expect((await proposals.page(asked())).status).toBe(200);
  });
});

test("R16: a calendar exists for accepted proposals with a first day alone, and counts no opening", async () => {
  const proposals = create();
  expect((await proposals.calendar(asked())).status).toBe(404);
  answers.open_proposal = { ...opened, state: "accepted", content: {} };
  expect((await proposals.calendar(asked())).status).toBe(404);
  answers.open_proposal = { ...opened, state: "accepted", content: { starts_on: "2027-07-04" } };
  const response = await proposals.calendar(asked());
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(rendered.at(-1)?.url).toBe("http://site.example/fr/proposal/ics");
  expect(calls.every(({ parameters }) => parameters.seen === false)).toBe(true);
});

describe("R13: an opening counts", () => {
  test.each([
    ["of a browser", {}, true],
    ["not of HEAD", { method: "HEAD" }, false],
    ["not of a prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }, false],
    ["not of a robot", { headers: { "user-agent": "Googlebot/2.1" } }, false],
    ["not without a user agent", { headers: { "user-agent": "" } }, false],
  ] as const)("%s", async (_what, init, seen) => {
    await create().page(asked(init));
    expect(calls).toEqual([{ name: "open_proposal", parameters: { token, seen } }]);
  });

  test("not of the PDF", async () => {
    await create().pdf(asked());
    expect(calls[0]?.parameters).toEqual({ token, seen: false });
  });
});

describe("R14, R15: replies", () => {
  test("a stored reply redirects, so that a reload sends nothing again", async () => {
    answers.reply_to_proposal = { outcome: "stored", number: 2 };
    const response = await create().reply(form({ kind: "question", body: "¿Hay mosquitos?" }));
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `/p/${token}?stored=question#stored`,
    ]);
    expect(calls).toMatchObject([
      { parameters: { token, kind: "question", body: "¿Hay mosquitos?", name: null, version: 1 } },
    ]);
  });

  test("an acceptance has name and address, and no text", async () => {
    answers.reply_to_proposal = { outcome: "stored", number: 2 };
    await create().reply(
      form({ kind: "acceptance", name: "Ana Ferrer", agreed: "yes", body: "x" }),
    );
    expect(calls).toMatchObject([
      {
        parameters: { kind: "acceptance", name: "Ana Ferrer", body: null, address: "203.0.113.5" },
      },
    ]);
  });

  test.each([
    ["incomplete", { kind: "acceptance", name: "Ana Ferrer" }, undefined, 422, "agreement"],
    ["stale", { kind: "acceptance", name: "Ana Ferrer", agreed: "yes" }, "stale", 409, "stale"],
    ["lapsed", { kind: "acceptance", name: "Ana Ferrer", agreed: "yes" }, "lapsed", 409, "lapsed"],
    ["one too many", { kind: "question", body: "Otra" }, "limited", 429, "limited"],
  ] as const)(
    "a reply that is %s shows what was typed",
    async (_what, fields, outcome, status, reason) => {
      answers.reply_to_proposal = { outcome, number: 2 };
      const response = await create().reply(form(fields));
      expect(response.status).toBe(status);
      const { name = "", body = "" } = { ...fields } as { name?: string; body?: string };
      expect(rendered.at(-1)?.shown?.refused).toMatchObject({
        kind: fields.kind,
        name,
        body,
        reason,
      });
      // No opening.
      expect(calls.at(-1)).toEqual({ name: "open_proposal", parameters: { token, seen: false } });
    },
  );

  test("what was typed stays if the database could not store it", async () => {
    answers.reply_to_proposal = new Response("away", { status: 503 });
    const response = await create().reply(form({ kind: "change", body: "Un día más" }));
    expect(response.status).toBe(503);
    expect(rendered.at(-1)?.shown?.refused).toMatchObject({
      body: "Un día más",
      reason: "unavailable",
    });
  });

  test("a reply to an unknown token gets the 404 page, and a foreign body a refusal", async () => {
    answers.reply_to_proposal = { outcome: "unknown" };
    const proposals = create();
    expect((await proposals.reply(form({ kind: "question", body: "Hola" }))).status).toBe(404);
    expect((await proposals.reply(asked({ method: "POST", body: "{}" }))).status).toBe(415);
  });
});
