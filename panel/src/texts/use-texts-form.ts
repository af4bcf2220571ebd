import { reasonOf } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import {
  holdBuffer,
  removeBuffer,
  takeOverBuffers,
  writeBuffer,
} from "@panel/entries/editor/local-buffer";
import { useLeaveGuard } from "@panel/entries/editor/use-leave-guard";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TextPage } from "#content/texts/define.ts";
import type { TextFault } from "#content/texts/rules.ts";
import type { SiteTextChange, SiteTextRow } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import {
  changesOf,
  clashingLanguages,
  type Edits,
  editsAfter,
  faultsOf,
  withWords,
} from "./text-edits";
import { byKey, type TargetLocale } from "./text-words";
import { saveTexts, textsQuery } from "./texts-query";

export type TextConflict = { key: string; row: SiteTextRow | null };
type Rows = ReadonlyMap<string, SiteTextRow>;

const isDirty = (edits: Edits) => Object.keys(edits).length > 0;

interface TextsFormOptions {
  /** Name of the form, so that another form of the same page does not take over its buffer. */
  scope?: string;
  onSaved?: () => void;
}

/**
 * State of the form of a page's texts: unsaved words, their local buffer, saving, conflicts and the guard against losing
 * changes (M4, M5).
 */
export function useTextsForm(
  page: TextPage,
  initialRows: readonly SiteTextRow[],
  { scope = "texts", onSaved }: TextsFormOptions = {},
) {
  const { texts } = page;
  const queries = useQueryClient();
  const unmounted = useUnmountSignal();
  const [rows, setRows] = useState<Rows>(() => byKey(initialRows));
  const [edits, setEdits] = useState<Edits>({});
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflicts, setConflicts] = useState<TextConflict[]>([]);
  const [shownFaults, setShownFaults] = useState<Record<string, TextFault>>({});
  /** Latest state, for saves and navigations that begin before the next render. */
  const latest = useRef({ edits, rows });
  const inFlight = useRef(false);
  /** Repeated with the same changes after a lost answer. */
  const attempt = useRef({ operation: "", changes: "" });
  const [bufferName] = useState(() => `${scope}:${page.page}:${randomId()}`);

  function change(next: Edits, nextRows = latest.current.rows) {
    latest.current = { edits: next, rows: nextRows };
    setEdits(next);
    setRows(nextRows);
    if (isDirty(next)) writeBuffer(bufferName, { edits: next });
    else removeBuffer(bufferName);
  }

  const takeOver = useEffectEvent((stored: Edits) => {
    let next = latest.current.edits;
    for (const [key, edit] of Object.entries(stored))
      for (const [locale, words] of Object.entries(edit)) {
        const text = texts[key];
        if (!text || next[key]?.[locale as Locale] !== undefined) continue;
        next = withWords(next, key, text, latest.current.rows.get(key), locale as Locale, words);
      }
    if (next === latest.current.edits) return;
    change(next);
    toast({ title: "Recuperado lo que no se guardó", text: "Revísalo y guárdalo." });
  });
  useEffect(() => {
    const stop = new AbortController();
    holdBuffer(bufferName, stop.signal);
    void takeOverBuffers<{ edits: Edits; at: number }>(`${scope}:${page.page}:`, (stored) => {
      if (!stop.signal.aborted) takeOver(stored.edits);
      return !stop.signal.aborted;
    });
    return () => stop.abort();
  }, [bufferName, scope, page.page]);

  const discard = () => change({});
  const blocker = useLeaveGuard(isDirty(edits), () => isDirty(latest.current.edits), discard);

  /** @param words null: the code's words */
  function setWords(key: string, locale: Locale, words: string | null) {
    const text = texts[key];
    if (!text) return;
    const { rows, edits } = latest.current;
    setFailure(undefined);
    setShownFaults(({ [`${key}.${locale}`]: _, ...others }) => others);
    change(withWords(edits, key, text, rows.get(key), locale, words));
  }

  /** @returns path `key.locale` of the first fault; undefined if the texts were sent */
  async function save(): Promise<string | undefined> {
    const { edits: sent, rows: sentRows } = latest.current;
    const faults = faultsOf(texts, sent);
    setShownFaults(faults);
    const [first] = Object.keys(faults);
    if (first) return first;
    if (!isDirty(sent) || inFlight.current) return undefined;
    inFlight.current = true;
    setSaving(true);
    setFailure(undefined);
    let repeats = false;
    const changes = changesOf(texts, sentRows, sent);
    const serialized = JSON.stringify(changes);
    if (attempt.current.changes !== serialized)
      attempt.current = { operation: randomId(), changes: serialized };
    try {
      const { operation } = attempt.current;
      const answer = await saveTexts(changes, operation, unmounted.current.signal);
      if (answer.outcome === "conflict") {
        const clashes = answer.conflicts.filter(
          ({ key, row }) =>
            clashingLanguages(latest.current.edits[key], sentRows.get(key), row).length > 0,
        );
        // Others have changed other languages of these texts, or other texts.
        takeRows(answer.conflicts.filter((conflict) => !clashes.includes(conflict)));
        if (clashes.length > 0) setConflicts(clashes);
        else repeats = true;
      } else {
        store(answer.rows, changes, editsAfter(latest.current.edits, sent));
        toast({ title: "Guardado", text: "Ya se ve en la web." });
        onSaved?.();
      }
    } catch (error) {
      setFailure(reasonOf(error));
    }
    inFlight.current = false;
    setSaving(false);
    return repeats ? save() : undefined;
  }

  /** Takes over the rows that a save has returned. */
  function store(saved: readonly SiteTextRow[], changes: readonly SiteTextChange[], left: Edits) {
    const next = new Map(latest.current.rows);
    for (const { key } of changes) next.delete(key);
    for (const row of saved) next.set(row.key, row);
    change(left, next);
    queries.setQueryData(textsQuery.queryKey, [...next.values()]);
  }

  /**
   * Records that the stored translation of a text still holds.
   * @throws {BackendError}
   */
  async function confirm(key: string, locale: TargetLocale): Promise<void> {
    const row = latest.current.rows.get(key);
    if (!row) return;
    const { text, text_en, text_fr, based_on, updated_at: expected } = row;
    const changes = [{ key, text, text_en, text_fr, based_on, confirmed: [locale], expected }];
    const answer = await saveTexts(changes, randomId(), unmounted.current.signal);
    if (answer.outcome === "saved") store(answer.rows, changes, latest.current.edits);
    else {
      const { edits } = latest.current;
      if (answer.conflicts.some((one) => clashingLanguages(edits[key], row, one.row).length > 0))
        setConflicts(answer.conflicts);
      else takeRows(answer.conflicts);
      toast({ title: "Otra persona acaba de cambiar este texto", text: "Revísalo otra vez." });
    }
  }

  function takeRows(taken: readonly TextConflict[]) {
    const next = new Map(latest.current.rows);
    for (const { key, row } of taken) {
      if (row) next.set(key, row);
      else next.delete(key);
    }
    change(latest.current.edits, next);
  }

  /** Takes over the rows of others. `theirs`: keys whose unsaved words are dropped for them. */
  function resolve(theirs: ReadonlySet<string>) {
    takeRows(conflicts);
    const kept = Object.entries(latest.current.edits).filter(([key]) => !theirs.has(key));
    setConflicts([]);
    change(Object.fromEntries(kept));
    if (kept.length > 0) void save();
  }

  return {
    rows,
    edits,
    isSaving,
    failure,
    conflicts,
    faults: shownFaults,
    blocker,
    setWords,
    save,
    confirm,
    discard,
    resolve,
    closeConflicts: () => setConflicts([]),
  };
}

export type TextsForm = ReturnType<typeof useTextsForm>;
