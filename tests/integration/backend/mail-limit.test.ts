import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { admin, nextAddress, startBackend, type TestBackend } from "./harness.ts";
import { linkInMail, verifyAddress } from "./mail-link.ts";

let backend: TestBackend;
const second = 1_000;
const minute = 60 * second;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  backend = await startBackend();
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.dispose();
});
beforeEach(() => {
  // Resets the counts of the previous test.
  vi.setSystemTime(Date.now() + 60 * minute);
  backend.mails.length = 0;
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const ask = (path = "recover", email = admin.email) =>
  backend.request(
    `/auth/v1/${path}`,
    { method: "POST", body: JSON.stringify({ email }) },
    nextAddress(),
  );
/** Spends the link of a mail, by default the last one. */
async function follow(mail = backend.mails.at(-1)) {
  const address = verifyAddress(linkInMail(mail), { confirmed: "true" });
  const landed = await backend.request(address, { redirect: "manual" }, nextAddress());
  return landed.headers.get("location") ?? "";
}

test("G8: a mail requested within a minute of the last is not sent, and the link stays valid", async () => {
  for (const path of ["recover", "recover", "otp", "magiclink"]) {
    const response = await ask(path);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    later(19 * second);
  }
  expect(backend.mails).toHaveLength(1);
  expect(await follow()).toContain("access_token=");
});

test("G8: a mail requested a minute later is sent, and only its link is valid", async () => {
  await ask();
  later(minute);
  await ask();
  expect(backend.mails).toHaveLength(2);
  expect(await follow(backend.mails[0])).toContain("error=access_denied");
  expect(await follow(backend.mails[1])).toContain("access_token=");
});

test("G8: after a link was used the next mail is sent at once", async () => {
  await ask();
  await follow();
  await ask();
  expect(backend.mails).toHaveLength(2);
});

test("G8: an account gets ten mails an hour, and the last link works", async () => {
  for (let count = 0; count < 15; count += 1) {
    expect((await ask()).status).toBe(200);
    later(2 * minute);
  }
  expect(backend.mails).toHaveLength(10);
  expect(await follow()).toContain("access_token=");
  await ask();
  expect(backend.mails).toHaveLength(10);
  later(60 * minute);
  await ask();
  expect(backend.mails).toHaveLength(11);
});

test("G8: the owner can sign in by mail during a flood of requests from many addresses", async () => {
  const flood = () => Promise.all(Array.from({ length: 25 }, () => ask()));
  await flood();
  expect(backend.mails).toHaveLength(1);
  for (let round = 0; round < 3; round += 1) {
    later(10 * second);
    // The result for the owner is the same, whoever requested the mail.
    const [asked] = await Promise.all([ask(), flood()]);
    expect(asked.status).toBe(200);
  }
  expect(backend.mails).toHaveLength(1);
  const [location] = await Promise.all([follow(), flood()]);
  expect(location).toContain("access_token=");
});

test("G8: mails counted by a clock that was ahead stop no mail after it is set right", async () => {
  later(24 * 60 * minute);
  for (let count = 0; count < 10; count += 1) {
    await ask();
    later(minute);
  }
  later(-25 * 60 * minute);
  backend.mails.length = 0;
  await ask();
  expect(backend.mails).toHaveLength(1);
});

test("G8: accounts are stored as hashes, unknown addresses are not stored", async () => {
  for (let count = 0; count < 5; count += 1) await ask("recover", `nobody-${count}@example.com`);
  await ask();
  const rows = await backend.withDatabase(
    async (database) =>
      (await database.query<{ account: string }>("select account from private.sign_in_mails")).rows,
  );
  expect(rows).toEqual([{ account: expect.stringMatching(/^[\w-]{43}$/) }]);
  await backend.reopen();
});
