import { readSettings } from "@panel/backend/settings";
import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";

type Parts = typeof import("./proposal-parts");

const hasService = readSettings().translation !== undefined;

/** Loaded only if the server has a translation service. Without it, or if loading fails, forms work as before. */
export function proposalPart<Name extends keyof Parts>(name: Name) {
  const Part = lazy<ComponentType<object>>(() =>
    import("./proposal-parts").then(
      (parts) => ({ default: parts[name] as ComponentType<object> }),
      () => ({ default: () => null }),
    ),
  );
  return (props: ComponentProps<Parts[Name]>) =>
    hasService && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
}

/** Button «Proponer lo que falta» of an entry's form in another language. */
export const FormProposals = proposalPart("FormProposals");
/** Proposal beneath a field. */
export const ProposalNote = proposalPart("ProposalNote");
