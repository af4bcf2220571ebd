import { contentTypes } from "../../../content/index.ts";
import type {
  Database,
  EntryDraftRow,
  PublishAnswer,
  SaveDraftAnswer,
} from "../../../shared/database.types.ts";
import { type Cast, startCast } from "./cast.ts";
import { type Client, tour } from "./harness.ts";

export type EntryTable = Database["public"]["Functions"]["open_entry"]["Args"]["type"];
type Columns = Record<string, unknown>;
type Etags = Record<string, string>;

/** A form of an administrator, as far as the database is concerned: it knows what it has seen. */
export class Editor {
  /** Columns as the form shows them. */
  shown: Columns = {};
  /** Etags of the shown columns. */
  etags: Etags = {};
  draft: EntryDraftRow | null = null;
  readonly client: Client;
  readonly entry: { type: EntryTable; id: string };

  constructor(client: Client, id: string, type: EntryTable = "tours") {
    this.client = client;
    this.entry = { type, id };
  }

  async open() {
    const { data } = await this.client.rpc("open_entry", this.entry).throwOnError();
    this.shown = { ...data.row, ...data.draft?.data };
    this.etags = data.etags;
    this.draft = data.draft;
    return data;
  }

  /** Etag of the draft as it was opened. */
  get seen(): string {
    return this.draft?.etag ?? "";
  }

  /** Saves columns over the values that the form has seen. */
  async save(changes: Columns): Promise<SaveDraftAnswer> {
    const names = Object.keys(changes).filter((name) => name in this.etags);
    const seen = Object.fromEntries(names.map((name) => [name, this.etags[name] ?? ""]));
    const { data } = await this.client
      .rpc("save_draft", { ...this.entry, changes, seen })
      .throwOnError();
    if (data.outcome === "saved" || data.outcome === "conflict")
      for (const [name, value] of Object.entries(changes)) {
        if (name in data.conflicts) continue;
        this.shown[name] = value;
        this.etags[name] = data.etags[name] ?? "";
      }
    return data;
  }

  /** Publishes the draft as it was opened last. */
  async publish(
    more: { language?: string; over?: Etags; operation?: string; spanish?: string[] } = {},
  ) {
    const args = { operation: crypto.randomUUID(), ...this.entry, seen: this.seen, ...more };
    const { data, error } = await this.client.rpc("publish_entry", args);
    if (error) throw error;
    return data as PublishAnswer;
  }

  async discard() {
    const { data } = await this.client
      .rpc("discard_draft", { ...this.entry, seen: this.seen })
      .throwOnError();
    return data.outcome;
  }

  /** @param at milliseconds since the epoch; null cancels. */
  async schedule(at: number | null, over?: Etags) {
    const time = at === null ? null : new Date(at).toISOString();
    const args = { ...this.entry, seen: this.seen, at: time, ...(over && { over }) };
    const { data, error } = await this.client.rpc("schedule_draft", args);
    if (error) throw error;
    return data;
  }
}

/** A form of this client that shows the entry. */
export async function openEditor(client: Client, id: string, type?: EntryTable): Promise<Editor> {
  const editor = new Editor(client, id, type);
  await editor.open();
  return editor;
}

/** Two administrators and a tour without a draft. */
export interface Editors {
  cast: Cast;
  ana: Client;
  ben: Client;
  /** Removes the role of `ben`, who stays signed in. */
  demoteBen(): Promise<void>;
  /** Removes entries, drafts and versions. @returns the id of a new tour. */
  reset(): Promise<string>;
}

export async function startEditors(): Promise<Editors> {
  const cast = await startCast();
  const { service, admin: ana, traveller: ben } = cast;
  const { data } = await ben.auth.getUser();
  const role = { user_id: data.user?.id ?? "", role: "admin" as const };
  return {
    cast,
    ana,
    ben,
    async demoteBen() {
      await service.from("user_roles").delete().match(role).throwOnError();
    },
    async reset() {
      await service.from("user_roles").upsert(role).throwOnError();
      await service.from("entry_drafts").delete().not("id", "is", null).throwOnError();
      for (const { table } of contentTypes)
        await service.from(table).delete().not("id", "is", null).throwOnError();
      await service.from("entry_versions").delete().gt("id", 0).throwOnError();
      const { data } = await service.from("tours").insert(tour).select("id").single();
      return data?.id ?? "";
    },
  };
}
