import { DestinationList, listedDestinations } from "@panel/destinations/destination-list";
import { asksEarly } from "@panel/list/use-entry-list";

export const handle = asksEarly(listedDestinations);

export default function Destinations() {
  return <DestinationList />;
}
