/** Requests of the server functions and of the webhook. */
import { generateBody } from "../../integration/functions/generate-body.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, oddValue } from "./odd-json.ts";
import { oddPart, withNeedlessEscapes } from "./odd-strings.ts";
import type { RequestSpec } from "./request-spec.ts";

const names = ["send-contact-email", "send-contact-email", "verify-recaptcha", "get-recaptcha-key"];
const methods = [
  "POST",
  "POST",
  "POST",
  "POST",
  "GET",
  "HEAD",
  "OPTIONS",
  "PUT",
  "DELETE",
  "TRACE",
];

export function functionRequest(random: Random): RequestSpec {
  const name = random.below(10)
    ? random.pick(names)
    : random.pick([oddPart(random), "x/y", "", ".."]);
  const { body, headers } = generateBody(random);
  return {
    method: random.pick(methods),
    path:
      withNeedlessEscapes(random, `/functions/v1/${name}`) + random.pick(["", "", "?x=y", "?%00"]),
    headers,
    body,
  };
}

const tables = ["tours", "destinations", "blog_posts", "contact_submissions", "nothing"];
const rows = [null, {}, { slug: "x" }, { slug: 7 }, { slug: "*" }, [], "x"];

/** No client here knows its secret. */
export function webhookRequest(random: Random): RequestSpec {
  const record = random.below(4) ? random.pick(rows) : oddValue(random);
  const change = {
    type: "UPDATE",
    table: random.pick(tables),
    record,
    old_record: random.pick(rows),
  };
  return {
    method: random.pick(["POST", "POST", "POST", "GET", "PUT", "OPTIONS"]),
    path: withNeedlessEscapes(random, "/hooks/content-changed"),
    headers: {
      "content-type": "application/json",
      ...(random.below(2) && {
        authorization: random.pick([
          "Bearer x",
          "Bearer ",
          "Basic eDp5",
          "bearer \u00ff",
          "Bearer undefined",
        ]),
      }),
    },
    body: damagedJson(random, change),
  };
}
