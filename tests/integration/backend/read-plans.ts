/** What PostgreSQL does for a task: the plans of its statements, and the rows it goes through one by one. */
import { PGlite } from "@supabase/lite/pglite";

interface PlanNode {
  "Node Type": string;
  "Plan Rows": number;
  Plans?: PlanNode[];
}

export interface Watched {
  /** Statements that sort more than a page, by their plans. */
  sorted: string[];
  /** Rows that were read by going through a table from one end to the other. */
  scanned: Record<string, number>;
}

/** Rows that may be gone through or sorted: a file of the sitemap, or what is few by its nature. */
const few = 1500;

type Query = PGlite["query"];

export class PlanReader {
  readonly #query: Query = PGlite.prototype.query;
  #driver: PGlite | undefined;
  #watched: string[] | undefined;

  /** To be made before the backend is opened, which takes hold of the driver's methods. */
  constructor() {
    const reader = this;
    PGlite.prototype.query = async function (this: PGlite, sql: string, ...rest: unknown[]) {
      reader.#driver = this;
      // In the same transaction, and so with the same role and policies.
      if (reader.#watched && /^\s*(select|update|delete|insert)\b/i.test(sql))
        reader.#watched.push(...sortsOf(await reader.#explain(sql, rest[0] as unknown[]), sql));
      return reader.#query.call(this, sql, ...(rest as []));
    } as Query;
  }

  restore(): void {
    PGlite.prototype.query = this.#query;
  }

  /** As superuser, past the backend. */
  async run(sql: string): Promise<Record<string, unknown>[]> {
    if (!this.#driver) throw new Error("no statement has been run yet");
    const { rows } = await this.#query.call(this.#driver, sql);
    return rows as Record<string, unknown>[];
  }

  async watch(task: () => PromiseLike<unknown>): Promise<Watched> {
    const before = await this.#scanned();
    const sorted: string[] = [];
    this.#watched = sorted;
    try {
      await task();
    } finally {
      this.#watched = undefined;
    }
    const after = await this.#scanned();
    const rows = Object.entries(after).map(
      ([table, n]) => [table, n - (before[table] ?? 0)] as const,
    );
    return { sorted, scanned: Object.fromEntries(rows.filter(([, n]) => n > few)) };
  }

  async #explain(sql: string, parameters: unknown[]): Promise<PlanNode> {
    const driver = this.#driver as PGlite;
    const { rows } = await this.#query.call(driver, `explain (format json) ${sql}`, parameters);
    return (rows as { "QUERY PLAN": { Plan: PlanNode }[] }[])[0]?.["QUERY PLAN"][0]
      ?.Plan as PlanNode;
  }

  /** Functions hide their plans, and triggers too: what all of them read is counted by the statistics. */
  async #scanned(): Promise<Record<string, number>> {
    await this.run("select pg_stat_force_next_flush()");
    const rows = await this.run(
      "select relname, seq_tup_read::int from pg_stat_user_tables where schemaname = 'public'",
    );
    return Object.fromEntries(rows.map(({ relname, seq_tup_read }) => [relname, seq_tup_read]));
  }
}

function sortsOf(node: PlanNode, sql: string): string[] {
  const type = node["Node Type"];
  const input = node.Plans?.[0]?.["Plan Rows"] ?? 0;
  return [
    ...(type.endsWith("Sort") && input > few ? [`${type} of ${input} rows: ${sql}`] : []),
    ...(node.Plans ?? []).flatMap((part) => sortsOf(part, sql)),
  ];
}
