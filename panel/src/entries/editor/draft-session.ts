import type { Table } from "#content/define.ts";
import type { EntryDraftRow, OpenedEntry, SaveDraftAnswer } from "#shared/database.types.ts";
import { toDraft, toRow } from "../draft/draft";
import type { Columns, Draft, Value } from "../draft/values";
import { FieldColumns } from "./field-columns";
import type { Merged } from "./merge";
import { isSame } from "./three-way";

type Etags = Record<string, string>;

/** Arguments of `save_draft`. */
export interface SaveCall {
  changes: Columns;
  seen: Etags;
}

/** Work that the server has not acknowledged, stored in the browser (`local-buffer.ts`). */
export interface UnsavedWork {
  changes: Columns;
  /** Acknowledged values of the same columns. */
  base: Columns;
  /** Etags of all columns. */
  seen: Etags;
  /** The server has nothing of this entry yet. */
  isNew: boolean;
  /** Columns that were sent without an answer, and may have arrived. */
  sent: Columns;
}

/** Values of other people for columns of one field, which the form does not show yet. */
interface Incoming {
  theirs: Columns;
  etags: Etags;
}

/** A field that two people have changed in different ways. Both rows have the disjoint changes of both. */
export interface Clash {
  name: string;
  mine: Columns;
  theirs: Columns;
}

/** Whether the user is typing in the field, so that it must not get this value. */
export type IsBusy = (name: string, next: Value) => boolean;

/**
 * More than 300 lines, because its state is one and private.
 *
 * State of a form and of its draft on the server, without React, timers or requests: the values on screen, the
 * acknowledged ones with their etags, and those of other people.
 */
export class DraftSession {
  readonly #table: Pick<Table, "fields">;
  readonly #fields: FieldColumns;
  /** Values on screen. */
  draft: Draft;
  /** Acknowledged values. They were read and written by the form, so that other spellings are no changes. */
  #known: Columns;
  #etags: Etags = {};
  /** Values when the visit began, or after the last save by a button. */
  #start: Columns;
  #sent: SaveCall | undefined;
  /** Values that may have arrived before others changed the same columns: the call was repeated, or the tab crashed. */
  readonly #doubtful: Columns = {};
  readonly #incoming = new Map<string, Incoming>();
  /** Columns that were taken from other people, in the order of their arrival. */
  readonly taken: string[] = [];
  published: Columns | null = null;
  /** The draft on the server when it was read last. */
  stored: EntryDraftRow | null = null;
  /** The entry was deleted, or its draft discarded. `published` and `stored` are as they were before. */
  isGone = false;
  /** Published, discarded or left: nothing is saved any more. */
  isClosed = false;
  /** Others have written columns that this form has not read. */
  isOutdated = false;

  /** @param start initial draft of a new entry */
  constructor(table: Pick<Table, "fields">, opened?: OpenedEntry, start?: Draft) {
    this.#table = table;
    this.draft = start ?? toDraft(table, opened ? valuesOf(opened) : undefined);
    this.#fields = new FieldColumns(table);
    this.#known = this.row;
    this.#start = this.row;
    if (!opened) return;
    this.published = opened.row;
    this.stored = opened.draft;
    this.#etags = { ...opened.etags };
  }

