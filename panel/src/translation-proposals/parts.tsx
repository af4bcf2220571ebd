import { readSettings } from "@panel/backend/settings";
import { type ComponentType, lazy, Suspense } from "react";

type Parts = typeof import("./proposal-parts");

const hasService = readSettings().translation !== undefined;

/** Loaded only if the server has a translation service. Without it, or if loading fails, forms work as before. */
function part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  const Part = lazy<ComponentType<Props>>(() =>
    import("./proposal-parts").then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: () => null }),
    ),
  );
  return (props: Props) =>
    hasService && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
}

/** Button «Proponer lo que falta» of an entry's form in another language. */
export const FormProposals = part((parts) => parts.FormProposals);
/** The same button of a form with other texts. */
export const ProposeMissing = part((parts) => parts.ProposeMissing);
/** Proposal beneath a field. */
export const ProposalNote = part((parts) => parts.ProposalNote);
