import { describe, expect, test } from "vitest";
import { faultOf, readReply } from "./read-reply.ts";

const operation = "5149ea9b-e383-41cc-ba7a-ea5a12ba578b";

const post = (
  fields: Record<string, string>,
  type = "application/x-www-form-urlencoded;charset=UTF-8",
) =>
  readReply(
    new Request("http://x/p/y", {
      method: "POST",
      headers: { "content-type": type },
      body: new URLSearchParams(fields).toString(),
    }),
  );

const question = { kind: "question", operation, version: "2", body: "¿Hay mosquitos?" };

test("R14: a form is read without control characters that PostgreSQL or a mail header refuses", async () => {
  expect(await post({ ...question, body: " Hola\0\r\n¿qué tal? ", name: "Ana\r\nFerrer" })).toEqual(
    {
      operation,
      version: 2,
      kind: "question",
      body: "Hola\n¿qué tal?",
      name: "Ana Ferrer",
      agreed: false,
    },
  );
});

test.each([
  ["another content type", question, "text/plain", 415],
  ["a body of 40 kB", { ...question, body: "x".repeat(40_000) }, undefined, 413],
  ["an unknown kind", { ...question, kind: "order" }, undefined, 400],
  ["an operation that is no UUID", { ...question, operation: "1" }, undefined, 400],
  ["a version that is no number", { ...question, version: "one" }, undefined, 400],
  ["no fields", {}, undefined, 400],
] as const)("R14: a form with %s is refused", async (_what, fields, type, status) => {
  expect(await post(fields, type)).toBe(status);
});

describe("R14, R15: what is missing in a reply", () => {
  const reply = { operation, version: 1, body: "", name: "", agreed: false };
  test.each([
    ["an empty question", { kind: "question" }, "body"],
    ["a question of 2,001 emoji", { kind: "question", body: "🦁".repeat(2001) }, "body"],
    ["a change of 2,000 emoji", { kind: "change", body: "🦁".repeat(2000) }, undefined],
    ["an acceptance with one letter", { kind: "acceptance", name: "A", agreed: true }, "name"],
    ["an acceptance without a tick", { kind: "acceptance", name: "Ana" }, "agreement"],
    ["a complete acceptance", { kind: "acceptance", name: "Ana", agreed: true }, undefined],
  ] as const)("%s", (_what, changes, fault) => {
    expect(faultOf({ ...reply, ...changes })).toBe(fault);
  });
});
