import { DestinationForm } from "@panel/destinations/destination-form";
import { destinationKind } from "@panel/destinations/destination-kind";
import { EntryLoader } from "@panel/entry/entry-loader";
import { useParams } from "react-router";

export default function Destination() {
  const { id } = useParams();
  return (
    <EntryLoader key={id} kind={destinationKind} id={id}>
      {(row) => <DestinationForm saved={row} />}
    </EntryLoader>
  );
}
