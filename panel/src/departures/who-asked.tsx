import { stateWords } from "@panel/contact/enquiry";
import { formatMoment } from "@panel/ui/format";
import { Link } from "react-router";
import type { AskedEnquiry } from "./departures-query";

interface WhoAskedProps {
  enquiries: readonly AskedEnquiry[];
  /** The departure is cancelled, or will be by saving. */
  isCancelled: boolean;
  titleId: string;
}

/** People who asked about a departure, to write to. */
export function WhoAsked({ enquiries, isCancelled, titleId }: WhoAskedProps) {
  return (
    <section className="departure__asked" aria-labelledby={titleId}>
      <h3 id={titleId}>Preguntaron por esta salida</h3>
      <p className="hint">
        {isCancelled
          ? "Escríbeles que se cancela: la web no se lo dice a nadie."
          : "Por eso no se puede eliminar, solo cancelar en «Estado»."}
      </p>
      <ul className="letter__list">
        {enquiries.map(({ id, name, created_at, state, adults, child_ages }) => (
          <li key={id}>
            <Link to={`/contacts?message=${id}`} dir="auto">
              {name}
            </Link>
            <p className="letter__by">
              {[
                formatMoment(created_at),
                stateWords(state),
                adults && travellersInWords(adults + child_ages.length),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const travellersInWords = (count: number) => `${count} ${count === 1 ? "viajero" : "viajeros"}`;
