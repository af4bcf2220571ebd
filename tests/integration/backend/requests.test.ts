import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { admin, siteUrl, startBackend, type TestBackend } from "./harness.ts";

let backend: TestBackend;
let session = "";

beforeAll(async () => {
  backend = await startBackend({ corsOrigins: ["https://panel.example.com"] });
  const client = await backend.signedIn(admin);
  session = (await client.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(() => backend.dispose());
beforeEach(() => {
  backend.logged.length = 0;
});

const bare = (path: string, headers: Record<string, string> = {}) =>
  backend.backend.fetch(new Request(siteUrl + path, { headers }));

describe("keys", () => {
  test.each([
    "/rest/v1/tours",
    "/rest/v1/contact_submissions",
    "/rest/v1/",
    "/auth/v1/settings",
    "/auth/v1/user",
  ])("I2: %s without a key or with a wrong one is refused", async (path) => {
    expect((await bare(path)).status).toBe(401);
    expect((await bare(path, { apikey: "sb_secret_wrong" })).status).toBe(401);
    expect(
      (await bare(path, { authorization: `Bearer ${backend.backend.secretKey}` })).status,
    ).toBe(401);
    expect((await bare(path, { authorization: `Bearer ${session}` })).status).toBe(401);
  });

  test("I2: a request from the same machine has no administrator rights", async () => {
    const request = new Request(`${siteUrl}/rest/v1/contact_submissions`);
    const response = await backend.backend.fetch(request, { peerAddress: "127.0.0.1" });
    expect(response.status).toBe(401);
  });

  test("I2: storage requests without a key list and write nothing", async () => {
    const request = new Request(`${siteUrl}/storage/v1/bucket`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: "mine", name: "mine", public: true }),
    });
    expect((await backend.backend.fetch(request)).ok).toBe(false);
    expect(await (await bare("/storage/v1/bucket")).json()).toEqual([]);
  });

  test("I2: the secret key is refused from a browser", async () => {
    const headers = {
      apikey: backend.backend.secretKey,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64)",
    };
    expect((await bare("/rest/v1/contact_submissions", headers)).status).toBe(401);
  });

  test("I2: an unknown backend address gets 404", async () => {
    for (const path of ["/_system/config", "/rest/v2/tours", "/", "/studio", "/rest/v1x"]) {
      expect((await backend.request(path)).status).toBe(404);
    }
  });
});

