import { afterAll, beforeAll, expect, test } from "vitest";
import { volume } from "../../support/volume.ts";
import { admin, startBackend, type TestBackend, temporaryFolder } from "./harness.ts";
import { createTestStores, type TestStores } from "./test-stores.ts";

const rounds = volume(12, 50, "RENEWALS");

let place: TestStores;
/** Two replicas on one database. */
let first: TestBackend;
let second: TestBackend;

beforeAll(async () => {
  place = await createTestStores("plain");
  first = await startBackend({ ...place.options, dataDir: await temporaryFolder() });
  second = await startBackend({ ...place.options, dataDir: await temporaryFolder() });
});
afterAll(async () => {
  await second.dispose();
  await first.dispose();
  await place.remove();
});

interface Renewal {
  status: number;
  error_code?: string;
  access_token: string;
  refresh_token: string;
}

/** Sends the request of auth-js, whose client would not return the tokens. */
async function renew(token: string, backend = first): Promise<Renewal> {
  const response = await backend.request("/auth/v1/token?grant_type=refresh_token", {
    method: "POST",
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Renewal, "status">) };
}

async function signIn(): Promise<string> {
  const { data } = await (await first.signedIn(admin)).auth.getSession();
  return data.session?.refresh_token ?? "";
}

/** Whether the database accepts the access token. */
async function isServed({ access_token }: Renewal): Promise<boolean> {
  const headers = { authorization: `Bearer ${access_token}` };
  const response = await second.request("/rest/v1/user_roles?select=role", { headers });
  return JSON.stringify(await response.json()) === '[{"role":"admin"}]';
}

/** Moves the use of a token into the past, by the database's clock. */
const age = (token: string, seconds: number) =>
  onDatabase(
    "update auth.refresh_tokens set updated_at = updated_at - $2::int * interval '1 second' where token = $1",
    [token, seconds],
  );

const onDatabase = (sql: string, parameters: (string | number)[]) =>
  first.backend.backupSource?.database.query(sql, parameters);

test.each([2, 3, 4, 8])(
  "I4: %i parallel renewals of a token on two replicas all get the same new token, which can be renewed",
  async (count) => {
    for (let round = 0; round < rounds; round++) {
      const token = await signIn();
      const renewals = await Promise.all(
        Array.from({ length: count }, (_, at) => renew(token, at % 2 ? second : first)),
      );
      expect(renewals.map(({ status }) => status)).toEqual(renewals.map(() => 200));
      expect(new Set(renewals.map(({ refresh_token }) => refresh_token)).size).toBe(1);
      expect(renewals[0]?.refresh_token).not.toBe(token);
      expect(await Promise.all(renewals.map(isServed))).toEqual(renewals.map(() => true));
      expect((await renew(renewals[0]?.refresh_token ?? "")).status).toBe(200);
    }
  },
);

test("I4: parallel renewals of a token and its successor keep the session", async () => {
  for (let round = 0; round < rounds; round++) {
    const oldest = await signIn();
    const { refresh_token: parent } = await renew(oldest);
    const renewals = await Promise.all(
      [oldest, parent, oldest, parent].map((token, at) => renew(token, at % 2 ? second : first)),
    );
    expect(renewals.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { refresh_token } of renewals) expect((await renew(refresh_token)).status).toBe(200);
  }
});

test("I4: a grandparent token within 10 seconds of its use gets the active token", async () => {
  const oldest = await signIn();
  const parent = await renew(oldest);
  const active = await renew(parent.refresh_token);
  await age(oldest, 8);
  const late = await renew(oldest);
  expect(late).toMatchObject({ status: 200, refresh_token: active.refresh_token });
  expect(await isServed(late)).toBe(true);
});

test("I4: a grandparent token used after 10 seconds is refused, and ends the session", async () => {
  const stolen = await signIn();
  const parent = await renew(stolen);
  const active = await renew(parent.refresh_token);
  await age(stolen, 12);
  expect(await renew(stolen, second)).toMatchObject({
    status: 400,
    error_code: "refresh_token_already_used",
  });
  for (const token of [active.refresh_token, parent.refresh_token, stolen])
    expect((await renew(token)).error_code).toBe("refresh_token_already_used");
});

test("I4: the parent of the active token is accepted a day later, because the response may have been lost", async () => {
  const parent = await signIn();
  const lost = await renew(parent);
  await age(parent, 86_400);
  expect(await renew(parent)).toMatchObject({ status: 200, refresh_token: lost.refresh_token });
});

test("I4: a token reused after its time ends no other session of the account", async () => {
  const other = await signIn();
  const stolen = await signIn();
  const { refresh_token } = await renew(stolen);
  await renew(refresh_token);
  await age(stolen, 12);
  expect((await renew(stolen)).status).toBe(400);
  expect((await renew(other)).status).toBe(200);
});
