import { connect } from "node:net";

/**
 * Sends raw bytes, for requests that no well-behaved client would send, and reads until the server closes
 * or has answered once.
 * @returns the status, 0 if the connection was closed without a response
 */
export function sendRaw(
  url: string,
  request: string | Buffer,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    const finish = () => {
      socket.destroy();
      resolve({ status: Number(text.match(/^HTTP\/1\.[01] (\d{3})/)?.[1] ?? 0), text });
    };
    socket.setTimeout(60_000, () => reject(new Error("no answer within a minute")));
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", finish);
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // Refused before all of it was read.
      if (error.code === "ECONNRESET" || error.code === "EPIPE") finish();
      else reject(error);
    });
    socket.on("connect", () => socket.write(request));
  });
}

/** Head of a request that closes the connection afterwards. */
export const head = (method: string, path: string, headers: Record<string, string> = {}) =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: "localhost", connection: "close", ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    "\r\n",
  ].join("\r\n");
