import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

/** How the next calls are answered; `well` after them. */
export type TranslatorBehaviour =
  | "well"
  | "drops-tags"
  | "drops-a-line"
  | "swaps-lines"
  | "changes-numbers"
  | "echoes"
  | "is-long"
  | "busy"
  | "quota"
  | "refuses-key"
  | "html"
  | "late"
  | "cut"
  | "huge"
  | "redirects";

export interface TranslatorCall {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
  lines: string[];
}

export interface FakeTranslator {
  url: string;
  calls: TranslatorCall[];
  /** Requests that reached the target of its redirects. */
  redirected: () => number;
  script(behaviours: TranslatorBehaviour[]): void;
  /** Greatest number of calls at the same time. */
  mostAtOnce: () => number;
  close(): Promise<void>;
}

/** Every word gets an ending: other words, the same tags and numbers. */
export const inFake = (line: string) =>
  line.replace(/<[^>]*>|&\w+;|(\p{L}[\p{L}\p{M}]*)/gu, (found, word) =>
    word ? `${word}o` : found,
  );

const spoiled: Partial<Record<TranslatorBehaviour, (lines: string[]) => string[]>> = {
  "drops-tags": (lines) => lines.map((line) => line.replace(/<[^>]*>/g, "")),
  "drops-a-line": (lines) => lines.slice(1),
  "swaps-lines": (lines) => lines.toReversed(),
  "changes-numbers": (lines) => lines.map((line) => `${line} 7`),
  "is-long": (lines) => lines.map((line) => `${line} `.repeat(4) + "y además todo esto".repeat(5)),
};

const statuses: Partial<Record<TranslatorBehaviour, number>> = {
  busy: 429,
  quota: 456,
  "refuses-key": 403,
};

/**
 * Stand-in for DeepL, LibreTranslate and an OpenAI-compatible server on loopback. The path of a call tells which one is
 * meant.
 */
export async function startTranslator({ lateMs = 60_000 } = {}): Promise<FakeTranslator> {
  const calls: TranslatorCall[] = [];
  let behaviours: TranslatorBehaviour[] = [];
  let redirected = 0;
  let running = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/elsewhere")) {
      redirected += 1;
      return response.end("{}");
    }
    const body = (await json(request)) as Record<string, unknown>;
    const lines = linesOf(request.url, body);
    const { authorization } = request.headers;
    calls.push({ path: request.url, authorization, body, lines });
    running += 1;
    most = Math.max(most, running);
    response.once("close", () => {
      running -= 1;
    });
    const behaviour = behaviours.shift() ?? "well";
    // So that calls at the same time meet.
    await setTimeout(behaviour === "late" ? lateMs : 20);
    answer(response, behaviour, request.url, lines);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    redirected: () => redirected,
    mostAtOnce: () => most,
    script(next) {
      behaviours = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function linesOf(path: string | undefined, body: Record<string, unknown>): string[] {
  if (path === "/v2/translate") return body.text as string[];
  if (path === "/translate") return body.q as string[];
  const [, user] = body.messages as { content: string }[];
  return JSON.parse(user?.content ?? "[]") as string[];
}

function answer(
  response: ServerResponse,
  behaviour: TranslatorBehaviour,
  path: string | undefined,
  lines: string[],
) {
  const status = statuses[behaviour];
  if (status) return response.writeHead(status, { "retry-after": "0" }).end('{"message":"no"}');
  if (behaviour === "html")
    return response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Portal</title>");
  if (behaviour === "redirects") return response.writeHead(307, { location: "/elsewhere" }).end();
  if (behaviour === "huge") return response.end("[".repeat(3_000_000));
  if (behaviour === "cut") {
    response.writeHead(200, { "content-length": "100" }).write('{"tra');
    return response.destroy();
  }
  const translated = behaviour === "echoes" ? lines : lines.map(inFake);
  const given = spoiled[behaviour]?.(translated) ?? translated;
  response.writeHead(200, { "content-type": "application/json" }).end(
    JSON.stringify(
      path === "/v2/translate"
        ? { translations: given.map((text) => ({ detected_source_language: "ES", text })) }
        : path === "/translate"
          ? { translatedText: given }
          : {
              choices: [{ message: { content: `\`\`\`json\n${JSON.stringify(given)}\n\`\`\`` } }],
            },
    ),
  );
}
