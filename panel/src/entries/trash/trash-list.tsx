import { reasonOf } from "@panel/backend/backend-error";
import { ListBody } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { useRowRemoved } from "@panel/list/use-row-removed";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { agreeing, outcomeOf, theOf, titleOf } from "../labels";
import { Cover } from "../list/cover";
import { byWhom, type Emails } from "../versions/accounts";
import { restoreReason, restoreVersion } from "../versions/restore-version";
import { daysLeft, retentionDays } from "./days-left";
import { type Deleted, eraseDeleted, pageSize, trashQuery } from "./read-trash";

/** Entries of all types that were deleted in the last 30 days (K2). */
export function TrashList() {
  const { search, setParams } = useAddressParams();
  const { query, page } = trashQuery(search);
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = list;
  const onRowRemoved = useRowRemoved("entry_versions", { data, page, setParams });
  return (
    <>
      <div className="bar">
        <div>
          <h1>Papelera</h1>
          <p>Lo que eliminas queda aquí {retentionDays} días, con sus imágenes y traducciones.</p>
        </div>
      </div>
      <ListBody
        list={list}
        failure="No se pudo cargar la papelera."
        page={page}
        pageSize={pageSize}
        onPage={(page) => setParams({ page })}
        empty="La papelera está vacía."
        onClearFilters={undefined}
      >
        {(rows) => (
          <section
            className="panel"
            aria-label="Papelera"
            aria-busy={isPlaceholderData || undefined}
          >
            <ul className="rows rows--trash">
              {rows.map((deleted) => (
                <TrashItem
                  key={deleted.version}
                  deleted={deleted}
                  emails={data?.emails ?? new Map()}
                  onRemoved={() => onRowRemoved()}
                />
              ))}
            </ul>
          </section>
        )}
      </ListBody>
    </>
  );
}

interface TrashItemProps {
  deleted: Deleted;
  emails: Emails;
  onRemoved: () => void;
}

/** A deleted entry with buttons to restore it and to erase it. */
export function TrashItem({ deleted, emails, onRemoved }: TrashItemProps) {
  const { type, name, version } = deleted;
  const [asking, setAsking] = useState(false);
  const element = useRef<HTMLLIElement>(null);
  const queries = useQueryClient();

  /** Moves the focus before the row with the pressed button unmounts. */
  function leave() {
    const { nextElementSibling: next, previousElementSibling: previous } = element.current ?? {};
    const neighbour = (next ?? previous)?.querySelector<HTMLElement>(".btn");
    (neighbour ?? document.getElementById("main"))?.focus();
    onRemoved();
  }

  const restore = useMutation({
    mutationFn: () => restoreVersion(version),
    onSuccess() {
      toast({ title: outcomeOf(type, "recuperado"), text: name });
      void queries.invalidateQueries({ queryKey: [type.table] });
      leave();
    },
    onError(error) {
      const text = restoreReason(type, error);
      toast({ kind: "error", title: `No se pudo recuperar ${theOf(type)}`, text });
      void queries.invalidateQueries({ queryKey: ["entry_versions"] });
    },
  });

  const erase = useMutation({
    mutationFn: () => eraseDeleted(deleted),
    onSuccess(outcome) {
      // Close the modal first: it makes the page inert, so that nothing else can take the focus.
      flushSync(() => setAsking(false));
      if (outcome === "erased")
        toast({ title: `${outcomeOf(type, "eliminado")} para siempre`, text: name });
      else
        toast({
          kind: "error",
          title: "No se ha eliminado nada",
          text: `${name} ya no está en la papelera: se ha recuperado mientras tanto.`,
        });
      leave();
    },
    onError(error) {
      setAsking(false);
      toast({ kind: "error", title: `No se pudo eliminar ${theOf(type)}`, text: reasonOf(error) });
    },
  });
  const busy = restore.isPending || erase.isPending;

  return (
    <li ref={element}>
      <Cover address={deleted.picture} type={deleted.type} />
      <div className="rows__text">
        <h2>{name}</h2>
        <p>
          {titleOf(type)}. {agreeing(theOf(type), "Eliminado")} el {formatMoment(deleted.at)}{" "}
          {byWhom(deleted.by, emails)}
        </p>
        <div className="badges">
          <span className="badge badge--warn">{daysLeft(deleted.at)}</span>
        </div>
      </div>
      <span className="acts acts--words">
        <button
          className="btn btn--line"
          type="button"
          aria-label={`Recuperar ${name}`}
          aria-busy={restore.isPending || undefined}
          onClick={busy ? undefined : () => restore.mutate()}
        >
          {restore.isPending ? "Recuperando..." : "Recuperar"}
        </button>
        <button
          className="act act--del"
          type="button"
          aria-label={`Eliminar ${name} para siempre`}
          onClick={() => setAsking(true)}
        >
          <Icon name="delete" />
        </button>
      </span>
      {asking && (
        <ConfirmDialog
          title={`¿Eliminar «${name}» para siempre?`}
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={erase.isPending ? "Eliminando..." : "Eliminar para siempre"}
          onConfirm={() => erase.mutate()}
          busy={erase.isPending}
          danger
        >
          Se elimina con su historial, y sus imágenes si nadie más las usa. No se puede deshacer.
        </ConfirmDialog>
      )}
    </li>
  );
}
