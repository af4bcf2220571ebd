import { peopleQuery } from "@panel/administrators/administrators";
import { PeoplePage } from "@panel/administrators/people-page";
import { prefetch } from "@panel/queries/prefetch";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ context }) => {
  prefetch(context, peopleQuery());
  return null;
};

export default function Administrators() {
  return <PeoplePage />;
}
