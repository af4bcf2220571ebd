import { prefetch } from "@panel/route-context";
import { DeskList } from "@panel/translations/desk-list";
import { deskQuery } from "@panel/translations/desk-query";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, deskQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Translations() {
  return <DeskList />;
}
