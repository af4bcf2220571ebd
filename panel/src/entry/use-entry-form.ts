import { randomId } from "@panel/backend/id";
import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isLocale, type Locale } from "#shared/locales.ts";
import { bindFields, type KeysOf, type Problems, type Update } from "./bindings";
import type { AnyRow, EntryKind } from "./kind";
import { takenSlugs } from "./queries";
import { removeUnusedPictures } from "./remove-pictures";
import { type Saved, type SaveOutcome, saveEntry } from "./save-entry";
import { freeSlug } from "./slug";
import { useDraftStore } from "./use-draft-store";
import { useLeaveGuard } from "./use-leave-guard";

/** What is in the way of a save, for a person to decide. */
export type Obstacle = { kind: "conflict"; updatedAt: string } | { kind: "gone" };

interface Options<Draft extends { slug: string }> {
  kind: EntryKind;
  /** The row that is edited; undefined for a new one. */
  saved: AnyRow | undefined;
  toDraft: (row: AnyRow | undefined) => Draft;
  toRow: (draft: Draft) => Record<string, unknown>;
  /** Empty when everything may be saved. */
  check: (draft: Draft) => Problems;
  /** Resolves once no upload is under way any more. */
  settleUploads?: () => Promise<void>;
  /** Uploads what was chosen and is still here, and gives what this changes in the draft of then. */
  uploadChosen?: () => Promise<((draft: Draft) => Partial<Draft>) | undefined>;
  /** Lets an administrator whose session ended sign in again; false when that would not help. */
  regainSession: () => Promise<boolean>;
}

export type EntryForm<Draft extends { slug: string }> = ReturnType<typeof useEntryForm<Draft>>;

/**
 * The state of an entry's form: one draft for all languages, what is wrong with it, and everything
 * that keeps it from getting lost (H5, H6, H11, H13).
 */
