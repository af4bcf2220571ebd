import { trashQuery } from "@panel/entries/trash/read-trash";
import { TrashList } from "@panel/entries/trash/trash-list";
import { prefetch } from "@panel/queries/prefetch";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, trashQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Trash() {
  return <TrashList />;
}
