import { describe, expect, test } from "vitest";
import { BlobsUnavailable } from "../storage/blobs/unavailable.ts";
import { RequestRefused } from "./error-responses.ts";
import { describeError, responseForError } from "./map-errors.ts";

const databaseError = (code: string, more: object = {}) =>
  Object.assign(new Error("what PostgreSQL says"), { code, ...more });

function parseFailure(): unknown {
  try {
    return JSON.parse("{");
  } catch (error) {
    return error;
  }
}

/** As PostgREST answers them, https://docs.postgrest.org/en/stable/references/errors.html. */
test.each([
  ["23505", 409],
  ["23503", 409],
  ["23514", 400],
  ["22P02", 400],
  ["21000", 400],
  ["25006", 405],
  ["42703", 400],
  ["42883", 404],
  ["42P01", 404],
  ["54000", 400],
  ["55P03", 503],
  ["57014", 503],
  ["P0001", 400],
  ["PT401", 401],
  ["PT409", 409],
])("I3: SQLSTATE %s becomes status %d with PostgreSQL's message", async (code, status) => {
  const error = databaseError(code, { detail: "more", hint: "try" });
  const response = responseForError("rest", error);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    code,
    message: "what PostgreSQL says",
    details: "more",
    hint: "try",
  });
});

test("I3: a missing right is 403, or 401 without a session", () => {
  expect(responseForError("rest", databaseError("42501")).status).toBe(403);
  expect(responseForError("rest", databaseError("42501"), true).status).toBe(401);
});

test.each([
  ["42501", { statusCode: "403", error: "Unauthorized" }],
  ["23505", { statusCode: "409", error: "Duplicate" }],
  ["23503", { statusCode: "404", error: "InvalidRequest" }],
])("I3: Storage has its own message for %s", async (code, body) => {
  const response = responseForError("storage", databaseError(code));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject(body);
});

describe("I5: an outage is a 503 with Retry-After", () => {
  test.each([
    ["a lost connection", databaseError("CONNECTION_CLOSED")],
    ["a refused one", databaseError("ECONNREFUSED")],
    ["a socket that is not there", databaseError("ENOENT")],
    ["a server that starts", databaseError("57P03")],
    ["a full disk", databaseError("53100")],
    ["a disk that became read-only", databaseError("42501", { severity: "FATAL" })],
    ["files that are away", new BlobsUnavailable("timeout")],
  ])("%s", async (_what, error) => {
    for (const service of ["rest", "auth", "storage"] as const) {
      const response = responseForError(service, error);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await response.text()).not.toContain(error.message);
    }
  });

  test("a read-only database", () => {
    for (const service of ["auth", "storage"] as const)
      expect(responseForError(service, databaseError("25006")).status).toBe(503);
  });
});

test.each([
  ["a refusal of ours", new RequestRefused(413, "code", "too large"), 413, "too large"],
  ["a filter that lite cannot read", new Error('"failed to parse filter (x)"'), 400, "failed to"],
  ["a body that is no form", new TypeError("Failed to parse body as FormData."), 400, "Failed to"],
  ["a property of null", new TypeError("secret"), 500, "Internal server error"],
  [
    "a text that code of ours cannot parse",
    new SyntaxError("secret"),
    500,
    "Internal server error",
  ],
  ["a time that code of ours cannot format", new RangeError("Invalid time value"), 500, "Internal"],
  ["JSON that code of ours cannot parse", parseFailure(), 500, "Internal server error"],
  ["a broken token", Object.assign(new Error("x"), { code: "ERR_JWS_INVALID" }), 400, "malformed"],
  ["a bug", new Error("secret"), 500, "Internal server error"],
  ["an internal error", databaseError("XX000"), 500, "Internal server error"],
  ["nothing at all", undefined, 500, "Internal server error"],
])("I3: %s", async (_what, error, status, message) => {
  const response = responseForError("rest", error);
  expect(response.status).toBe(status);
  const text = await response.text();
  expect(text).toContain(message);
  expect(text).not.toContain("secret");
});

test("I5: the log gets the stack of a bug, and the message of a database error", () => {
  expect(describeError(new TypeError("null has none"))).toMatch(/null has none\n\s+at .*test\.ts/);
  expect(describeError(databaseError("XX000"))).toBe("Error: what PostgreSQL says");
  expect(describeError(undefined)).toBe("undefined");
});
