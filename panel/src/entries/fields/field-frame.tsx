import { FieldError } from "@panel/ui/field-error";
import { type ReactNode, useId } from "react";

interface FrameOptions {
  hint?: string | undefined;
  error: string | undefined;
  required?: boolean | undefined;
}

/** Id and ARIA attributes of a control, with its hint and error below. */
export function useFieldFrame({ hint, error, required }: FrameOptions) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    control: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-required": required || undefined,
      "aria-describedby": described || undefined,
    } as const,
    below: (
      <>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </>
    ),
  };
}

interface LabelledProps {
  id: string;
  label: string;
  optional?: boolean;
  /** The label is omitted: the control has an `aria-label`, and its position is clear. */
  unlabelled?: boolean;
  children: ReactNode;
}

export function Labelled({ id, label, optional, unlabelled, children }: LabelledProps) {
  return (
    <div className="field">
      {!unlabelled && (
        <label htmlFor={id}>
          {label} {optional && <span className="opt">opcional</span>}
        </label>
      )}
      {children}
    </div>
  );
}

/** Groups several controls as one field: check boxes, a list. */
export function FieldGroup({ label, className = "", describedBy, children }: GroupProps) {
  return (
    <fieldset className={`field ${className}`} aria-describedby={describedBy}>
      <legend className="legend">{label}</legend>
      {children}
    </fieldset>
  );
}

interface GroupProps {
  label: string;
  className?: string;
  /** Ids of hint and error. */
  describedBy?: string | undefined;
  children: ReactNode;
}
