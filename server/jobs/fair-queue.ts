/** Thrown if too many items are waiting, in total or for this client. */
export class QueueFull extends Error {
  constructor() {
    super("too much is waiting to be made");
  }
}

/** Client name for pages' own work, such as share pictures. */
export const internalClient = "";

export interface FairQueueOptions {
  maxWaiting: number;
  /** Maximum number of waiting items per client. */
  maxWaitingPerClient: number;
}

export interface Turn {
  /** Address of the client. */
  client?: string | undefined;
  /** Identifies the result, so that others can {@link FairQueue.join}. */
  key?: string | undefined;
}

/**
 * Queue with round-robin order by client: a client with many items delays only itself. An item that several
 * clients wait for runs in the first of their turns.
 */
export class FairQueue<Item> {
  readonly #options: FairQueueOptions;
  /** Items by client in round-robin order; never empty sets. */
  readonly #lines = new Map<string, Set<Item>>();
  /** Items with their keys. */
  readonly #items = new Map<Item, string | undefined>();
  readonly #byKey = new Map<string, Item>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** @throws {QueueFull} */
  push(item: Item, { client = internalClient, key }: Turn = {}): void {
    if (this.#items.size >= this.#options.maxWaiting || this.#isFullFor(client))
      throw new QueueFull();
    this.#items.set(item, key);
    if (key !== undefined) this.#byKey.set(key, item);
    this.#add(client, item);
  }

  /**
   * Adds another waiting client: if the item has not started, it also runs in that client's turn.
   */
  join(key: string, client: string): void {
    const item = this.#byKey.get(key);
    if (item !== undefined && !this.#isFullFor(client)) this.#add(client, item);
  }

  /**
   * Takes the next item; undefined if there is none.
   * @param isHeld whether to skip this client for now.
   */
  shift(isHeld: (client: string) => boolean = () => false): Item | undefined {
    for (const [client, line] of this.#lines) {
      const [item] = line;
      if (item !== undefined && !isHeld(client)) return this.#takeOut(item, client, line);
    }
    return undefined;
  }

  #takeOut(item: Item, client: string, line: Set<Item>): Item {
    const key = this.#items.get(item);
    this.#items.delete(item);
    if (key !== undefined && this.#byKey.get(key) === item) this.#byKey.delete(key);
    // The client moves to the end.
    this.#lines.delete(client);
    this.#lines.set(client, line);
    for (const [each, waiting] of this.#lines) {
      waiting.delete(item);
      if (waiting.size === 0) this.#lines.delete(each);
    }
    return item;
  }

  #isFullFor(client: string): boolean {
    return (this.#lines.get(client)?.size ?? 0) >= this.#options.maxWaitingPerClient;
  }

  #add(client: string, item: Item): void {
    const line = this.#lines.get(client);
    if (line) line.add(item);
    else this.#lines.set(client, new Set([item]));
  }
}
