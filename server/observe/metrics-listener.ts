import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "../start-error.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Serves the metrics on a separate address, which need not be public.
 * @throws {StartError} if the address cannot be bound
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): void }> {
  const http = createServer({ requestTimeout: 10_000, connectionsCheckingInterval: 5000 });
  http.maxConnections = 20;
  http.on("request", async (incoming, outgoing) => {
    if (incoming.method !== "GET" || incoming.url !== "/metrics") {
      outgoing.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    outgoing.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" });
    outgoing.end(text);
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          `METRICS_PORT ${port} on METRICS_HOST "${host}" cannot be used: ${error.code}`,
        ),
      ),
    );
    http.listen(port, host, resolve);
  });
  // The site's port keeps the process alive.
  http.unref();
  return {
    port: (http.address() as AddressInfo).port,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}
