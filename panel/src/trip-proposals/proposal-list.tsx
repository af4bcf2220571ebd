import { FilterSelect, ListBody } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { formatMoment, formatUsd } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { journeyDays, openedWords, shortDay } from "./proposal";
import {
  type ListedProposal,
  latestOf,
  listQuery,
  pageSize,
  stateFilters,
} from "./proposals-query";
import { StateBadges } from "./state-badges";

const columns = ["Propuesta", "Viajero", "Fechas", "Total", "Estado", "Abierta", "Vence"];

/** Proposals to travellers, the latest changes first. */
export function ProposalList() {
  const { search, setParams } = useAddressParams();
  const { query, page, state } = listQuery(search);
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <>
      <div className="bar">
        <div>
          <h1>Propuestas</h1>
          <p>Viajes a medida que ofreces a quien te ha escrito.</p>
        </div>
        <div className="bar__acts">
          <Link className="btn" to="/proposals/new">
            <Icon name="add" />
            Nueva propuesta
          </Link>
        </div>
      </div>
      <div className="filters filters--proposals">
        <FilterSelect
          label="Estado"
          all="Todas"
          value={state}
          options={stateFilters}
          onChoose={(state) => setParams({ state, page: undefined })}
        />
      </div>
      <ListBody
        list={list}
        failure="No se pudieron cargar las propuestas."
        page={page}
        pageSize={pageSize}
        onPage={(page) => setParams({ page })}
        empty={
          state
            ? "Ninguna propuesta está así."
            : "Todavía no hay propuestas. La primera se hace desde un mensaje de contacto."
        }
        onClearFilters={state ? () => setParams({ state: undefined, page: undefined }) : undefined}
      >
        {(rows) => (
          <section
            className="panel tablewrap"
            aria-label="Propuestas"
            aria-busy={list.isPlaceholderData || undefined}
          >
            <table className="ledger">
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <ProposalRow key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </ListBody>
    </>
  );
}

function ProposalRow({ row }: { row: ListedProposal }) {
  const latest = latestOf(row);
  const validUntil = latest?.valid_until ?? row.valid_until;
  return (
    <tr>
      <td className="name" data-label="Propuesta">
        <span>
          <Link to={`/proposals/${row.id}`}>{row.title}</Link>
          <small className="trip">{row.reference}</small>
        </span>
      </td>
      <td className="name" data-label="Viajero" dir="auto">
        {row.traveller}
      </td>
      <td className="num" data-label="Fechas">
        {journeyDays(row.starts_on, row.itinerary.length) ?? "—"}
      </td>
      <td className="num" data-label="Total">
        {row.total > 0 ? formatUsd(row.total) : "—"}
      </td>
      <td data-label="Estado">
        <StateBadges proposal={row} validUntil={validUntil} />
      </td>
      <td data-label="Abierta">{latest ? openedWords(latest, formatMoment) : "—"}</td>
      <td className="num" data-label="Vence">
        {validUntil ? shortDay(validUntil) : "—"}
      </td>
    </tr>
  );
}
