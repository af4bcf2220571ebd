import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useAllSettled } from "@panel/ui/use-all-settled";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Sheet } from "#shared/ui/sheet.tsx";
import { AnswerForm } from "./answer-form";
import type { Enquiry } from "./enquiry";
import { eraseEnquiry, failureReason } from "./enquiry-changes";
import {
  type Answer,
  enquiryDetailsQuery,
  templatesQuery,
  tourNameQuery,
  useEnquiry,
  useEnquiryDetails,
} from "./enquiry-details";
import type { MailedEnquiry } from "./list-query";
import { mailState } from "./mail";
import { MailStatus } from "./mail-status";
import { MessageFields } from "./message-fields";
import { Notes } from "./notes";
import { StateField } from "./state-fields";
import { RefusedAddress, VisitorAddress } from "./visitor-address";

interface MessageSheetProps {
  id: string;
  onClose: () => void;
  onErased: (id: string) => void;
}

/** An enquiry, to be read, answered and erased. */
export function MessageSheet({ id, onClose, onErased }: MessageSheetProps) {
  const { data, error, isPending, refetch } = useEnquiry(id);
  return (
    <Sheet
      title={data?.name ?? "Mensaje"}
      note={data && `Recibido el ${formatMoment(data.created_at)}`}
      closeLabel="Cerrar el mensaje"
      onClose={onClose}
    >
      <div className="letter">
        {data && <Message enquiry={data} onErased={onErased} />}
        {isPending && <p role="status">Cargando...</p>}
        {data === null && <p>Este mensaje ya no existe. Puede que alguien lo haya borrado.</p>}
        {error && data === undefined && (
          <NotLoaded failure="No se pudo cargar el mensaje." onRetry={refetch} />
        )}
      </div>
    </Sheet>
  );
}

/** Answers and notes. The message is displayed even if they fail to load. */
function Conversation({ enquiry }: { enquiry: MailedEnquiry }) {
  const { data, error, refetch } = useEnquiryDetails(enquiry.id);
  return (
    <>
      {error && !data && (
        <NotLoaded failure="No se pudieron cargar las respuestas ni las notas." onRetry={refetch} />
      )}
      <Thread enquiry={enquiry} answers={data?.answers ?? []} />
      <AnswerForm enquiry={enquiry} />
      <Notes enquiry={enquiry.id} notes={data?.notes ?? []} />
    </>
  );
}

interface MessageProps {
  enquiry: MailedEnquiry;
  onErased: (id: string) => void;
}

function Message({ enquiry, onErased }: MessageProps) {
  const [asking, setAsking] = useState(false);
  const erase = useMutation({
    mutationFn: () => eraseEnquiry(enquiry.id),
    onSuccess: () => onErased(enquiry.id),
    onSettled: () => setAsking(false),
  });
  const isLoaded = useAllSettled([
    enquiryDetailsQuery(enquiry.id),
    templatesQuery,
    tourNameQuery(enquiry),
  ]);
  const [correcting, setCorrecting] = useState(false);
  const notice = enquiry.outbox.find(({ kind }) => kind === "notice");
  const refused = enquiry.outbox.find((mail) => mailState(mail) === "refused");

  return (
    <>
      <p className="letter__text" dir="auto" lang={enquiry.language ?? undefined}>
        {enquiry.message}
      </p>
      {refused && (
        <RefusedAddress
          mail={refused}
          email={enquiry.email}
          onCorrect={correcting ? undefined : () => setCorrecting(true)}
        />
      )}
      <MessageFields enquiry={enquiry} />
      <VisitorAddress enquiry={enquiry} correcting={correcting} onCorrect={setCorrecting} />
      <StateField enquiry={enquiry} />
      {notice && <MailStatus enquiry={enquiry.id} mail={notice} />}
      {isLoaded ? (
        <>
          <Conversation enquiry={enquiry} />
          <div className="bar__acts">
            <button className="btn btn--line" type="button" onClick={() => setAsking(true)}>
              <Icon name="delete" />
              Eliminar para siempre
            </button>
          </div>
        </>
      ) : (
        <p role="status">Cargando...</p>
      )}
      {erase.error && (
        <InlineError>
          No se pudo eliminar el mensaje. {failureReason(erase.error, "eliminarlo")}
        </InlineError>
      )}
      {asking && (
        <ConfirmDialog
          title={`¿Eliminar el mensaje de ${enquiry.name}?`}
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={erase.isPending ? "Eliminando..." : "Eliminar para siempre"}
          onConfirm={() => erase.mutate()}
          busy={erase.isPending}
          danger
        >
          Se eliminan el mensaje, sus datos de contacto, las respuestas y las notas. No se puede
          deshacer.
        </ConfirmDialog>
      )}
    </>
  );
}

interface ThreadProps {
  enquiry: Enquiry;
  answers: readonly Answer[];
}

/** Answers, the oldest first, with the status of their mails. */
function Thread({ enquiry: { id, language }, answers }: ThreadProps) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Respuestas">
      <h3>Respuestas</h3>
      <ol className="letter__list">
        {answers.map((answer) => (
          <li key={answer.id}>
            <p className="letter__by">
              {formatMoment(answer.created_at)} · {answer.author ?? "—"}
            </p>
            <p className="letter__subject" dir="auto" lang={language ?? undefined}>
              {answer.subject}
            </p>
            <p className="letter__words" dir="auto" lang={language ?? undefined}>
              {answer.body}
            </p>
            {answer.outbox && <MailStatus enquiry={id} mail={answer.outbox} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
