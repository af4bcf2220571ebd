import { prefetch } from "@panel/queries/prefetch";
import { StatisticsPage } from "@panel/statistics/statistics-page";
import { statisticsQuery } from "@panel/statistics/statistics-query";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, statisticsQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Statistics() {
  return <StatisticsPage />;
}
