import { DepartureList } from "@panel/departures/departure-list";
import { listQuery, toursQuery } from "@panel/departures/departures-query";
import { prefetch } from "@panel/queries/prefetch";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, listQuery(new URL(request.url).searchParams).query);
  prefetch(context, toursQuery);
  return null;
};

export default function Departures() {
  return <DepartureList />;
}
