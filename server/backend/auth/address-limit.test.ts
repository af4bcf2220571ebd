import { beforeEach, describe, expect, test } from "vitest";
import { AddressLimit, type Attempt } from "./address-limit.ts";

let time = 0;
let limit: AddressLimit;

beforeEach(() => {
  time = 1_000_000;
  limit = new AddressLimit({ max: 3, periodMs: 60_000, now: () => time });
});

async function attempt(address: string | undefined, counts: boolean): Promise<"let in" | number> {
  const answer = limit.reserve(address);
  if ("retryAfter" in answer) return answer.retryAfter;
  answer.settle(counts);
  return "let in";
}

describe("G8: limit per address", () => {
  test("attempts up to the limit pass, then the wait is returned", async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await attempt("203.0.113.9", true)).toBe("let in");
      time += 10_000;
    }
    expect(await attempt("203.0.113.9", true)).toBe(30);
    expect(await attempt("203.0.113.10", true)).toBe("let in");
  });

  test("each attempt counts for its own period, refusals do not count", async () => {
    for (const pause of [10_000, 10_000, 10_000]) {
      await attempt("203.0.113.9", true);
      time += pause;
    }
    expect(await attempt("203.0.113.9", true)).toBe(30);
    time += 29_999;
    expect(await attempt("203.0.113.9", true)).toBe(1);
    time += 1;
    expect(await attempt("203.0.113.9", true)).toBe("let in");
    expect(await attempt("203.0.113.9", true)).toBe(10);
  });

  test("uncounted attempts neither add nor remove counts", async () => {
    await attempt("203.0.113.9", true);
    await attempt("203.0.113.9", true);
    for (let count = 0; count < 10; count += 1) await attempt("203.0.113.9", false);
    expect(await attempt("203.0.113.9", true)).toBe("let in");
    expect(await attempt("203.0.113.9", false)).toBe(60);
  });

  test("concurrent attempts do not exceed the limit, and free their place if they do not count", () => {
    const attempts = [1, 2, 3].map(() => limit.reserve("203.0.113.9") as Attempt);
    expect(limit.reserve("203.0.113.9")).toEqual({ retryAfter: 60 });
    attempts[0]?.settle(false);
    expect(limit.reserve("203.0.113.9")).toHaveProperty("settle");
    expect(limit.reserve("203.0.113.9")).toEqual({ retryAfter: 60 });
  });

  test("an IPv6 network counts as one address, and so do unknown addresses", async () => {
    for (const last of [1, 2, 3]) await attempt(`2001:db8:1:2::${last}`, true);
    expect(await attempt("2001:db8:1:2::4", true)).toBe(60);
    expect(await attempt("2001:db8:1:3::4", true)).toBe("let in");
    for (let count = 0; count < 3; count += 1) await attempt(undefined, true);
    expect(await attempt(undefined, true)).toBe(60);
  });

  test("a flood from other addresses does not reset a count", async () => {
    for (let count = 0; count < 3; count += 1) await attempt("203.0.113.9", true);
    for (let count = 0; count < 10_000; count += 1)
      await attempt(`10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`, true);
    expect(await attempt("203.0.113.9", true)).toBe(60);
  });
});
