/** Thrown when so much is waiting, of all or of this client, that another would be done too late. */
export class QueueFull extends Error {
  constructor() {
    super("too much is waiting to be made");
  }
}

/** Who waits for what pages make themselves, such as the pictures that stand for a link elsewhere. */
export const ownPages = "";

export interface FairQueueOptions {
  maxWaiting: number;
  /** Of them those of one client. */
  maxWaitingPerClient: number;
}

export interface Turn {
  /** Who asks, by network address. */
  client?: string | undefined;
  /** Names what is made, so that others can {@link FairQueue.join}. */
  key?: string | undefined;
}

/**
 * What waits for its turn, one of each client after another: whoever asks for much waits behind nobody but
 * himself, and nobody waits for all that another has asked for. What several clients wait for comes with the
 * first of their turns.
 */
export class FairQueue<Item> {
  readonly #options: FairQueueOptions;
  /** By client, the one whose turn it is first; none is empty. */
  readonly #lines = new Map<string, Set<Item>>();
  /** With their keys. */
  readonly #items = new Map<Item, string | undefined>();
  readonly #byKey = new Map<string, Item>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** @throws {QueueFull} */
  push(item: Item, { client = ownPages, key }: Turn = {}): void {
    if (this.#items.size >= this.#options.maxWaiting || this.#isFullFor(client))
      throw new QueueFull();
    this.#items.set(item, key);
    if (key !== undefined) this.#byKey.set(key, item);
    this.#add(client, item);
  }

  /** Another client waits for it as well: if it is still waiting, it also comes when that one's turn does. */
  join(key: string, client: string): void {
    const item = this.#byKey.get(key);
    if (item !== undefined && !this.#isFullFor(client)) this.#add(client, item);
  }

  /**
   * Takes out the next one; undefined where none waits.
   * @param isHeld whether this client has no turn now, so that the next one has.
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
    // Whose turn it was is the last now.
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
