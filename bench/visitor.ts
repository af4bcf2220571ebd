import { Agent, get } from "node:http";

export interface Visit {
  /** Status; 0 if the connection broke. */
  status: number;
  /** Milliseconds until the last byte. */
  milliseconds: number;
  /** Bytes on the wire. */
  bytes: number;
  body: Buffer;
}

/** A browser's connection, kept open between its page views. */
export class Visitor {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(url: string) {
    this.#url = url;
  }

  visit(path: string, headers: Record<string, string> = {}): Promise<Visit> {
    const began = performance.now();
    return new Promise((resolve) => {
      const done = (status: number, chunks: Buffer[]) => {
        const body = Buffer.concat(chunks);
        resolve({
          status,
          milliseconds: performance.now() - began,
          bytes: body.byteLength,
          body,
        });
      };
      const options = { agent: this.#agent, headers: { "accept-encoding": "gzip", ...headers } };
      get(this.#url + path, options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => done(answer.statusCode ?? 0, chunks));
        answer.on("error", () => done(0, chunks));
      }).on("error", () => done(0, []));
    });
  }

  leave() {
    this.#agent.destroy();
  }
}
