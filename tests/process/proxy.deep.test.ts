import { afterEach, describe, expect, test } from "vitest";
import { postEnquiry } from "../support/enquiry.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { initializedFolder } from "./temporary-folders.ts";

let site: RunningSite | undefined;
afterEach(() => site?.stop("SIGKILL"));

const start = async (trustProxy: string) => {
  site = await startSite({
    DATA_DIR: await initializedFolder(),
    SEED: "none",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_this_test",
    TRUST_PROXY: trustProxy,
    CONTACT_LIMIT_PER_ADDRESS: "2",
  });
};

/** Sends a wrong password through proxies that append addresses. */
const signIn = async (forwarded: string) => {
  const response = await fetch(`${site?.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: {
      apikey: "sb_publishable_of_this_test",
      "content-type": "application/json",
      "x-forwarded-for": forwarded,
    },
    body: JSON.stringify({ email: "admin@example.com", password: "wrong" }),
  });
  return response.status;
};

const enquiry = (number: number) => ({
  name: "Ana",
  email: "ana@example.com",
  message: `Consulta número ${number}, gracias.`,
});

const sendEnquiry = async (number: number, forwarded: string) => {
  const response = await postEnquiry(site?.url ?? "", enquiry(number), {
    "x-forwarded-for": forwarded,
  });
  return response.status;
};

const sendForm = async (number: number, forwarded: string) => {
  const response = await fetch(`${site?.url}/es/contact`, {
    method: "POST",
    headers: { origin: site?.url ?? "", "x-forwarded-for": forwarded },
    body: new URLSearchParams({ ...enquiry(number), phone: "" }),
    redirect: "manual",
  });
  return response.status;
};

describe("G8: the client address of limits", () => {
  test("is the socket's without TRUST_PROXY, whatever a header claims", async () => {
    await start("0");
    for (let count = 0; count < 20; count += 1)
      expect(await signIn(`203.0.113.${count}`)).toBe(400);
    expect(await signIn("198.51.100.1")).toBe(429);
  });

  test("is the one appended by the outermost trusted proxy with TRUST_PROXY, and no earlier one", async () => {
    await start("1");
    for (let count = 0; count < 20; count += 1)
      expect(await signIn(`203.0.113.${count}, 192.0.2.7`)).toBe(400);
    expect(await signIn("203.0.113.99, 192.0.2.7")).toBe(429);
    expect(await signIn("192.0.2.7, 192.0.2.8")).toBe(400);

    expect(await sendEnquiry(1, "203.0.113.1, 192.0.2.9")).toBe(200);
    // The same visitor, without JavaScript.
    expect(await sendForm(2, "203.0.113.2, 192.0.2.9")).toBe(303);
    expect(await sendEnquiry(3, "203.0.113.3, 192.0.2.9")).toBe(429);
    expect(await sendForm(4, "203.0.113.4, 192.0.2.9")).toBe(429);
    expect(await sendEnquiry(5, "192.0.2.9, 192.0.2.10")).toBe(200);
  });
});

test("G8: forms behind a TLS proxy are accepted as same-origin, and those of other sites are client errors", async () => {
  const siteUrl = "https://www.example.com";
  const port = String(await freePort());
  const DATA_DIR = await initializedFolder();
  site = await startSite({ DATA_DIR, SEED: "none", SITE_URL: siteUrl, PORT: port });
  const send = async (origin: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/es/contact`, {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ ...enquiry(1), phone: "" }),
      redirect: "manual",
    });
    return response.status;
  };
  expect(await send(siteUrl)).toBe(303);
  for (const origin of ["https://other.example", "http://www.example.com", "null", "no address"])
    expect(await send(origin), origin).toBe(400);
  await site.stop();
  expect(site.output()).not.toContain('"level":"error"');
});

describe("H3: the admin panel", () => {
  test("is in Spanish for everyone, not indexed, not cached", async () => {
    await start("0");
    for (const path of ["/admin", "/admin/login", "/admin/tours/new", "/Admin", "/admin/none"]) {
      const response = await fetch(site?.url + path, {
        headers: { "accept-language": "en", cookie: "language=fr" },
        redirect: "manual",
      });
      const { headers } = response;
      expect(headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
      expect(headers.get("cache-control"), path).toBe("no-store");
      expect(headers.get("vary") ?? "", path).not.toMatch(/cookie|accept-language/i);
      if (response.status < 300) expect(headers.get("content-language"), path).toBe("es");
    }
    const posted = await fetch(`${site?.url}/admin`, { method: "PUT", redirect: "manual" });
    expect(posted.headers.get("cache-control")).toBe("no-store");
    const page = await fetch(`${site?.url}/tours`, { headers: { "accept-language": "en" } });
    expect(page.headers.get("content-language")).toBe("en");
    expect(page.headers.get("vary")).toMatch(/Accept-Language/);
    expect(page.headers.has("x-robots-tag")).toBe(false);
  });
});
