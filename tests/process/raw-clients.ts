import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../shared/database.types.ts";
import { admin, copyOfTemplate, post, temporaryFolder } from "../integration/backend/harness.ts";
import { startSite } from "../support/site.ts";

/** Site with a post of 300 kB, headers of an administrator, and raw connections. */
export async function startWithClients() {
  const folder = await copyOfTemplate(await temporaryFolder());
  const site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const secrets = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  const { secretKey, publishableKey } = secrets;
  const { error } = await createClient<Database>(site.url, secretKey)
    .from("blog_posts")
    .insert({ ...post, slug: "long", is_published: true, content: "草".repeat(99_000) });
  if (error) throw error;
  const { data } = await createClient(site.url, publishableKey).auth.signInWithPassword(admin);
  const session: Record<string, string> = {
    apikey: publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
  };
  const sockets: Socket[] = [];

  /** Connection of a client that sends only the given bytes, and the time when the server closes it. */
  async function client() {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    let text = "";
    const ended = new Promise<string>((resolve) => {
      socket.on("error", () => {}).once("close", () => resolve(text));
    });
    const listen = () => socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    await once(socket, "connect");
    return { socket, ended, listen };
  }

  return {
    site,
    session,
    client,
    clients: (count: number) => Promise.all(Array.from({ length: count }, client)),
    /** Memory of the server process in megabytes. */
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(site.pid)])) / 1024,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await site.stop("SIGKILL");
    },
  };
}
