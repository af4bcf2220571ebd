import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { missingAlt, type PictureDetail } from "../draft/picture-details";

interface AltSignProps {
  id: string;
  detail: PictureDetail;
  /** What is wrong with what is said; it is more urgent than what is not. */
  error: string | undefined;
}

/** What is still to be said of a picture, where it is shown; nothing when all is. */
export function AltSign({ id, detail, error }: AltSignProps) {
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
