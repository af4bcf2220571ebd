import { asksEarly } from "@panel/list/use-entry-list";
import { listedTours, TourList } from "@panel/tours/tour-list";

export const handle = asksEarly(listedTours);

export default function Tours() {
  return <TourList />;
}
