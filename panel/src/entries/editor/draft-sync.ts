import { BackendError } from "@panel/backend/backend-error";
import type { OpenedEntry, SaveDraftAnswer } from "#shared/database.types.ts";
import type { DraftSession, IsBusy, SaveCall } from "./draft-session";

/** Requests of a form. They wait for a new sign-in if the session has ended. */
export interface DraftCalls {
  open: () => Promise<OpenedEntry>;
  save: (call: SaveCall) => Promise<SaveDraftAnswer>;
}

interface Options {
  calls: DraftCalls;
  /** Called after each change of the state. */
  onChange: () => void;
  isBusy: IsBusy;
  /** Saves changes by itself. */
  autosaves: boolean;
}

const autosaveMs = 1500;
/** Longest delay of an autosave while the user goes on typing. */
const maxDelayMs = 10_000;
const pollMs = 20_000;
const retriesMs = [2000, 5000, 15_000, 30_000, 60_000];

/** Exchanges the state of a form with the server: one request at a time, repeated until it is answered. */
export class DraftSync {
  readonly #session: DraftSession;
  readonly #options: Options;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changedAt = 0;
  #isStopped = false;
  #retries = 0;
  /** Reason for which the last request failed; undefined after a successful one. */
  failure: unknown;
  isSaving = false;

  constructor(session: DraftSession, options: Options) {
    this.#session = session;
    this.#options = options;
  }

  /** Follows the tab: polls, saves when it is hidden, and retries when it comes online. */
  start(): () => void {
    this.#isStopped = false;
    const stop = new AbortController();
    const { signal } = stop;
    const { autosaves } = this.#options;
    const isShown = () => document.visibilityState === "visible";
    const poll = () => void (isShown() && this.refresh().catch(() => {}));
    const timer = setInterval(poll, pollMs);
    document.addEventListener(
      "visibilitychange",
      () => (isShown() ? poll() : autosaves && this.saveSoon(0)),
      { signal },
    );
    window.addEventListener("online", () => autosaves && this.failure && this.saveSoon(0), {
      signal,
    });
    return () => {
      this.#isStopped = true;
      clearInterval(timer);
      clearTimeout(this.#timer);
      stop.abort();
    };
  }

  /** Tells that the values on screen have changed. */
  changed(): void {
    if (!this.#options.autosaves || this.#session.isAcknowledged) return;
    this.#changedAt ||= Date.now();
    // A temporary failure has its own timer.
    if (!isTemporary(this.failure))
      this.saveSoon(Math.min(autosaveMs, this.#changedAt + maxDelayMs - Date.now()));
  }

  saveSoon(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.save().catch(() => {}), Math.max(0, delayMs));
  }

  /** Runs a task when no other is running. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => {});
    return result;
  }

  /**
   * Saves until nothing is left, except fields with a clash.
   * @throws {BackendError}
   */
  save(): Promise<void> {
    return this.run(() => this.#watch(() => this.#flush()));
  }

  /**
   * Reads what others have changed.
   * @throws {BackendError}
   */
  refresh(): Promise<void> {
    // A call without answer is repeated first: the server's values may be its own.
    return this.run(() =>
      this.#watch(async () => {
        if (this.#session.hasUnansweredCall) await this.#send();
        await this.#read();
      }),
    );
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#session.next()) await this.#send();
  }

  /** Sends the next call. */
  async #send(): Promise<void> {
    const call = this.#session.next();
    if (!call) return;
    this.#changedAt = 0;
    this.#set(true);
    this.#session.answered(await this.#options.calls.save(call), this.#options.isBusy);
    if (this.#session.isOutdated) await this.#read();
  }

  async #read(): Promise<void> {
    this.#session.remote(await this.#options.calls.open(), this.#options.isBusy);
  }

  async #watch(task: () => Promise<void>): Promise<void> {
    try {
      await task();
      this.failure = undefined;
      this.#retries = 0;
    } catch (error) {
      this.failure = error;
      if (this.#options.autosaves && isTemporary(error)) {
        this.saveSoon(retriesMs[Math.min(this.#retries, retriesMs.length - 1)] ?? 0);
        this.#retries += 1;
      }
      throw error;
    } finally {
      this.#set(false);
    }
  }

  #set(isSaving: boolean): void {
    this.isSaving = isSaving;
    this.#options.onChange();
  }
}

/** Whether the same request may succeed later. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}
