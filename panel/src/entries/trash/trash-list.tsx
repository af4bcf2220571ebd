import { ListBody } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { useRowRemoved } from "@panel/list/use-row-removed";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { retentionDays } from "./days-left";
import { pageSize } from "./read-trash";
import { TrashItem } from "./trash-item";
import { trashQuery } from "./trash-query";

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
