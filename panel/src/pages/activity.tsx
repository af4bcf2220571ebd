import { ActivityList } from "@panel/activity/activity-list";
import { activityQuery } from "@panel/activity/activity-query";
import { prefetch } from "@panel/queries/prefetch";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, activityQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Activity() {
  return <ActivityList />;
}
