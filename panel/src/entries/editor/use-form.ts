import { reasonOf } from "@panel/backend/backend-error";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Table } from "#content/define.ts";
import { formatColumn } from "#content/properties.ts";
import { isLocale, type Locale } from "#shared/locales.ts";
import { mergeStoredDraft, toRow, withChange } from "../draft/draft";
import { problemsOf } from "../draft/rules";
import { describedFieldOf } from "../draft/text-pictures";
import type { Draft, Problems, Value } from "../draft/values";
import type { FormContext, SaveTask } from "../fields/form-context";
import { inNumber } from "../labels";
import type { DraftSession, IsBusy, UnsavedWork } from "./draft-session";
import { type DraftCalls, DraftSync } from "./draft-sync";
import { FormBuffer } from "./form-buffer";
import { isCursorIn } from "./is-cursor-in";
import { readFormerDraft, removeFormerDraft } from "./local-buffer";
import { isSame as isEqual } from "./three-way";
import { useLeaveGuard } from "./use-leave-guard";

interface Options {
  table: Pick<Table, "fields" | "rules">;
  /** Start of the names of its local buffers: `tours:<id>:`. */
  buffer: string;
  /** Key of the draft that a former version of the panel has stored in the browser. */
  formerName: string;
  session: DraftSession;
  calls: DraftCalls;
  autosaves: boolean;
  entry: FormContext["entry"];
  /** Name of what is edited, with its article, to stand within a sentence: `el tour`. */
  the: string;
  onSubmit: () => void;
}

export type Form = ReturnType<typeof useForm>;

const noProblems: Problems = {};
/** How long the save bar tells what others have changed. */
const mergedMs = 10_000;

/**
 * State of a form: one draft for all languages, validation errors, autosave, the local buffer and the guard against
 * losing unsaved changes (H5, H6, H11, H13).
 */
