import { regainSession } from "@panel/auth/regain-session";
import { toast } from "@panel/ui/toaster";
import { useGone } from "@panel/ui/use-gone";
import { type FormEvent, useCallback, useMemo, useRef, useState } from "react";
import type { Table } from "#content/define.ts";
import { isLocale, type Locale } from "#shared/locales.ts";
import { changed, restored, rowToBe, toDraft, toRow, written } from "../draft/draft";
import { textIn } from "../draft/member-forms";
import { problemsOf } from "../draft/rules";
import type { Columns, Draft, Problems, Value } from "../draft/values";
import type { FormContext, SaveTask } from "../fields/form-context";
import { inNumber } from "../outcome-words";
import type { SaveConflict, SaveOutcome } from "./save-outcome";
import { uploadsIn } from "./uploads-in";
import { useDraftStore } from "./use-draft-store";
import { useLeaveGuard } from "./use-leave-guard";
import { useSaves, type Write } from "./use-saves";
import { useUploads } from "./use-uploads";

interface Options {
  table: Pick<Table, "fields" | "rules">;
  /** Under which its unsaved draft is stored in this browser. */
  name: string;
  /** What is edited; undefined for a new entry. */
  saved: Columns | undefined;
  /** What a new one begins with, where that is not nothing. */
  start?: Draft | undefined;
  entry: FormContext["entry"];
  words: {
    /** `No se pudo guardar el tour`. */
    the: string;
    /** `Tour guardado correctamente`. */
    saved: string;
  };
  write: (write: Write) => Promise<SaveOutcome>;
  /** For a draft whose slug nobody has chosen, and that is taken: what has another. */
  withOtherSlug?: (draft: Draft) => Promise<Draft | undefined>;
  /** Everything is saved, perhaps after the form was left. */
  onSaved: (row: Columns) => Promise<void> | void;
  /** A new entry goes on as the one that an earlier visit had begun. */
  onResumed?: (id: string) => void;
  /** The same of the row as it is now, after a save that nobody has answered. */
  picturesNow: () => Promise<string[]>;
}

export type Form = ReturnType<typeof useForm>;

const noProblems: Problems = {};

/** Refused, although signing in again was not asked for: nothing says that the session has ended. */
const unconfirmed =
  "El servidor no ha podido comprobar tu sesión. No se ha perdido nada: inténtalo otra vez dentro de un momento.";

/**
 * The state of a form: one draft for all languages, what is wrong with it, and everything that keeps it from
 * getting lost (H5, H6, H11, H13).
 */
