import type { Sql } from "postgres";
import { afterEach, expect, test, vi } from "vitest";
import { NoticeBoard } from "./notice-board.ts";

/** What the driver does with channels, on connections that refuse what is asked of them. */
function driver(refuse: (connection: number, channel: string) => boolean) {
  type Channel = { hear: (payload: string) => void; onListen?: () => void };
  const connections: Map<string, Channel>[] = [];
  const connect = () => {
    const channels = new Map<string, Channel>();
    const connection = connections.push(channels) - 1;
    return {
      async listen(channel: string, hear: Channel["hear"], onListen?: () => void) {
        if (refuse(connection, channel)) throw new Error("the database system is starting up");
        channels.set(channel, { hear, onListen });
        onListen?.();
      },
      async end() {
        channels.clear();
      },
    } as unknown as Sql;
  };
  const notify = async (channel: string, payload: string) => {
    for (const channels of connections) channels.get(channel)?.hear(payload);
  };
  return { connect, notify, connections };
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
  for (let heartbeat = 0; heartbeat < 2; heartbeat++) {
    await board.caughtUp();
    await vi.waitFor(() => expect(server.connections).toHaveLength(heartbeat + 2));
  }
  await vi.waitFor(async () => {
    await server.notify("content", "new");
    expect(onNotice).toHaveBeenCalledWith("new");
  });
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
