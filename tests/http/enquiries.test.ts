import { expect, test } from "vitest";
import { anEnquiry, type Enquiry, refusedValues } from "../e2e/contact-rules.ts";
import { locales } from "../e2e/pages.ts";
import { ask } from "./site.ts";

const send = (enquiry: Enquiry, language: string) =>
  ask("/functions/v1/send-contact-email", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify(enquiry),
  });

test.for(locales)("G3: the server names each rule by its exact text (%s)", async (locale) => {
  for (const [name, value, message] of refusedValues) {
    const answer = await send({ ...anEnquiry(), [name]: value }, locale);
    expect(answer.status, `${name}: ${value.slice(0, 20)}`).toBe(422);
    const { fields } = (await answer.json()) as { fields: object };
    expect(fields).toEqual({ [name]: message[locale] });
  }
});

test("G3: values exactly at the limits are accepted", async () => {
  const email = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.co`;
  for (const fields of [
    { name: "Al" },
    { name: "A".repeat(100) },
    { phone: "" },
    { phone: "1".repeat(20) },
    { message: "0123456789" },
    { message: "á".repeat(2000) },
    { email: email.slice(-255) },
  ]) {
    const answer = await send({ ...anEnquiry(), ...fields }, "es");
    expect(answer.status, JSON.stringify(fields).slice(0, 60)).toBe(200);
  }
});
