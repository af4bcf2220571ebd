import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { locales } from "../../shared/locales.ts";
import { anEnquiry } from "../e2e/contact-rules.ts";
import { openDatabase, rowsOf } from "../e2e/database.ts";
import { head, sendRaw } from "../support/raw-http.ts";
import { ask, siteUrl as site } from "./site.ts";

const contact = "/functions/v1/send-contact-email";
const stack = /\n\s*at .+:\d+:\d+|node_modules|file:\/\//;

const sendEnquiry = (enquiry: object) =>
  ask(contact, {
    method: "POST",
    body: JSON.stringify(enquiry),
    headers: { "content-type": "application/json", "accept-language": "en" },
  });

const json = (body: string | Buffer) => ({ body, type: "application/json" });
const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
const bodies: Record<string, { body: string | Buffer; type?: string }> = {
  nothing: json(""),
  "no JSON": json("hello"),
  "half of it": json('{"name": "Ana", "ema'),
  "a list": json("[]"),
  null: json("null"),
  "a number": json("42"),
  "a string": json('"Ana"'),
  "an empty object": json("{}"),
  "wrong types": json('{"name": {"a": 1}, "email": ["x"], "phone": true, "message": 12345678901}'),
  "deep nesting": json(deep),
  "deep nesting in a field": json(`{"name": ${deep}}`),
  "invalid UTF-8": json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  "half of a surrogate pair": json(JSON.stringify({ ...anEnquiry(), name: "Ana \ud800" })),
  "a null character": json(JSON.stringify({ ...anEnquiry(), message: "null \u0000 character" })),
  "a prototype": json('{"__proto__": {"name": "x"}, "constructor": 1}'),
  "a megabyte": json(JSON.stringify({ ...anEnquiry(), message: "a".repeat(1_048_576) })),
  "a megabyte in an unknown field": json(
    JSON.stringify({ ...anEnquiry(), x: "a".repeat(1_048_576) }),
  ),
  "a form": { body: "name=Ana&email=ana%40example.com", type: "application/x-www-form-urlencoded" },
  garbage: { body: Buffer.from("\u0000\u0001\u00ff".repeat(50), "latin1"), type: "image/png" },
  "no type": { body: "x" },
};

