import { checkRefusal } from "@panel/auth/session";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useAllSettled } from "@panel/ui/use-all-settled";
import { useState } from "react";
import { Sheet } from "#shared/ui/sheet.tsx";
import { AnswerForm } from "./answer-form";
import { removeDrafts } from "./draft-names";
import { eraseEnquiry } from "./erase-enquiry";
import type { MailedEnquiry } from "./find-enquiries";
import { MailStatus } from "./mail-status";
import { MessageFields } from "./message-fields";
import { Notes } from "./notes";
import { reasonOf } from "./reason";
import { StateField } from "./state-field";
import { Thread } from "./thread";
import { useEnquiry } from "./use-enquiries";
import {
  enquiryDetailsQuery,
  templatesQuery,
  tourNameQuery,
  useEnquiryDetails,
} from "./use-enquiry-details";
import type { Retry } from "./use-retry";

interface MessageSheetProps {
  id: string;
  retry: Retry;
  onClose: () => void;
  onErased: (id: string) => void;
}

/** An enquiry, to be read, answered and erased. */
export function MessageSheet({ id, retry, onClose, onErased }: MessageSheetProps) {
  const { data, error, isPending, refetch } = useEnquiry(id);
  return (
    <Sheet
      title={data?.name ?? "Mensaje"}
      note={data && `Recibido el ${formatMoment(data.created_at)}`}
      closeLabel="Cerrar el mensaje"
      onClose={onClose}
    >
      <div className="letter">
        {data && <Message enquiry={data} retry={retry} onErased={onErased} />}
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
function Conversation({ enquiry, retry }: { enquiry: MailedEnquiry; retry: Retry }) {
  const { data, error, refetch } = useEnquiryDetails(enquiry.id);
  return (
    <>
      {error && !data && (
        <NotLoaded failure="No se pudieron cargar las respuestas ni las notas." onRetry={refetch} />
      )}
      <Thread
        id={enquiry.id}
        language={enquiry.language}
        answers={data?.answers ?? []}
        retry={retry}
      />
      <AnswerForm enquiry={enquiry} />
      <Notes enquiry={enquiry.id} notes={data?.notes ?? []} />
    </>
  );
}

interface MessageProps {
  enquiry: MailedEnquiry;
  retry: Retry;
  onErased: (id: string) => void;
}

function Message({ enquiry, retry, onErased }: MessageProps) {
  const [asking, setAsking] = useState(false);
  const [erasing, setErasing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isLoaded = useAllSettled([
    enquiryDetailsQuery(enquiry.id),
    templatesQuery,
    tourNameQuery(enquiry),
  ]);
  const notice = enquiry.outbox.find(({ kind }) => kind === "notice");

  async function erase() {
    setErasing(true);
    setFailure(undefined);
    try {
      await eraseEnquiry(enquiry.id);
      removeDrafts(enquiry.id);
      onErased(enquiry.id);
    } catch (error) {
      // The sheet would hide a toast.
      setFailure(reasonOf(error, "eliminarlo"));
      checkRefusal(error);
    }
    setErasing(false);
    setAsking(false);
  }

  return (
    <>
      {notice && <MailStatus id={enquiry.id} mail={notice} retry={retry} />}
      <StateField enquiry={enquiry} />
      <MessageFields enquiry={enquiry} />
      <p className="letter__text" lang={enquiry.language ?? undefined}>
        {enquiry.message}
      </p>
      {isLoaded ? (
        <>
          <Conversation enquiry={enquiry} retry={retry} />
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
      {failure && (
        <p className="err" role="alert">
          <Icon name="warning" />
          No se pudo eliminar el mensaje. {failure}
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title={`¿Eliminar el mensaje de ${enquiry.name}?`}
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={erasing ? "Eliminando..." : "Eliminar para siempre"}
          onConfirm={erase}
          busy={erasing}
          danger
        >
          Se eliminan el mensaje, sus datos de contacto, las respuestas y las notas. No se puede
          deshacer.
        </ConfirmDialog>
      )}
    </>
  );
}
