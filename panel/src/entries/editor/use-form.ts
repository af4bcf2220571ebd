import { reasonOf } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
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
import type { Table } from "#content/define.ts";
import { isLocale, type Locale } from "#shared/locales.ts";
import { mergeStoredDraft, rowAfterSave, withChange } from "../draft/draft";
import { problemsOf } from "../draft/rules";
import type { Draft, ObjectItem, Problems, Value } from "../draft/values";
import type { FormContext, SaveTask } from "../fields/form-context";
import { inNumber } from "../labels";
import type { DraftSession, UnsavedWork } from "./draft-session";
import { type DraftCalls, DraftSync } from "./draft-sync";
import {
  holdBuffer,
  readFormerDraft,
  removeBuffer,
  removeFormerDraft,
  takeOverBuffers,
  writeBuffer,
} from "./local-buffer";
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
  /** What is edited, within a sentence: `el tour`. */
  the: string;
  onSubmit: () => void;
}

export type Form = ReturnType<typeof useForm>;

const noProblems: Problems = {};
const bufferMs = 400;

type Stored = UnsavedWork & { at: number };

/**
 * State of a form: one draft for all languages, validation errors, autosave, the local buffer and the guard against
 * losing unsaved changes (H5, H6, H11, H13).
 */
export function useForm(options: Options) {
  const { table, buffer, session, calls, autosaves, entry, the } = options;
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [bufferName] = useState(() => buffer + randomId());
  const [locale, setLocale] = useState<Locale>("es");
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** Number of fields with pictures that are not uploaded yet. */
  const [unsent, setUnsent] = useState(0);
  const unsentNow = useRef(0);
  const [chosenPicture, setChosenPicture] = useState<string>();
  const [busyWith, setBusy] = useState<string>();
  const [isStorageFull, setStorageFull] = useState(false);
  /** Columns that were merged with the work of others. */
  const [merged, setMerged] = useState<readonly string[]>([]);
  const takenBefore = useRef(0);
  /** Work of an earlier visit, added to this form. */
  const [restored, setRestored] = useState<{ undo: () => void }>();
  const [former, setFormer] = useState(() => readFormerDraft<Draft>(options.formerName));
  const element = useRef<HTMLFormElement>(null);
  const isBusySaving = useRef(false);
  const unmounted = useUnmountSignal();
  /** Validation on change starts after the first attempt to save. */
  const attempted = useRef(false);
  const tasks = useRef(new Set<SaveTask>());
  const bufferTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sync] = useState(
    () => new DraftSync(session, { calls, onChange: () => onAnswer(), isBusy, autosaves }),
  );
  const { draft } = session;
  const hasUnsavedWork = () =>
    !session.isClosed && (isBusySaving.current || unsentNow.current > 0 || session.isChanged);
  const isUnacknowledged = saving || unsent > 0 || !session.isAcknowledged;
  const blocker = useLeaveGuard(isUnacknowledged, hasUnsavedWork, close);

  function storeBuffer() {
    clearTimeout(bufferTimer.current);
    const work = session.unsavedWork;
    if (!work) removeBuffer(bufferName);
    else setStorageFull(!writeBuffer(bufferName, work));
  }

  function onAnswer() {
    storeBuffer();
    const taken = session.taken.slice(takenBefore.current);
    takenBefore.current = session.taken.length;
    if (taken.length > 0) setMerged(taken);
    render();
  }

  /** Ends autosaving and removes the local buffer. */
  function close() {
    session.isClosed = true;
    removeBuffer(bufferName);
  }

  /** Whether the cursor is in a field that would change around it. */
  function isBusy(name: string, next: Value): boolean {
    const focused = document.activeElement;
    if (!focused || !element.current?.contains(focused)) return false;
    if (focused.closest("dialog")) return true;
    const [field, at] = (focused.getAttribute("name") ?? "").split(".");
    if (field !== name) return false;
    if (table.fields[name]?.kind !== "array") return true;
    const items = session.draft[name] as ObjectItem[];
    return movesItem(items, next as ObjectItem[], Number(at));
  }

  const changed = useCallback(() => {
    setFailure(undefined);
    render();
    sync.changed();
    clearTimeout(bufferTimer.current);
    bufferTimer.current = setTimeout(() => storeBufferNow(), bufferMs);
    if (!attempted.current) return;
    const found = problemsOf(table, session.draft);
    // Keep the same object while errors are equal: every field receives it.
    setProblems((current) => (isSame(current, found) ? current : found));
  }, [table, session, sync]);
  const storeBufferNow = useEffectEvent(storeBuffer);
  const set = useCallback(
    (name: string, change: (value: Value) => Value) => {
      session.draft = withChange(table, session.draft, name, change);
      changed();
    },
    [table, session, changed],
  );

  const takeOver = useEffectEvent((work: Stored) => {
    const before = session.row;
    session.restore(work);
    storeBuffer();
    const undo = () => {
      session.write(before);
      setRestored(undefined);
      changed();
    };
    setRestored({ undo });
    changed();
  });
  useEffect(() => {
    const held = new AbortController();
    holdBuffer(bufferName, held.signal);
    void takeOverBuffers<Stored>(buffer, (work) => !held.signal.aborted && takeOver(work));
    const stop = sync.start();
    const store = () => storeBufferNow();
    const settle = () =>
      setTimeout(() => {
        session.settle(isBusyNow);
        if (!held.signal.aborted) onAnswerNow();
        sync.changed();
      });
    const form = element.current;
    window.addEventListener("pagehide", store);
    form?.addEventListener("focusout", settle);
    return () => {
      stop();
      store();
      if (autosaves && !session.isClosed) void sync.save().catch(() => {});
      held.abort();
      window.removeEventListener("pagehide", store);
      form?.removeEventListener("focusout", settle);
    };
  }, [autosaves, buffer, bufferName, session, sync]);
  const isBusyNow = useEffectEvent(isBusy);
  const onAnswerNow = useEffectEvent(onAnswer);

  const context = useMemo(
    (): FormContext => ({
      entry,
      beforeSave: (task) => {
        tasks.current.add(task);
        return () => tasks.current.delete(task);
      },
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
    [entry],
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

  /**
   * Runs an action of the save bar, which uploads chosen pictures first, and reports its failure.
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
    unsent,
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
        storeBuffer();
      },
      discard: () => {
        setFormer(undefined);
        removeFormerDraft(options.formerName);
      },
    },
    /** Blob URL of the chosen picture, which is uploaded with the next save. */
    chosenPicture,
    /** Row after a save, as if a chosen picture were uploaded already. */
    row: useMemo(() => rowAfterSave(table, draft), [draft, table]),
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

/** Whether the item with the cursor changes, or items change places, which would move it. */
function movesItem(items: readonly ObjectItem[], next: readonly ObjectItem[], at: number): boolean {
  const keys = (list: readonly ObjectItem[], other: readonly ObjectItem[]) =>
    list.map(({ key }) => key).filter((key) => other.some((item) => item.key === key));
  const item = items[at];
  const nextItem = next.find(({ key }) => key === item?.key);
  return (
    JSON.stringify(item) !== JSON.stringify(nextItem) ||
    JSON.stringify(keys(items, next)) !== JSON.stringify(keys(next, items))
  );
}

function isSame(one: Problems, other: Problems): boolean {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}
