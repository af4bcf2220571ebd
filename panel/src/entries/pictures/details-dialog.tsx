import type { PictureDetail } from "../draft/picture-details";
import { FieldSheet } from "../fields/field-sheet";
import { AltFields } from "./alt-fields";
import { FocusField } from "./focus-field";

interface DetailsDialogProps {
  title: string;
  /** Address of the picture. */
  source: string;
  detail: PictureDetail;
  onChange: (change: Partial<PictureDetail>) => void;
  onClose: () => void;
}

/** Dialog for the focal point and the alternative texts of a picture. */
export function DetailsDialog({ title, source, detail, onChange, onClose }: DetailsDialogProps) {
  return (
    <FieldSheet title={title} onClose={onClose}>
      <FocusField source={source} focus={detail.focus} onChange={(focus) => onChange({ focus })} />
      <AltFields detail={detail} onChange={onChange} />
    </FieldSheet>
  );
}
