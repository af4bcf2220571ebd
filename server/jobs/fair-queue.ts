/**
 * What waits for its turn, one of each client after another: whoever asks for much waits behind nobody but
 * himself, and nobody waits for all that another has asked for. What several clients wait for comes with the
 * first of their turns.
 */
export class FairQueue<Item> {
  /** By client, the one whose turn it is first; none is empty. */
  readonly #lines = new Map<string, Set<Item>>();
  readonly #items = new Set<Item>();

  /** How many wait, of all clients. */
  get size(): number {
    return this.#items.size;
  }

  /** How many of one client wait. */
  sizeOf(client: string): number {
    return this.#lines.get(client)?.size ?? 0;
  }

  has(item: Item): boolean {
    return this.#items.has(item);
  }

  push(client: string, item: Item): void {
    this.#items.add(item);
    const line = this.#lines.get(client);
    if (line) line.add(item);
    else this.#lines.set(client, new Set([item]));
  }

  /** Takes out the next one; undefined where none waits. */
  shift(): Item | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [client, line] = next;
    const [item] = line;
    if (item === undefined) return undefined;
    this.#items.delete(item);
    // Whose turn it was is the last now.
    this.#lines.delete(client);
    this.#lines.set(client, line);
    for (const [each, waiting] of this.#lines) {
      waiting.delete(item);
      if (waiting.size === 0) this.#lines.delete(each);
    }
    return item;
  }
}
