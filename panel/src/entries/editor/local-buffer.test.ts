import { afterEach, beforeEach, expect, test, vi } from "vitest";

const session = { owner: "ana" };
// Test files share modules: an earlier one may have loaded the buffers with the real session.
vi.resetModules();
vi.doMock("@panel/auth/session", () => ({ draftOwner: () => session.owner }));
const buffers = await import("./local-buffer");
vi.doUnmock("@panel/auth/session");
vi.resetModules();

const day = 24 * 3_600_000;
const start = Date.parse("2026-11-28T10:00:00Z");
const { readBuffer, readFormerDraft, removeBuffer, removeExpiredBuffers, writeBuffer } = buffers;

beforeEach(() => {
  const stored: Record<string, string> = {};
  session.owner = "ana";
  vi.useFakeTimers({ now: start });
  // As in browsers, the stored keys are own properties and the methods are not.
  vi.stubGlobal(
    "localStorage",
    Object.setPrototypeOf(stored, {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => Reflect.set(stored, key, value),
      removeItem: (key: string) => Reflect.deleteProperty(stored, key),
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("H13: a buffer is read by the account that wrote it, and by no other", () => {
  writeBuffer("answer/1", { texts: { body: "Hola" } });
  expect(readBuffer("answer/1")).toMatchObject({ texts: { body: "Hola" } });
  session.owner = "luis";
  expect(readBuffer("answer/1")).toBeUndefined();
  removeBuffer("answer/1");
  session.owner = "ana";
  expect(readBuffer("answer/1")).toMatchObject({ texts: { body: "Hola" } });
});

test("K7: buffers and drafts of the former panel expire seven days after they were written, read or not, of every account, and nothing else", () => {
  localStorage.setItem("theme", "dark");
  writeBuffer("answer/1", { texts: {} });
  localStorage.setItem("tsamma-draft:ana:tours:new", JSON.stringify({ draft: {}, at: start }));
  vi.setSystemTime(start + 6 * day);
  session.owner = "luis";
  writeBuffer("answer/1", { texts: {} });
  session.owner = "ana";
  expect(readBuffer("answer/1")).toEqual({ texts: {}, at: start });
  expect(readFormerDraft("tours:new")).toEqual({ draft: {}, at: start });
  session.owner = "eva";
  removeExpiredBuffers();
  expect(Object.keys(localStorage)).toHaveLength(4);
  vi.setSystemTime(start + 8 * day);
  removeExpiredBuffers();
  expect(Object.keys(localStorage)).toEqual(["theme", "tsamma-buffer:luis:answer/1"]);
});
