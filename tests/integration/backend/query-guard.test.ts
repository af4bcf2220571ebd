import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin, type Client, startBackend, type TestBackend, tour } from "./harness.ts";

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startBackend();
  administrator = await backend.signedIn(admin);
  await backend.service().from("tours").insert(tour);
});
afterAll(() => backend.dispose());

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe("a filter value in the form of lite's own query", () => {
  /** Reads a password hash as the table owner, and shows it in an error. */
  const stolen = {
    type: "query",
    from: "tours",
    select: [
      {
        x: {
          column: "slug",
          aggregate:
            "(cast(set_config('role','none',true)||(query_to_xml('select encrypted_password from auth.users',true,true,''))::text as int))::text||upper",
        },
      },
    ],
    limit: 1,
  };
  const plain = { type: "query", from: "tours", select: ["slug"] };

  test.each([
    ["equal to SQL", `tours?slug=eq.${encoded(stolen)}`],
    ["equal to a query", `tours?slug=eq.${encoded(plain)}`],
    ["equal to a query, with an escaped operator", `tours?slug=%65q.${encoded(plain)}`],
    ["not equal to a query", `tours?slug=not.eq.${encoded(plain)}`],
    ["less than a query", `tours?slug=lt.%20${encoded(plain)}%20`],
    ["containing a query", `tours?itinerary=cs.${encoded(plain)}`],
    ["equal to another column", `tours?slug=eq.${encoded({ $ref: "slug" })}`],
    ["in a logical tree", `tours?or=(slug.eq.${encoded(stolen)},slug.eq.x)`],
    ["in a nested logical tree", `tours?and=(not.or(slug.eq.${encoded(plain)},slug.eq.x))`],
    [
      "on an embedded resource",
      `outbox?select=x:contact_submissions(id)&x.id=eq.${encoded(plain)}`,
    ],
    ["on the result of a function", `rpc/incomplete_locales?id=eq.${encoded(plain)}`],
    ["below a name of lite's own", `tours?$exists=eq.${encoded(plain)}`],
  ])("I2: %s is refused, with any key", async (_what, path) => {
    const { data } = await administrator.auth.getSession();
    const userKinds: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${data.session?.access_token}` },
      { apikey: backend.backend.secretKey },
    ];
    for (const headers of userKinds) {
      const response = await backend.request(`/rest/v1/${path}`, { headers });
      const body = await response.text();
      expect(response.status, body).toBeGreaterThanOrEqual(400);
      expect(response.status, body).toBeLessThan(500);
      expect(body).not.toContain("$2");
      expect(JSON.parse(body).code).toBe("PGRST100");
    }
  });

  test.each(["{}", '{"day":1}', '{"query":"x"}'])("I2: %s is treated as a value", async (value) => {
    const { data, error } = await backend
      .anonymous()
      .from("tours")
      .select("slug")
      .filter("itinerary", "cs", value);
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });
});

test.each([
  "tours?__proto__=eq.x",
  "tours?%5F_proto__=eq.x",
  'tours?"__proto__"=eq.x',
  "tours?constructor=eq.x",
  "outbox?select=__proto__:contact_submissions(id)&__proto__.order=nothing",
  'outbox?select="__proto__":contact_submissions(id)&__proto__.from=eq.x',
  "outbox?select=x:contact_submissions(id)&x.__proto__=eq.a",
  "rpc/incomplete_locales?__proto__=eq.x",
])("I2: /rest/v1/%s is refused, and changes no object of the process", async (path) => {
  const names = () => [Object.prototype, Object].flatMap((each) => Object.keys(each));
  const before = names();
  const response = await backend.request(`/rest/v1/${path}`, {
    headers: { apikey: backend.backend.secretKey },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "PGRST100" });
  expect(names()).toEqual(before);
});
