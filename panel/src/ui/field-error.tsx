import { Icon } from "./icon";

/** What is wrong with a field, under it; `id` is what the field's `aria-describedby` names. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="err" id={id}>
      <Icon name="warning" />
      {error}
    </p>
  );
}
