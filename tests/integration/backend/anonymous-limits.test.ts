import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  nextAddress,
  post,
  siteUrl,
  startBackend,
  type TestBackend,
  tour,
} from "./harness.ts";
import { requestFromNetwork } from "./request-from-network.ts";

let backend: TestBackend;
let session = "";

beforeAll(async () => {
  backend = await startBackend();
  const client = await backend.signedIn(admin);
  session = (await client.auth.getSession()).data.session?.access_token ?? "";
  await backend.service().from("tours").insert(tour);
  await backend
    .service()
    .from("blog_posts")
    .insert({ ...post, title: "Match.point", is_published: true });
});
afterAll(() => backend.dispose());

const ask = requestFromNetwork(() => backend);

const signedIn = () => ({ authorization: `Bearer ${session}` });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe("regular expressions", () => {
  test.each([
    "blog_posts?content=match.x",
    "blog_posts?content=imatch.x",
    "blog_posts?content=not.match.x",
    "blog_posts?content=not.imatch.x",
    "blog_posts?content=match(any).{x,y}",
    "blog_posts?content=imatch(all).{x}",
    "blog_posts?content=not.match(all).{x}",
    "blog_posts?content=eq.y&content=match.x",
    "blog_posts?or=(content.match.x)",
    "blog_posts?or=(slug.eq.y,content.match.x)",
    "blog_posts?and=(or(slug.eq.y,not.and(content.imatch.x)))",
    "blog_posts?not.or=(content.not.match.x)",
    "blog_posts?or=content.match.x",
    'blog_posts?"content"=match.x',
    "blog_posts?content=%6D%61%74%63%68%2Ex",
    "blog_posts?%63ontent=m%61tch.x",
    "blog_posts?or=%28content.m%61tch%2Ex%29",
    "blog_posts?image_details->a=match.x",
    "tours?select=id&order=slug&limit=1&slug=match.x",
    "contact_submissions?select=id,outbox(id)&outbox.last_error=match.x",
    "contact_submissions?select=id,mail:outbox(id)&mail.or=(last_error.match.x)",
    "contact_submissions?select=id,outbox(id,e:contact_submissions(id))&outbox.e.name=match.x",
    "rpc/incomplete_locales?slug=match.x",
  ])("I2: /rest/v1/%s is refused for an anonymous client, in PostgREST's form", async (query) => {
    const response = await ask(`/rest/v1/${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "PGRST100",
      message: "match and imatch are for signed-in users",
      details: null,
      hint: null,
    });
  });

  test.each(["PATCH", "DELETE"])("I2: with %s it is refused as well", async (method) => {
    const headers = { "content-type": "application/json" };
    const body = method === "PATCH" ? '{"slug":"x"}' : undefined;
    const response = await ask("/rest/v1/tours?slug=match.x", { method, headers, body });
    expect(await response.json()).toMatchObject({ code: "PGRST100" });
  });

  test.each([
    ["title=eq.match.point", 0],
    ["title=ilike.*match*", 1],
    ["title=eq.Match.point", 1],
    ["or=(title.eq.match,title.like.Match.*)", 1],
    ["title=in.(match.x,Match.point)", 1],
    ["title=not.eq.match", 1],
  ])("I2: an operator's name inside a value is allowed: blog_posts?%s", async (query, found) => {
    const response = await ask(`/rest/v1/blog_posts?select=id&${query}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(found);
  });

  test("I2: authenticated clients, the secret key and the server may use them", async () => {
    const path = "/rest/v1/blog_posts?select=id&title=match.point";
    const { secretKey } = backend.backend;
    for (const headers of [signedIn(), { apikey: secretKey }] as Record<string, string>[])
      expect(await (await ask(path, { headers })).json()).toHaveLength(1);
    expect(await (await backend.request(path)).json()).toHaveLength(1);
  });

  test("I2: a forged session is anonymous", async () => {
    const [head, payload] = session.split(".");
    const headers = { authorization: `Bearer ${head}.${payload}.${"A".repeat(43)}` };
    const path = "/rest/v1/blog_posts?select=id&title=match.point";
    expect(await statusOf(ask(path, { headers }))).toBe(401);
    // lite treats an unreadable token as absent.
    expect(await statusOf(ask(path, { headers: { authorization: "Bearer x" } }))).toBe(400);
  });
});

describe("limits of anonymous requests", () => {
  const copies = (count: number) => Array.from({ length: count }, (_, at) => `a${at}:content`);
  const resources = (count: number) =>
    Array.from({ length: count }, (_, at) => `r${at}:outbox(attempts)`).join();

  test.each([
    ["60 columns", `/rest/v1/blog_posts?select=${copies(60)}`, 200],
    ["61 columns", `/rest/v1/blog_posts?select=${copies(61)}`, 400],
    ["a query of 8 kB", `/rest/v1/blog_posts?slug=eq.${"x".repeat(8_183)}`, 200],
    ["a query of more", `/rest/v1/blog_posts?slug=eq.${"x".repeat(8_184)}`, 414],
  ])("A13: %s", async (_what, path, status) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    if (status !== 200)
      expect(Object.keys(await response.json()).sort()).toEqual([
        "code",
        "details",
        "hint",
        "message",
      ]);
    expect(await statusOf(ask(path, { headers: signedIn() }))).toBe(200);
  });

  test("A13: eight embedded resources are allowed, nine are not", async () => {
    const path = (count: number) => `/rest/v1/contact_submissions?select=id,${resources(count)}`;
    expect(await (await ask(path(8))).json()).toMatchObject({ code: "42501" });
    expect(await (await ask(path(9))).json()).toMatchObject({
      code: "PGRST100",
      message: "embed at most 8 resources",
    });
    expect(await statusOf(ask(path(9), { headers: signedIn() }))).toBe(200);
  });

  test("A13: fifty requests of an address wait in its queue, more are refused; others are served", async () => {
    const address = nextAddress();
    const { secretKey, publishableKey } = backend.backend;
    const path = "/rest/v1/tours?select=slug";
    const preflight = { origin: siteUrl, "access-control-request-method": "GET" };
    const crowd = Array.from({ length: 70 }, () => ask(path, {}, address));
    const others = [
      ask(path),
      ask(path, { headers: signedIn() }, address),
      ask(path, { headers: { apikey: secretKey } }, address),
      ask(path, { method: "OPTIONS", headers: preflight }, address),
      ask("/auth/v1/settings", {}, address),
      ask("/storage/v1/object/public/tour-images/x.jpg", {}, address),
      backend.request(path),
    ];
    const forged = `Bearer ${session.slice(0, -43)}${"A".repeat(43)}`;
    const headers = { authorization: forged, apikey: publishableKey };
    expect(await statusOf(ask(path, { headers }, address))).toBe(429);
    const statuses = await Promise.all(others.map(statusOf));
    expect(statuses.filter((status) => status === 429)).toEqual([]);
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect(await refused[0]?.json()).toMatchObject({ code: "over_request_rate_limit" });
    expect(await statusOf(ask(path, {}, address))).toBe(200);
  });

  test("A13: with twelve busy addresses each is served, as are sign-in and the server itself", async () => {
    const path = "/rest/v1/tours?select=slug";
    const flood = Array.from({ length: 12 }, nextAddress).flatMap((address) =>
      Array.from({ length: 10 }, () => ask(path, {}, address)),
    );
    const others = [
      ask("/auth/v1/token?grant_type=password", { method: "POST", body: JSON.stringify(admin) }),
      ask("/rest/v1/contact_submissions?select=id", { headers: signedIn() }),
      backend.request(path),
    ];
    expect(await Promise.all(others.map(statusOf))).toEqual([200, 200, 200]);
    expect(new Set(await Promise.all(flood.map(statusOf)))).toEqual(new Set([200]));
  });

  test("H1: a dozen tabs of an office renew their sessions at once, and all succeed", async () => {
    const address = nextAddress();
    const clients = await Promise.all(
      Array.from({ length: 12 }, async () => (await backend.signedIn(admin)).auth.getSession()),
    );
    const renewed = clients.map(({ data }) =>
      ask(
        "/auth/v1/token?grant_type=refresh_token",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ refresh_token: data.session?.refresh_token }),
        },
        address,
      ),
    );
    expect(await Promise.all(renewed.map(statusOf))).toEqual(Array(12).fill(200));
  });
});
