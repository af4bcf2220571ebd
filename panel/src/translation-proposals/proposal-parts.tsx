export { FormProposals } from "./form-proposals";
export { ProposalNote } from "./proposal-note";
export { TextProposals } from "./text-proposals";
