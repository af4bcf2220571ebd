import { afterEach, beforeEach, expect, test, vi } from "vitest";

const session = { owner: "ana" };
// Test files share modules: an earlier one may have loaded the store with the real session.
vi.resetModules();
vi.doMock("@panel/auth/session", () => ({ draftOwner: () => session.owner }));
const { readDraft, removeDraft, removeExpiredDrafts, writeDraft } = await import("./draft-store");
vi.doUnmock("@panel/auth/session");
vi.resetModules();

const day = 24 * 3_600_000;
const draft = { body: "Hola" } as never;
const write = (at: number) => writeDraft("answer/1", { draft, base: undefined, at });

beforeEach(() => {
  const stored: Record<string, string> = {};
  session.owner = "ana";
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
afterEach(() => vi.unstubAllGlobals());

test("H13: a stored draft is read by the account that wrote it, and by no other", () => {
  write(Date.now());
  expect(readDraft("answer/1", draft)?.draft).toEqual(draft);
  session.owner = "luis";
  expect(readDraft("answer/1", draft)).toBeUndefined();
  removeDraft("answer/1");
  session.owner = "ana";
  expect(readDraft("answer/1", draft)?.draft).toEqual(draft);
});

test("K7: drafts older than seven days are removed, of every account, and nothing else", () => {
  localStorage.setItem("theme", "dark");
  write(Date.now() - 8 * day);
  session.owner = "luis";
  write(Date.now() - 6 * day);
  session.owner = "eva";
  removeExpiredDrafts();
  expect(Object.keys(localStorage)).toEqual(["theme", "tsamma-draft:luis:answer/1"]);
});
