import { DestinationList, listedDestinations } from "@panel/destinations/destination-list";
import { listLoader } from "@panel/list/use-entry-list";

export const loader = listLoader(listedDestinations);

export default function Destinations() {
  return <DestinationList />;
}