  /** Columns of the values on screen. */
  get row(): Columns {
    return toRow(this.#table, this.draft);
  }

  /** Whether the server has the entry or a draft of it. */
  get isStored(): boolean {
    return Object.keys(this.#etags).length > 0;
  }

  /** Columns that differ from the acknowledged ones. */
  get changes(): Columns {
    return differences(this.row, this.#known);
  }

  get hasUnansweredCall(): boolean {
    return this.#sent !== undefined;
  }

  get isAcknowledged(): boolean {
    return !this.#sent && Object.keys(this.changes).length === 0;
  }

  /** Whether this visit has changed something since it began, or since the last save by a button. */
  get isChanged(): boolean {
    return Object.keys(this.visitChanges).length > 0;
  }

  /** For the local buffer; undefined if everything is acknowledged. */
  get unsavedWork(): UnsavedWork | undefined {
    if (this.isAcknowledged || this.isClosed) return undefined;
    const { row } = this;
    const sent = { ...this.#doubtful, ...this.#sent?.changes };
    // Also columns that were changed back since they were sent.
    const names = Object.keys({ ...sent, ...this.changes });
    const pick = (columns: Columns) =>
      Object.fromEntries(names.map((name) => [name, columns[name]]));
    const isNew = !this.isStored;
    return { changes: pick(row), base: pick(this.#known), seen: this.#etags, isNew, sent };
  }

  markSaved(): void {
    this.#start = this.row;
  }

  /** Sets columns as if they were typed. */
  write(columns: Columns): void {
    const names = Object.keys(columns).map((column) => this.#fields.fieldOf[column]);
    for (const name of new Set(names))
      if (name) this.draft = { ...this.draft, [name]: this.#read(name, columns) };
  }

  /** Takes back what this visit has changed. */
  revert(): void {
    const columns = Object.keys(this.visitChanges);
    this.write(Object.fromEntries(columns.map((column) => [column, this.#start[column]])));
  }

  /** Columns that this visit has changed. */
  get visitChanges(): Columns {
    return differences(this.row, this.#start);
  }

  /** Next call of `save_draft`. A call without answer is repeated before anything else. */
  next(): SaveCall | undefined {
    if (this.isClosed || this.isGone || this.stored?.publish_at) return undefined;
    if (this.#sent) return this.#sent;
    const waiting = new Set(
      [...this.#incoming.values()].flatMap(({ etags }) => Object.keys(etags)),
    );
    const { row } = this;
    const changes = Object.entries(this.changes).filter(([column]) => !waiting.has(column));
    if (changes.length === 0) return undefined;
    // Columns that a new entry leaves out get the defaults of the table, not those of the form.
    const all = Object.entries(row).filter(([, value]) => value != null);
    const sent = this.isStored ? changes : all;
    this.#sent = { changes: Object.fromEntries(sent), seen: { ...this.#etags } };
    return this.#sent;
  }

  answered(answer: SaveDraftAnswer, isBusy?: IsBusy): void {
    const { changes = {} } = this.#sent ?? {};
    this.#sent = undefined;
    if (!("etags" in answer)) {
      this.isOutdated = true;
      return;
    }
    const { conflicts, etags } = answer;
    for (const [column, value] of Object.entries(changes)) {
      if (column in conflicts) this.#doubtful[column] = value;
      else this.#acknowledge(column, value, etags[column]);
    }
    this.#receive(conflicts, etags);
    // Others have written: their name and the rest of their work are in the draft.
    this.isOutdated = Object.entries(this.#fields.fieldOf).some(
      ([column, name]) =>
        column in conflicts ||
        etags[column] !== (this.#incoming.get(name)?.etags[column] ?? this.#etags[column]),
    );
    this.settle(isBusy);
  }

  /** Takes over the state on the server. */
  remote(opened: OpenedEntry, isBusy?: IsBusy): void {
    const { row, draft, etags } = opened;
    this.isOutdated = false;
    this.isGone = this.isStored && !row && !draft?.is_new;
    if (this.isGone) return;
    this.published = row;
    this.stored = draft;
    // Published or discarded: what is acknowledged is no longer a change of this visit.
    if (row && !draft) this.#start = { ...this.#known };
    this.#incoming.clear();
    const values = valuesOf(opened);
    const newer = Object.keys(this.#fields.fieldOf).filter(
      (column) => etags[column] !== this.#etags[column],
    );
    this.#receive(Object.fromEntries(newer.map((column) => [column, values[column]])), etags);
    this.settle(isBusy);
  }

  /** Adds the unsaved work of an earlier visit or of another tab. */
  restore({ changes, base, seen, sent }: UnsavedWork): void {
    const now = { ...this.#known };
    const etags = { ...this.#etags };
    const columns = Object.keys(changes).filter((column) => column in this.#fields.fieldOf);
    this.write(Object.fromEntries(columns.map((column) => [column, changes[column]])));
    for (const column of columns) {
      this.#known[column] = base[column];
      this.#etags[column] = seen[column] ?? "";
      if (seen[column] === undefined) delete this.#etags[column];
    }
    Object.assign(this.#doubtful, sent);
    const newer = columns.filter((column) => etags[column] !== this.#etags[column]);
    this.#receive(Object.fromEntries(newer.map((column) => [column, now[column]])), etags);
    this.settle();
  }

  /**
   * Call that takes columns out of the draft, because others have published newer values. {@link rebase} follows it,
   * and merges the values of the draft with the published ones.
   */
  rebaseCall(published: Columns): SaveCall {
    return { changes: published, seen: { ...this.#etags } };
  }

  rebase(published: Columns, etags: Etags): void {
    for (const column of Object.keys(published)) {
      const name = this.#fields.fieldOf[column];
      const base = { ...this.#known, [column]: this.stored?.base[column] };
      if (name !== undefined) this.#known[column] = this.#fields.rewritten(name, base)[column];
    }
    this.#receive(published, etags);
    this.settle();
  }

  /** Makes the next save store a new entry that nobody has changed. */
  storeUntouched(): void {
    if (!this.isStored && !this.#sent) this.#known = {};
  }

  /** The entry or its draft is gone: the next save stores everything again, as a new draft. */
  startAgain(): void {
    this.isGone = false;
    this.#sent = undefined;
    this.#etags = {};
    this.#known = {};
  }

  /** Merges what others have written into the form, except fields with a clash, and those that are busy. */
  settle(isBusy: IsBusy = () => false): void {
    for (const name of [...this.#incoming.keys()]) {
      const { columns, conflicts } = this.#merged(name);
      if (conflicts.length > 0) continue;
      const value = this.#read(name, columns);
      if (!isBusy(name, value)) this.#accept(name, value);
    }
  }

  get clashes(): Clash[] {
    return [...this.#incoming.keys()].flatMap((name) => {
      const mine = this.#merged(name);
      if (mine.conflicts.length === 0) return [];
      return [{ name, mine: mine.columns, theirs: this.#merged(name, true).columns }];
    });
  }

  resolve(choices: Readonly<Record<string, "mine" | "theirs">>): void {
    for (const { name, ...sides } of this.clashes) {
      const side = choices[name];
      if (side) this.#accept(name, this.#read(name, sides[side]));
    }
  }

  #acknowledge(column: string, value: unknown, etag: string | undefined): void {
    this.#known[column] = value;
    delete this.#doubtful[column];
    if (etag === undefined) delete this.#etags[column];
    else this.#etags[column] = etag;
  }

  #receive(values: Columns, etags: Etags): void {
    for (const [column, value] of Object.entries(values)) {
      const name = this.#fields.fieldOf[column];
      if (name === undefined) continue;
      // A call without answer has arrived.
      if (column in this.#doubtful && isSame(value, this.#doubtful[column])) {
        this.#acknowledge(column, value, etags[column]);
        continue;
      }
      const { theirs, etags: received } = this.#incoming.get(name) ?? { theirs: {}, etags: {} };
      // Read once: items without id get one.
      const read = this.#fields.rewritten(name, {
        ...this.#fields.pick(name, this.#known),
        ...theirs,
        [column]: value,
      });
      // The same value, for example because it was published.
      if (isSame(read[column], this.#known[column])) {
        this.#acknowledge(column, this.#known[column], etags[column]);
        continue;
      }
      this.#incoming.set(name, {
        theirs: { ...theirs, [column]: read[column] },
        etags: { ...received, [column]: etags[column] ?? "" },
      });
    }
  }

  /** Shows a value that contains the changes of others, which are acknowledged with it. */
  #accept(name: string, value: Value): void {
    const etags = this.#incoming.get(name)?.etags ?? {};
    const theirs = this.#theirs(name);
    this.#incoming.delete(name);
    this.draft = { ...this.draft, [name]: value };
    for (const [column, etag] of Object.entries(etags)) {
      this.#acknowledge(column, theirs[column], etag || undefined);
      this.#start = { ...this.#start, [column]: theirs[column] };
      this.taken.push(column);
    }
  }

  #merged(name: string, prefersTheirs = false): Merged {
    const sides = {
      known: this.#known,
      doubtful: this.#doubtful,
      mine: this.#fields.row(name, this.draft),
      theirs: this.#theirs(name),
    };
    return this.#fields.merge(name, sides, prefersTheirs);
  }

  /** Columns of a field with the changes of others. */
  #theirs(name: string): Columns {
    return { ...this.#fields.pick(name, this.#known), ...this.#incoming.get(name)?.theirs };
  }

  #read(name: string, columns: Columns): Value {
    return this.#fields.read(name, { ...this.#fields.row(name, this.draft), ...columns });
  }
}

function valuesOf({ row, draft }: OpenedEntry): Columns {
  return { ...row, ...draft?.data };
}

function differences(row: Columns, other: Columns): Columns {
  return Object.fromEntries(
    Object.entries(row).filter(([column, value]) => !isSame(value, other[column])),
  );
}