describe("malformed requests get a 4xx in JSON and no stack", () => {
  const post = (body: BodyInit, contentType = "application/json"): RequestInit => ({
    method: "POST",
    body,
    headers: { "content-type": contentType, authorization: `Bearer ${session}` },
  });
  const put = (body: string): RequestInit => ({ ...post(body), method: "PUT" });

  test.each<[string, RequestInit?]>([
    ["/rest/v1/tours?name=eq.%E0%A4%A"],
    ["/rest/v1/%E0%A4%A"],
    ["/rest/v1/%00"],
    ["/rest/v1/tours?name=eq.%00"],
    ["/rest/v1/tours?select=%ZZ"],
    ["/rest/v1/tours?id=eq.not-a-uuid"],
    ["/rest/v1/tours?price_per_person=gt.cheap"],
    ["/rest/v1/tours?order=nothing.desc"],
    ["/rest/v1/tours?or=(("],
    ["/rest/v1/tours?name=nonsense.x"],
    ['/rest/v1/tours?select=":id'],
    ["/rest/v1/%2f?select=...", { method: "DELETE" }],
    ["/rest/v1/nothing"],
    ["/rest/v1/rpc/nothing"],
    ["/rest/v1/rpc/stored_pictures", post('{"keys":0}')],
    ["/rest/v1/tours", post("{")],
    ["/rest/v1/tours", post("null")],
    ["/rest/v1/tours", post("7")],
    ["/rest/v1/tours", post('"text"')],
    ["/rest/v1/tours", post("[null]")],
    ["/rest/v1/tours", post('{"no_such_column":1}')],
    ["/rest/v1/tours", post('{"name":"\\u0000"}')],
    ["/rest/v1/tours", post('{"itinerary":"{"}')],
    ["/rest/v1/tours", post(new Uint8Array([0xff, 0xfe, 0x00]))],
    ["/rest/v1/tours", post("a,b\n1", "text/csv")],
    ["/rest/v1/tours", post("<xml/>", "text/xml")],
    ["/auth/v1/token?grant_type=password", post("null")],
    ["/auth/v1/token?grant_type=password", post("[]")],
    ["/auth/v1/token?grant_type=password", post("")],
    ["/auth/v1/token?grant_type=password", post('{"email":{"a":1},"password":"x"}')],
    ["/auth/v1/token?grant_type=password", post('{"email":["a"],"password":7}')],
    ["/auth/v1/token?grant_type=password", post('{"email":"a@b.c\\u0000","password":"x"}')],
    ["/auth/v1/token?grant_type=refresh_token", post('{"refresh_token":5}')],
    ["/auth/v1/token?grant_type=refresh_token", post('{"refresh_token":"none"}')],
    ["/auth/v1/token?grant_type=pkce", post("{}")],
    ["/auth/v1/token?grant_type=web3", post("{}")],
    ["/auth/v1/token", post("{}")],
    ["/auth/v1/recover", post('{"email":7}')],
    ["/auth/v1/recover", post("{}")],
    ["/auth/v1/otp", post("null")],
    ["/auth/v1/otp", post("{}")],
    ["/auth/v1/magiclink", post("true")],
    ["/auth/v1/verify", post('{"type":{},"token":1}')],
    ["/auth/v1/verify?type=recovery&confirmed=true&token=%00"],
    ["/auth/v1/signup", post("null")],
    ["/auth/v1/resend", post("[1]")],
    ["/auth/v1/user", put("null")],
    ["/auth/v1/user", put('{"data":7}')],
    ["/auth/v1/user", put('{"password":null}')],
    ["/auth/v1/user", put('{"email":null}')],
    ["/auth/v1/authorize?provider=nothing"],
    ["/auth/v1/nothing"],
    ["/storage/v1/object/tour-images/%00.png", post(new Uint8Array(8), "image/png")],
    ["/storage/v1/object/tour-images/%E0%A4%A", post(new Uint8Array(8), "image/png")],
    ["/storage/v1/object/tour-images/x.png", post("no boundary", "multipart/form-data")],
    ["/storage/v1/object/tour-images/x.png", post("--b\r\n", "multipart/form-data; boundary=b")],
    ["/storage/v1/object/nowhere/x.png", post(new Uint8Array(8), "image/png")],
    ["/storage/v1/object/public/tour-images/none.png"],
    ["/storage/v1/object/public/tour-images/%00"],
    ["/storage/v1/object/public/tour-images/"],
    ["/storage/v1/object/sign/tour-images/x.png?token=none"],
    ["/storage/v1/object/list/tour-images", post("null")],
    ["/storage/v1/object/list/tour-images", post('{"limit":"many"}')],
    [
      "/storage/v1/object/list/tour-images",
      post('{"sortBy":{"column":"nothing","order":"sideways"}}'),
    ],
    ["/storage/v1/bucket", post("[]")],
    ["/storage/v1/bucket", post("{")],
    ["/storage/v1/object/move", post("{")],
    ["/storage/v1/nothing"],
  ])("I3: %s", async (path, init) => {
    const response = await backend.request(path, init);
    const body = await response.text();
    expect(response.status, body).toBeGreaterThanOrEqual(400);
    expect(response.status, `${body} ${JSON.stringify(backend.logged)}`).toBeLessThan(500);
    expect(body).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
    if (body) expect(() => JSON.parse(body)).not.toThrow();
  });

  test.each([
    "select=(((",
    "limit=many",
    "limit=99999999999999999999",
    "offset=-99999999999999999999",
  ])("I3: the meaningful part of /rest/v1/tours?%s is used", async (query) => {
    expect((await backend.request(`/rest/v1/tours?${query}`)).status).toBeLessThan(500);
  });

  test.each([
    ["/rest/v1/tours", "application/json", 1024 * 1024],
    ["/auth/v1/token?grant_type=password", "application/json", 64 * 1024],
    ["/storage/v1/object/tour-images/x.png", "image/png", 6 * 1024 * 1024],
  ])(
    "I3: %s with a body above its limit gets 413, with or without Content-Length",
    async (path, contentType, limit) => {
      const body = new Uint8Array(limit + 1).fill(32);
      expect((await backend.request(path, post(body, contentType))).status).toBe(413);
      const unannounced = {
        ...post(new Blob([body]).stream() as BodyInit, contentType),
        duplex: "half",
      };
      expect((await backend.request(path, unannounced as RequestInit)).status).toBe(413);
    },
  );

  test("I3: a function that writes, called with GET, gets 405", async () => {
    const headers = { authorization: `Bearer ${session}` };
    const response = await backend.request("/rest/v1/rpc/retry_mails", { headers });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ code: "25006" });
  });

  test("I3: the backend still serves after all these requests", async () => {
    expect((await backend.request("/rest/v1/tours?select=id")).status).toBe(200);
  });
});

