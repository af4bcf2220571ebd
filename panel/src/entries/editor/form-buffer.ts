import { randomId } from "@panel/backend/id";
import type { DraftSession, UnsavedWork } from "./draft-session";
import { holdBuffer, removeBuffer, takeOverBuffers, writeBuffer } from "./local-buffer";

const debounceMs = 400;

/** Local buffer of a form, written while the server does not have everything. */
export class FormBuffer {
  readonly #start: string;
  readonly #name: string;
  readonly #session: DraftSession;
  readonly #onFull: (isFull: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param start start of the names of all buffers of the same entry */
  constructor(start: string, session: DraftSession, onFull: (isFull: boolean) => void) {
    this.#start = start;
    this.#name = start + randomId();
    this.#session = session;
    this.#onFull = onFull;
  }

  /** @param takeOver receives the work of closed forms of the same entry */
  start(takeOver: (work: UnsavedWork) => void): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    holdBuffer(this.#name, signal);
    void takeOverBuffers<UnsavedWork & { at: number }>(this.#start, (work) => {
      if (!signal.aborted) takeOver(work);
      return !signal.aborted;
    });
    window.addEventListener("pagehide", () => this.store(), { signal });
    return () => {
      this.store();
      stop.abort();
    };
  }

  storeSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store(), debounceMs);
  }

  store(): void {
    clearTimeout(this.#timer);
    const work = this.#session.unsavedWork;
    if (work) this.#onFull(!writeBuffer(this.#name, work));
    else removeBuffer(this.#name);
  }
}
