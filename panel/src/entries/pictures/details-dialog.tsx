import type { PictureDetail } from "../draft/picture-details";
import { FieldSheet } from "../fields/field-sheet";
import { AltFields } from "./alt-fields";
import { FocusField } from "./focus-field";

interface DetailsDialogProps {
  title: string;
  /** Where the picture is to be had. */
  source: string;
  detail: PictureDetail;
  onChange: (change: Partial<PictureDetail>) => void;
  onClose: () => void;
}

/** What is said of a picture: its words for those who do not see it, and the point that crops keep. */
export function DetailsDialog({ title, source, detail, onChange, onClose }: DetailsDialogProps) {
  return (
    <FieldSheet title={title} onClose={onClose}>
      <FocusField source={source} focus={detail.focus} onChange={(focus) => onChange({ focus })} />
      <AltFields detail={detail} onChange={onChange} />
    </FieldSheet>
  );
}
