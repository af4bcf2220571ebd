import { afterAll, beforeAll, expect, test } from "vitest";
import { freshRandom, type Random } from "../../support/random.ts";
import { volume } from "../../support/volume.ts";
import { Editor, type Editors, startEditors } from "./editor.ts";
import { tour } from "./harness.ts";

let editors: Editors;
beforeAll(async () => {
  editors = await startEditors();
  await editors.reset();
});
afterAll(() => editors.cast.backend.dispose());

const columns = ["name", "name_en", "vehicle", "vehicle_en", "child_terms"] as const;
type Column = (typeof columns)[number];

/** Written values, and those that somebody has replaced or discarded knowingly. */
class Ledger {
  readonly #acknowledged: [column: string, value: unknown][] = [];
  readonly #gone = new Set<string>();
  #number = 0;
  /** How often each outcome was seen. */
  readonly outcomes: Record<string, number>;

  constructor(outcomes: Record<string, number>) {
    this.outcomes = outcomes;
  }

  /** A value that nobody has written before. */
  newValue(writer: string): string {
    this.#number += 1;
    return `${writer} ${this.#number}`;
  }

  note(outcome: string): void {
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
  }

  acknowledge(values: Record<string, unknown>): void {
    this.#acknowledged.push(...Object.entries(values));
  }

  forget(values: Record<string, unknown>): void {
    for (const entry of Object.entries(values)) this.#gone.add(JSON.stringify(entry));
  }

  /** Acknowledged values that must be in the published row or in the draft. */
  get kept() {
    return this.#acknowledged.filter((entry) => !this.#gone.has(JSON.stringify(entry)));
  }
}

/** A random action of an administrator who knows only what the form has seen. */
async function act(editor: Editor, name: string, random: Random, ledger: Ledger): Promise<void> {
  const choice = random.below(12);
  const isStubborn = random.below(2) === 0;
  const changed = [random.pick(columns), random.pick(columns)];
  const isUndo = random.below(6) === 0;
  if (choice < 3) {
    await editor.open();
    return;
  }
  if (choice < 8) return save();
  if (choice < 9) return publish({ language: "en" });
  if (choice < 11) return publish();
  const { data = {} } = editor.draft ?? {};
  const outcome = await editor.discard();
  ledger.note(outcome);
  if (outcome === "discarded") ledger.forget(data);
  return;

  async function save() {
    const before = { ...editor.shown };
    const changes = Object.fromEntries(
      changed.map((column): [Column, unknown] => [
        column,
        isUndo ? (tour[column as "name"] ?? null) : ledger.newValue(name),
      ]),
    );
    const answer = await editor.save(changes);
    ledger.note(answer.outcome);
    if (answer.outcome !== "saved" && answer.outcome !== "conflict")
      throw new Error(answer.outcome);
    for (const [column, value] of Object.entries(changes)) {
      if (column in answer.conflicts) {
        // Takes the other value into the form, and may write over it later.
        if (isStubborn) {
          editor.shown[column] = answer.conflicts[column];
          editor.etags[column] = answer.etags[column] ?? "";
        }
        continue;
      }
      ledger.forget({ [column]: before[column] });
      ledger.acknowledge({ [column]: value });
    }
  }

  async function publish(more: { language?: string; over?: Record<string, string> } = {}) {
    const answer = await editor.publish(more);
    ledger.note(`publish: ${answer.outcome}`);
    if (answer.outcome !== "conflict" || !isStubborn) return;
    const again = await editor.publish({ ...more, over: answer.etags });
    ledger.note(`publish over: ${again.outcome}`);
    if (again.outcome === "published") ledger.forget(answer.columns);
  }
}

async function interleave(random: Random, outcomes: Record<string, number>): Promise<void> {
  const ledger = new Ledger(outcomes);
  const { service } = editors.cast;
  const { data } = await service
    .from("tours")
    .insert({ ...tour, slug: `ruta-${crypto.randomUUID()}` })
    .select("id")
    .single();
  const id = data?.id ?? "";
  const [ana, ben] = [new Editor(editors.ana, id), new Editor(editors.ben, id)];
  await Promise.all([ana.open(), ben.open()]);
  async function program() {
    const values = { [random.pick(columns)]: ledger.newValue("Programa") };
    await service
      .from("tours")
      .update(values as never)
      .eq("id", id)
      .throwOnError();
    ledger.acknowledge(values);
  }
  const actors = [
    () => act(ana, "Ana", random, ledger),
    () => act(ben, "Ben", random, ledger),
    () => act(ben, "Ben", random, ledger),
    program,
  ] as const;
  for (let step = 0; step < 12; step += 1) {
    const one = random.below(4) < 3 ? actors[0] : actors[3];
    // Both at once.
    await Promise.all([one(), ...(random.below(3) > 0 ? [actors[1]()] : [])]);
  }

  // A program replaces whatever is there.
  const { data: changes } = await editors.ana.rpc("entry_changes", {
    type: "tours",
    entry: id,
    row_limit: 100,
  });
  for (const { version, changed, changed_by } of changes ?? []) {
    if (changed_by !== null) continue;
    const { data: kept } = await editors.ana
      .from("entry_versions")
      .select("data")
      .eq("id", version)
      .single();
    for (const column of changed ?? []) ledger.forget({ [column]: kept?.data[column] });
  }
  const { row, draft } = await ana.open();
  for (const [column, value] of ledger.kept)
    expect([row?.[column], draft?.data[column]], `${column}: ${value}`).toContain(value);
}

const expected = [
  "saved",
  "conflict",
  "discarded",
  "changed",
  "publish: published",
  "publish: changed",
  "publish: conflict",
  "publish over: published",
];

test("K12: fifty random interleavings of two administrators and a program lose nothing that was acknowledged", async () => {
  const random = freshRandom();
  const outcomes: Record<string, number> = {};
  const hasAll = () => expected.every((outcome) => outcome in outcomes);
  // A rare outcome may need more than fifty.
  for (let round = 0; round < volume(50, 500) || (!hasAll() && round < 500); round += 1)
    await interleave(random, outcomes);
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(expected));
});