export function useEntryForm<Draft extends { slug: string }>(options: Options<Draft>) {
  const { kind, saved, toDraft, toRow, check, settleUploads, uploadChosen, regainSession } =
    options;
  const [id] = useState(() => saved?.id ?? randomId());
  const [base, setBase] = useState(saved?.updated_at);
  const [initial] = useState(() => toDraft(saved));
  const [draft, setDraft] = useState(initial);
  const [locale, setLocale] = useState<Locale>("es");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  /** Pictures uploaded here that no saved entry shows yet. */
  const uploaded = useRef<string[]>([]);
  /** Problems are shown as one types only after a first attempt to save. */
  const attempted = useRef(false);
  /** The slug that was made from the name; one that differs was written by hand. */
  const madeSlug = useRef(saved ? undefined : draft.slug);
  /** What a save found taken since the slug field has looked. */
  const takenSince = useRef<string[]>([]);
  const latest = useRef(draft);
  latest.current = draft;

  const written = JSON.stringify(draft, withoutKeys);
  const unsaved = useMemo(
    () => written !== JSON.stringify(initial, withoutKeys),
    [written, initial],
  );
  const stored = useDraftStore({
    name: `${kind.table}:${saved?.id ?? "new"}`,
    draft,
    base,
    uploaded,
    unsaved,
    initial,
  });

  const blocker = useLeaveGuard(unsaved);

  const update: Update<Draft> = useCallback((change) => {
    setDraft((draft) => ({
      ...draft,
      ...(typeof change === "function" ? change(draft) : change),
    }));
    setFailure(undefined);
  }, []);

  useEffect(() => {
    if (attempted.current) setProblems(check(draft));
  }, [draft, check]);

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

  async function save(version: { id: string; base: string | undefined }): Promise<SaveOutcome> {
    await settleUploads?.();
    const arrived = await uploadChosen?.();
    // What was typed meanwhile stays.
    const ready = { ...latest.current, ...arrived?.(latest.current) };
    if (arrived) update(arrived);
    latest.current = ready;
    const row = toRow(ready);
    // The slug field may make another one while this is on its way.
    const slugMade = ready.slug === madeSlug.current;
    const attempt = () => saveEntry({ kind, row, ...version });
    let outcome = await attempt();
    if (outcome.kind === "refused" && (await regainSession())) outcome = await attempt();
    if (outcome.kind === "slug-taken" && slugMade) {
      // Nobody chose this slug: the next one that is free does as well.
      takenSince.current = await takenSlugs(kind.table, ready.slug, version.id);
      const slug = freeSlug(ready.slug, takenSince.current);
      madeSlug.current = slug;
      update({ slug } as Partial<Draft>);
      row.slug = slug;
      outcome = await attempt();
    }
    return outcome;
  }

  async function submit(version = { id, base }) {
    if (saving) return;
    attempted.current = true;
    setFailure(undefined);
    setObstacle(undefined);
    const found = check(latest.current);
    if (Object.keys(found).length > 0) return showProblems(found);
    setSaving(true);
    const outcome = await save(version).catch(
      (error: Error): SaveOutcome => ({ kind: "failed", reason: error.message }),
    );
    setSaving(false);
    if (outcome.kind === "saved") return finish(outcome);
    if (outcome.kind === "slug-taken")
      return showProblems({ slug: "Esta dirección ya la usa otra entrada" });
    if (outcome.kind === "conflict" || outcome.kind === "gone") return setObstacle(outcome);
    const reason = outcome.kind === "failed" ? outcome.reason : "Tu sesión ha terminado.";
    setFailure(reason);
    toast({ kind: "error", title: `No se pudo guardar ${kind.words.the}`, text: reason });
  }

  async function finish({ row, updatedAt }: Saved) {
    if (JSON.stringify(toRow(latest.current)) !== JSON.stringify(row)) {
      // Something was typed while it was on its way: that is still to be saved.
      setBase(updatedAt);
      toast({ title: `${kind.words.one} guardado correctamente`, text: "Queda algo sin guardar." });
      return;
    }
    const shown = kind.pictures(row);
    const before = [...uploaded.current, ...(saved ? kind.pictures(saved) : [])];
    stored.forget();
    uploaded.current = [];
    toast({ title: `${kind.words.one} guardado correctamente`, text: String(row[kind.nameField]) });
    await navigate(kind.path, { state: { leave: true, saved: id } });
    void queries.invalidateQueries({ queryKey: [kind.table] });
    await removeUnusedPictures(
      kind,
      before.filter((address) => !shown.includes(address)),
    );
  }

  /** Leaves nothing behind of what was typed: no draft, no picture. */
  function discard() {
    stored.forget();
    const kept = saved ? kind.pictures(saved) : [];
    const orphans = uploaded.current.filter((address) => !kept.includes(address));
    uploaded.current = [];
    void removeUnusedPictures(kind, orphans);
  }

  return {
    kind,
    id,
    isNew: !saved,
    element,
    draft,
    update,
    locale,
    setLocale,
    problems,
    failure,
    saving,
    unsaved,
    uploaded,
    madeSlug,
    takenSince,
    row: useMemo(() => toRow(draft), [draft, toRow]),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    obstacle,
    dismissObstacle: () => setObstacle(undefined),
    /** Saves over the other person's version, or as a new entry where theirs is gone. */
    overcome: () => {
      if (obstacle?.kind === "conflict") {
        setBase(obstacle.updatedAt);
        void submit({ id, base: obstacle.updatedAt });
      } else void submit({ id, base: undefined });
    },
    blocker,
    discard,
    /** A draft of an earlier visit that was cut short, to be offered back. */
    lost: stored.lost,
    recover: () => {
      const found = stored.take();
      if (!found) return;
      uploaded.current = found.uploaded;
      setBase(found.base ?? base);
      setDraft(found.draft);
    },
    dismissLost: () => {
      const found = stored.take();
      stored.drop();
      const kept = saved ? kind.pictures(saved) : [];
      void removeUnusedPictures(
        kind,
        (found?.uploaded ?? []).filter((address) => !kept.includes(address)),
      );
    },

    /** Takes a picture that was just uploaded, and remembers that no saved entry shows it yet. */
    addPicture<K extends KeysOf<Draft, string[]> & string>(key: K, address: string) {
      uploaded.current = [...uploaded.current, address];
      update((draft) => ({ [key]: [...(draft[key] as string[]), address] }) as never);
    },

    ...bindFields({ draft, locale, problems, update }),
  };
}

/** Keys of items tell nothing about what they say. */
function withoutKeys(name: string, value: unknown) {
  return name === "key" ? undefined : value;
}
