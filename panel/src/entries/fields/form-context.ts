import { createContext, use } from "react";
import type { ContentType } from "#content/define.ts";
import type { Columns } from "../draft/values";

/**
 * Work of a field before its form is saved; by then it may hold something else. Resolves with the reason where
 * something of the field could not be made ready: the rest is saved, and the form stays open.
 */
export type SaveTask = () => Promise<string | undefined>;

/** What the fields of a form share; the same object as long as the form is open. */
export interface FormContext {
  /** The entry that is edited; undefined where it is none, but the settings. */
  entry: { type: ContentType; id: string; saved: Columns | undefined } | undefined;
  /** Has something done before each save; returns what takes it back. */
  beforeSave: (task: SaveTask) => () => void;
  /** Remembers a picture that was just uploaded, and that no saved entry shows yet. */
  noteUpload: (address: string) => void;
  /** Says which picture is chosen and not uploaded, by a local address; undefined: none. */
  noteChosen: (address: string | undefined) => void;
  /** Says that a field holds pictures that are not up yet; returns what takes it back. */
  noteUnsent: () => () => void;
  /** Says what is under way, `Subiendo imágenes...`, or that it is over. */
  setBusy: (words: string | undefined) => void;
}

const context = createContext<FormContext | undefined>(undefined);

export const FormProvider = context.Provider;

/** @throws {Error} outside of a form */
export function useFormContext(): FormContext {
  const form = use(context);
  if (!form) throw new Error("a field stands outside of a form");
  return form;
}

/** For fields that only entries have. @throws {Error} in another form */
export function useEntry() {
  const { entry } = useFormContext();
  if (!entry) throw new Error("this field belongs to an entry");
  return entry;
}
