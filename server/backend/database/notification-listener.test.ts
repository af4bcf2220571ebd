import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { NotificationListener } from "./notification-listener.ts";
import type { Session } from "./session.ts";

/** Sessions of a server that refuses what it is told to refuse. */
function fakeServer(refuses: (session: number, channel: string) => boolean) {
  const sessions: FakeSession[] = [];
  const open = () => {
    const session = new FakeSession((channel) => refuses(sessions.indexOf(session), channel));
    sessions.push(session);
    return session as unknown as Session;
  };
  const notify = async (channel: string, payload: string) => {
    for (const session of sessions)
      if (session.channels.has(channel)) session.emit("notification", { channel, payload });
  };
  return { open, notify, sessions };
}

class FakeSession extends EventEmitter {
  readonly channels = new Set<string>();
  readonly #refuses: (channel: string) => boolean;

  constructor(refuses: (channel: string) => boolean) {
    super();
    this.#refuses = refuses;
  }

  async connect() {}

  async run(statement: string) {
    const channel = /"(.*)"/.exec(statement)?.[1] ?? "";
    if (this.#refuses(channel)) throw new Error("the database system is starting up");
    this.channels.add(channel);
  }

  async end() {
    this.channels.clear();
    this.emit("end");
  }
}

let board: NotificationListener | undefined;
afterEach(() => board?.close());

test("I5: a lost session is replaced, and listeners are told of the gap", async () => {
  const server = fakeServer(() => false);
  board = new NotificationListener(server);
  const [onNotification, onGap] = [vi.fn(), vi.fn()];
  await board.listen("content", onNotification, onGap);
  server.sessions[0]?.end();
  expect(onGap).toHaveBeenCalledTimes(1);
  await eventually(() => expect(server.sessions[1]?.channels.has("tsamma_echo")).toBe(true));
  await server.notify("content", "new");
  expect(onNotification).toHaveBeenCalledWith("new");
});

test("I5: a session that receives nothing is replaced by a flush", async () => {
  const server = fakeServer(() => false);
  board = new NotificationListener(server);
  const [onNotification, onGap] = [vi.fn(), vi.fn()];
  await board.listen("content", onNotification, onGap);
  server.sessions[0]?.channels.clear();
  await board.flushNotifications();
  expect(onGap).toHaveBeenCalled();
  await eventually(() => expect(server.sessions[1]?.channels.has("tsamma_echo")).toBe(true));
  await server.notify("content", "new");
  expect(onNotification).toHaveBeenCalledWith("new");
});

test("I5: a new session that cannot subscribe to a channel is replaced", async () => {
  const server = fakeServer((session, channel) => session === 1 && channel === "content");
  board = new NotificationListener(server);
  const [onNotification, onGap] = [vi.fn(), vi.fn()];
  await board.listen("content", onNotification, onGap);
  server.sessions[0]?.end();
  await eventually(() => expect(server.sessions[2]?.channels.has("tsamma_echo")).toBe(true));
  expect(server.sessions[1]?.channels.size).toBe(0);
  const gaps = onGap.mock.calls.length;
  expect(gaps).toBeGreaterThan(1);
  await server.notify("content", "new");
  expect(onNotification).toHaveBeenCalledWith("new");
});

test("L4: a flush that is pending when the session is lost resolves after the gap was reported", async () => {
  const server = fakeServer(() => false);
  board = new NotificationListener(server);
  const onGap = vi.fn();
  await board.listen("content", () => {}, onGap);
  // Its own notice never comes back.
  server.sessions[0]?.channels.clear();
  const waiting = board.flushNotifications().then(() => onGap.mock.calls.length);
  const began = performance.now();
  server.sessions[0]?.end();
  expect(await waiting).toBe(1);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test("L4: a flush during the replacement resolves at once and reports a gap", async () => {
  const server = fakeServer((session) => session > 0);
  board = new NotificationListener(server);
  const onGap = vi.fn();
  await board.listen("content", () => {}, onGap);
  server.sessions[0]?.end();
  const gaps = onGap.mock.calls.length;
  const began = performance.now();
  await board.flushNotifications();
  expect(onGap.mock.calls.length).toBe(gaps + 1);
  expect(performance.now() - began).toBeLessThan(1_000);
});
