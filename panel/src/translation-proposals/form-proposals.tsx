export { ProposalNote } from "./proposal-note";
export { FormProposals } from "./propose-missing";