export function useForm(options: Options) {
  const { table, session, calls, autosaves, entry, the } = options;
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [isStorageFull, setStorageFull] = useState(false);
  const [buffer] = useState(() => new FormBuffer(options.buffer, session, setStorageFull));
  const [locale, setLocale] = useState<Locale>("es");
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** Number of fields with pictures that are not uploaded yet. */
  const [unsent, setUnsent] = useState(0);
  const unsentNow = useRef(0);
  const [busyWith, setBusy] = useState<string>();
  /** Columns that were merged with the work of others. */
  const [merged, setMerged] = useState<readonly string[]>([]);
  const takenBefore = useRef(0);
  /** Work of an earlier visit, added to this form. */
  const [restored, setRestored] = useState<{ undo: () => void }>();
  const [former, setFormer] = useState(() => readFormerDraft<Draft>(options.formerName));
  const element = useRef<HTMLFormElement>(null);
  const isBusySaving = useRef(false);
  const isLeaving = useRef(false);
  const unmounted = useUnmountSignal();
  /** Validation on change starts after the first attempt to save. */
  const attempted = useRef(false);
  const tasks = useRef(new Set<SaveTask>());
  const isBusy: IsBusy = (name, next) => isCursorIn(element.current, name, session.draft, next);
  const [sync] = useState(
    () => new DraftSync(session, { calls, onChange: () => onAnswer(), isBusy, autosaves }),
  );
  const { draft } = session;
  const hasUnsavedWork = () =>
    !session.isClosed &&
    !isLeaving.current &&
    (isBusySaving.current || unsentNow.current > 0 || session.isChanged);
  const isUnacknowledged = saving || unsent > 0 || !session.isAcknowledged;
  const blocker = useLeaveGuard(isUnacknowledged, hasUnsavedWork, close);

  function onAnswer() {
    buffer.store();
    const taken = session.taken.slice(takenBefore.current);
    takenBefore.current = session.taken.length;
    if (taken.length > 0) setMerged(taken);
    render();
  }

  /** Ends autosaving and removes the local buffer. */
  function close() {
    session.isClosed = true;
    buffer.store();
  }

  const changed = useCallback(() => {
    setFailure(undefined);
    render();
    sync.changed();
    buffer.storeSoon();
    if (!attempted.current) return;
    const found = problemsOf(table, session.draft);
    // Keep the same object while errors are equal: every field receives it.
    setProblems((current) => (isSame(current, found) ? current : found));
  }, [table, session, sync, buffer]);
  const set = useCallback(
    (name: string, change: (value: Value) => Value) => {
      session.draft = withChange(table, session.draft, name, change);
      changed();
    },
    [table, session, changed],
  );

  const takeOver = useEffectEvent((work: UnsavedWork) => {
    const { row } = session;
    const before = Object.fromEntries(Object.keys(work.changes).map((name) => [name, row[name]]));
    session.restore(work);
    buffer.store();
    // A call without answer had arrived: the server has everything.
    if (Object.entries(before).every(([name, value]) => isEqual(value, session.row[name])))
      return changed();
    const undo = () => {
      session.write(before);
      setRestored(undefined);
      changed();
    };
    setRestored({ undo });
    changed();
  });
  useEffect(() => {
    const stopBuffer = buffer.start((work) => takeOver(work));
    const stopSync = sync.start();
    const settle = () =>
      setTimeout(() => {
        session.settle(isBusyNow);
        onAnswerNow();
        sync.changed();
      });
    const form = element.current;
    form?.addEventListener("focusout", settle);
    return () => {
      form?.removeEventListener("focusout", settle);
      stopSync();
      if (autosaves && !session.isClosed) void sync.save().catch(() => {});
      stopBuffer();
    };
  }, [autosaves, buffer, session, sync]);
  const isBusyNow = useEffectEvent(isBusy);
  const onAnswerNow = useEffectEvent(onAnswer);

  useEffect(() => {
    if (merged.length === 0) return;
    const timer = setTimeout(() => setMerged([]), mergedMs);
    return () => clearTimeout(timer);
  }, [merged]);

  // Stable, unlike the context, which changes when the entry is read again: effects depend on it.
  const markUnsent = useCallback(() => {
    setUnsent(++unsentNow.current);
    return () => {
      setUnsent(--unsentNow.current);
      setFailure(undefined);
    };
  }, []);
  const edit = useCallback(
    (change: (draft: Draft) => Draft) => {
      session.draft = change(session.draft);
      changed();
    },
    [session, changed],
  );
  const textFormat = draft[formatColumn];
  const described = draft[describedFieldOf(table) ?? ""] as FormContext["described"];
  const context = useMemo(
    (): FormContext => ({
      entry,
      beforeSave: (task) => {
        tasks.current.add(task);
        return () => tasks.current.delete(task);
      },
      setBusy,
      markUnsent,
      textFormat,
      described,
      edit,
    }),
    [entry, markUnsent, textFormat, described, edit],
  );

  /** Shows validation errors: switches to the language of the first one and focuses its field. */
  function showProblems(found: Problems) {
    const paths = Object.keys(found);
    const localeOf = (path: string) => path.split(".").find(isLocale);
    const here = paths.find((path) => (localeOf(path) ?? locale) === locale) ?? paths[0] ?? "";
    // Renders the fields of the other language, also after a response of the server.
    flushSync(() => {
      setProblems(found);
      setLocale(localeOf(here) ?? locale);
    });
    // Wait for effects, which may unfold fields.
    setTimeout(() => {
      const wrong = (field: Element) => (field.getAttribute("name") ?? "") in found;
      const fields = Array.from(element.current?.querySelectorAll<HTMLElement>("[name]") ?? []);
      fields.find(wrong)?.focus();
    });
  }

  /**
   * Runs an action of the save bar after the uploads have ended, and reports its failure.
   * @param isMeant problems that prevent the action; all others are ignored
   */
  async function act(
    action: (omitted: string | undefined) => Promise<void>,
    isMeant: (path: string) => boolean = () => true,
  ) {
    if (isBusySaving.current) return;
    const found = Object.entries(problemsOf(table, session.draft)).filter(([path]) =>
      isMeant(path),
    );
    attempted.current ||= found.length > 0;
    setFailure(undefined);
    if (found.length > 0) return showProblems(Object.fromEntries(found));
    isBusySaving.current = true;
    setSaving(true);
    try {
      let omitted: string | undefined;
      for (const task of tasks.current) omitted = (await task()) ?? omitted;
      unmounted.current.signal.throwIfAborted();
      await action(omitted);
    } catch (error) {
      if (!unmounted.current.signal.aborted) fail(reasonOf(error));
    } finally {
      isBusySaving.current = false;
      setSaving(false);
    }
  }

  function fail(reason: string) {
    setFailure(reason);
    const could = inNumber(the, "pudo", "pudieron");
    toast({ kind: "error", title: `No se ${could} guardar ${the}`, text: reason });
  }

  return {
    element,
    context,
    session,
    sync,
    draft,
    set,
    changed,
    locale,
    setLocale,
    problems,
    showProblems,
    failure,
    setFailure,
    fail,
    saving,
    act,
    close,
    /** The next navigation asks nothing, and keeps the local buffer. */
    allowLeaving: () => {
      isLeaving.current = true;
    },
    unsent,
    /** For callbacks of an earlier render. */
    hasUnsent: () => unsentNow.current > 0,
    busyWith,
    isStorageFull,
    merged,
    restored,
    /** Unsaved draft of a former version of the panel, to be restored or discarded. */
    former: former && {
      at: former.at,
      restore: () => {
        session.draft = mergeStoredDraft(table, session.draft, former.draft);
        setFormer(undefined);
        removeFormerDraft(options.formerName);
        changed();
        buffer.store();
      },
      discard: () => {
        setFormer(undefined);
        removeFormerDraft(options.formerName);
      },
    },
    row: useMemo(() => toRow(table, draft), [draft, table]),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      options.onSubmit();
    },
    resolve: (choices: Parameters<DraftSession["resolve"]>[0]) => {
      session.resolve(choices);
      changed();
    },
    blocker,
  };
}

function isSame(one: Problems, other: Problems): boolean {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}
