import { reasonOf } from "@panel/backend/backend-error";
import type { AnswerLinkState } from "@panel/contact/answer-form";
import { MailStatus } from "@panel/contact/mail-status";
import { answerTo } from "@panel/contact/reply";
import { refetch } from "@panel/queries/query-client";
import { InlineError } from "@panel/ui/field-error";
import { formatDate, formatMoment, formatUsd } from "@panel/ui/format";
import { lazyPart } from "@panel/ui/lazy-part";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { LinkActions } from "./link-actions";
import type { ProposalEnquiry } from "./load-proposal";
import { isMaybeScanner, openedWords, type Reply, shortDay, type Version } from "./proposal";
import { settleReplies } from "./proposal-calls";
import type { FollowUp } from "./proposals-query";

const SentVersion = lazyPart("lo enviado", () => import("./sent-version"));

interface FollowUpPanelProps {
  id: string;
  reference: string | undefined;
  enquiry: ProposalEnquiry;
  followUp: FollowUp;
  /** Stores that the deposit has come today. */
  onReceive: () => Promise<void>;
}

/** Versions of a proposal, openings, replies and acceptance, and what the owner can do with them. */
export default function FollowUpPanel(props: FollowUpPanelProps) {
  const { id, reference, enquiry, followUp, onReceive } = props;
  const [shown, setShown] = useState<Version>();
  const { state, versions, replies, mails } = followUp;
  const titleId = useId();
  const acceptance = replies.find(({ kind }) => kind === "acceptance");
  const questions = replies.filter(({ kind }) => kind !== "acceptance");
  return (
    <section className="panel panel__in proposal__follow" aria-labelledby={titleId}>
      <h2 className="panel__head" id={titleId}>
        Seguimiento
      </h2>
      {acceptance && (
        <Acceptance
          {...{ acceptance, onReceive }}
          receivedOn={followUp.deposit_received_on}
          isCurrent={state === "accepted" && acceptance.number === versions[0]?.number}
        />
      )}
      {questions.length > 0 && (
        <Replies id={id} enquiry={enquiry} replies={questions} waits={followUp.waiting_since} />
      )}
      <ol className="letter__list">
        {versions.map((version) => (
          <VersionItem
            key={version.id}
            enquiry={enquiry}
            version={version}
            onShow={() => setShown(version)}
            mail={mails.find(({ version_id }) => version_id === version.id)}
          />
        ))}
      </ol>
      <LinkActions id={id} state={state} />
      {shown && (
        <SentVersion {...{ reference }} version={shown} onClose={() => setShown(undefined)} />
      )}
    </section>
  );
}

interface AcceptanceProps {
  acceptance: Reply;
  /** The latest version is the accepted one. */
  isCurrent: boolean;
  receivedOn: string | null;
  onReceive: () => Promise<void>;
}

function Acceptance({ acceptance, isCurrent, receivedOn, onReceive }: AcceptanceProps) {
  const { name, at, ip, number } = acceptance;
  const receive = useMutation({ mutationFn: onReceive });
  return (
    <div className="proposal__accepted">
      <p>
        <b>
          {isCurrent ? "Aceptada" : `La versión ${number} fue aceptada`} por{" "}
          <span dir="auto">{name}</span>
        </b>{" "}
        el {formatMoment(at).replace(" ", " a las ")}
        {ip ? ` (IP ${ip})` : ""}.
      </p>
      <p className="hint">
        {isCurrent
          ? "Cambiarla pide enviar otra versión y aceptarla de nuevo. Los contactos, el pago y las notas para el camino cambian en cuanto los guardas."
          : "Desde entonces ha salido otra versión, que todavía no está aceptada."}
      </p>
      {receivedOn ? (
        <p>Depósito recibido el {formatDate(receivedOn)}.</p>
      ) : (
        <button
          className="btn btn--line"
          type="button"
          aria-busy={receive.isPending || undefined}
          onClick={() => !receive.isPending && receive.mutate()}
        >
          Marcar depósito recibido
        </button>
      )}
    </div>
  );
}

interface RepliesProps {
  id: string;
  enquiry: ProposalEnquiry;
  replies: readonly Reply[];
  /** Time of the first reply that is not settled. */
  waits: string | null;
}

function Replies({ id, enquiry, replies, waits }: RepliesProps) {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = ({ at }: Reply) => waits !== null && at >= waits;
  const open = replies.filter(isOpen);
  // The oldest first, as in a conversation.
  const questions = (open.length > 0 ? open : replies.slice(0, 1)).toReversed();
  const answer = answerTo(
    enquiry,
    questions.map(({ body }) => body ?? ""),
  );
  const settle = useMutation({
    mutationFn: () => settleReplies(id),
    // The pressed button unmounts.
    onSuccess: () => heading.current?.focus(),
    async onSettled() {
      await refetch(queries, ["proposals"]);
      void queries.invalidateQueries({ queryKey: ["contact_submissions", "counts"] });
    },
  });
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {waits ? "Espera respuesta" : "Preguntas y cambios"}
      </h3>
      <ol className="letter__list">
        {replies.map((reply) => (
          <li key={reply.id}>
            <p className="letter__by">
              {formatMoment(reply.at)} · versión {reply.number}
            </p>
            <p className="letter__subject">
              {reply.kind === "change" ? "Pide un cambio" : "Pregunta"}
              {isOpen(reply) && <span className="badge badge--warn">Sin atender</span>}
            </p>
            <p className="letter__words" dir="auto" lang={enquiry.language ?? undefined}>
              {reply.body}
            </p>
          </li>
        ))}
      </ol>
      <div className="bar__acts">
        <Link
          className="btn"
          to={`/contacts?message=${enquiry.id}`}
          // Closing the message leads back.
          state={{ answer, opened: true } satisfies AnswerLinkState & { opened: true }}
        >
          Responder
        </Link>
        {waits && (
          <button
            className="btn btn--line"
            type="button"
            aria-busy={settle.isPending || undefined}
            onClick={() => !settle.isPending && settle.mutate()}
          >
            Ya está atendido
          </button>
        )}
      </div>
      {settle.error && <InlineError>No se pudo anotar. {reasonOf(settle.error)}</InlineError>}
    </div>
  );
}

interface VersionItemProps {
  enquiry: ProposalEnquiry;
  version: Version;
  onShow: () => void;
  mail: FollowUp["mails"][number] | undefined;
}

function VersionItem({ enquiry, version, onShow, mail }: VersionItemProps) {
  const { number, sent_at, author, subject, total, valid_until } = version;
  return (
    <li>
      <p className="letter__by">
        {formatMoment(sent_at)} · {author ?? "—"}
      </p>
      <p className="letter__subject">
        Versión {number}: {formatUsd(total)}, vale hasta el {shortDay(valid_until)}
      </p>
      <p>
        {openedWords(version, formatMoment)}
        {isMaybeScanner(version, mail?.sent_at) && (
          <small className="hint"> Fue al minuto de llegar el correo: quizá su antivirus.</small>
        )}
      </p>
      <p className="hint" dir="auto" lang={enquiry.language ?? undefined}>
        {subject}
      </p>
      <button
        className="more more--plain"
        type="button"
        aria-label={`Ver lo enviado en la versión ${number}`}
        onClick={onShow}
      >
        Ver lo enviado
      </button>
      {mail && <MailStatus enquiry={enquiry.id} mail={mail} />}
    </li>
  );
}
