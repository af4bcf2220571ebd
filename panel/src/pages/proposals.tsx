import { prefetch } from "@panel/queries/prefetch";
import { ProposalList } from "@panel/trip-proposals/proposal-list";
import { listQuery } from "@panel/trip-proposals/proposals-query";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, listQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Proposals() {
  return <ProposalList />;
}
