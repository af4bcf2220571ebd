import type { ReactNode } from "react";
import type { CurrentProposal } from "#shared/proposal.ts";
import type { ShownProposal } from "~/context";
import type { PageContext } from "~/seo/page-context";
import type { StaticHtml } from "~/ui/static-html";
import type { ProposalPage } from "./proposal-page.server";

export interface BodyProps {
  shown: Omit<ShownProposal, "opened"> & { opened: CurrentProposal };
  proposal: ProposalPage;
  map: StaticHtml | null;
}

/** Data for the parts of the page. */
export interface PartProps extends BodyProps {
  page: PageContext;
  /** The latest version is accepted. */
  isAccepted: boolean;
  /** The latest version can be accepted. */
  isOpen: boolean;
}

/** A section with heading and anchor. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="proposal__part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
