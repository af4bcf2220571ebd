import { setImmediate } from "node:timers/promises";
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
import { overTheNetwork } from "./over-the-network.ts";

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

const ask = overTheNetwork(() => backend);

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
    "rpc/open_locales?slug=match.x",
  ])("I2: /rest/v1/%s is refused to a stranger, in PostgREST's form", async (query) => {
    const response = await ask(`/rest/v1/${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "PGRST100",
      message: "match and imatch are for signed-in users",
      details: null,
      hint: null,
    });
  });

  test.each(["PATCH", "DELETE"])("I2: with %s as well", async (method) => {
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
  ])("I2: the word in a value is none: blog_posts?%s", async (query, found) => {
    const response = await ask(`/rest/v1/blog_posts?select=id&${query}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(found);
  });

  test("I2: whoever has a session or the secret key may use them, and so may the server", async () => {
    const path = "/rest/v1/blog_posts?select=id&title=match.point";
    const { secretKey } = backend.backend;
    for (const headers of [signedIn(), { apikey: secretKey }] as Record<string, string>[])
      expect(await (await ask(path, { headers })).json()).toHaveLength(1);
    expect(await (await backend.request(path)).json()).toHaveLength(1);
  });

  test("I2: a session that is forged is none", async () => {
    const [head, payload] = session.split(".");
    const headers = { authorization: `Bearer ${head}.${payload}.${"A".repeat(43)}` };
    const path = "/rest/v1/blog_posts?select=id&title=match.point";
    expect(await statusOf(ask(path, { headers }))).toBe(401);
    // lite takes what is no token at all for nothing.
    expect(await statusOf(ask(path, { headers: { authorization: "Bearer x" } }))).toBe(400);
  });
});

describe("what a stranger may ask for at once", () => {
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

  test("A13: eight embedded resources, and not nine", async () => {
    const path = (count: number) => `/rest/v1/contact_submissions?select=id,${resources(count)}`;
    expect(await (await ask(path(8))).json()).toMatchObject({ code: "42501" });
    expect(await (await ask(path(9))).json()).toMatchObject({
      code: "PGRST100",
      message: "embed at most 8 resources",
    });
    expect(await statusOf(ask(path(9), { headers: signedIn() }))).toBe(200);
  });

  test("A13: ten requests of one address under way, and the rest is told to wait", async () => {
    const address = nextAddress();
    const path = "/rest/v1/tours?select=slug";
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(path, {}, address)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect(await refused[0]?.json()).toMatchObject({ code: "over_request_rate_limit" });
    expect(await statusOf(ask(path, {}, address))).toBe(200);
  });

  test("A13: ten of one address are under way, one more is refused before it is served, and nothing else is", async () => {
    const address = nextAddress();
    const { publishableKey, secretKey } = backend.backend;
    const path = "/rest/v1/tours?select=slug";
    const refuse = async (path: string, method = "GET", init = {}, peerAddress = address) => {
      const headers = new Headers({ apikey: publishableKey, ...init });
      return backend.backend.refuse?.({ method, url: siteUrl + path, headers }, { peerAddress });
    };
    expect(await refuse(path)).toBeUndefined();
    const underWay = Array.from({ length: 10 }, () => ask(path, {}, address));
    let done = false;
    void Promise.all(underWay).then(() => (done = true));
    // What follows says whether it came to that before they were answered.
    while (!done && (await refuse(path))?.status !== 429) await setImmediate();

    const forged = { authorization: `Bearer ${session.slice(0, -43)}${"A".repeat(43)}` };
    const asked = [
      refuse(path),
      refuse(path, "GET", { apikey: "" }),
      refuse(path, "GET", forged),
      refuse("/storage/v1/object/list/tour-images", "POST"),
      refuse(path, "GET", {}, nextAddress()),
      refuse(path, "GET", signedIn()),
      refuse(path, "GET", { apikey: secretKey }),
      refuse(path, "OPTIONS"),
      refuse("/auth/v1/token?grant_type=password", "POST"),
      refuse("/auth/v1/verify?token=x"),
      refuse("/storage/v1/object/public/tour-images/x.jpg"),
      refuse("/storage/v1/object/upload/sign/tour-images/x.jpg?token=x", "PUT"),
      refuse("/rest/v1/%E0%A4%A"),
      refuse("/es/tours"),
    ];
    const served = ask(path, {}, address);
    const refused = await Promise.all(asked);
    expect(refused.map((answer) => answer?.status)).toEqual([
      ...Array(4).fill(429),
      ...Array(10).fill(undefined),
    ]);
    // As it would have been refused otherwise.
    expect([...(refused[0]?.headers ?? [])]).toEqual([...(await served).headers]);
    expect(await refused[0]?.json()).toEqual(await (await served).json());
    expect(await Promise.all(underWay.map(statusOf))).toEqual(Array(10).fill(200));
    expect(await refuse(path)).toBeUndefined();
  });

  test("A13: a hundred of all addresses, while who signs in and the server itself are answered", async () => {
    const path = "/rest/v1/tours?select=slug";
    const flood = Array.from({ length: 12 }, nextAddress).flatMap((address) =>
      Array.from({ length: 10 }, () => ask(path, {}, address)),
    );
    const others = [
      ask("/auth/v1/token?grant_type=password", { method: "POST", body: JSON.stringify(admin) }),
      ask("/rest/v1/contact_submissions?select=id", { headers: signedIn() }),
      backend.request(path),
    ];
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 503)).toHaveLength(20);
    expect(await Promise.all(others.map(statusOf))).toEqual([200, 200, 200]);
    expect(await statusOf(ask(path))).toBe(200);
  });
});
