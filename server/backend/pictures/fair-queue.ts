/**
 * What waits for its turn, one of each client after another: whoever asks for much waits behind nobody but
 * himself, and nobody waits for all that another has asked for.
 */
export class FairQueue<Item> {
  /** By client, the one whose turn it is first; none is empty. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  /** How many wait, of all clients. */
  get size(): number {
    return this.#size;
  }

  /** How many of one client wait. */
  sizeOf(client: string): number {
    return this.#lines.get(client)?.length ?? 0;
  }

  push(client: string, item: Item): void {
    const line = this.#lines.get(client);
    if (line) line.push(item);
    else this.#lines.set(client, [item]);
    this.#size += 1;
  }

  /** Takes out the next one; undefined where none waits. */
  shift(): Item | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [client, line] = next;
    const item = line.shift();
    this.#lines.delete(client);
    if (line.length > 0) this.#lines.set(client, line);
    this.#size -= 1;
    return item;
  }
}
