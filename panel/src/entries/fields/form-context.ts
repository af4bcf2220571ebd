import { createContext, use } from "react";
import type { ContentType } from "#content/index.ts";
import type { Gallery, Picture } from "../draft/picture-details";
import type { Columns, Draft } from "../draft/values";

/**
 * Work of a field before its form is saved, such as an upload; it may change the draft. Resolves with a
 * reason if part of the field could not be prepared: the rest is saved and the form stays open. Rejects to
 * cancel the save.
 */
export type SaveTask = () => Promise<string | undefined>;

/** Shared by all fields of a form. Changes only with the published entry, and with `textFormat` and `described`. */
export interface FormContext {
  /** Edited entry; undefined in settings. */
  entry: { type: ContentType; id: string; saved: Columns | undefined } | undefined;
  /**
   * Runs a task before each save.
   * @returns unregisters it
   */
  beforeSave: (task: SaveTask) => () => void;
  /**
   * Marks the form as unsaved because a field has pictures that are not uploaded.
   * @returns removes the mark
   */
  markUnsent: () => () => void;
  /** Value of the column `content_format`, if the form has it. */
  textFormat: unknown;
  /** Draft value with the details of pictures in texts; undefined in forms without pictures. */
  described: Picture | Gallery | undefined;
  /** Changes several fields at once. */
  edit: (change: (draft: Draft) => Draft) => void;
  /** Sets or clears the progress message in the save bar: `Subiendo imágenes...`. */
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

/**
 * Edited entry, for fields that only entries have.
 * @throws {Error} in other forms
 */
export function useEntry() {
  const { entry } = useFormContext();
  if (!entry) throw new Error("this field belongs to an entry");
  return entry;
}
