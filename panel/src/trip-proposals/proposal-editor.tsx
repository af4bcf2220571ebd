import { pollingMs } from "@panel/contact/mail";
import { DraftSession } from "@panel/entries/editor/draft-session";
import { ConflictDialog } from "@panel/entries/editor/entry-questions";
import { FormFrame } from "@panel/entries/editor/form-frame";
import { FormNotices } from "@panel/entries/editor/form-notices";
import { FormQuestions } from "@panel/entries/editor/form-questions";
import { SaveNote } from "@panel/entries/editor/save-note";
import { useForm } from "@panel/entries/editor/use-form";
import { usePreviewOpen } from "@panel/entries/preview/use-preview-open";
import { useListAddress } from "@panel/list/list-address";
import { refetch } from "@panel/queries/query-client";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { proposals } from "#content/proposals.ts";
import type { LoadedProposal } from "./load-proposal";
import { formHints, problemsToSend, today } from "./proposal";
import { proposalCalls } from "./proposal-calls";
import { followUpQuery } from "./proposals-query";
import { StateBadges } from "./state-badges";

const ProposalPreview = lazyPart("la vista previa", () => import("./proposal-preview"));
const FollowUpPanel = lazyPart("el seguimiento", () => import("./follow-up-panel"));
const SendSheet = lazyPart("el envío", () => import("./send-sheet"));
const DeleteDraft = lazyPart("la pregunta", () => import("./delete-draft"));

/** Interval in which openings and replies are read. */
const openingsMs = 20_000;

