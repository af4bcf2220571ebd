import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import type { AppContext } from "~/context";
import { consentInlineScript } from "./inline-script.server";
import { type Consent, consentOf, createConsent, parseConsent } from "./saved-consent";
import { servicesOf } from "./third-parties.server";

const widget = "reviewWidget:reviews.example";
const script = "script:stats.example";

const given = createConsent("accepted", [widget], new Date("2026-03-31T10:00:00Z"));

/** Stored texts with the configured services and the present time, and the consent in effect. */
const cases: [title: string, text: string | null, services: string[], now: string, Consent][] = [
  ["no answer", null, [widget], "2026-04-01T00:00:00Z", "none"],
  [
    "an answer of the same day",
    JSON.stringify(given),
    [widget],
    "2026-03-31T10:00:01Z",
    "accepted",
  ],
  [
    "a refusal",
    JSON.stringify({ ...given, answer: "refused" }),
    [widget],
    "2026-04-02T00:00:00Z",
    "refused",
  ],
  [
    "an answer before six months",
    JSON.stringify(given),
    [widget],
    "2026-09-30T09:00:00Z",
    "accepted",
  ],
  ["an answer after six months", JSON.stringify(given), [widget], "2026-10-01T10:00:00Z", "none"],
  [
    "a refusal after six months",
    JSON.stringify({ ...given, answer: "refused" }),
    [widget],
    "2026-10-02T10:00:00Z",
    "none",
  ],
  ["a service added", JSON.stringify(given), [widget, script], "2026-04-01T00:00:00Z", "none"],
  [
    "a service from another host",
    JSON.stringify(given),
    ["reviewWidget:other.example"],
    "2026-04-01T00:00:00Z",
    "none",
  ],
  [
    "a service removed",
    JSON.stringify({ ...given, services: [widget, script] }),
    [script],
    "2026-04-01T00:00:00Z",
    "accepted",
  ],
  [
    "another version",
    JSON.stringify({ ...given, version: 0 }),
    [widget],
    "2026-04-01T00:00:00Z",
    "none",
  ],
  ["the word of earlier releases", "accepted", [widget], "2026-04-01T00:00:00Z", "none"],
  [
    "an unknown answer",
    JSON.stringify({ ...given, answer: "perhaps" }),
    [widget],
    "2026-04-01T00:00:00Z",
    "none",
  ],
  [
    "no services",
    JSON.stringify({ ...given, services: undefined }),
    [widget],
    "2026-04-01T00:00:00Z",
    "none",
  ],
  [
    "no time",
    JSON.stringify({ ...given, at: undefined }),
    [widget],
    "2026-04-01T00:00:00Z",
    "none",
  ],
  [
    "an invalid time",
    JSON.stringify({ ...given, at: "soon" }),
    [widget],
    "2026-04-01T00:00:00Z",
    "none",
  ],
  [
    "a time years ahead",
    JSON.stringify({ ...given, at: "2031-01-01T00:00:00Z" }),
    [widget],
    "2026-04-01T00:00:00Z",
    "none",
  ],
  [
    "a time some minutes ahead",
    JSON.stringify({ ...given, at: "2026-04-01T00:05:00Z" }),
    [widget],
    "2026-04-01T00:00:00Z",
    "accepted",
  ],
  ["null", "null", [widget], "2026-04-01T00:00:00Z", "none"],
  ["a list", "[]", [widget], "2026-04-01T00:00:00Z", "none"],
];

describe.each(cases)("%s", (_, text, services, now, consent) => {
  test(`A12: gives the consent "${consent}"`, () => {
    expect(consentOf(parseConsent(text), services, new Date(now))).toBe(consent);
  });

  test(`A12: makes the inline script set data-consent="${consent}"`, () => {
    const dataset: Record<string, string> = { services: services.join(" ") };
    class FixedDate extends Date {
      static override now = () => Date.parse(now);
    }
    const app = { thirdParties: { reviewWidget: "https://x.example", script: undefined } };
    runInNewContext(consentInlineScript(app as AppContext), {
      Date: FixedDate,
      document: { documentElement: { dataset } },
      localStorage: { getItem: () => text },
    });
    expect(dataset).toMatchObject({ consent });
    expect("asking" in dataset).toBe(consent === "none");
  });
});

test("A12: an answer is stored with version, services and time", () => {
  expect(given).toEqual({
    version: 1,
    answer: "accepted",
    services: [widget],
    at: "2026-03-31T10:00:00.000Z",
  });
});

test("A12: services are named by their setting and host", () => {
  const thirdParties = {
    reviewWidget: "https://reviews.example/w.js?id=1",
    script: "https://stats.example:8443/s.js",
  };
  expect(servicesOf({ thirdParties } as AppContext)).toBe(
    "reviewWidget:reviews.example script:stats.example:8443",
  );
  const none = { thirdParties: { reviewWidget: undefined, script: undefined } };
  expect(servicesOf(none as AppContext)).toBeUndefined();
});
