import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { textsTarget } from "../../../content/texts/define.ts";
import { createAdministratorFunctions } from "../../../server/http/administrators.ts";
import { createProposeTranslation } from "../../../server/translate/propose-translation.ts";
import { createTranslationService } from "../../../server/translate/service.ts";
import { createDatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import { type FakeTranslator, startTranslator } from "../../fakes/translator.ts";
import { type Cast, startCast } from "./cast.ts";
import { type Client, destination, nextAddress, siteUrl, tour } from "./harness.ts";

let cast: Cast;
let fake: FakeTranslator;
let id: string;
const logged: unknown[] = [];
const key = "translation-key-of-nobody";

beforeAll(async () => {
  [cast, fake] = await Promise.all([startCast(), startTranslator({ lateMs: 3_000 })]);
  const { data } = await cast.service
    .from("tours")
    .insert(tour)
    .select("id")
    .single()
    .throwOnError();
  id = data.id;
  const falls = { ...destination, slug: "cataratas", name: "Cataratas Victoria" };
  await cast.service
    .from("destinations")
    .insert({ ...falls, name_en: "Victoria Falls" })
    .throwOnError();
  const glossary = [{ term: "Etosha", en: "", fr: "" }];
  await cast.service.from("inbox_settings").update({ glossary }).eq("id", true).throwOnError();
});
afterAll(async () => {
  await fake?.close();
  await cast?.backend.dispose();
});

const call = <Answer>(name: string, parameters?: Record<string, unknown>) =>
  createDatabaseCall({
    url: siteUrl,
    secretKey: cast.backend.backend.secretKey,
    fetch: (address, init) => cast.backend.backend.fetch(new Request(address, init)),
  })<Answer>(name, parameters);

/** Characters of the present month. */
const used = async () =>
  1_000_000 -
  (
    await call<{ left: number }>("reserve_translation", {
      characters: 0,
      maximum: 1_000_000,
    })
  ).left;

let before = 0;
beforeEach(async () => {
  fake.calls.length = 0;
  fake.script([]);
  await cast.service.from("translation_proposals").delete().neq("path", "").throwOnError();
  before = await used();
});

type Provider = "deepl" | "libretranslate" | "openai";

/** The panel's function with the fake service. `left`: characters that this month may still use. */
function proposer({ provider = "deepl" as Provider, left = 100_000 } = {}) {
  const settings = {
    ...{ provider, url: fake.url, key, model: "model-1" },
    monthlyCharacters: before + left,
  };
  const log = {
    warn: (...line: unknown[]) => logged.push(line),
    info: () => {},
    error: (...line: unknown[]) => logged.push(line),
  };
  const functions = createAdministratorFunctions({
    ...{ backend: cast.backend.backend, siteUrl, call, log },
    sendMail: async () => {},
    sendsMail: true,
    passwordWeakness: () => undefined,
    launchSteps: [],
    proposeTranslation: createProposeTranslation({
      ...{ backend: cast.backend.backend, siteUrl, settings, call, log },
      translate: createTranslationService(settings, { timeoutMs: 400, pauseMs: 10 }),
    }),
  });
  return async (client: Client, change: object = {}, headers: Record<string, string> = {}) => {
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token;
    const request = new Request(`${siteUrl}/functions/v1/propose-translation`, {
      method: "POST",
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: JSON.stringify({
        ...{ type: "tours", id, language: "en", title: "Dunas" },
        texts: [{ path: "name", text: "Dunas rojas" }],
        ...change,
      }),
    });
    const response = await functions("propose-translation", request, nextAddress());
    if (!response) throw new Error("there is no function");
    return { status: response.status, body: await response.json() };
  };
}

const stored = async () =>
  (
    await cast.admin
      .from("translation_proposals")
      .select("path, language, source, text, provider, accepted_by")
      .order("path")
      .throwOnError()
  ).data;

describe("P1: who may have texts translated", () => {
  test("anonymous clients, forged and other tokens are refused, and nothing is sent", async () => {
    const ask = proposer();
    expect((await ask(cast.anonymous)).status).toBe(401);
    expect((await ask(cast.anonymous, {}, { authorization: "Bearer x.y.z" })).status).toBe(401);
    const apikey = `Bearer ${cast.backend.backend.publishableKey}`;
    expect((await ask(cast.anonymous, {}, { authorization: apikey })).status).toBeOneOf([401, 403]);
    expect((await ask(cast.traveller)).status).toBe(403);
    expect([fake.calls, await used()]).toEqual([[], before]);
  });

  test("without a service there is no function", async () => {
    const functions = createAdministratorFunctions({
      ...{ backend: cast.backend.backend, siteUrl, call },
      log: { info: () => {}, error: () => {} },
      sendMail: async () => {},
      sendsMail: true,
      passwordWeakness: () => undefined,
      launchSteps: [],
      proposeTranslation: undefined,
    });
    const request = new Request(siteUrl, { method: "POST" });
    expect(functions("propose-translation", request, undefined)).toBeUndefined();
  });

  test.each([
    ["an unknown type", { type: "contact_submissions" }, 400],
    ["an unknown entry", { id: "00000000-0000-4000-8000-000000000000" }, 404],
    ["an id that is none", { id: "1" }, 400],
    ["Spanish", { language: "es" }, 400],
    ["an unknown language", { language: "xx" }, 400],
    ["no list of texts", { texts: "Dunas" }, 400],
    ["a text that is none", { texts: [{ path: "name", text: 7 }] }, 400],
    ["an empty text", { texts: [{ path: "name", text: "" }] }, 400],
    ["too many lines", { texts: [{ path: "name", text: "a\n".repeat(1_001) }] }, 413],
    ["too many texts", { texts: Array(201).fill({ path: "name", text: "a" }) }, 413],
    [
      "too many characters",
      {
        texts: [
          { path: "name", text: "a".repeat(60_000) },
          { path: "b", text: "a" },
        ],
      },
      413,
    ],
    ["a body that is too long", { title: "a".repeat(300_000) }, 413],
  ])("%s is refused with a message, and nothing is sent", async (_, change, status) => {
    const answer = await proposer()(cast.admin, change);
    expect(answer).toEqual({ status, body: { error: expect.stringMatching(/\.$/) } });
    expect([fake.calls, await used()]).toEqual([[], before]);
  });
});

describe("P2: proposals", () => {
  test.each(["deepl", "libretranslate", "openai"] as const)(
    "%s gets tagged lines with the key, and its answer becomes a proposal, not a text of the entry",
    async (provider) => {
      const answer = await proposer({ provider })(cast.admin, {
        texts: [
          { path: "name", text: "Etosha y 3 días" },
          { path: "destination", text: "Cataratas Victoria" },
          { path: "full_description", text: "- **Uno**\n\n- Dos", rich: "simple" },
        ],
      });
      expect(answer).toEqual({
        status: 200,
        body: {
          proposed: ["name", "destination", "full_description"],
          refused: [],
          left: 100_000 - 21,
        },
      });
      const [{ lines, authorization, body } = {}] = fake.calls;
      expect(lines).toEqual(['<x id="1">Etosha</x> y 3 días', '<g id="1">Uno</g>', "Dos"]);
      expect(JSON.stringify([authorization, body])).toContain(key);
      const row = { language: "en", provider, accepted_by: null };
      expect(await stored()).toEqual([
        { ...row, path: "destination", source: "Cataratas Victoria", text: "Victoria Falls" },
        {
          ...row,
          path: "full_description",
          source: "- **Uno**\n\n- Dos",
          text: "- **Unoo**\n\n- Doso",
        },
        { ...row, path: "name", source: "Etosha y 3 días", text: "Etosha yo 3 díaso" },
      ]);
      const { data } = await cast.anonymous.from("tours").select("*").eq("id", id).single();
      expect(JSON.stringify(data)).not.toContain("Unoo");
      expect((await cast.anonymous.from("translation_proposals").select()).error?.code).toBe(
        "42501",
      );
      expect((await cast.traveller.from("translation_proposals").select()).data).toEqual([]);
    },
  );

  test("lines that lose tags or numbers give no proposal, and the others stay", async () => {
    fake.script(["drops-tags"]);
    const texts = [
      { path: "a", text: "Etosha y más" },
      { path: "b", text: "Dunas rojas" },
    ];
    const tags = await proposer()(cast.admin, { texts });
    expect(tags.body).toMatchObject({ proposed: ["b"], refused: ["a"] });
    fake.script(["changes-numbers"]);
    expect((await proposer()(cast.admin, { texts })).body).toMatchObject({ refused: ["a", "b"] });
    fake.script(["swaps-lines"]);
    expect((await proposer()(cast.admin, { texts })).body).toMatchObject({ refused: ["a", "b"] });
    for (const behaviour of ["is-long", "echoes"] as const) {
      fake.script([behaviour]);
      expect((await proposer()(cast.admin, { texts: [texts[1]] })).body, behaviour).toMatchObject({
        refused: ["b"],
      });
    }
    expect(await stored()).toMatchObject([{ path: "b", text: "Dunaso rojaso" }]);
  });

  test("an accepted proposal says who took it; a new one starts over; discarding removes it", async () => {
    await proposer()(cast.admin);
    const proposal = { type: "tours", id, language: "en", path: "name" } as const;
    expect((await cast.traveller.rpc("accept_proposal", proposal)).error?.code).toBe("42501");
    expect((await cast.admin.rpc("accept_proposal", proposal)).data).toBe(true);
    const { data } = await cast.admin.auth.getUser();
    expect(await stored()).toMatchObject([{ accepted_by: data.user?.id }]);
    await proposer()(cast.admin);
    expect(await stored()).toMatchObject([{ accepted_by: null }]);
    await cast.admin.from("translation_proposals").delete().eq("entry_id", id).throwOnError();
    expect((await cast.admin.rpc("accept_proposal", proposal)).data).toBe(false);
    expect(await stored()).toEqual([]);
  });

  test("a new entry whose draft is stored has proposals, too", async () => {
    const draft = { type: "tours", id: crypto.randomUUID(), changes: { name: "Nueva" }, seen: {} };
    await cast.admin.rpc("save_draft", draft as never).throwOnError();
    expect((await proposer()(cast.admin, { id: draft.id })).status).toBe(200);
  });
});

describe("P3: what the month allows", () => {
  test("concurrent calls cannot exceed it", async () => {
    const ask = proposer({ left: 50 });
    const text = "Diez letras mas"; // 15 characters
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(cast.admin, { texts: [{ path: "name", text }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      200,
      200,
      ...Array(5).fill(429),
    ]);
    expect(await used()).toBe(before + 45);
    expect(fake.calls).toHaveLength(3);
    expect(fake.mostAtOnce()).toBeLessThanOrEqual(2);
    expect(answers.find(({ status }) => status === 429)?.body.error).toMatch(
      /^Este mes quedan \d+ caracteres de traducción automática, y hacen falta 15\.$/,
    );
    expect(await ask(cast.admin, { texts: [] })).toMatchObject({ status: 200, body: { left: 5 } });
  });

  test("concurrent reservations in the database are one after another", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call<{ reserved: boolean }>("reserve_translation", { characters: 7, maximum: before + 70 }),
      ),
    );
    expect(answers.filter(({ reserved }) => reserved)).toHaveLength(10);
    expect(await used()).toBe(before + 70);
  });

  test("a long text goes out in several calls; a failure gives back its own, and what came is kept", async () => {
    const line = "palabra ".repeat(1_000).trim();
    const texts = [
      { path: "a", text: line },
      { path: "b", text: line },
    ];
    fake.script(["well", "quota"]);
    const { status, body } = await proposer()(cast.admin, { texts });
    expect([status, body]).toEqual([
      200,
      {
        proposed: ["a"],
        refused: [],
        left: 100_000 - line.length,
        failure: "El servicio de traducción ha agotado su cupo.",
      },
    ]);
    expect(await stored()).toMatchObject([{ path: "a" }]);
  });

  test.each([
    [["busy", "busy"], 429, 2],
    [["quota"], 429, 1],
    [["refuses-key"], 502, 1],
    [["html"], 502, 1],
    [["drops-a-line"], 502, 1],
    [["cut"], 502, 1],
    [["huge"], 502, 1],
    [["redirects"], 502, 1],
    [["late"], 504, 1],
  ] as const)("a service that answers %j costs nothing: %i", async (behaviours, status, calls) => {
    fake.script([...behaviours]);
    const answer = await proposer()(cast.admin);
    expect(answer).toEqual({ status, body: { error: expect.stringMatching(/servicio.+\.$/) } });
    expect([await used(), fake.calls.length, fake.redirected()]).toEqual([before, calls, 0]);
    expect(await stored()).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain(key);
    expect(JSON.stringify(logged)).not.toContain("rojas");
  });

  test("a service that is busy once is asked again", async () => {
    fake.script(["busy"]);
    expect((await proposer()(cast.admin)).status).toBe(200);
    expect(fake.calls).toHaveLength(2);
  });
});