/** Form of a proposal, with what has happened to it. It stays open after a save. */
export function ProposalEditor({ id, opened, enquiry, start }: LoadedProposal) {
  const unmounted = useUnmountSignal();
  const queries = useQueryClient();
  const list = useListAddress("/proposals");
  const preview = usePreviewOpen();
  const opener = useRef<HTMLButtonElement>(null);
  const [session] = useState(() => {
    const made = new DraftSession(proposals, opened);
    if (start) {
      made.write(start.columns);
      // Leaving an untouched proposal asks nothing.
      made.markSaved();
    }
    return made;
  });
  const [calls] = useState(() => proposalCalls(id, start?.made, () => unmounted.current.signal));
  const form = useForm({
    table: proposals,
    buffer: `proposals:${id}:`,
    formerName: `proposals:${id}`,
    session,
    calls: {
      open: calls.open,
      async save(call) {
        const answer = await calls.save(call);
        history.replaceState(history.state, "", `/admin/proposals/${id}`);
        return answer;
      },
    },
    autosaves: false,
    entry: undefined,
    the: "la propuesta",
    onSubmit: () =>
      void form.act(async () => {
        await save();
      }),
  });
  /** The part could not be loaded, and the question about it was closed. */
  const [isFollowUpClosed, setFollowUpClosed] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  /** The rules of sending are shown after the first attempt, until they are followed. */
  const [isChecked, setChecked] = useState(false);
  const [asking, setAsking] = useState<"send" | "delete">();
  const stored = session.published;
  const { data: followUp } = useQuery({
    ...followUpQuery(id),
    enabled: session.isStored,
    // Travellers open and answer while the page is open.
    refetchInterval: ({ state }) => pollingMs(state.data?.mails) || openingsMs,
  });
  const problems = isChecked ? { ...problemsToSend(form.row), ...form.problems } : form.problems;
  const shown = { ...form, problems };
  const state = followUp?.state ?? "draft";
  const latest = followUp?.versions[0];

  /** @returns whether everything is stored */
  async function save(isQuiet = false): Promise<boolean> {
    await form.sync.save();
    if (session.isGone)
      throw new Error("Alguien la ha eliminado. Lo que ves sigue aquí: cópialo antes de salir.");
    if (session.clashes.length > 0) {
      setChoosing(true);
      return false;
    }
    session.markSaved();
    void refetch(queries, ["proposals"]);
    if (!isQuiet || !session.isAcknowledged)
      toast({
        title: "Propuesta guardada correctamente",
        text: session.isAcknowledged ? "" : "Queda algo sin guardar.",
      });
    return session.isAcknowledged;
  }

  async function prepareSend() {
    const found = Object.keys(problemsToSend(session.row));
    flushSync(() => setChecked(true));
    if (found.length > 0) {
      // Wait for effects, which may unfold fields.
      setTimeout(() => {
        const named = form.element.current?.querySelectorAll<HTMLElement>("[name]") ?? [];
        Array.from(named)
          .find((field) => found.includes(field.getAttribute("name") ?? ""))
          ?.focus();
      });
      return;
    }
    await form.act(async () => {
      if (await save(true)) setAsking("send");
    });
  }

  /** After a version was sent: the row has another state and time. */
  async function onSent(number: number) {
    setAsking(undefined);
    setChecked(false);
    toast({ title: `Versión ${number} enviada a ${enquiry.email}`, text: "" });
    await refetch(queries, ["proposals"]);
    void queries.invalidateQueries({ queryKey: ["contact_submissions"] });
    await form.sync.refresh().catch(() => {});
    // The version is listed above the form.
    scrollTo({ top: 0 });
  }

  /** Writes a day into the form and saves it. */
  const receiveDeposit = (day: string | null) => {
    session.write({ deposit_received_on: day });
    form.changed();
    return form.act(async () => {
      await save();
    });
  };

  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to={list.address}>Propuestas</Link> /{" "}
            {stored ? String(stored.reference) : "Nueva"}
          </p>
          <h1 dir="auto">{String(form.row.title ?? "") || "Propuesta sin título"}</h1>
          <p>
            Para{" "}
            <Link to={`/contacts?message=${enquiry.id}`} dir="auto">
              {enquiry.name}
            </Link>
          </p>
        </div>
        <div className="bar__acts">
          {followUp && <StateBadges proposal={followUp} validUntil={latest?.valid_until} />}
          <button
            className="btn btn--line"
            type="button"
            ref={opener}
            aria-expanded={preview.open}
            onClick={() => preview.set(!preview.open)}
          >
            <Icon name="screen" />
            Vista previa
          </button>
          {stored && followUp?.state === "draft" && (
            <button className="btn btn--line" type="button" onClick={() => setAsking("delete")}>
              <Icon name="delete" />
              Eliminar borrador
            </button>
          )}
        </div>
      </div>
      <FormNotices {...form} />
      {followUp && latest && !isFollowUpClosed && (
        <FollowUpPanel
          {...{ id, enquiry, followUp }}
          reference={stored ? String(stored.reference) : undefined}
          onClose={() => setFollowUpClosed(true)}
          onReceive={() => receiveDeposit(today())}
        />
      )}
      <div className={preview.open ? "beside--open" : undefined}>
        <FormFrame
          table={proposals}
          form={shown}
          hints={formHints(form.row)}
          note={
            <SaveNote
              table={proposals}
              form={shown}
              unchanged={state === "draft" ? "Sin cambios" : "Igual que la guardada"}
              onChoose={() => setChoosing(true)}
              autosaves={false}
            />
          }
          actions={
            <button
              className="btn btn--line"
              type="button"
              aria-busy={form.saving || undefined}
              onClick={() => void prepareSend()}
            >
              <Icon name="mail" />
              {latest ? `Enviar versión ${latest.number + 1}` : "Enviar propuesta"}
            </button>
          }
        />
        {preview.open && (
          <ProposalPreview
            form={form}
            stored={stored}
            number={(latest?.number ?? 0) + 1}
            beside={preview.beside}
            onClose={() => {
              // Close the modal first: it makes the page inert, so that nothing else can take the focus.
              flushSync(() => preview.set(false));
              opener.current?.focus();
            }}
          />
        )}
      </div>
      <FormQuestions form={form} />
      {isChoosing && session.clashes.length > 0 && (
        <ConflictDialog table={proposals} form={form} onClose={() => setChoosing(false)} />
      )}
      {asking === "send" && (
        <SendSheet
          {...{ id, enquiry, row: form.row, stored }}
          version={(latest?.number ?? 0) + 1}
          wasAccepted={state === "accepted"}
          expected={calls.readVersion() ?? ""}
          onClose={() => setAsking(undefined)}
          onSent={(number) => void onSent(number)}
        />
      )}
      {asking === "delete" && (
        <DeleteDraft
          id={id}
          address={list.address}
          allowLeaving={form.allowLeaving}
          onDeleting={form.close}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
