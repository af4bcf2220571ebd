import { expect, test } from "vitest";
import type { AppContext } from "~/context";
import { readBytes } from "../../supabase/functions/_shared/body";
import { contactMessages } from "../../supabase/functions/_shared/contact-messages";
import { type Locale, locales } from "../../supabase/functions/_shared/locales";
import { sendForm } from "./send-form.server";

const siteUrl = "https://www.tsamma.example";
const typed = {
  name: "Ana",
  email: "ana@example.com",
  phone: "",
  preferred_contact: "whatsapp",
  message: "Queremos ir en mayo.",
};

/** Posts the form in a language; the function answers with this response. */
function sendTo(answer: Response, locale: Locale) {
  const request = new Request(`${siteUrl}/${locale}/contact`, {
    method: "POST",
    body: new URLSearchParams(typed),
  });
  const context = {
    siteUrl,
    readBody: readBytes,
    callFunction: async () => answer,
  } as Partial<AppContext>;
  return sendForm(request, context as AppContext, locale);
}

test.each(locales)(
  "A15, G5: a 5xx response shows the site's own error text and keeps the typed values (%s)",
  async (locale) => {
    for (const answer of [
      Response.json({ error: "relation does not exist", fields: { name: "x" } }, { status: 503 }),
      new Response("<h1>Bad gateway</h1>", { status: 502 }),
    ]) {
      const { status } = answer;
      expect(await sendTo(answer, locale)).toMatchObject({
        ok: false,
        response: {
          data: { values: typed, error: contactMessages["contact.error.send"][locale], fields: {} },
          init: { status },
        },
      });
    }
  },
);

test("A15, G3: a 422 response shows the function's error texts", async () => {
  const refusal = { error: "À revoir.", fields: { name: "Trop court" } };
  expect(await sendTo(Response.json(refusal, { status: 422 }), "fr")).toMatchObject({
    ok: false,
    response: { data: { values: typed, ...refusal }, init: { status: 422 } },
  });
});
