import { useParams } from "react-router";
import { adminMeta } from "~/components/admin/admin-meta";
import { EntryLoader } from "~/components/admin/entry/entry-loader";
import { TourForm } from "~/features/tours/admin/tour-form";
import { tourKind } from "~/features/tours/admin/tour-kind";

export const meta = () => adminMeta("Tour");

export default function Tour() {
  const { id } = useParams();
  return (
    <EntryLoader key={id} kind={tourKind} id={id}>
      {(row) => <TourForm saved={row} />}
    </EntryLoader>
  );
}
