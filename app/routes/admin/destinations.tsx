import { adminMeta } from "~/components/admin/admin-meta";
import { asksEarly } from "~/components/admin/list/use-entry-list";
import {
  DestinationList,
  listedDestinations,
} from "~/features/destinations/admin/destination-list";

export const meta = () => adminMeta("Destinos");
export const handle = asksEarly(listedDestinations);

export default function Destinations() {
  return <DestinationList />;
}
