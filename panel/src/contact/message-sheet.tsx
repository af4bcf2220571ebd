import { EnquiryProposals } from "@panel/trip-proposals/enquiry-proposals";
import { ofEnquiryQuery } from "@panel/trip-proposals/proposals-query";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useAllSettled } from "@panel/ui/use-all-settled";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Sheet } from "#shared/ui/sheet.tsx";
import { AnswerForm } from "./answer-form";
import { BookedPlaces } from "./booked-places";
import type { Channel } from "./contact";
import { eraseEnquiry, failureReason } from "./enquiry-changes";
import {
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
import { type ContactButton, RecordContact } from "./record-contact";
import { StateField } from "./state-fields";
import { Thread } from "./thread";
import { RefusedAddress, VisitorAddress } from "./visitor-address";

interface MessageSheetProps {
  id: string;
  /** Button of the channel that is focused when the sheet opens. */
  recordBy?: Channel | undefined;
  onClose: () => void;
  onErased: (id: string) => void;
}

/** An enquiry, to be read, answered and erased. */
export default function MessageSheet({ id, recordBy, onClose, onErased }: MessageSheetProps) {
  const { data, error, isPending, refetch } = useEnquiry(id);
  return (
    <Sheet
      title={data?.name ?? "Mensaje"}
      note={data && `Recibido el ${formatMoment(data.created_at)}`}
      closeLabel="Cerrar el mensaje"
      onClose={onClose}
    >
      <div className="letter">
        {data && <Message enquiry={data} recordBy={recordBy} onErased={onErased} />}
        {isPending && <p role="status">Cargando...</p>}
        {data === null && <p>Este mensaje ya no existe. Puede que alguien lo haya borrado.</p>}
        {error && data === undefined && (
          <NotLoaded failure="No se pudo cargar el mensaje." onRetry={refetch} />
        )}
      </div>
    </Sheet>
  );
}

interface ConversationProps {
  enquiry: MailedEnquiry;
  recordBy?: Channel | undefined;
  contactButtons: ContactButton;
}

/** Answers and notes. The message is displayed even if they fail to load. */
function Conversation({ enquiry, recordBy, contactButtons }: ConversationProps) {
  const { data, error, refetch } = useEnquiryDetails(enquiry.id);
  return (
    <>
      {error && !data && (
        <NotLoaded failure="No se pudieron cargar las respuestas ni las notas." onRetry={refetch} />
      )}
      <RecordContact enquiry={enquiry} focused={recordBy} buttons={contactButtons} />
      <Thread
        enquiry={enquiry}
        answers={data?.answers ?? []}
        contacts={data?.contacts ?? []}
        onErased={({ channel }) => contactButtons.current[channel]?.focus()}
      />
      <AnswerForm enquiry={enquiry} />
      <Notes enquiry={enquiry.id} notes={data?.notes ?? []} />
    </>
  );
}

interface MessageProps {
  enquiry: MailedEnquiry;
  recordBy?: Channel | undefined;
  onErased: (id: string) => void;
}

function Message({ enquiry, recordBy, onErased }: MessageProps) {
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
    ofEnquiryQuery(enquiry.id),
  ]);
  const [correcting, setCorrecting] = useState(false);
  const contactButtons: ContactButton = useRef({});
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
      <MessageFields
        enquiry={enquiry}
        onWhatsapp={() => contactButtons.current.whatsapp?.focus()}
      />
      <VisitorAddress enquiry={enquiry} correcting={correcting} onCorrect={setCorrecting} />
      <StateField enquiry={enquiry} />
      {enquiry.departure_id && <BookedPlaces enquiry={enquiry} departure={enquiry.departure_id} />}
      {notice && <MailStatus enquiry={enquiry.id} mail={notice} />}
      {isLoaded ? (
        <>
          <EnquiryProposals enquiry={enquiry} />
          <Conversation enquiry={enquiry} recordBy={recordBy} contactButtons={contactButtons} />
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
          Se eliminan el mensaje, sus datos de contacto, las respuestas, lo anotado, las notas y las
          propuestas, también la prueba de que aceptó alguna. No se puede deshacer.
        </ConfirmDialog>
      )}
    </>
  );
}
