import { readSettings } from "@panel/backend/settings";
import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";

type Parts = typeof import("./form-proposals");
type FormProps = ComponentProps<Parts["FormProposals"]>;
type NoteProps = ComponentProps<Parts["ProposalNote"]>;

/** Loaded only if the server has a translation service. Without them forms work as before. */
const load = () => import("./form-proposals");
const nothing = { default: () => null };
const Form = lazy<ComponentType<FormProps>>(() =>
  load().then(
    ({ FormProposals }) => ({ default: FormProposals }),
    () => nothing,
  ),
);
const Note = lazy<ComponentType<NoteProps>>(() =>
  load().then(
    ({ ProposalNote }) => ({ default: ProposalNote }),
    () => nothing,
  ),
);

const hasService = readSettings().translation !== undefined;

/** Button «Proponer lo que falta» of a form in another language. */
export function FormProposals(props: FormProps) {
  return hasService ? (
    <Suspense>
      <Form {...props} />
    </Suspense>
  ) : null;
}

/** Proposal beneath a field. */
export function ProposalNote(props: NoteProps) {
  return hasService && props.language !== "es" ? (
    <Suspense>
      <Note {...props} />
    </Suspense>
  ) : null;
}
