import type { Family, Sample } from "./metrics-text.ts";

/** Upper bounds in milliseconds. */
const bounds = [5, 25, 100, 250, 1000, 2500, 10_000] as const;
const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

interface Counted {
  buckets: Float64Array;
  milliseconds: number;
  classes: Float64Array;
}

/**
 * Counts what takes time and ends with a status, by kind. Counting is a few additions, because it happens
 * at every request; all else waits until somebody asks.
 */
export class Durations {
  readonly #name: string;
  readonly #what: string;
  readonly #kinds = new Map<string, Counted>();

  /**
   * @param name the metrics' beginning, such as `http_request`
   * @param what is counted, for those who read the text
   */
  constructor(name: string, what: string) {
    this.#name = name;
    this.#what = what;
  }

  count(kind: string, status: number, milliseconds: number): void {
    let counted = this.#kinds.get(kind);
    if (!counted) {
      counted = {
        buckets: new Float64Array(bounds.length + 1),
        milliseconds: 0,
        classes: new Float64Array(classes.length),
      };
      this.#kinds.set(kind, counted);
    }
    let at = 0;
    while (at < bounds.length && milliseconds > (bounds[at] ?? 0)) at += 1;
    counted.buckets[at] = (counted.buckets[at] ?? 0) + 1;
    counted.milliseconds += milliseconds;
    const of = Math.trunc(status / 100) - 1;
    counted.classes[of] = (counted.classes[of] ?? 0) + 1;
  }

  families(): Family[] {
    const requests: Sample[] = [];
    const durations: Sample[] = [];
    for (const [kind, counted] of this.#kinds) {
      classes.forEach((status, at) => {
        const value = counted.classes[at] ?? 0;
        if (value > 0) requests.push({ labels: { kind, status }, value });
      });
      let below = 0;
      [...bounds, Number.POSITIVE_INFINITY].forEach((bound, at) => {
        below += counted.buckets[at] ?? 0;
        const le = bound === Number.POSITIVE_INFINITY ? "+Inf" : String(bound / 1000);
        durations.push({ suffix: "_bucket", labels: { kind, le }, value: below });
      });
      durations.push({ suffix: "_sum", labels: { kind }, value: counted.milliseconds / 1000 });
      durations.push({ suffix: "_count", labels: { kind }, value: below });
    }
    return [
      {
        name: `${this.#name}s_total`,
        help: `${this.#what} by kind and class of status.`,
        type: "counter",
        samples: requests,
      },
      {
        name: `${this.#name}_duration_seconds`,
        help: `How long they took.`,
        type: "histogram",
        samples: durations,
      },
    ];
  }
}
