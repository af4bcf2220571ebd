import { FilterSelect, ListBody } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { useOpenItem } from "@panel/list/use-open-item";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { DepartureItem } from "./departure-item";
import { listQuery, pageSize, toursQuery, type View, views } from "./departures-query";

const DepartureSheet = lazyPart("la salida", () => import("./departure-sheet"));

/** Address of the sheet that adds departures. */
const added = "new";

const emptyLists: Record<View, string> = {
  coming: "No hay salidas próximas.",
  past: "No hay salidas pasadas.",
  cancelled: "No hay salidas canceladas.",
};

/** Group departures by date. */
export function DepartureList() {
  const { search, setParams } = useAddressParams();
  const { query, page, view, tour } = listQuery(search);
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  const tours = useQuery(toursQuery);
  const open = useOpenItem("departure");
  const nameOf = (id: string) => tours.data?.find((each) => each.id === id)?.name ?? "…";
  const edited = list.data?.rows.find(({ id }) => id === open.id);
  return (
    <>
      <div className="bar">
        <div>
          <h1>Salidas en grupo</h1>
          <p>Fechas fijas de tus tours. Lo que cambies se ve en la web al momento.</p>
        </div>
        <div className="bar__acts">
          <button
            id={`departure-${added}`}
            className="btn"
            type="button"
            onClick={() => open.open(added)}
          >
            <Icon name="add" />
            Añadir salidas
          </button>
        </div>
      </div>
      <div className="filters filters--departures">
        <FilterSelect
          label="Tour"
          all="Todos los tours"
          value={tour}
          options={(tours.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(tour) => setParams({ tour, page: undefined })}
        />
        <FilterSelect
          label="Cuáles"
          all={views[0].label}
          value={view === "coming" ? undefined : view}
          options={views.slice(1)}
          onChoose={(show) => setParams({ show, page: undefined })}
        />
      </div>
      <ListBody
        list={list}
        failure="No se pudieron cargar las salidas."
        page={page}
        pageSize={pageSize}
        onPage={(page) => setParams({ page })}
        empty={tour ? "Este tour no tiene salidas aquí." : emptyLists[view]}
        onClearFilters={
          tour || view !== "coming"
            ? () => setParams({ tour: undefined, show: undefined, page: undefined })
            : undefined
        }
      >
        {(rows) => (
          <section
            className="panel"
            aria-label="Salidas"
            aria-busy={list.isPlaceholderData || undefined}
          >
            <ul className="rows rows--departures">
              {rows.map((departure) => (
                <DepartureItem
                  key={departure.id}
                  departure={departure}
                  tour={nameOf(departure.tour_id)}
                  onEdit={() => open.open(departure.id)}
                />
              ))}
            </ul>
          </section>
        )}
      </ListBody>
      {open.id && tours.data && (open.id === added || edited) && (
        <DepartureSheet
          key={open.id}
          departure={edited}
          tours={tours.data}
          tour={edited?.tour_id ?? tour}
          onClose={open.close}
        />
      )}
    </>
  );
}
