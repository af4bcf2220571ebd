import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { beginTrace, currentRequestId, outsideRequests, traceOf } from "./request-trace.ts";

const begin = (trusted: boolean, given?: string) => {
  const incoming = { headers: { "x-request-id": given }, socket: { bytesWritten: 0 } };
  const outgoing = {} as ServerResponse;
  return { trace: beginTrace(incoming as unknown as IncomingMessage, outgoing, trusted), outgoing };
};

test("I5: only a trusted proxy's well-formed id is accepted", () => {
  const own = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const of = (...given: Parameters<typeof begin>) => begin(...given).trace.id;
  expect(of(true, "a-proxy_s-id")).toBe("a-proxy_s-id");
  expect(of(false, "a-proxy_s-id")).toMatch(own);
  for (const bad of ["short", "ana@example.com", "a".repeat(65), "203.0.113.70", "abc\tdefghi", ""])
    expect(of(true, bad), bad).toMatch(own);
});

test("I5: generated ids are unique", () => {
  const ids = Array.from({ length: 20_000 }, () => begin(false).trace.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("I5: code of a request knows its id across awaits, other code does not", async () => {
  const { trace, outgoing } = begin(false);
  const other = begin(false).trace;
  expect(traceOf(outgoing)).toBe(trace);
  const seen = await Promise.all(
    [trace, other].map((each) =>
      each.run(async () => {
        await setTimeout(5);
        return [currentRequestId() === each.id, outsideRequests(currentRequestId)];
      }),
    ),
  );
  expect(seen).toEqual([
    [true, undefined],
    [true, undefined],
  ]);
  expect(currentRequestId()).toBeUndefined();
});
