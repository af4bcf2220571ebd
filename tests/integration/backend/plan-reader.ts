/** Collects the plans of a task's statements, and the number of rows read by sequential scans. */
import postgres from "postgres";
import { ConnectionLost, Session } from "../../../server/backend/database/session.ts";
import { eventually } from "../../support/eventually.ts";

interface PlanNode {
  "Node Type": string;
  "Plan Rows": number;
  Plans?: PlanNode[];
}

export interface Watched {
  /** Plans of statements that sort more than a page. */
  sorted: string[];
  /** Rows read by sequential scans. */
  scanned: Record<string, number>;
}

/** Number of rows that may be scanned or sorted: a sitemap file, or a table that stays small. */
const few = 1500;

type Run = Session["run"];

/** Observes every session of this process, from a superuser session of its own. */
export class PlanReader {
  readonly #run: Run = Session.prototype.run;
  readonly #own: postgres.Sql;
  readonly #sessions = new Set<Session>();
  #watched: string[] | undefined;

  constructor(databaseUrl: string) {
    this.#own = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const reader = this;
    Session.prototype.run = async function (this: Session, sql: string, parameters) {
      if (!reader.#sessions.has(this)) this.once("end", () => reader.#sessions.delete(this));
      reader.#sessions.add(this);
      // In the same transaction, with the same role and policies.
      if (reader.#watched && /^\s*(select|update|delete|insert)\b/i.test(sql))
        reader.#watched.push(...sortsOf(await reader.#explain(this, sql, parameters), sql));
      return reader.#run.call(this, sql, parameters);
    } as Run;
  }

  async close(): Promise<void> {
    Session.prototype.run = this.#run;
    await this.#own.end();
  }

  /** Runs as superuser, without the backend. */
  async run(sql: string): Promise<Record<string, unknown>[]> {
    return [...(await this.#own.unsafe(sql))];
  }

  /**
   * Does the work of autovacuum: statistics, and the visibility map, without which there is no index-only
   * scan. A pass does not complete it while an older transaction runs, such as autovacuum's own.
   */
  async vacuum(): Promise<void> {
    await eventually(async () => {
      await this.run("vacuum (analyze, index_cleanup on)");
      const left = await this.run(
        `select oid::regclass from pg_class where relkind = 'r' and relallvisible < relpages
           and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      );
      if (left.length > 0) throw new Error(`not all visible: ${JSON.stringify(left)}`);
    });
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

  async #explain(
    session: Session,
    sql: string,
    parameters: readonly unknown[] | undefined,
  ): Promise<PlanNode> {
    const { rows } = await this.#run.call(session, `explain (format json) ${sql}`, parameters);
    return rows[0]?.["QUERY PLAN"][0].Plan as PlanNode;
  }

  /**
   * Sessions report their counts with a delay, including the session that filled the tables: makes them
   * report now.
   */
  async flush(): Promise<void> {
    const statement = "select pg_stat_force_next_flush()";
    await this.run(statement);
    for (const session of this.#sessions)
      await this.#run.call(session, statement).catch((error: unknown) => {
        // The pool may have closed it meanwhile, which also reports the counts.
        if (!(error instanceof ConnectionLost)) throw error;
      });
  }

  /** Functions and triggers hide their plans: the statistics count what they read. */
  async #scanned(): Promise<Record<string, number>> {
    await this.flush();
    const rows = await this.run(
      "select relname, seq_tup_read::int from pg_stat_user_tables where schemaname in ('public', 'private')",
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
