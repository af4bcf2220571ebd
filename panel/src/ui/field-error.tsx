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
