import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Route } from "@playwright/test";
import { anEnquiry, type Enquiry, openForm, rules } from "./contact-rules.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne } from "./pages.ts";

const words = {
  es: {
    sending: "Enviando...",
    sent: "¡Mensaje enviado!",
    soon: "24 horas",
    toast: /¡Éxito!\s*¡Mensaje enviado correctamente! Te responderemos pronto\./,
    failed: /Error\s*No se pudo enviar el mensaje\. Inténtalo de nuevo\./,
  },
  en: {
    sending: "Sending...",
    sent: "Message Sent!",
    soon: "24 hours",
    toast: /Success!\s*Message sent successfully! We'll get back to you soon\./,
    failed: /Error\s*Failed to send message\. Please try again\./,
  },
  fr: {
    sending: "Envoi en cours...",
    sent: "Message envoyé !",
    soon: "24 heures",
    toast: /C’est envoyé\s!\s*Votre message a bien été envoyé\s! Nous vous répondrons bientôt\./,
    failed: /Erreur\s*L’envoi du message a échoué\. Veuillez réessayer\./,
  },
};

const address = "**/functions/v1/send-contact-email";

/** Server and proxy error texts that no visitor may see. */
const theirs = "relation contact_submissions does not exist";
const failures: Record<string, (route: Route) => Promise<void>> = {
  "500 with an error": (route) => route.fulfill({ status: 500, json: { error: theirs } }),
  "503 with an error and fields": (route) =>
    route.fulfill({ status: 503, json: { error: theirs, fields: { email: theirs } } }),
  "500 without an error": (route) => route.fulfill({ status: 500, json: {} }),
  "502 that is no JSON": (route) => route.fulfill({ status: 502, body: `<h1>${theirs}</h1>` }),
  "200 that is no JSON": (route) => route.fulfill({ status: 200, body: `<h1>${theirs}</h1>` }),
  "no network": (route) => route.abort(),
  "no answer in time": (route) => route.abort("timedout"),
};

/** Mails on disk for this sender. */
async function outbox(enquiry: Enquiry): Promise<string[]> {
  const folder = join(process.env.TEST_DATA_DIR ?? "", "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml"));
  const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), "utf8")));
  return texts.filter((text) => text.includes(enquiry.email));
}

/** Decoded text of a mail (quoted-printable, UTF-8). */
const readable = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

for (const locale of inOne("es")) {
  test(`G4, G5: an enquiry is sent, stored and mailed (${locale})`, async ({ page }) => {
    const { fill, field, button, sending, form } = await openForm(page, locale);
    const enquiry = anEnquiry();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await held;
      await route.continue();
    });
    await fill(enquiry);
    const asked = page.waitForRequest(address);
    await button.click();

    const request = await asked;
    expect(request.method()).toBe("POST");
    expect(request.headers()["content-type"]).toContain("application/json");
    expect((await request.allHeaders())["accept-language"]).toBe(locale);
    expect(request.postDataJSON()).toEqual({ ...enquiry, preferred_contact: "email" });
    await expect(sending).toHaveText(words[locale].sending);
    await expect(sending).toBeDisabled();
    await expect(page.getByText(words[locale].sent)).toHaveCount(0);

    release();
    await expect(page.getByRole("status").filter({ hasText: words[locale].toast })).toBeVisible();
    await expect(page.getByRole("heading", { name: words[locale].sent })).toBeVisible();
    await expect(form).toContainText(words[locale].soon);
    for (const name of ["name", "email", "phone", "message"] as const) {
      await expect(field(name)).toHaveValue("");
    }
    await expect(button).toBeEnabled();

    const stored = await rowsOf(
      openDatabase().from("contact_submissions").select("*").eq("email", enquiry.email),
    );
    expect(stored).toEqual([
      expect.objectContaining({
        ...enquiry,
        preferred_contact: "Correo",
        language: locale,
        source: at(locale, "/contact"),
      }),
    ]);

    await expect.poll(() => outbox(enquiry)).toHaveLength(1);
    const [mail = ""] = await outbox(enquiry);
    const text = readable(mail);
    expect(text).toMatch(new RegExp(`^Reply-To:.*<${enquiry.email}>`, "m"));
    for (const value of Object.values(enquiry)) {
      for (const line of value.split("\n")) expect(text).toContain(line);
    }
  });
}

