import { prefetch } from "@panel/route-context";
import { statisticsQuery } from "@panel/statistics/read-statistics";
import { StatisticsPage } from "@panel/statistics/statistics-page";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, statisticsQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Statistics() {
  return <StatisticsPage />;
}
