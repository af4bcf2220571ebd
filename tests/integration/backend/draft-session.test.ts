import { afterAll, beforeAll, expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import { DraftSession } from "../../../panel/src/entries/editor/draft-session.ts";
import { freshRandom, type Random } from "../../support/random.ts";
import { volume } from "../../support/volume.ts";
import { type Editors, startEditors } from "./editor.ts";
import type { Client } from "./harness.ts";

let editors: Editors;
beforeAll(async () => {
  editors = await startEditors();
});
afterAll(() => editors.cast.backend.dispose());

type Columns = Record<string, unknown>;
interface Item {
  key: string;
  values: Record<string, { es: string; en: string; fr: string }>;
}

/** Form of an administrator, whose answers may be lost, and whose tab may crash. */
class Form {
  session: DraftSession;
  readonly #client: Client;
  readonly #entry: { type: "tours"; id: string };
  /** Places that this administrator alone writes: even days or odd days, one language. */
  readonly #side: 0 | 1;
  /** Last value of each place. */
  readonly written = new Map<string, string>();

  static async open(client: Client, id: string, side: 0 | 1): Promise<Form> {
    const form = new Form(client, id, side);
    await form.#restart();
    return form;
  }

  constructor(client: Client, id: string, side: 0 | 1) {
    this.#client = client;
    this.#entry = { type: "tours", id };
    this.#side = side;
    this.session = new DraftSession(tours);
  }

  type(random: Random, text: string): void {
    const { session } = this;
    const language = this.#side === 0 ? "es" : "en";
    const name = random.pick(["name", "destination", "itinerary", "itinerary"]);
    if (name !== "itinerary") {
      const texts = session.draft[name] as Item["values"][string];
      session.draft = { ...session.draft, [name]: { ...texts, [language]: text } };
      this.written.set(`${name}.${language}`, text);
      return;
    }
    const at = random.below(3) * 2 + this.#side;
    const days = (session.draft.itinerary as Item[]).map((day, index) =>
      index === at
        ? { ...day, values: { ...day.values, description: { es: text, en: "", fr: "" } } }
        : day,
    );
    session.draft = { ...session.draft, itinerary: days as never };
    this.written.set(`day ${at}`, text);
  }

  /** @param isLost the answer does not arrive */
  async save(isLost: boolean): Promise<void> {
    const call = this.session.next();
    if (!call) return;
    const { data } = await this.#client
      .rpc("save_draft", { ...this.#entry, ...call })
      .throwOnError();
    if (isLost) return;
    this.session.answered(data);
    if (this.session.isOutdated) await this.#read();
  }

  async settle(): Promise<void> {
    for (let rounds = 0; rounds < 10 && this.session.next(); rounds += 1) await this.save(false);
    await this.#read();
  }

  /** The tab is killed. Another one takes over its local buffer. */
  async crash(): Promise<void> {
    const work = this.session.unsavedWork;
    await this.#restart();
    if (work) this.session.restore(JSON.parse(JSON.stringify(work)));
  }

  async #restart(): Promise<void> {
    this.session = new DraftSession(tours, await this.#opened());
  }

  async #read(): Promise<void> {
    // A call without answer is repeated first.
    if (!this.session.hasUnansweredCall) this.session.remote(await this.#opened());
  }

  async #opened() {
    const { data } = await this.#client.rpc("open_entry", this.#entry).throwOnError();
    return data;
  }
}

function placesOf(row: Columns): Record<string, unknown> {
  const days = (row.itinerary as Columns[]).map(({ description_es }, at) => [
    `day ${at}`,
    description_es,
  ]);
  return {
    "name.es": row.name,
    "name.en": row.name_en,
    "destination.es": row.destination,
    "destination.en": row.destination_en,
    ...Object.fromEntries(days),
  };
}

test("K12: of two forms with lost answers, crashes and a program that publishes, each change arrives in both, without a question", async () => {
  const random = freshRandom();
  for (let round = 0; round < volume(6, 200); round += 1) {
    const id = await editors.reset();
    const itinerary = Array.from({ length: 6 }, (_, at) => ({
      id: `d${at}`,
      day: at + 1,
      description_es: `Día ${at}`,
    }));
    const { service } = editors.cast;
    await service.from("tours").update({ itinerary }).eq("id", id).throwOnError();
    const forms = [
      await Form.open(editors.ana, id, 0),
      await Form.open(editors.ben, id, 1),
    ] as const;
    for (let step = 0; step < 25; step += 1) {
      const form = random.pick(forms);
      const choice = random.below(12);
      if (choice < 6) form.type(random, `Texto ${round} ${step}`);
      else if (choice < 10) await form.save(random.below(3) === 0);
      else if (choice === 10) await form.crash();
      else
        await service
          .from("tours")
          .update({ price_per_person: 1000 + step })
          .eq("id", id)
          .throwOnError();
      for (const { session } of forms) expect(session.clashes, `step ${step}`).toEqual([]);
    }
    for (const form of [...forms, ...forms]) await form.settle();
    const [ana, ben] = forms.map(({ session }) => placesOf(session.row));
    expect(ana).toEqual(ben);
    expect(ana).toMatchObject(Object.fromEntries(forms.flatMap(({ written }) => [...written])));
    for (const { session } of forms) expect(session.isAcknowledged).toBe(true);
  }
});
