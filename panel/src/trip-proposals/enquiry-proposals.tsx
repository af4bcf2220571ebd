import type { Enquiry } from "@panel/contact/enquiry";
import { formatUsd } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { latestOf, ofEnquiryQuery } from "./proposals-query";
import { StateBadges } from "./state-badges";

/** Proposals of an enquiry, and a link that makes one. */
export function EnquiryProposals({ enquiry }: { enquiry: Pick<Enquiry, "id" | "tour_id"> }) {
  const { data = [], isLoadingError, refetch } = useQuery(ofEnquiryQuery(enquiry.id));
  const search = new URLSearchParams({
    enquiry: enquiry.id,
    ...(enquiry.tour_id && { tour: enquiry.tour_id }),
  });
  return (
    <section aria-label="Propuestas">
      {data.length > 0 && (
        <>
          <h3>Propuestas</h3>
          <ul className="letter__list">
            {data.map((proposal) => (
              <li key={proposal.id}>
                <p className="letter__subject">
                  <Link to={`/proposals/${proposal.id}`} dir="auto">
                    {proposal.title}
                  </Link>
                </p>
                <p className="letter__by">
                  {proposal.reference} · {formatUsd(proposal.total)}
                </p>
                <StateBadges proposal={proposal} validUntil={latestOf(proposal)?.valid_until} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isLoadingError && (
        <NotLoaded failure="No se pudieron cargar las propuestas." onRetry={refetch} />
      )}
      <Link className={data.length > 0 ? "btn btn--line" : "btn"} to={`/proposals/new?${search}`}>
        <Icon name="send" />
        {data.length > 0 ? "Hacer otra propuesta" : "Hacer una propuesta"}
      </Link>
    </section>
  );
}
