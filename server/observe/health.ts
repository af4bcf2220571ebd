interface Options {
  /** @throws where the database does not answer; undefined where there is nothing to ask. */
  ping: (() => Promise<void>) | undefined;
  /** Milliseconds until no answer is one. */
  timeoutMs?: number;
  /** Milliseconds for which an answer is good, so that nobody keeps the database busy by asking. */
  freshForMs?: number;
}

export interface Health {
  /** What `/healthz` answers. */
  answer(): Promise<Response>;
  /** From now on it cannot serve. */
  stop(): void;
}

/** Says whether the site can do its work: 200, or 503 with the reason in a word. */
export function createHealth({ ping, timeoutMs = 3000, freshForMs = 1000 }: Options): Health {
  let stopping = false;
  let known = { well: true, at: Number.NEGATIVE_INFINITY };
  let asking: Promise<void> | undefined;

  /** Never two questions at once: those for which a database has no answer would pile up in it. */
  function ask(): Promise<void> {
    asking ??= (async () => ping?.())()
      .then(
        () => true,
        () => false,
      )
      .then((well) => {
        known = { well, at: performance.now() };
        asking = undefined;
      });
    return asking;
  }

  async function isWell(): Promise<boolean> {
    if (performance.now() - known.at < freshForMs) return known.well;
    const answered = await Promise.race([
      ask().then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref()),
    ]);
    return answered && known.well;
  }

  return {
    async answer() {
      const reason = stopping ? "stopping" : (await isWell()) ? undefined : "database";
      const headers = { "cache-control": "no-store" };
      return reason
        ? Response.json({ status: "unavailable", reason }, { status: 503, headers })
        : Response.json({ status: "ok" }, { headers });
    },
    stop() {
      stopping = true;
    },
  };
}
