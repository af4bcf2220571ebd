import { adminMeta } from "~/components/admin/admin-meta";
import { DestinationList } from "~/features/destinations/admin/destination-list";

export const meta = () => adminMeta("Destinos");

export default function Destinations() {
  return <DestinationList />;
}
