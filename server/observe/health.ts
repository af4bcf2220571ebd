interface Check {
  /** Name of the dependency in responses and in `?exclude=`. */
  name: "database" | "storage";
  /** @throws if the dependency does not answer. */
  ping: () => Promise<void>;
}

interface Options {
  checks: readonly Check[];
  /** Timeout of a ping in milliseconds. */
  timeoutMs?: number;
  /** Milliseconds for which a result is reused, so that polling cannot overload a dependency. */
  freshForMs?: number;
}

export interface Health {
  /** `/livez`: 200 until the process exits. */
  livez(): Response;
  /**
   * `/readyz`: 503 while stopping or if a dependency fails; `exclude` names ignored dependencies.
   */
  readyz(exclude?: readonly string[]): Promise<Response>;
  /** `/healthz`: like `/readyz`, but checks only the database. */
  healthz(): Promise<Response>;
  /** Sets readiness to 503. */
  stop(): void;
}

export function createHealth({ checks, timeoutMs = 3000, freshForMs = 1000 }: Options): Health {
  let stopping = false;
  const parts = checks.map(({ name, ping }) => ({
    name,
    isWell: cachedCheck(ping, timeoutMs, freshForMs),
  }));

  async function readyz(exclude: readonly string[] = []): Promise<Response> {
    if (stopping) return unavailable("stopping");
    const counted = parts.filter(({ name }) => !exclude.includes(name));
    const results = await Promise.all(counted.map(({ isWell }) => isWell()));
    const failed = counted.find((_, index) => !results[index]);
    return failed ? unavailable(failed.name) : well();
  }

  return {
    livez: well,
    readyz,
    healthz: () => readyz(["storage"]),
    stop() {
      stopping = true;
    },
  };
}

const headers = { "cache-control": "no-store" };

function well(): Response {
  return Response.json({ status: "ok" }, { headers });
}

function unavailable(reason: string): Response {
  return Response.json({ status: "unavailable", reason }, { status: 503, headers });
}

/** One ping in flight: a hung dependency must not collect them. */
function cachedCheck(ping: Check["ping"], timeoutMs: number, freshForMs: number) {
  let known = { well: true, at: Number.NEGATIVE_INFINITY };
  let asking: Promise<void> | undefined;

  function ask(): Promise<void> {
    asking ??= ping()
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

  return async function isWell(): Promise<boolean> {
    if (performance.now() - known.at < freshForMs) return known.well;
    const answered = await Promise.race([
      ask().then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref()),
    ]);
    return answered && known.well;
  };
}
