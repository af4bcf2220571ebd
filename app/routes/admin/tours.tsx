import { adminMeta } from "~/components/admin/admin-meta";
import { asksEarly } from "~/components/admin/list/use-entry-list";
import { listedTours, TourList } from "~/features/tours/admin/tour-list";

export const meta = () => adminMeta("Tours");
export const handle = asksEarly(listedTours);

export default function Tours() {
  return <TourList />;
}
