import { adminMeta } from "~/components/admin/admin-meta";
import { TourList } from "~/features/tours/admin/tour-list";

export const meta = () => adminMeta("Tours");

export default function Tours() {
  return <TourList />;
}
