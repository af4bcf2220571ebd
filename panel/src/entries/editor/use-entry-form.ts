/** Long, because saving, publishing, scheduling and discarding share one session. */
import { reasonOf } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import type { useListAddress } from "@panel/list/list-address";
import { formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import type { OpenedEntry, PublishAnswer, ScheduleAnswer } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { languageNames } from "../draft/picture-details";
import type { Columns, Draft } from "../draft/values";
import { restoreDraft } from "../drafts/discard-draft";
import { nameOf } from "../entry-row";
import { changedWords } from "../history/changed-words";
import { outcomeOf, theOf } from "../labels";
import { timeOf, visibilityOf } from "../states";
import { undoDeletion } from "../versions/restore-version";
import { DraftSession } from "./draft-session";
import { isTemporary } from "./draft-sync";
import { entryCalls } from "./entry-calls";
import { resolveTakenSlugs } from "./taken-slugs";
import { useForm } from "./use-form";
import { visibilityHint } from "./visibility-hint";

/** Initial draft of a duplicated entry. */
export interface Copy {
  draft: Draft;
  /** Id of the original. */
  of: string;
}

interface EntryFormOptions {
  id: string;
  opened: OpenedEntry | undefined;
  copy?: Copy | undefined;
  /** List to navigate to after a save. */
  list: ReturnType<typeof useListAddress>;
  /** Address to navigate to after a save; the list if it is undefined or rejects. */
  after?: () => Promise<string | undefined>;
  /** The save button publishes this language only. */
  language?: Locale;
}

interface SaveOptions {
  /** Publishes this language only. */
  language?: Locale | undefined;
  /** With a language: columns whose Spanish is published too. */
  spanish?: string[];
  /** Keeps the form open. */
  stays: boolean;
}

/** How often a publication is tried while others change the draft. */
const maxTries = 4;

/** The form of an entry with its draft in the database. */
export function useEntryForm(
  type: ContentType,
  { id, opened, copy, list, after, language: only }: EntryFormOptions,
) {
  const { table } = type;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const unmounted = useUnmountSignal();
  /** The dialogs about a clash, and about an entry that is gone. */
  const [isChoosing, setChoosing] = useState(false);
  const [isGoneSeen, setGoneSeen] = useState(false);
  const [session] = useState(() => new DraftSession(type, opened, copy?.draft));
  const [calls] = useState(() => entryCalls(table, id, () => unmounted.current.signal));
  /** Columns of others that a save has announced. The next one publishes them. */
  const announced = useRef(new Set<string>());
  const form = useForm({
    table: type,
    buffer: `${table}:${id}:`,
    formerName: `${table}:${opened ? id : copy ? `copy:${copy.of}` : "new"}`,
    session,
    calls: {
      open: calls.open,
      async save(call) {
        const answer = await calls.save(call);
        // The address of a new entry, for a reload. The router does not need to know: nothing else changes.
        if (!opened && !session.isStored)
          history.replaceState(history.state, "", `/admin${panelPath(type)}/${id}`);
        return answer;
      },
    },
    autosaves: true,
    entry: useMemo(
      () => ({ type, id, saved: session.published ?? undefined }),
      [type, id, session.published],
    ),
    the: theOf(type),
    onSubmit: () => void save({ language: only, stays: false }),
  });
  const { sync } = form;

  /** Refreshes lists, and leaves the form. */
  async function leave(address?: string) {
    // An open form with unsaved work would ask before the navigation.
    if (!session.isChanged) form.close();
    if (!unmounted.current.signal.aborted)
      await navigate(address ?? list.address, address ? { state: list.state } : {});
    void queries.invalidateQueries({ queryKey: [table] });
  }

  /**
   * Saves everything, and reads what others have changed.
   * @returns false if the user has to decide or to read first
   */
  async function settle(): Promise<boolean> {
    const before = session.taken.length;
    await sync.refresh();
    session.storeUntouched();
    // Publishing includes unpublished work of others: show it first.
    const unseen = session.taken
      .slice(before)
      .filter((column) => column in (session.stored?.data ?? {}) && !announced.current.has(column));
    if (unseen.length > 0) {
      for (const column of unseen) announced.current.add(column);
      const words = changedWords(type, unseen);
      form.setFailure(`Otra persona acaba de cambiar: ${words}. Míralo y pulsa otra vez.`);
      return false;
    }
    if (!session.isAcknowledged) {
      await sync.save();
      await sync.refresh();
    }
    if (session.clashes.length > 0) setChoosing(true);
    if (session.isGone) setGoneSeen(false);
    return session.clashes.length === 0 && !session.isGone;
  }

  /**
   * Publishes or schedules the draft.
   * @returns the answer; undefined if the form shows why not
   */
  async function send<Answer extends PublishAnswer | ScheduleAnswer>(
    attempt: (seen: string) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    let resolved: Awaited<ReturnType<typeof resolveTakenSlugs>>;
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (!(await settle())) return undefined;
      const answer = await sync.run(() => attempt(session.stored?.etag ?? ""));
      switch (answer.outcome) {
        case "changed":
          // Somebody else has published or discarded it.
          if (!session.stored) return answer;
          continue;
        case "gone":
          continue;
        case "conflict":
          await sync.run(() => calls.save(session.rebaseCall(answer.columns)));
          session.rebase(answer.columns, answer.etags);
          form.changed();
          continue;
        case "slug-taken":
          resolved = await resolveTakenSlugs(type, session.draft, id);
          // A slug may have become free meanwhile.
          if (Object.keys(resolved.problems).length > 0) {
            form.showProblems(resolved.problems);
            return undefined;
          }
          session.draft = resolved.draft;
          form.changed();
          continue;
        case "invalid":
          form.fail(`No se entiende: ${changedWords(type, answer.columns)}`);
          return undefined;
        default:
          return answer;
      }
    }
    throw new Error("Otra persona está cambiando lo mismo. Inténtalo otra vez.");
  }

  /** Publishes everything or one language (H5, K12), also parts of it that somebody else has just published. */
  async function publish({ language, spanish, stays }: SaveOptions, omitted: string | undefined) {
    const operation = randomId();
    let left: readonly string[] = [];
    if (!(await settle())) return;
    let sent = JSON.stringify(session.row);
    if (session.stored) {
      const answer = await send((seen) => {
        // Again for each attempt: a taken slug or the work of others may have changed it.
        sent = JSON.stringify(session.row);
        return calls.publish({
          seen,
          operation,
          ...(language && { language }),
          ...(spanish && { spanish }),
        });
      });
      if (!answer) return;
      if (answer.outcome === "published") left = answer.left;
    }
    // Also what was typed before the call, after the draft was saved.
    const isTypedSince = JSON.stringify(session.row) !== sent || !session.isAcknowledged;
    const isPart = isTypedSince || omitted !== undefined || form.hasUnsent();
    toast({
      title: `${outcomeOf(type, "guardado")} correctamente`,
      text: isPart ? "Queda algo sin guardar." : textOf(language, left),
    });
    if (!isTypedSince) session.markSaved();
    if (!stays && !isPart) return leave(await after?.().catch(() => undefined));
    await sync.refresh();
    form.setFailure(omitted);
    void queries.invalidateQueries({ queryKey: [table] });
  }

  function textOf(language: Locale | undefined, left: readonly string[]): string {
    const kept = left.length > 0 ? ` Queda en el borrador: ${changedWords(type, left)}` : "";
    if (language) return `Solo el ${languageNames[language]}.${kept}`;
    const { row } = session;
    const isLater = timeOf(visibilityOf(type, row), row) !== undefined;
    return isLater
      ? `${nameOf(type, row)}. ${visibilityHint(type, undefined, row)}`
      : nameOf(type, row);
  }

  /** Columns that were discarded go back into the draft, with the time of its publication. */
  async function undoDiscard(data: Columns, publish_at: string | null = null) {
    try {
      await restoreDraft({ id, entry_type: table, data, publish_at });
      toast({ title: "Cambios recuperados", text: "Están otra vez en el borrador." });
      void queries.invalidateQueries({ queryKey: [table] });
    } catch (error) {
      const title = "No se pudieron recuperar los cambios";
      toast({ kind: "error", title, text: reasonOf(error) });
    }
  }

  /** Discards the draft, or only what this visit has changed. */
  async function discard(isVisitOnly: boolean) {
    const wasEmpty = opened === undefined && !session.published;
    const publishAt = session.stored?.publish_at;
    let changes = isVisitOnly && !wasEmpty ? session.visitChanges : session.changes;
    if (isVisitOnly && !wasEmpty) {
      session.revert();
      await sync.save();
    } else if (session.isStored || session.hasUnansweredCall) {
      await sync.refresh();
      const { stored } = session;
      changes = { ...stored?.data, ...changes };
      const answer = stored && (await sync.run(() => calls.discard(stored)));
      if (answer?.outcome === "changed")
        throw new Error("Otra persona acaba de cambiar el borrador: míralo antes.");
    }
    form.close();
    const action = { label: "Deshacer", onPress: () => void undoDiscard(changes, publishAt) };
    toast({ title: "Cambios descartados", text: nameOf(type, session.row), actions: [action] });
  }

  const save = (options: SaveOptions) =>
    form.act(
      (omitted) => publish(options, omitted),
      (path) => options.language === undefined || path.split(".").includes(options.language),
    );
  const withoutRules = (action: (omitted: string | undefined) => Promise<void>) =>
    form.act(action, () => false);

  return {
    form,
    isChoosing,
    setChoosing,
    isGoneSeen,
    setGoneSeen,
    save,
    /** Keeps unfinished work without publishing it. */
    keep: (then: () => Promise<void> | void = () => leave()) =>
      void withoutRules(async (omitted) => {
        try {
          // Leaving an empty form stores nothing.
          if (copy) session.storeUntouched();
          await sync.save();
          if (session.clashes.length > 0) return setChoosing(true);
          if (omitted) return form.setFailure(omitted);
          form.close();
          if (session.isStored)
            toast({ title: "Borrador guardado", text: nameOf(type, session.row) });
        } catch (error) {
          if (!isTemporary(error) || form.isStorageFull) throw error;
          toast({ title: "Sin conexión", text: "El borrador queda guardado en este dispositivo." });
          form.allowLeaving();
        }
        await then();
      }),
    schedule: (at: string) =>
      form.act(async () => {
        const answer = await send((seen) => calls.schedule({ seen, at }));
        if (answer?.outcome === "changed") throw new Error("No hay cambios que programar.");
        if (answer?.outcome !== "scheduled") return;
        toast({ title: `Programado: ${formatMoment(at)}`, text: nameOf(type, session.row) });
        form.close();
        await leave();
      }),
    cancelSchedule: () =>
      withoutRules(async () => {
        await calls.schedule({ seen: session.stored?.etag ?? "", at: null });
        await sync.refresh();
      }),
    discard: (isVisitOnly: boolean, then: () => Promise<void> | void = () => leave()) =>
      void withoutRules(async () => {
        await discard(isVisitOnly);
        await then();
      }),
    /** Brings back an entry that somebody has deleted, or stores a discarded new draft again. */
    bringBack: () =>
      withoutRules(async () => {
        if (session.published) await undoDeletion(table, id);
        else session.startAgain();
        await (session.published ? sync.refresh() : sync.save());
      }),
  };
}