test("bad input, G8: no malformed body breaks the function; each rejection has a reason", async () => {
  const before = await countEnquiries();
  for (const [index, [name, { body, type }]] of Object.entries(bodies).entries()) {
    const answer = await ask(contact, {
      method: "POST",
      body: Buffer.from(body),
      headers: {
        "content-type": type ?? "",
        "accept-language": locales[index % locales.length] ?? "es",
      },
    });
    expect(answer.status, name).toBeGreaterThanOrEqual(400);
    expect(answer.status, name).toBeLessThan(500);
    if (name.startsWith("a megabyte")) expect(answer.status, name).toBe(413);
    expect((await answer.json()).error, name).toMatch(/.{10}/);
  }
  for (const method of ["GET", "PUT", "DELETE"]) {
    const answer = await ask(contact, { method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get("allow"), method).toContain("POST");
  }
  expect(await countEnquiries()).toBe(before);
});

async function countEnquiries() {
  // Names used by this file only: other tests send enquiries at the same time.
  const { count, error } = await openDatabase()
    .from("contact_submissions")
    .select("*", { count: "exact", head: true })
    .or("message.like.*null*character*,name.like.Ana \ufffd*,email.eq.ana@example.com");
  expect(error).toBeNull();
  return count;
}

test("bad input: a body with a wrong Content-Length is rejected", async () => {
  const body = JSON.stringify(anEnquiry());
  const post = (headers: Record<string, string>, sent: string) =>
    sendRaw(
      site(),
      head("POST", contact, { "content-type": "application/json", ...headers }) + sent,
    );
  const endless = `${(64 * 1024).toString(16)}\r\n${"a".repeat(64 * 1024)}\r\n`;
  const chunked = { "transfer-encoding": "chunked" };
  for (const [name, expected, answer] of [
    ["huge", 413, await post({ "content-length": "999999999999" }, body)],
    ["negative", 400, await post({ "content-length": "-1" }, body)],
    ["endless", 413, await post(chunked, `${endless}0\r\n\r\n`)],
    ["both", 400, await post({ "content-length": "5", ...chunked }, "0\r\n\r\n")],
    ["no chunk", 400, await post(chunked, "zz\r\n")],
  ] as const) {
    expect(answer.status, name).toBe(expected);
    expect(answer.text, name).not.toMatch(stack);
  }
});

test("bad input: malformed form posts to a page are answered by the page", async () => {
  const post = (path: string, body: string | Buffer, type: string) =>
    ask(path, {
      method: "POST",
      body: Buffer.from(body),
      headers: { "content-type": type, origin: site() },
    });
  const form = "application/x-www-form-urlencoded";
  for (const [name, body, type] of [
    ["nothing", "", form],
    ["garbage", "%%%=%ff&&&=", form],
    ["a null character", "name=Ana&email=a%40b.co&message=null+%00+character+here", form],
    ["half of a pair", "name=%ED%A0%80na&email=nobody&message=null+character+here", form],
    ["JSON", JSON.stringify(anEnquiry()), "application/json"],
    ["a broken multipart", "--x\r\nnonsense", "multipart/form-data; boundary=x"],
    ["multipart without a boundary", "x", "multipart/form-data"],
    [
      "a file",
      '--x\r\ncontent-disposition: form-data; name="name"; filename="a"\r\n\r\nA\r\n--x--',
      "multipart/form-data; boundary=x",
    ],
  ] as const) {
    const answer = await post("/en/contact", body, type);
    expect(answer.status, name).toBeGreaterThanOrEqual(400);
    expect(answer.status, name).toBeLessThan(500);
    const html = await answer.text();
    expect(html, name).not.toMatch(stack);
    expect(html, name).toContain("<html");
    expect(html, name).toContain("<form");
  }
  // The server answers before the body is complete.
  const length = { "content-type": form, "content-length": "1048576" };
  const begun = `message=${"a".repeat(10_000)}`;
  const large = await sendRaw(site(), head("POST", "/en/contact", length) + begun);
  expect(large.status).toBe(413);
  expect(large.text).not.toMatch(stack);

  for (const path of ["/en", "/en/tours", "/en/nothing"]) {
    const answer = await post(path, "a=b", form);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(await answer.text(), path).not.toMatch(stack);
  }
});

test("G8: a filled honeypot is rejected with a clear message, and nothing is stored", async () => {
  const enquiry = anEnquiry();
  const answer = await sendEnquiry({ ...enquiry, website: "https://spam.example" });
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain("looks like an automatic message");
  const other = anEnquiry();
  const taken = await sendEnquiry({ ...other, website: "", unknown: [1] });
  expect(taken.status).toBe(200);
  const { data } = await openDatabase()
    .from("contact_submissions")
    .select("email")
    .in("email", [enquiry.email, other.email]);
  expect(data).toEqual([{ email: other.email }]);
});

test("G7: visitors cannot inject headers into the owner's mail", async () => {
  const enquiry = anEnquiry();
  const attack = { ...enquiry, name: `${enquiry.name}\r\nBcc: everybody@example.com` };
  expect((await sendEnquiry(attack)).status).toBe(200);
  const [stored] = await rowsOf(
    openDatabase().from("contact_submissions").select("id").eq("email", enquiry.email),
  );
  // The mail file is written after the response, under a temporary name until it is complete.
  const file = `${process.env.TEST_DATA_DIR}/outbox/enquiry-${stored?.id}.eml`;
  const mail = () => readFile(file, "utf8").catch(() => "");
  await expect.poll(mail).toContain("everybody@example.com");
  expect(await mail()).not.toMatch(/^Bcc:/m);
});
