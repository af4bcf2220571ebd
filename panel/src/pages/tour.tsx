import { EntryLoader } from "@panel/entry/entry-loader";
import { TourForm } from "@panel/tours/tour-form";
import { tourKind } from "@panel/tours/tour-kind";
import { useParams } from "react-router";

export default function Tour() {
  const { id } = useParams();
  return (
    <EntryLoader key={id} kind={tourKind} id={id}>
      {(row) => <TourForm saved={row} />}
    </EntryLoader>
  );
}
