import { draftOwner } from "@panel/auth/session";
import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Table } from "#content/define.ts";
import { changedWords } from "../history/changed-words";
import { readEmails } from "../versions/accounts";
import { isTemporary } from "./draft-sync";
import type { Form } from "./use-form";

interface SaveNoteProps {
  table: Pick<Table, "fields">;
  form: Form;
  /** Note while nothing is changed. */
  unchanged: string;
  /** Opens the dialog about fields that two people have changed. */
  onChoose: () => void;
  /** Whether changes are saved by themselves. */
  autosaves: boolean;
}

/** Status in the save bar: errors first, then work of others, then progress. */
export function SaveNote({ table, form, unchanged, onChoose, autosaves }: SaveNoteProps) {
  const { session, sync, failure, busyWith, merged } = form;
  const author = useAuthor(form);
  const wrong = Object.keys(form.problems).length;
  const [clash] = session.clashes;
  if (failure || wrong > 0)
    return (
      <Alert>
        {failure ?? (wrong === 1 ? "Hay 1 campo por corregir" : `Hay ${wrong} campos por corregir`)}
      </Alert>
    );
  if (clash)
    return (
      <Alert>
        {author} ha cambiado lo mismo: {table.fields[clash.name]?.label}
        <button className="more more--plain" type="button" onClick={onChoose}>
          Elegir
        </button>
      </Alert>
    );
  if (busyWith) return <p role="status">{busyWith}</p>;
  if (session.stored?.problem)
    return <Alert>No se pudo publicar a su hora: revísalo y guárdalo otra vez</Alert>;
  if (autosaves && sync.failure !== undefined && !session.isAcknowledged)
    return (
      <p role="status">
        <Icon name="warning" />
        {offlineWords(sync.failure)}
        {form.isStorageFull
          ? "No se puede guardar en este dispositivo: no cierres la página"
          : "guardado en este dispositivo"}
      </p>
    );
  if (merged.length > 0)
    return (
      <p role="status">
        {author} también ha cambiado: {changedWords(table, merged)}
      </p>
    );
  if (form.unsent > 0 || (!autosaves && !session.isAcknowledged))
    return (
      <p>
        <Icon name="warning" />
        Hay cambios sin guardar
      </p>
    );
  if (!session.isAcknowledged) return <p>Guardando…</p>;
  if (session.isChanged) return <p role="status">Guardado en el borrador</p>;
  return <p>{session.stored ? draftWords(author, session.stored.updated_at) : unchanged}</p>;
}

const Alert = ({ children }: { children: ReactNode }) => (
  <p className="save__wrong" role="alert">
    <Icon name="warning" />
    {children}
  </p>
);

const offlineWords = (error: unknown) =>
  isTemporary(error) ? "Sin conexión: " : "El servidor no lo acepta: ";

/** The same account may have the form open on another device. */
const unknownAuthor = "Otra persona o dispositivo";

/** E-mail address of the other person who has changed the draft last; {@link unknownAuthor} if there is none. */
export function useAuthor({ session }: Pick<Form, "session">): string {
  const id = session.stored?.updated_by ?? "";
  const isOther = id !== "" && id !== draftOwner();
  const { data } = useQuery({
    queryKey: ["accounts", id],
    queryFn: async () => (await readEmails([id])).get(id) ?? null,
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? unknownAuthor;
}

/** `Borrador de ana@example.com, hace 2 horas`, without a name if it is one's own. */
function draftWords(author: string, at: string): string {
  const minutes = Math.round((Date.now() - Date.parse(at)) / 60_000);
  const of = author === unknownAuthor ? "Borrador" : `Borrador de ${author}`;
  if (minutes < 1) return `${of}, de ahora mismo`;
  const ago = new Intl.RelativeTimeFormat("es-ES");
  if (minutes < 60) return `${of}, ${ago.format(-minutes, "minute")}`;
  if (minutes < 48 * 60) return `${of}, ${ago.format(-Math.round(minutes / 60), "hour")}`;
  return `${of}, ${ago.format(-Math.round(minutes / 1440), "day")}`;
}
