import { useParams } from "react-router";
import { adminMeta } from "~/components/admin/admin-meta";
import { EntryLoader } from "~/components/admin/entry/entry-loader";
import { DestinationForm } from "~/features/destinations/admin/destination-form";
import { destinationKind } from "~/features/destinations/admin/destination-kind";

export const meta = () => adminMeta("Destino");

export default function Destination() {
  const { id } = useParams();
  return (
    <EntryLoader key={id} kind={destinationKind} id={id}>
      {(row) => <DestinationForm saved={row} />}
    </EntryLoader>
  );
}
