import type { ReactNode } from "react";
import { Icon } from "./icon";

/** Error below a field. `id` is referenced by the field's `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="err" id={id}>
      <Icon name="warning" />
      {error}
    </p>
  );
}

/** Error of an action, announced at once. For dialogs and sheets, which would hide a toast. */
export function InlineError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id} role="alert">
      <Icon name="warning" />
      {children}
    </p>
  );
}
