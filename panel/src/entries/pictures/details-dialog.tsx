import { useIsCompact } from "@panel/ui/use-is-compact";
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
  /** Shows the next picture; undefined for the last one. */
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/** Dialog for the focal point and the alternative texts of a picture. */
export default function DetailsDialog(props: DetailsDialogProps) {
  const { title, source, detail, onChange, onNext, onClose } = props;
  const focus = (
    <FocusField source={source} focus={detail.focus} onChange={(focus) => onChange({ focus })} />
  );
  // On phones the texts come first: the sliders fill a screen.
  const isCompact = useIsCompact();
  return (
    <FieldSheet
      title={title}
      onClose={onClose}
      actions={
        onNext && (
          <button className="btn btn--line" type="button" onClick={onNext}>
            Siguiente imagen
          </button>
        )
      }
    >
      {isCompact && <img className="details__picture" src={source} alt="" />}
      {!isCompact && focus}
      <AltFields detail={detail} onChange={onChange} />
      {isCompact && focus}
    </FieldSheet>
  );
}
