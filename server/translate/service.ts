import { setTimeout } from "node:timers/promises";
import type { Adapter, ProviderRequest, TranslationSettings, TranslationTask } from "./adapter.ts";
import { deepl } from "./deepl.ts";
import { libretranslate } from "./libretranslate.ts";
import { openai } from "./openai.ts";

const adapters: Record<TranslationSettings["provider"], Adapter> = {
  deepl,
  libretranslate,
  openai,
};

export type FailureReason = "busy" | "quota" | "key" | "timeout" | "unreachable" | "answer";

/** Failed call. The message has neither texts nor keys. */
export class TranslationFailure extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string = reason) {
    super(message);
    this.name = "TranslationFailure";
    this.reason = reason;
  }
}

/** Longest answer: texts in several lines stay far below. */
const maxAnswerBytes = 2_000_000;
/** Longest pause before the second attempt. */
const maxPauseMs = 5_000;

interface Options {
  timeoutMs?: number;
  /** Pause before the second attempt, unless the service names one. */
  pauseMs?: number;
}

/** Calls the configured service. */
export function createTranslationService(
  settings: TranslationSettings,
  { timeoutMs = 30_000, pauseMs = 1_000 }: Options = {},
) {
  const adapter = adapters[settings.provider];

  /** One request to the configured address: redirects are failures, so that the key reaches no other host. */
  async function send({ path, headers, body }: ProviderRequest, signal: AbortSignal) {
    const response = await fetch(settings.url + path, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal,
    });
    return { response, bytes: await readUpTo(response, maxAnswerBytes) };
  }

  /**
   * Translates lines.
   * @returns as many lines, in the same order
   * @throws {TranslationFailure}
   */
  return async function translate(task: TranslationTask): Promise<string[]> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const request = adapter.request(task, settings);
      let answer = await send(request, signal);
      if (answer.response.status === 429) {
        await setTimeout(pauseOf(answer.response, pauseMs), undefined, { signal });
        answer = await send(request, signal);
      }
      const { response, bytes } = answer;
      if (!response.ok) throw failureOf(response.status);
      const lines = bytes && adapter.read(parseJson(bytes));
      if (!lines?.every((line) => typeof line === "string") || lines.length !== task.lines.length)
        throw new TranslationFailure("answer", `answered ${response.status} in another form`);
      return lines;
    } catch (error) {
      if (error instanceof TranslationFailure) throw error;
      if (signal.aborted) throw new TranslationFailure("timeout");
      // The message of `fetch` may contain headers.
      const code = Object((error as Error)?.cause).code;
      throw new TranslationFailure("unreachable", typeof code === "string" ? code : undefined);
    }
  };
}

function failureOf(status: number): TranslationFailure {
  const reason: FailureReason =
    status === 429
      ? "busy"
      : status === 456 || status === 402
        ? "quota"
        : status === 401 || status === 403
          ? "key"
          : "answer";
  return new TranslationFailure(reason, `answered ${status}`);
}

function pauseOf(response: Response, pauseMs: number): number {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), maxPauseMs) : pauseMs;
}

/** Undefined if the body is longer. */
async function readUpTo(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
