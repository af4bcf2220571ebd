import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFunctions } from "../../../server/functions.ts";
import { createLogger } from "../../../server/log.ts";
import { createMailer } from "../../../server/mail.ts";
import type { Mail } from "../../../supabase/functions/_shared/mail.ts";
import { siteUrl, startBackend, type TestBackend } from "../backend/harness.ts";

const enquiry = {
  name: "Lucía Ferrer",
  email: "lucia@example.com",
  phone: "+34 600 000 000",
  message: "Somos dos.\nQuerríamos ir en septiembre & volver <pronto>.",
};

let test: TestBackend;
let mails: Mail[];
let mailFails: boolean;

beforeAll(async () => {
  test = await startBackend();
});
afterAll(() => test.dispose());
beforeEach(async () => {
  mails = [];
  mailFails = false;
  await test.service().from("contact_submissions").delete().neq("name", "");
});

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
  backend?: TestBackend["backend"];
}

function send({
  body = enquiry,
  headers = {},
  method = "POST",
  backend = test.backend,
}: Sent = {}) {
  const call = createFunctions({
    backend,
    siteUrl,
    log: { ...createLogger("error"), error: () => {} },
    mail: {
      to: "owner@example.com",
      send: async (mail) => {
        if (mailFails) throw new Error("no mail today");
        mails.push(mail);
      },
    },
  });
  const raw = typeof body === "string" || body instanceof Uint8Array;
  return call(
    "send-contact-email",
    new Request(`${siteUrl}/functions/v1/send-contact-email`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(method === "POST" && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
    }),
  );
}

async function stored() {
  const { data } = await test.service().from("contact_submissions").select("*");
  return data ?? [];
}

describe("send-contact-email", () => {
  it("G5, G7: stores an enquiry with its language and page, and mails it to the owner", async () => {
    const headers = {
      "accept-language": "fr",
      referer: `${siteUrl}/fr/contact?tour=Le%20delta`,
    };
    const response = await send({ headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      message: "Votre message a bien été envoyé ! Nous vous répondrons bientôt.",
    });
    const [row] = await stored();
    expect(row).toMatchObject({
      ...enquiry,
      language: "fr",
      source: "/fr/contact?tour=Le%20delta",
    });

    const [mail] = mails;
    expect(mail?.to).toBe("owner@example.com");
    expect(mail?.replyTo).toEqual({ name: enquiry.name, address: enquiry.email });
    expect(mail?.messageId).toBe(`<enquiry-${row?.id}@localhost>`);
    for (const text of [enquiry.name, enquiry.email, enquiry.phone, enquiry.message, "francés"]) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.html).toContain("volver &lt;pronto&gt;");
    expect(mail?.html).not.toContain("<pronto>");
  });

  it("G7: an enquiry whose mail fails is kept, and success is said", async () => {
    mailFails = true;
    expect((await send()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it("G5: an enquiry that cannot be stored is no success, and nothing is mailed", async () => {
    const backend = {
      ...test.backend,
      fetch: async () => new Response("database is gone", { status: 503 }),
    };
    const response = await send({ backend, headers: { "accept-language": "en" } });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: "Failed to send message. Please try again." });
    expect(mails).toEqual([]);
  });

  it.each([
    ["es", "El nombre debe tener al menos 2 caracteres"],
    ["en", "Name must be at least 2 characters"],
    ["fr", "Le nom doit comporter au moins 2 caractères"],
  ])("G3: says in %s which field is wrong", async (language, message) => {
    const response = await send({
      body: { ...enquiry, name: "L" },
      headers: { "accept-language": language },
    });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({ name: message });
    expect(await stored()).toEqual([]);
  });

  it("G8: a filled trap is refused with a message, and changes nothing", async () => {
    const response = await send({ body: { ...enquiry, website: "https://spam.example" } });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain("automático");
    expect([await stored(), mails]).toEqual([[], []]);
  });

  it("G8: an empty trap and unknown fields are ignored", async () => {
    expect(
      (await send({ body: { ...enquiry, website: "", created_at: "1999-01-01" } })).status,
    ).toBe(200);
    expect(new Date((await stored())[0]?.created_at ?? 0).getFullYear()).toBeGreaterThan(2000);
  });

  it.each<[string, Sent["body"], number]>([
    ["no JSON", "{", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "7", 400],
    ["nothing", "", 400],
    ["broken UTF-8", new Uint8Array([123, 34, 255, 34, 125]), 400],
    ["a null character", { ...enquiry, name: "Lu\0cia" }, 400],
    ["half a surrogate pair", `{"name":"\\ud800 Lucía"}`, 400],
    ["deep JSON", "[".repeat(20_000), 400],
    ["a megabyte", { ...enquiry, message: "x".repeat(1_000_000) }, 413],
  ])("G8: %s is refused", async (_, body, status) => {
    expect((await send({ body })).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it("G5: only POST is answered", async () => {
    const response = await send({ method: "GET" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it("G7: nothing that is typed can add a header to the mail", async () => {
    const name = "Lucía\r\nBcc: everybody@example.com";
    const folder = await mkdtemp(join(tmpdir(), "outbox-test-"));
    await send({ body: { ...enquiry, name } });
    const mailer = createMailer({
      outboxDir: folder,
      smtpUrl: undefined,
      from: "site@example.com",
      log: createLogger("error"),
    });
    for (const mail of mails) await mailer(mail);
    const [file = ""] = await readdir(folder);
    // Long header lines are folded.
    const eml = (await readFile(join(folder, file), "utf8")).replace(/\r\n[ \t]/g, " ");
    await rm(folder, { recursive: true });
    expect(file).toMatch(/\.eml$/);
    expect(eml).not.toMatch(/^Bcc:/im);
    expect(eml).toMatch(/^Reply-To: .*<lucia@example\.com>/m);
    expect(eml).toMatch(/^Message-ID: <enquiry-[0-9a-f-]+@localhost>/m);
  });
});
