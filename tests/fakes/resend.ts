import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface ResendMail {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface FakeResend {
  url: string;
  apiKey: string;
  /** Sent mails: one per idempotency key, and all without a key. */
  mails: ResendMail[];
  /** Statuses of the next responses, instead of success. */
  script(statuses: number[]): void;
  close(): Promise<void>;
}

/** Stand-in for the HTTP mail provider on loopback. */
export async function startResend(): Promise<FakeResend> {
  const apiKey = "re_fake_key";
  const taken = new Map<string, ResendMail>();
  let statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const mail = (await json(request)) as ResendMail;
    if (request.method !== "POST" || request.url !== "/emails") return answer(404, {});
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return answer(401, { message: "API key is invalid" });
    const status = statuses.shift();
    if (status) return answer(status, { message: `scripted ${status}` });
    const key = String(request.headers["idempotency-key"] ?? randomUUID());
    if (!taken.has(key)) taken.set(key, mail);
    answer(200, { id: key });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    get mails() {
      return [...taken.values()];
    },
    script(next) {
      statuses = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
