import type { FieldOf, Table } from "#content/define.ts";
import { editedFields, toDraft, toRow } from "../draft/draft";
import type { Columns, Draft, Value } from "../draft/values";
import { type Merged, merge } from "./merge";

interface Sides {
  /** Values from which both have started. */
  known: Columns;
  /** Values that `mine` has sent, and that `theirs` may be based on. */
  doubtful: Columns;
  mine: Columns;
  theirs: Columns;
}

/** Columns of a form, read, written and merged field by field. */
export class FieldColumns {
  readonly #table: Pick<Table, "fields">;
  /** Field of each column. */
  readonly fieldOf: Readonly<Record<string, string>>;

  constructor(table: Pick<Table, "fields">) {
    this.#table = table;
    const empty = toDraft(table);
    const columnsOf = ([name]: [string, unknown]) =>
      Object.keys(this.row(name, empty)).map((column) => [column, name]);
    this.fieldOf = Object.fromEntries(editedFields(table).flatMap(columnsOf));
  }

  row(name: string, draft: Draft): Columns {
    return toRow(this.#part(name), draft);
  }

  read(name: string, columns: Columns): Value {
    return toDraft(this.#part(name), columns)[name] as Value;
  }

  /** Columns of a field as the form writes them after it has read them. */
  rewritten(name: string, columns: Columns): Columns {
    return this.row(name, toDraft(this.#part(name), columns));
  }

  pick(name: string, columns: Columns): Columns {
    const entries = Object.entries(columns);
    return Object.fromEntries(entries.filter(([column]) => this.fieldOf[column] === name));
  }

  /** Merges a field. Conflicts have the values of `mine`, or of `theirs`. */
  merge(name: string, sides: Sides, prefersTheirs: boolean): Merged {
    const { mine, theirs } = sides;
    const part = this.#part(name);
    const known = this.pick(name, sides.known);
    const from = (base: Columns) =>
      prefersTheirs ? merge(part, base, theirs, mine) : merge(part, base, mine, theirs);
    const merged = from(known);
    if (merged.conflicts.length === 0) return merged;
    // Perhaps the others have changed what this form has sent. The result must keep everything that is typed here.
    const arrived = from({ ...known, ...this.pick(name, sides.doubtful) });
    const isComplete = merge(part, known, mine, arrived.columns).conflicts.length === 0;
    return arrived.conflicts.length === 0 && isComplete ? arrived : merged;
  }

  #part(name: string): Pick<Table, "fields"> {
    return { fields: { [name]: this.#table.fields[name] as FieldOf<"text"> } };
  }
}
