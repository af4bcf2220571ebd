import type { Sql } from "postgres";
import { afterEach, expect, test, vi } from "vitest";
import { NoticeBoard } from "./notice-board.ts";

/** What the driver does with channels, on connections that refuse what is asked of them. */
function driver(refuse: (connection: number, channel: string) => boolean) {
  type Channel = { hear: (payload: string) => void; onListen?: () => void };
  const connections: Map<string, Channel>[] = [];
  const returns: (() => void)[] = [];
  const connect = () => {
    const channels = new Map<string, Channel>();
    const asked = new Map<string, Channel>();
    const connection = connections.push(channels) - 1;
    returns.push(() => {
      for (const [name, channel] of asked) {
        channels.set(name, channel);
        channel.onListen?.();
      }
    });
    return {
      async listen(name: string, hear: Channel["hear"], onListen?: () => void) {
        const channel = { hear, onListen };
        asked.set(name, channel);
        if (refuse(connection, name)) throw new Error("the database system is starting up");
        channels.set(name, channel);
        onListen?.();
      },
      async end() {
        asked.clear();
        channels.clear();
      },
    } as unknown as Sql;
  };
  const notify = async (channel: string, payload: string) => {
    for (const channels of connections) channels.get(channel)?.hear(payload);
  };
  /** A lost connection comes back by itself, with all that was ever asked of it. */
  const comeBack = (connection: number) => returns[connection]?.();
  return { connect, notify, connections, comeBack };
}

let board: NoticeBoard | undefined;
afterEach(() => board?.close());

test("I5: a new connection that hears half of the channels is replaced", async () => {
  // The first one dies, and the second is refused the channel of the content.
  const server = driver((connection, channel) => connection === 1 && channel === "content");
  board = new NoticeBoard(server.connect, server.notify);
  const [onNotice, onGap] = [vi.fn(), vi.fn()];
  await board.listen("content", onNotice, onGap);
  server.connections[0]?.clear();
  await board.caughtUp();
  await vi.waitFor(async () => {
    await server.notify("content", "new");
    expect(onNotice).toHaveBeenCalledWith("new");
  });
  expect(server.connections).toHaveLength(3);
  expect(onGap).toHaveBeenCalled();
});

test("I5: where the driver listens anew by itself, the connection is replaced and the gap is told", async () => {
  const server = driver(() => false);
  board = new NoticeBoard(server.connect, server.notify);
  const [onNotice, onGap] = [vi.fn(), vi.fn()];
  await board.listen("content", onNotice, onGap);
  // It keeps silent of a channel that it could not have back.
  const [channels] = server.connections;
  channels?.delete("content");
  channels?.get("tsamma_echo")?.onListen?.();
  expect(onGap).toHaveBeenCalledTimes(1);
  await vi.waitFor(async () => {
    await server.notify("content", "new");
    expect(onNotice).toHaveBeenCalledWith("new");
  });
});

test("I5: a connection that failed half-way does not come back without a word of the gap", async () => {
  // The second one is lost between the channel of the content and the last.
  const server = driver((connection, channel) => connection === 1 && channel === "tsamma_echo");
  board = new NoticeBoard(server.connect, server.notify);
  const [onNotice, onGap] = [vi.fn(), vi.fn()];
  await board.listen("content", onNotice, onGap);
  server.connections[0]?.clear();
  await board.caughtUp();
  await vi.waitFor(() => expect(server.connections[1]?.has("content")).toBe(true));
  await new Promise(setImmediate);
  server.connections[1]?.clear();
  const told = onGap.mock.calls.length;
  await server.notify("content", "unheard");
  server.comeBack(1);
  await vi.waitFor(() => expect(server.connections[2]?.has("tsamma_echo")).toBe(true));
  expect(onNotice).not.toHaveBeenCalled();
  expect(onGap.mock.calls.length).toBeGreaterThan(told);
});
