import { PeoplePage } from "@panel/administrators/people-page";
import { peopleQuery } from "@panel/administrators/read-administrators";
import { askEarly } from "@panel/route-context";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ context }) => {
  askEarly(context, peopleQuery());
  return null;
};

export default function Administrators() {
  return <PeoplePage />;
}