describe("P5: texts of the site", () => {
  const target = textsTarget;
  /** Needs {site}, in one line of 60 characters. */
  const badge = "home.reviews.badge";
  const lead = "home.welcome.lead";
  const ask = (client: Client, texts: object[], change: object = {}) =>
    proposer()(client, { ...target, title: "Portada", texts, ...change });

  test("get proposals, of which no text and no page takes anything by itself", async () => {
    const texts = [
      { path: badge, text: "Opiniones en {site}" },
      { path: lead, text: "Desde hace {years} en Etosha" },
    ];
    const { status, body } = await ask(cast.admin, texts);
    expect([status, body]).toMatchObject([200, { proposed: [badge, lead], refused: [] }]);
    const [{ lines } = {}] = fake.calls;
    expect(lines).toEqual([
      'Opiniones en <x id="1">{site}</x>',
      'Desde hace <x id="1">{years}</x> en <x id="2">Etosha</x>',
    ]);
    expect(await stored()).toMatchObject([
      { path: badge, text: "Opinioneso eno {site}", accepted_by: null },
      { path: lead, text: "Desdeo haceo {years} eno Etosha", accepted_by: null },
    ]);
    expect((await cast.anonymous.from("site_texts").select()).data).toEqual([]);
    expect((await cast.anonymous.from("translation_proposals").select()).error?.code).toBe("42501");
    expect((await cast.traveller.from("translation_proposals").select()).data).toEqual([]);
    const proposal = { type: target.type, id: target.id, language: "en", path: lead } as const;
    expect((await cast.traveller.rpc("accept_proposal", proposal)).error?.code).toBe("42501");
    expect((await cast.admin.rpc("accept_proposal", proposal)).data).toBe(true);
  });

  test("are translated for administrators only", async () => {
    const texts = [{ path: lead, text: "Somos {name}" }];
    expect((await ask(cast.anonymous, texts)).status).toBe(401);
    expect((await ask(cast.traveller, texts)).status).toBe(403);
    const prepared = { type: target.type, id: target.id };
    expect((await cast.anonymous.rpc("prepare_translation", prepared)).error?.code).toBe("42501");
    expect((await cast.traveller.rpc("prepare_translation", prepared)).error?.code).toBe("42501");
    expect([fake.calls, await used()]).toEqual([[], before]);
  });

  test.each([
    ["an unknown key", [{ path: "consent.accept", text: "Aceptar" }], {}, 400],
    ["a key of every object", [{ path: "constructor", text: "Aceptar" }], {}, 400],
    ["marks", [{ path: lead, text: "**Somos**", rich: "simple" }], {}, 400],
    ["another id", [{ path: lead, text: "Somos" }], { id: crypto.randomUUID() }, 404],
  ])("with %s are refused, and nothing is sent", async (_, texts, change, status) => {
    const answer = await ask(cast.admin, texts, change);
    expect(answer).toEqual({ status, body: { error: expect.stringMatching(/\.$/) } });
    expect([fake.calls, await used()]).toEqual([[], before]);
  });

  test("whose translation loses a placeholder or breaks the text's rules have no proposal", async () => {
    fake.script(["drops-tags"]);
    const lost = [{ path: badge, text: "Opiniones en {site}" }];
    expect((await ask(cast.admin, lost)).body).toMatchObject({ proposed: [], refused: [badge] });
    // 60 characters, which the fake lengthens.
    const long = [{ path: badge, text: `Opiniones ${"a".repeat(34)} en {site} y más` }];
    const lines = [{ path: badge, text: "Opiniones\nen {site}" }];
    // Placeholders of other texts.
    const foreign = [{ path: badge, text: "Opiniones en {site} y {price}" }];
    const needed = [{ path: badge, text: "Opiniones de viajeros" }];
    for (const texts of [long, lines, foreign, needed])
      expect((await ask(cast.admin, texts)).body, texts[0]?.text).toMatchObject({
        ...{ proposed: [], refused: [badge] },
      });
    for (const behaviour of ["html", "late"] as const) {
      fake.script([behaviour]);
      const { status, body } = await ask(cast.admin, lost);
      expect([status, body.error]).toEqual([
        behaviour === "html" ? 502 : 504,
        expect.stringMatching(/servicio/),
      ]);
    }
    expect(await stored()).toEqual([]);
  });

  test("have proposals under the id of zeros only, and unknown types have none", async () => {
    const proposals = [{ path: lead, source: "a", text: "b" }];
    const store = (type: string, id: string) =>
      cast.service.rpc("store_proposals", {
        ...{ type, id, language: "en", provider: "deepl", account: null, proposals },
      });
    expect((await store("nothing", target.id)).error?.code).toBe("22023");
    expect((await store(target.type, crypto.randomUUID())).error?.code).toBe("23514");
    expect((await store(target.type, target.id)).error).toBeNull();
  });
});
