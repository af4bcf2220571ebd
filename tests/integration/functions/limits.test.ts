import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../../server/backend/database/database.ts";
import { createStore } from "../../../supabase/functions/_shared/store.ts";
import { nextAddress, siteUrl } from "../backend/harness.ts";
import { enquiry, startFunctions, type TestFunctions } from "./harness.ts";

let functions: TestFunctions;
beforeAll(async () => {
  functions = await startFunctions({ limits: { perAddress: 3, perHour: 5 } });
});
afterAll(() => functions.test.dispose());
beforeEach(() => functions.clear());

const numbered = (number: number) => ({
  ...enquiry,
  message: `Consulta número ${number}, gracias.`,
});

/** Sends this number of different enquiries from one address; returns the statuses. */
async function sendMany(count: number, address: string, first = 0) {
  const answers: Response[] = [];
  for (let number = first; number < first + count; number++)
    answers.push(await functions.send({ body: numbered(number), address }));
  return answers;
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status);

describe("limits on enquiries", () => {
  it("G8: an address may send this number in ten minutes, then gets 429 with the time to wait", async () => {
    const address = nextAddress();
    expect(statuses(await sendMany(3, address))).toEqual([200, 200, 200]);
    functions.clock.now += 60_000;
    const refused = await functions.send({
      body: numbered(9),
      address,
      headers: { "accept-language": "en" },
    });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("540");
    expect(await refused.json()).toEqual({
      error:
        "We have had several messages from your connection. Please try again in 9 min, or write to us by email.",
    });
    expect(await functions.rows()).toHaveLength(3);
    expect(await functions.outbox()).toHaveLength(3);
    // After waiting that long the address is not refused.
    functions.clock.now += 540_000;
    expect((await functions.send({ body: numbered(9), address })).status).toBe(200);
  });

  it("G8: addresses are counted separately, those of an IPv6 network together", async () => {
    expect(statuses(await sendMany(3, "2001:db8::1"))).toEqual([200, 200, 200]);
    expect((await functions.send({ address: "2001:db8::ffff" })).status).toBe(429);
    expect((await functions.send({ address: "2001:db8:0:1::1" })).status).toBe(200);
  });

  it("G8: above the limit per hour each address may still send one", async () => {
    const addresses = [0, 1, 2, 3, 4].map(() => nextAddress());
    for (const [number, address] of addresses.entries())
      expect(statuses(await sendMany(1, address, number))).toEqual([200]);
    const [first] = addresses;
    const refused = await functions.send({ body: numbered(5), address: first });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("3600");
    expect((await refused.json()).error).toContain("demasiados mensajes");
    const another = nextAddress();
    expect(statuses(await sendMany(2, another, 6))).toEqual([200, 429]);
    expect(await functions.rows()).toHaveLength(6);
    functions.clock.now += 3_600_000;
    expect(statuses(await sendMany(1, first ?? "", 8))).toEqual([200]);
  });

  it("G8: above twenty times the limit per hour all are refused", async () => {
    for (let number = 0; number < 100; number++)
      expect(statuses(await sendMany(1, nextAddress(), number))).toEqual([200]);
    expect(statuses(await sendMany(1, nextAddress(), 100))).toEqual([429]);
    functions.clock.now += 3_600_000;
  });

  it("G8: an address over its limit is refused without a database query, until the limit ends", async () => {
    const address = nextAddress();
    expect(statuses(await sendMany(4, address))).toEqual([200, 200, 200, 429]);
    const calls: string[] = [];
    const { fetch } = functions.test.backend;
    functions.test.backend.fetch = (request, context) => {
      calls.push(request.url);
      return fetch(request, context);
    };
    expect(statuses(await sendMany(3, address, 5))).toEqual([429, 429, 429]);
    expect(calls).toEqual([]);
    expect(statuses(await sendMany(1, nextAddress(), 9))).toEqual([200]);
    expect(calls).toHaveLength(1);
    functions.test.backend.fetch = fetch;
  });

  it("G8: an enquiry does not wait for another sender's, and is not lost while the database cannot store it", async () => {
    const database = functions.test.backend.backupSource?.database as Database;
    await database.transaction(async (held) => {
      await held.query("select pg_advisory_xact_lock(hashtext('private.rate_limit_events'))");
      await held.query(
        "select pg_advisory_xact_lock(hashtext('private.rate_limit_events'), hashtext('another sender'))",
      );
      expect(statuses(await sendMany(1, nextAddress()))).toEqual([200]);
    });
    const locked = Promise.withResolvers<void>();
    const lock = database.transaction(async (held) => {
      await held.exec("lock table public.contact_submissions in share mode");
      locked.resolve();
      // Longer than `lock_timeout`, so that the first attempt fails.
      await held.query("select pg_sleep(4)");
    });
    await locked.promise;
    expect(statuses(await sendMany(1, nextAddress(), 1))).toEqual([200]);
    await lock;
    expect(await functions.rows()).toHaveLength(2);
    expect(functions.logged).toContainEqual(
      expect.objectContaining({ message: "enquiry is tried again" }),
    );
  });

  it("G8: enquiries counted by a clock that was ahead stop counting with the purge after it is set right", async () => {
    const address = nextAddress();
    functions.clock.now += 24 * 3_600_000;
    expect(statuses(await sendMany(2, address))).toEqual([200, 200]);
    functions.clock.now -= 24 * 3_600_000;
    await functions.options.store.purgeExpiredFormData();
    expect(statuses(await sendMany(3, address, 5))).toEqual([200, 200, 200]);
    expect(statuses(await sendMany(1, address, 8))).toEqual([429]);
    functions.clock.now += 3_600_000;
  });

  it("G8: an enquiry repeated within five minutes is stored and counted once", async () => {
    const address = nextAddress();
    const first = await functions.send({ address });
    for (let again = 0; again < 12; again++) {
      const answer = await functions.send({ address });
      expect([answer.status, await answer.text()]).toEqual([200, await first.clone().text()]);
    }
    expect(await functions.rows()).toHaveLength(1);
    expect(await functions.outbox()).toHaveLength(1);
    // Another letter makes it another enquiry.
    expect((await functions.send({ address, body: { ...enquiry, phone: "" } })).status).toBe(200);
    functions.clock.now += 300_001;
    expect((await functions.send({ address })).status).toBe(200);
    expect(await functions.rows()).toHaveLength(3);
  });

  it("G8: an enquiry repeated with another preferred contact is stored as another", async () => {
    const address = nextAddress();
    for (const preferred_contact of [undefined, "phone", "whatsapp", "whatsapp"])
      expect(
        (await functions.send({ address, body: { ...enquiry, preferred_contact } })).status,
      ).toBe(200);
    const ways = (await functions.rows()).map(({ preferred_contact }) => preferred_contact);
    expect(ways.sort()).toEqual(["Teléfono", "WhatsApp", null]);
  });

  it("G8: limits and deduplication hold for concurrent requests", async () => {
    const address = nextAddress();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, number) =>
        functions.send({ body: numbered(number), address }),
      ),
      ...Array.from({ length: 6 }, () => functions.send({ body: numbered(0), address })),
    ]);
    expect(statuses(answers).filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
    expect(await functions.rows()).toHaveLength(3);
    const messages = (await functions.rows()).map(({ message }) => message);
    expect(new Set(messages).size).toBe(3);
  });

  it("G8: an enquiry refused for its content does not count", async () => {
    const address = nextAddress();
    for (let time = 0; time < 5; time++) {
      expect((await functions.send({ body: { ...enquiry, name: "L" }, address })).status).toBe(422);
    }
    expect(statuses(await sendMany(3, address))).toEqual([200, 200, 200]);
  });

  it("G8: limits survive a restart, and addresses are stored as hashes only", async () => {
    const address = "203.0.113.77";
    await sendMany(3, address);
    await functions.test.reopen();
    expect((await functions.send({ body: numbered(7), address })).status).toBe(429);
    // Another key gives other hashes: addresses cannot be found by trying all.
    const service = functions.test.backend.secretKey;
    const senders: string[] = [];
    const spy = (secretKey: string) =>
      createStore({
        url: siteUrl,
        secretKey,
        fetch: async (_, init) => {
          senders.push(JSON.parse(String(init.body)).sender);
          return Response.json(0);
        },
      });
    await spy(service).countCaptchaAttempt(address);
    await spy(service).countCaptchaAttempt(address);
    await spy(`${service}2`).countCaptchaAttempt(address);
    expect(senders[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(senders[1]).toBe(senders[0]);
    expect(senders[2]).not.toBe(senders[0]);
  });
});