for (const locale of inOne("fr")) {
  test(`G4, G5: after a failure the values stay, with the site's own error text (${locale})`, async ({
    page,
    allow,
  }) => {
    for (const outcome of ["500", "502", "503", "net::ERR_FAILED", "net::ERR_TIMED_OUT"])
      allow(`${outcome} /functions/v1/send-contact-email`);
    const { fill, field, button } = await openForm(page, locale);
    const enquiry = anEnquiry();
    await fill(enquiry);
    for (const [failure, fail] of Object.entries(failures)) {
      await page.unrouteAll();
      await page.route(address, fail);
      await button.click();
      const alert = page.getByRole("alert").filter({ hasText: words[locale].failed });
      await expect(alert, failure).toBeVisible();
      // A hovered or focused toast stays open.
      await alert.hover();
      await expect(page.getByText(theirs), failure).toHaveCount(0);
      for (const [name, value] of Object.entries(enquiry)) {
        await expect(field(name as keyof Enquiry)).toHaveValue(value);
      }
      await alert.getByRole("button").click();
      await expect(alert).toHaveCount(0);
      await expect(button).toBeEnabled();
    }
    await page.unrouteAll();
    await button.click();
    await expect(page.getByRole("heading", { name: words[locale].sent })).toBeVisible();
  });
}

test("G8: after a browser has filled the hidden field, the text stays and the next press sends it", async ({
  page,
  allow,
}) => {
  allow("400 /functions/v1/send-contact-email");
  const { fill, field, button } = await openForm(page, "es");
  const enquiry = anEnquiry();
  await fill(enquiry);
  const fillHidden = () =>
    page.locator("[name=website]").evaluate((input: HTMLInputElement) => {
      input.value = "https://example.com";
    });
  await fillHidden();
  await button.click();
  const alert = page.getByRole("alert").filter({ hasText: "vuelve a enviarlo" });
  await expect(alert).toBeVisible();
  for (const [name, value] of Object.entries(enquiry))
    await expect(field(name as keyof Enquiry)).toHaveValue(value);
  // A reload loses nothing, either.
  await page.reload();
  await expect(field("message")).toHaveValue(enquiry.message);
  await fillHidden();
  await button.click();
  await expect(alert).toBeVisible();
  await expect(page.locator("[name=website]")).toHaveValue("");
  await button.click();
  await expect(page.getByRole("heading", { name: words.es.sent })).toBeVisible();
});

test("G4: a second enquiry can be sent after the first; a double click sends one", async ({
  page,
}) => {
  const { fill, button } = await openForm(page, "en");
  const [first, second] = [anEnquiry(), anEnquiry()];
  await fill(first);
  await button.dblclick();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
  await fill({ ...second, phone: "" });
  await page.keyboard.press("Tab");
  await button.click();
  await expect
    .poll(async () => {
      const { data } = await openDatabase()
        .from("contact_submissions")
        .select("name, phone")
        .in("email", [first.email, second.email])
        .order("created_at");
      return data;
    })
    .toEqual([
      { name: first.name, phone: first.phone },
      { name: second.name, phone: null },
    ]);
});

test("G3: errors from the server are shown at their fields", { tag: "@deep" }, async ({
  page,
  allow,
}) => {
  allow("422 /functions/v1/send-contact-email");
  const { fill, field, button } = await openForm(page, "fr");
  await fill(anEnquiry());
  await page.route(address, (route) =>
    route.fulfill({
      status: 422,
      json: { error: "À revoir.", fields: { email: "Adresse refusée" } },
    }),
  );
  await button.click();
  await expect(field("email")).toHaveAccessibleDescription("Adresse refusée");
  await expect(field("email")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("À revoir.");
});

test("G5: the browser requests the site key; a failure is only logged", {
  tag: "@deep",
}, async ({ page, allow }) => {
  allow(
    "net::ERR_FAILED /functions/v1/get-recaptcha-key",
    "console: reCAPTCHA site key not fetched: TypeError: Failed to fetch",
  );
  await page.route("**/functions/v1/get-recaptcha-key", (route) => route.abort());
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const { fill, button } = await openForm(page, "en");
  expect(logged).toEqual([]);
  await fill(anEnquiry());
  await expect.poll(() => logged.join()).toContain("site key not fetched");
  await button.click();
  await expect(page.getByRole("heading", { name: words.en.sent })).toBeVisible();
});

test("G3: without client-side rules the server's errors are shown at the fields", {
  tag: "@deep",
}, async ({ page, allow }) => {
  allow("net::ERR_FAILED /assets/contact-schema-*.js", "422 /functions/v1/send-contact-email");
  await page.route("**/contact-schema*.js", (route) => route.abort());
  const { fill, field, button } = await openForm(page, "fr");
  await fill({ ...anEnquiry(), email: "no address" });
  await button.click();
  await expect(field("email")).toHaveAccessibleDescription(rules.email.invalid.fr);
  await expect(field("email")).toBeFocused();
  await field("email").fill("someone@example.com");
  await button.click();
  await expect(page.getByRole("heading", { name: words.fr.sent })).toBeVisible();
});
