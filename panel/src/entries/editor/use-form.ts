import { regainSession } from "@panel/auth/regain-session";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { type FormEvent, useCallback, useMemo, useRef, useState } from "react";
import type { Table } from "#content/define.ts";
import { isLocale, type Locale } from "#shared/locales.ts";
import {
  comparable,
  mergeStoredDraft,
  rowAfterSave,
  toDraft,
  toRow,
  withChange,
} from "../draft/draft";
import { textIn } from "../draft/member-forms";
import { problemsOf } from "../draft/rules";
import type { Columns, Draft, Problems, Value } from "../draft/values";
import type { FormContext, SaveTask } from "../fields/form-context";
import { inNumber } from "../labels";
import type { SaveConflict, SaveOutcome } from "./save-outcome";
import { uploadsIn } from "./uploads-in";
import { useDraftStore } from "./use-draft-store";
import { useLeaveGuard } from "./use-leave-guard";
import { type SaveRequest, useSaves } from "./use-saves";
import { useUploads } from "./use-uploads";

interface Options {
  table: Pick<Table, "fields" | "rules">;
  /** Key of the unsaved draft in localStorage. */
  name: string;
  /** Row to edit; undefined for a new entry. */
  saved: Columns | undefined;
  /** Initial draft of a new entry, if it is not empty. */
  start?: Draft | undefined;
  entry: FormContext["entry"];
  words: {
    /** Within a sentence: `el tour`. */
    the: string;
    /** Toast title: `Tour guardado correctamente`. */
    saved: string;
  };
  sendSave: (request: SaveRequest) => Promise<SaveOutcome>;
  /**
   * Replaces a generated slug that is taken.
   * @returns changed fields; undefined if the slug was edited by hand
   */
  withFreeSlug?: (draft: Draft) => Promise<Draft | undefined>;
  /** Called when everything is saved, possibly after unmount. */
  onSaved: (row: Columns) => Promise<void> | void;
  /** Called with the entry id of a restored draft, which a new entry takes over. */
  onResumed?: (id: string) => void;
  /** Addresses of the stored row's pictures, read after a save without response. */
  readStoredPictures: () => Promise<string[]>;
}

export type Form = ReturnType<typeof useForm>;

const noProblems: Problems = {};

/** A save was refused although the session is still valid. */
const unconfirmed =
  "El servidor no ha podido comprobar tu sesión. No se ha perdido nada: inténtalo otra vez dentro de un momento.";

/**
 * State of a form: one draft for all languages, validation errors, saving, autosave and the guard against
 * losing unsaved changes (H5, H6, H11, H13).
 */
