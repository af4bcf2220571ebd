import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  enquiry,
  nextAddress,
  onePixelPng,
  startBackend,
  type TestBackend,
} from "./harness.ts";
import { requestFromNetwork } from "./request-from-network.ts";

let backend: TestBackend;
let session = "";

beforeAll(async () => {
  backend = await startBackend();
  const client = await backend.signedIn(admin);
  session = (await client.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(() => backend.dispose());

const ask = requestFromNetwork(() => backend);

const signedIn = () => ({ authorization: `Bearer ${session}` });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** Body of this size, sent on demand and not completely until `end`. */
function body(size: number, { endless = false } = {}) {
  let left = size;
  let end = () => {};
  const read = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        end = () => controller.close();
      },
      pull(controller) {
        const chunk = new Uint8Array(Math.min(left, 4_096)).fill(32);
        left -= chunk.byteLength;
        read.bytes += chunk.byteLength;
        if (chunk.byteLength > 0) controller.enqueue(chunk);
        else if (!endless) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read, end: () => end() };
}

const sending = (stream: ReadableStream, headers: Record<string, string> = {}) =>
  ({ method: "POST", body: stream, duplex: "half", headers }) as RequestInit;

describe("bodies", () => {
  const upload = "/storage/v1/object/tour-images/x.png";

  test.each([
    ["a stranger's for a function", "/rest/v1/rpc/submit_enquiry", 16 * 1024, {}],
    ["a stranger's for a list", "/storage/v1/object/list/tour-images", 16 * 1024, {}],
    ["a sign-in", "/auth/v1/token?grant_type=password", 64 * 1024, {}],
  ])("A13: %s: read up to its limit and no further", async (_what, path, limit, headers) => {
    const { stream, read } = body(1_000_000);
    expect(await statusOf(ask(path, sending(stream, headers)))).toBe(413);
    expect(read.bytes).toBeLessThanOrEqual(limit + 4_096);
    const announced = body(1_000_000);
    const length = { ...headers, "content-length": String(limit + 1) };
    expect(await statusOf(ask(path, sending(announced.stream, length)))).toBe(413);
    expect(announced.read.bytes).toBe(0);
    const whole = body(limit);
    expect(await statusOf(ask(path, sending(whole.stream, headers)))).not.toBe(413);
    expect(whole.read.bytes).toBe(limit);
  });

  test("A13: a signed-in client may send a megabyte for a row, and 6 MB for a picture", async () => {
    const row = body(1024 * 1024);
    expect(await statusOf(ask("/rest/v1/tours", sending(row.stream, signedIn())))).toBe(400);
    const picture = body(6 * 1024 * 1024);
    const headers = { ...signedIn(), "content-type": "image/png" };
    // The body is read whole; then the file exceeds the limit of its bucket.
    await ask(upload, sending(picture.stream, headers));
    expect(picture.read.bytes).toBe(6 * 1024 * 1024);
    const more = body(6 * 1024 * 1024 + 1);
    expect(await statusOf(ask(upload, sending(more.stream, headers)))).toBe(413);
    expect(more.read.bytes).toBeLessThanOrEqual(6 * 1024 * 1024 + 4_096);
  });

  test.each(['"`"', "1", "null", "[1]", '[{"is_active":true},null]'])(
    "G8: %s as rows whose columns the request names is refused as malformed",
    async (rows) => {
      const headers = { ...signedIn(), "content-type": "application/json" };
      const path = "/rest/v1/tours?columns=is_active&slug=eq.none";
      for (const method of ["POST", "PATCH"])
        expect(await statusOf(ask(path, { method, headers, body: rows })), method).toBe(400);
    },
  );

  test("A13: an upload of an anonymous client is refused with lite's error, without reading it", async () => {
    for (const type of ["image/png", "multipart/form-data; boundary=b"]) {
      const { stream, read } = body(5_000_000);
      const response = await ask(upload, sending(stream, { "content-type": type }));
      expect([response.status, await response.json()]).toEqual([
        400,
        {
          statusCode: "403",
          error: "Unauthorized",
          message: "new row violates row-level security policy",
        },
      ]);
      expect(read.bytes).toBe(0);
    }
  });

  test.each([
    ["a forged session", "POST", upload, { authorization: "Bearer e30.e30.e30" }, 401],
    [
      "a forged address",
      "PUT",
      "/storage/v1/object/upload/sign/tour-images/x.png?token=e30.e30.e30",
      {},
      400,
    ],
    [
      "an address without a token",
      "PUT",
      "/storage/v1/object/upload/sign/tour-images/x.png",
      {},
      400,
    ],
  ])("A13: an upload of %s is refused as well", async (_what, method, path, headers, status) => {
    const { stream, read } = body(5_000_000);
    const init = { ...sending(stream, { "content-type": "image/png", ...headers }), method };
    expect(await statusOf(ask(path, init))).toBe(status);
    expect(read.bytes).toBe(0);
  });

  /** Sends all of a body except the last byte. */
  function hold(path: string, size: number, headers: Record<string, string>, address: string) {
    const { stream, read, end } = body(size - 1, { endless: true });
    let isAnswered = false;
    const asked = statusOf(ask(path, sending(stream, headers), address)).finally(() => {
      isAnswered = true;
    });
    return {
      hasArrived: () => read.bytes === size - 1,
      async end() {
        if (!isAnswered) end();
        return asked;
      },
    };
  }
  type Held = ReturnType<typeof hold>;
  const arrived = (held: Held[]) =>
    expect.poll(() => held.every(({ hasArrived }) => hasArrived())).toBe(true);
  const endAll = (held: Held[]) => Promise.all(held.map(({ end }) => end()));
  const functionPath = "/rest/v1/rpc/submit_enquiry";
  const functionSize = 16 * 1024;

  test("A13: unfinished bodies use the share of their sender's address only", async () => {
    const picture = { ...signedIn(), "content-type": "image/png" };
    const [one, other] = [nextAddress(), nextAddress()];
    const held = [
      ...Array.from({ length: 16 }, () => hold(functionPath, functionSize, {}, one)),
      ...Array.from({ length: 2 }, () => hold(upload, 6_000_000, picture, one)),
      ...Array.from({ length: 8 }, () => hold("/auth/v1/token", 64 * 1024, {}, one)),
    ];
    await arrived(held);

    const more = () => sending(body(functionSize).stream);
    expect(await statusOf(ask(functionPath, more(), one))).toBe(429);

    // Another address, and another kind of request from the same address.
    const png = { method: "POST", headers: picture, body: onePixelPng };
    expect(await statusOf(ask("/storage/v1/object/tour-images/y.png", png, other))).toBe(200);
    const call = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect(await statusOf(ask("/rest/v1/rpc/nothing", call, other))).toBe(404);
    const row = { method: "POST", body: "{", headers: signedIn() };
    expect(await statusOf(ask("/rest/v1/tours", row, one))).toBe(400);
    const signIn = { method: "POST", body: JSON.stringify(admin) };
    expect(await statusOf(ask("/auth/v1/token?grant_type=password", signIn, other))).toBe(200);

    for (const { end } of held) expect(await end()).not.toBe(429);
    expect(await statusOf(ask(functionPath, more(), one))).not.toBe(429);
  });

  test("A13: while anonymous clients hold as many bodies as allowed, another address's body is read and an enquiry is stored", async () => {
    const held = Array.from({ length: 4 }, nextAddress).flatMap((address) =>
      Array.from({ length: 16 }, () => hold(functionPath, functionSize, {}, address)),
    );
    await arrived(held);
    const more = sending(body(functionSize).stream);
    // An address gets at most half of what others leave.
    expect(await statusOf(ask(functionPath, more))).toBe(400);
    const { error } = await backend.service().from("contact_submissions").insert(enquiry);
    expect(error).toBeNull();
    expect(await statusOf(ask("/rest/v1/tours?select=slug"))).toBe(200);
    await endAll(held);
  });
});
