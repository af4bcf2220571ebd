import { describe, expect, it } from "vitest";
import { scrub, scrubValue } from "./scrub";

describe("G10: what must not be in a log is taken out of a text", () => {
  it.each([
    [
      "550 5.1.1 <ana.perez+x@correo.example.com>: user unknown",
      "550 5.1.1 <[mail]>: user unknown",
    ],
    ["no such user: ñandú@example.com.", "no such user: [mail]."],
    ["GET https://x.example/es?email=ana%40x.es&a=b failed", "GET https://x.example/es?… failed"],
    ["/rest/v1/outbox?select=id&sent_at=is.null", "/rest/v1/outbox?…"],
    ["connect smtp://ana:pa$$:word@mail.example.com:25", "connect smtp://mail.example.com:25"],
    ["token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "token [token]"],
    ["Authorization: Bearer abc.def-ghi=", "Authorization: [token]"],
    ["key sb_secret_abcDEF123", "key [token]"],
    ["from 203.0.113.7:4711", "from [address]:4711"],
    ["from 2001:db8::7 and [2001:db8:0:1:2:3:4:5]", "from [address] and [[address]]"],
  ])("%s", (text, kept) => expect(scrub(text)).toBe(kept));

  it.each([
    "connect ECONNREFUSED 127.0.0.1:5432",
    "at 10.0.0.5:9000 and ::1",
    "2026-11-22T07:21:49.123Z",
    "at run (file:///srv/server/main.ts:12:34)",
    "migrations 20260101000000_access, version 8.4.0, x::y",
    "Is it? Yes.",
  ])("%s stays as it is", (text) => expect(scrub(text)).toBe(text));

  it("personal keys of other values are removed, too", () => {
    expect(
      scrubValue({
        attempts: 2,
        email: "no address at all",
        reported: ["Key (email)=(ana@example.com) exists", { name: "Ana", id: 7 }],
        error: null,
      }),
    ).toEqual({
      attempts: 2,
      email: "[withheld]",
      reported: ["Key (email)=([mail]) exists", { name: "[withheld]", id: 7 }],
      error: null,
    });
  });

  it("P1: keys of translation services are removed", () => {
    expect(scrub("authorization: DeepL-Auth-Key 27-a:fx is invalid")).toBe(
      "authorization: [token] is invalid",
    );
  });

  it("errors keep their stack, and circular values end", () => {
    expect(scrubValue(new Error("to ana@example.com"))).toMatch(/^Error: to \[mail\]\n\s+at /);
    const round: { again?: unknown } = {};
    round.again = round;
    expect(JSON.stringify(scrubValue(round))).toContain("…");
  });
});
