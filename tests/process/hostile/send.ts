import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, zstdDecompress } from "node:zlib";
import type { HostileRequest } from "./request.ts";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string;
  /** Decompressed body. */
  text: string;
  milliseconds: number;
}

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** Reused connections, as those of a proxy. */
export function createSender(siteUrl: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(siteUrl);

  function once({ method, path, headers, body }: HostileRequest): Promise<Answer> {
    const from = performance.now();
    return new Promise((resolve, reject) => {
      const length =
        body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path: sendable(path),
        headers: { host: `${hostname}:${port}`, ...headers, ...length },
        timeout: 60_000,
      });
      outgoing.on("timeout", () => outgoing.destroy(new Error("no answer within 60 seconds")));
      outgoing.on("error", (error) =>
        reject(Object.assign(error, { again: outgoing.reusedSocket })),
      );
      outgoing.on("response", (incoming) => {
        const { statusCode: status = 0, headers, rawHeaders } = incoming;
        buffer(incoming)
          .then((bytes) => decoded(bytes, headers["content-encoding"]))
          .then((text) => {
            const milliseconds = performance.now() - from;
            resolve({ status, headers, rawHeaders: rawHeaders.join("\n"), text, milliseconds });
          }, reject);
      });
      outgoing.end(body);
    });
  }

  return {
    /** A reused connection that has just been closed is no response of the server. */
    send: (asked: HostileRequest) =>
      once(asked).catch((error: Error & { again?: boolean }) => {
        if (error.again) return once(asked);
        throw error;
      }),
    close: () => agent.destroy(),
  };
}

/** Node sends no control characters, and only single-byte characters in a request line. */
const sendable = (path: string) =>
  path.replace(/[^\x21-\xff]/gu, (letter) => encodeURIComponent(letter.toWellFormed())) || "/";

async function decoded(bytes: Buffer, encoding: string | undefined): Promise<string> {
  const decode = encoding === undefined ? undefined : decoders[encoding];
  return (decode && bytes.length > 0 ? await decode(bytes) : bytes).toString("utf8");
}
