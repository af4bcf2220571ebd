import { afterAll, beforeAll, expect, test } from "vitest";
import { administratorFunctions } from "./administrators.ts";
import { type Cast, startCast } from "./cast.ts";
import type { Client } from "./harness.ts";

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

const launchSteps = [{ step: "https", essential: true, is_done: true }];

async function ask(client: Client) {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  const { post } = administratorFunctions(cast.backend, { launchSteps });
  return post("launch-state", {}, token ? { authorization: `Bearer ${token}` } : {});
}

test("M25: administrators read the steps of the server, which no cache keeps", async () => {
  const { status, body, headers } = await ask(cast.admin);
  expect([status, body]).toEqual([200, launchSteps]);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("M25: others learn nothing of the server's settings", async () => {
  for (const [client, expected] of [
    [cast.anonymous, 401],
    [cast.traveller, 403],
  ] as const) {
    const { status, body } = await ask(client);
    expect(status).toBe(expected);
    expect(Object.keys(body as object)).toEqual(["error"]);
  }
  const { post } = administratorFunctions(cast.backend, { launchSteps });
  const forged = await post("launch-state", {}, { authorization: "Bearer a.b.c" });
  expect([forged.status, Array.isArray(forged.body)]).toEqual([401, false]);
});
