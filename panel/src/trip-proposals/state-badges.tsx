import { isLapsed, type Proposal, type State, stateWords } from "./proposal";

const tones: Record<State, string> = {
  draft: "badge badge--line",
  sent: "badge",
  accepted: "badge badge--ok",
  withdrawn: "badge badge--line",
};

interface StateBadgesProps {
  proposal: Pick<Proposal, "state" | "waiting_since">;
  /** Last day of the latest version: `2027-01-31`; missing if none was sent. */
  validUntil: string | null | undefined;
}

/** State of a proposal, and whether its traveller waits for an answer. */
export function StateBadges({ proposal, validUntil }: StateBadgesProps) {
  const { state, waiting_since: waits } = proposal;
  return (
    <span className="badges">
      <span className={tones[state]}>
        {isLapsed(proposal, validUntil) ? "Vencida" : stateWords(state)}
      </span>
      {waits && <span className="badge badge--warn">Espera respuesta</span>}
    </span>
  );
}
