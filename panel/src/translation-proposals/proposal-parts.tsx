export { FormProposals } from "./form-proposals";
export { ProposalNote } from "./proposal-note";
export { ProposeMissing } from "./propose-missing";