export function useForm(options: Options) {
  const { table, name, saved, start, entry, words, withFreeSlug, onSaved } = options;
  const [initial, setInitial] = useState(() => start ?? toDraft(table, saved));
  const [draft, setDraft] = useState(initial);
  const [base, setBase] = useState(() => (saved && textIn(saved, "updated_at")) || undefined);
  const [locale, setLocale] = useState<Locale>("es");
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** Number of fields with pictures that are not uploaded yet. */
  const [unsent, setUnsent] = useState(0);
  const unsentNow = useRef(0);
  const [saveConflict, setSaveConflict] = useState<SaveConflict>();
  const [chosenPicture, setChosenPicture] = useState<string>();
  const [busyWith, setBusy] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  /** Latest draft, for async code. */
  const latest = useRef(draft);
  /** Draft of the last save request. */
  const sent = useRef(draft);
  /** Draft as last saved. */
  const lastSaved = useRef(initial);
  /** Save in progress. */
  const inFlight = useRef<Promise<void>>(undefined);
  const unmounted = useUnmountSignal();
  /** Validation on change starts after the first attempt to save. */
  const attempted = useRef(false);
  const tasks = useRef(new Set<SaveTask>());
  /** Reason for which the save in progress omits part of the draft. */
  const omissionReason = useRef<string>(undefined);
  const uploads = useUploads();
  const unsaved = useMemo(() => comparable(draft) !== comparable(initial), [draft, initial]);
  const stored = useDraftStore({ name, id: entry?.id, draft, base, unsaved });
  const saves = useSaves({
    sendSave: options.sendSave,
    onSend: (request) => stored.recordSave(request, sent.current),
    onEarlierSaved: (row, updatedAt) => {
      uploads.markUsed(uploadsIn(table, row));
      setBase(updatedAt);
    },
  });
  const hasUnsavedWork = () =>
    Boolean(inFlight.current) ||
    unsent > 0 ||
    comparable(latest.current) !== comparable(lastSaved.current);
  const blocker = useLeaveGuard(
    unsaved || unsent > 0 || saving,
    hasUnsavedWork,
    () => void discard(),
  );

  function markSaved(draft: Draft) {
    lastSaved.current = draft;
    setInitial(draft);
  }

  const update = useCallback(
    (next: Draft) => {
      latest.current = next;
      setDraft(next);
      setFailure(undefined);
      if (!attempted.current) return;
      const found = problemsOf(table, next);
      // Keep the same object while errors are equal: every field receives it.
      setProblems((current) => (isSame(current, found) ? current : found));
    },
    [table],
  );
  const set = useCallback(
    (name: string, change: (value: Value) => Value) =>
      update(withChange(table, latest.current, name, change)),
    [update, table],
  );
  const context = useMemo(
    (): FormContext => ({
      entry,
      beforeSave: (task) => {
        tasks.current.add(task);
        return () => tasks.current.delete(task);
      },
      recordUpload: uploads.record,
      setChosenPicture,
      setBusy,
      markUnsent: () => {
        setUnsent(++unsentNow.current);
        return () => {
          setUnsent(--unsentNow.current);
          setFailure(undefined);
        };
      },
    }),
    [entry, uploads.record],
  );

  /** Shows validation errors: switches to the language of the first one and focuses its field. */
  function showProblems(found: Problems) {
    setProblems(found);
    const paths = Object.keys(found);
    const localeOf = (path: string) => path.split(".").find(isLocale);
    const here = paths.find((path) => (localeOf(path) ?? locale) === locale) ?? paths[0] ?? "";
    setLocale(localeOf(here) ?? locale);
    // Wait for the fields of the other language to be rendered.
    setTimeout(() => {
      const wrong = (field: Element) => (field.getAttribute("name") ?? "") in found;
      const fields = Array.from(element.current?.querySelectorAll<HTMLElement>("[name]") ?? []);
      fields.find(wrong)?.focus();
    });
  }

  function attempt(base: string | undefined): Promise<SaveOutcome> {
    sent.current = latest.current;
    return saves.save(toRow(table, sent.current), base);
  }

  async function save(base: string | undefined): Promise<SaveOutcome> {
    const { signal } = unmounted.current;
    omissionReason.current = undefined;
    for (const task of tasks.current)
      omissionReason.current = (await task()) ?? omissionReason.current;
    // Tasks are slow: the form may have been unmounted in the meantime.
    signal.throwIfAborted();
    let outcome = await attempt(base);
    if (outcome.kind === "refused" && (await regainSession(signal))) outcome = await attempt(base);
    if (outcome.kind !== "slug-taken") return outcome;
    const other = await withFreeSlug?.(sent.current);
    if (!other) return outcome;
    update({ ...latest.current, ...other });
    return attempt(base);
  }

  function submit(version: { base: string | undefined }) {
    if (inFlight.current) return;
    attempted.current = true;
    setFailure(undefined);
    setSaveConflict(undefined);
    const found = problemsOf(table, latest.current);
    if (Object.keys(found).length > 0) return showProblems(found);
    setSaving(true);
    inFlight.current = send(version.base);
  }

  async function send(base: string | undefined) {
    const outcome = await save(base).catch(
      (error: Error): SaveOutcome => ({
        kind: "failed",
        reason: error.message,
        unacknowledged: false,
      }),
    );
    inFlight.current = undefined;
    setSaving(false);
    if (outcome.kind === "saved") return finish(outcome);
    if (unmounted.current.signal.aborted) return;
    if (outcome.kind === "slug-taken")
      return showProblems({ slug: "Esta dirección ya la usa otra entrada" });
    if (outcome.kind === "conflict" || outcome.kind === "gone") return setSaveConflict(outcome);
    const reason = outcome.kind === "failed" ? outcome.reason : unconfirmed;
    setFailure(reason);
    const could = inNumber(words.the, "pudo", "pudieron");
    toast({ kind: "error", title: `No se ${could} guardar ${words.the}`, text: reason });
  }

  /**
   * Compares rows, not drafts: a tag that moved from its input into the list is no change. Pictures that are not
   * uploaded and numbers that cannot be parsed are changes, although no row holds them.
   */
  function isChangedSince(before: Draft): boolean {
    const now = latest.current;
    if (unsentNow.current > 0 || Object.keys(problemsOf(table, now)).length > 0) return true;
    return JSON.stringify(rowAfterSave(table, now)) !== JSON.stringify(rowAfterSave(table, before));
  }

  async function finish({ row, updatedAt }: Extract<SaveOutcome, { kind: "saved" }>) {
    uploads.markUsed(uploadsIn(table, row));
    setBase(updatedAt);
    const changedSince = isChangedSince(sent.current);
    if ((changedSince || omissionReason.current) && !unmounted.current.signal.aborted) {
      // Unsent changes remain to be saved.
      markSaved(omissionReason.current ? toDraft(table, row) : sent.current);
      setFailure(omissionReason.current);
      toast({ title: words.saved, text: "Queda algo sin guardar." });
      return;
    }
    markSaved(latest.current);
    stored.discard();
    const removal = uploads.removeUnused();
    await onSaved(row);
    await removal;
  }

  /** Removes the stored draft and the pictures that were uploaded for it. */
  async function discard() {
    stored.forget();
    await inFlight.current;
    if (saves.mayHaveArrived()) uploads.markUsed(await options.readStoredPictures());
    await uploads.removeUnused();
  }

  return {
    element,
    context,
    draft,
    set,
    locale,
    setLocale,
    problems,
    failure,
    saving,
    unsaved: unsaved || unsent > 0,
    busyWith,
    /** Blob URL of the chosen picture, which is uploaded with the next save. */
    chosenPicture,
    /** Row after a save, as if a chosen picture were uploaded already. */
    row: useMemo(() => rowAfterSave(table, draft), [draft, table]),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit({ base });
    },
    saveConflict,
    dismissSaveConflict: () => setSaveConflict(undefined),
    /** Saves over the other person's version, or as a new entry if it was deleted. */
    saveAnyway: () => {
      const over = saveConflict?.kind === "conflict" ? saveConflict.updatedAt : undefined;
      setBase(over);
      submit({ base: over });
    },
    blocker,
    discard,
    /** Stores the draft with another `base`, to be restored over a version from another call. */
    rebase: stored.rebase,
    /** Draft of an interrupted earlier visit, to be restored or discarded. */
    autosaved: stored.found,
    restore: () => {
      const found = stored.restore();
      if (!found) return;
      setBase(found.base ?? base);
      saves.resume(found.unanswered);
      if (found.id) options.onResumed?.(found.id);
      update(mergeStoredDraft(table, latest.current, found.draft));
    },
    discardAutosaved: () => {
      stored.restore();
      stored.discard();
    },
  };
}

function isSame(one: Problems, other: Problems): boolean {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}