export function useForm(options: Options) {
  const { table, name, saved, start, entry, words, withOtherSlug, onSaved } = options;
  const [initial, setInitial] = useState(() => start ?? toDraft(table, saved));
  const [draft, setDraft] = useState(initial);
  const [base, setBase] = useState(() => (saved && textIn(saved, "updated_at")) || undefined);
  const [locale, setLocale] = useState<Locale>("es");
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** How many fields hold pictures that are not up yet. */
  const [unsent, setUnsent] = useState(0);
  const unsentNow = useRef(0);
  const [saveConflict, setSaveConflict] = useState<SaveConflict>();
  const [chosenPicture, setChosenPicture] = useState<string>();
  const [busyWith, setBusy] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  /** The draft as it is now, for what goes on while others type. */
  const latest = useRef(draft);
  /** As it was when it was last sent. */
  const sent = useRef(draft);
  /** As it is saved. */
  const settled = useRef(initial);
  /** The save that is under way. */
  const underWay = useRef<Promise<void>>(undefined);
  const gone = useGone();
  /** Problems are shown as one types only after a first attempt to save. */
  const attempted = useRef(false);
  const tasks = useRef(new Set<SaveTask>());
  /** Why the save that is under way leaves something out. */
  const leftOut = useRef<string>(undefined);
  const uploads = useUploads();
  const unsaved = useMemo(() => written(draft) !== written(initial), [draft, initial]);
  const stored = useDraftStore({ name, id: entry?.id, draft, base, unsaved });
  const saves = useSaves({
    write: options.write,
    onSend: (write) => stored.noteSave(write, sent.current),
    onSettled: (row, updatedAt) => {
      uploads.keep(uploadsIn(table, row));
      setBase(updatedAt);
    },
  });
  const isUnsaved = () =>
    Boolean(underWay.current) || unsent > 0 || written(latest.current) !== written(settled.current);
  const blocker = useLeaveGuard(unsaved || unsent > 0 || saving, isUnsaved);

  function settle(draft: Draft) {
    settled.current = draft;
    setInitial(draft);
  }

  const put = useCallback(
    (next: Draft) => {
      latest.current = next;
      setDraft(next);
      setFailure(undefined);
      if (!attempted.current) return;
      const found = problemsOf(table, next);
      // The same object as long as nothing changes: all fields are given it.
      setProblems((present) => (same(present, found) ? present : found));
    },
    [table],
  );
  const set = useCallback(
    (name: string, change: (value: Value) => Value) =>
      put(changed(table, latest.current, name, change)),
    [put, table],
  );
  const context = useMemo(
    (): FormContext => ({
      entry,
      beforeSave: (task) => {
        tasks.current.add(task);
        return () => tasks.current.delete(task);
      },
      noteUpload: uploads.note,
      noteChosen: setChosenPicture,
      setBusy,
      noteUnsent: () => {
        setUnsent(++unsentNow.current);
        return () => {
          setUnsent(--unsentNow.current);
          setFailure(undefined);
        };
      },
    }),
    [entry, uploads.note],
  );

  /** Shows what is wrong: on the first tab that has something, with the focus in its first field. */
  function showProblems(found: Problems) {
    setProblems(found);
    const paths = Object.keys(found);
    const localeOf = (path: string) => path.split(".").find(isLocale);
    const here = paths.find((path) => (localeOf(path) ?? locale) === locale) ?? paths[0] ?? "";
    setLocale(localeOf(here) ?? locale);
    // The other tab's fields have to be there first.
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
    const { signal } = gone.current;
    leftOut.current = undefined;
    for (const task of tasks.current) leftOut.current = (await task()) ?? leftOut.current;
    // Whoever has left meanwhile has given it up.
    signal.throwIfAborted();
    let outcome = await attempt(base);
    if (outcome.kind === "refused" && (await regainSession(signal))) outcome = await attempt(base);
    if (outcome.kind !== "slug-taken") return outcome;
    const other = await withOtherSlug?.(sent.current);
    if (!other) return outcome;
    put({ ...latest.current, ...other });
    return attempt(base);
  }

  function submit(version: { base: string | undefined }) {
    if (underWay.current) return;
    attempted.current = true;
    setFailure(undefined);
    setSaveConflict(undefined);
    const found = problemsOf(table, latest.current);
    if (Object.keys(found).length > 0) return showProblems(found);
    setSaving(true);
    underWay.current = send(version.base);
  }

  async function send(base: string | undefined) {
    const outcome = await save(base).catch(
      (error: Error): SaveOutcome => ({
        kind: "failed",
        reason: error.message,
        unanswered: false,
      }),
    );
    underWay.current = undefined;
    setSaving(false);
    if (outcome.kind === "saved") return finish(outcome);
    if (gone.current.signal.aborted) return;
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
    return JSON.stringify(rowToBe(table, now)) !== JSON.stringify(rowToBe(table, before));
  }

  async function finish({ row, updatedAt }: Extract<SaveOutcome, { kind: "saved" }>) {
    uploads.keep(uploadsIn(table, row));
    setBase(updatedAt);
    const changedSince = isChangedSince(sent.current);
    if ((changedSince || leftOut.current) && !gone.current.signal.aborted) {
      // That is still to be saved.
      settle(leftOut.current ? toDraft(table, row) : sent.current);
      setFailure(leftOut.current);
      toast({ title: words.saved, text: "Queda algo sin guardar." });
      return;
    }
    settle(latest.current);
    stored.discard();
    const removal = uploads.removeRest();
    await onSaved(row);
    await removal;
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
    /** A local address of the picture that is chosen and goes up with the next save. */
    chosenPicture,
    /** What saving would leave, as if a picture that is chosen were up already. */
    row: useMemo(() => rowToBe(table, draft), [draft, table]),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit({ base });
    },
    saveConflict,
    dismissSaveConflict: () => setSaveConflict(undefined),
    /** Saves over the other person's version, or as a new entry where theirs is gone. */
    saveAnyway: () => {
      const over = saveConflict?.kind === "conflict" ? saveConflict.updatedAt : undefined;
      setBase(over);
      submit({ base: over });
    },
    blocker,
    /** Leaves nothing behind of what was typed: no draft, no picture. */
    async discard() {
      stored.forget();
      await underWay.current;
      if (saves.mayHaveArrived()) uploads.keep(await options.picturesNow());
      await uploads.removeRest();
    },
    /** Autosaves what was typed over a version that another call has made, to be restored there. */
    rebase: stored.rebase,
    /** The draft of an earlier visit that was cut short, to be restored or discarded. */
    autosaved: stored.found,
    restore: () => {
      const found = stored.restore();
      if (!found) return;
      setBase(found.base ?? base);
      saves.resume(found.unanswered);
      if (found.id) options.onResumed?.(found.id);
      put(restored(table, latest.current, found.draft));
    },
    discardAutosaved: () => {
      stored.restore();
      stored.discard();
    },
  };
}

function same(one: Problems, other: Problems): boolean {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}
