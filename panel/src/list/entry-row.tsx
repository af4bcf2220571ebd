import { BackendError } from "@panel/backend/backend-error";
import { deleteEntry } from "@panel/entry/delete-entry";
import type { EntryKind } from "@panel/entry/kind";
import { reasonOf } from "@panel/entry/save-entry";
import { AskDialog } from "@panel/ui/ask-dialog";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { memo, type ReactNode, type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import { locales } from "#shared/locales.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import type { ListedRow } from "./read-entries";

/** What a row says under its name, beside it, and as badges. */
export type Summarise = (row: ListedRow) => { text: string; aside?: ReactNode; badges: ReactNode };

interface EntryRowProps {
  kind: EntryKind;
  row: ListedRow;
  /** Always the same function, as the other two. */
  summarise: Summarise;
  /** Where the focus goes when this was the only row. */
  fallback: RefObject<HTMLElement | null>;
  onDeleted: () => void;
}

/** One entry of a list: picture, name, badges, edit and delete (H5). */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { kind, row, summarise, fallback, onDeleted } = props;
  const { text, aside, badges } = summarise(row);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const element = useRef<HTMLLIElement>(null);
  const name = String(row[kind.nameField]);
  const [cover] = kind.pictures(row);
  const open = locales.filter((locale) => row.open_locales.includes(locale));

  async function remove() {
    setDeleting(true);
    try {
      await deleteEntry(kind, row.id);
      const neighbour =
        element.current?.nextElementSibling ?? element.current?.previousElementSibling;
      setAsking(false);
      (neighbour?.querySelector<HTMLElement>(".act--del") ?? fallback.current)?.focus();
      toast({ title: `${kind.words.one} eliminado correctamente`, text: name });
      onDeleted();
    } catch (error) {
      setAsking(false);
      const reason =
        error instanceof BackendError ? reasonOf(error, error.status) : (error as Error).message;
      toast({ kind: "error", title: `No se pudo eliminar ${kind.words.the}`, text: reason });
    }
    setDeleting(false);
  }

  return (
    <li ref={element}>
      <Picture address={cover} />
      <div className="rows__text">
        <h2>
          <Link to={`${kind.path}/${row.id}`} tabIndex={-1}>
            {name}
          </Link>
        </h2>
        <p>{text}</p>
        <div className="badges">
          {badges}
          {open.map((locale) => (
            <span key={locale} className="badge badge--warn">
              {locale.toUpperCase()} incompleto
            </span>
          ))}
        </div>
      </div>
      <span className="rows__num">{aside}</span>
      <span className="acts">
        <Link className="act" to={`${kind.path}/${row.id}`} aria-label={`Editar ${name}`}>
          <Icon name="edit" />
        </Link>
        <button
          className="act act--del"
          type="button"
          aria-label={`Eliminar ${name}`}
          onClick={() => setAsking(true)}
        >
          <Icon name="delete" />
        </button>
      </span>
      {asking && (
        <AskDialog
          title={`¿Eliminar «${name}»?`}
          stay="Cancelar"
          onStay={() => setAsking(false)}
          go={deleting ? "Eliminando..." : "Eliminar"}
          onGo={remove}
          busy={deleting}
          danger
        >
          Desaparece del sitio con sus imágenes y traducciones. No se puede deshacer.
        </AskDialog>
      )}
    </li>
  );
});

export function Picture({ address }: { address: string | undefined }) {
  if (!address) {
    return (
      <span className="rows__blank">
        <Icon name="upload" />
      </span>
    );
  }
  return (
    <img
      loading="lazy"
      decoding="async"
      width="96"
      height="64"
      alt=""
      src={thumbnail(address, 320)}
    />
  );
}
