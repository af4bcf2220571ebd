import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { missingAlt, type PictureDetail } from "../draft/picture-details";

interface AltWarningProps {
  id: string;
  detail: PictureDetail;
  /** Validation error; takes precedence over the missing-text hint. */
  error: string | undefined;
}

/** Hint below a picture that its alternative text is missing; nothing if it is complete. */
export function AltWarning({ id, detail, error }: AltWarningProps) {
  const missing = missingAlt(detail);
  if (error) return <FieldError id={id} error={error} />;
  if (!missing) return null;
  return (
    <p className="lacks" id={id}>
      <Icon name="warning" />
      {missing}
    </p>
  );
}
