import { listLoader } from "@panel/list/use-entry-list";
import { listedTours, TourList } from "@panel/tours/tour-list";

export const loader = listLoader(listedTours);

export default function Tours() {
  return <TourList />;
}