describe("copies", () => {
  const json = { "content-type": "application/json" };
  const signedIn = { authorization: "the session" };

  test.each<[string, RequestInit]>([
    ["/auth/v1/token?grant_type=password", { method: "POST", body: JSON.stringify(admin) }],
    [
      "/auth/v1/token?grant_type=password",
      { method: "POST", body: '{"email":"a","password":"b"}' },
    ],
    ["/auth/v1/token?grant_type=password", { method: "POST", body: "{" }],
    ["/auth/v1/recover", { method: "POST", body: JSON.stringify({ email: admin.email }) }],
    ["/auth/v1/verify?type=recovery&token=x", { redirect: "manual" }],
    ["/auth/v1/user", { headers: signedIn }],
    ["/auth/v1/nothing", {}],
    ["/rest/v1/tours?select=*", { headers: signedIn }],
    ["/rest/v1/tours?select=*", { method: "HEAD", headers: signedIn }],
    ["/rest/v1/tours?select=*", {}],
    ["/rest/v1/contact_submissions", { headers: signedIn }],
    ["/rest/v1/tours", { method: "POST", body: "{}", headers: { ...signedIn, ...json } }],
    ["/rest/v1/%00", {}],
    ["/storage/v1/bucket", { headers: signedIn }],
    ["/storage/v1/object/public/tour-images/none.png", {}],
    // Ends the session.
    ["/auth/v1/logout", { method: "POST", headers: signedIn }],
  ])("I2: the response to %s is not cacheable", async (path, init) => {
    const headers = new Headers(init.headers);
    if (headers.has("authorization")) headers.set("authorization", `Bearer ${session}`);
    const response = await backend.request(path, { ...init, headers });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("cross-origin requests", () => {
  const preflight = (origin: string) =>
    backend.backend.fetch(
      new Request(`${siteUrl}/rest/v1/tours`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "apikey,x-anything",
        },
      }),
    );

  test("I2: a listed origin may call", async () => {
    const asked = await preflight("https://panel.example.com");
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("https://panel.example.com");
    expect(asked.headers.get("access-control-allow-headers")).toBe("apikey,x-anything");
    expect(asked.headers.get("access-control-allow-methods")).toContain("PATCH");
    const response = await backend.request("/rest/v1/tours", {
      headers: { origin: "https://panel.example.com" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("https://panel.example.com");
    expect(response.headers.get("vary")).toContain("Origin");
  });

  test.each(["https://evil.example", "https://panel.example.com.evil.example", "null"])(
    "I2: the origin %s is refused",
    async (origin) => {
      expect((await preflight(origin)).headers.has("access-control-allow-origin")).toBe(false);
      for (const path of [
        "/rest/v1/tours",
        "/auth/v1/settings",
        "/storage/v1/bucket",
        "/rest/v1/%00",
      ]) {
        const response = await backend.request(path, { headers: { origin } });
        expect(response.headers.has("access-control-allow-origin")).toBe(false);
      }
    },
  );
});
