import { libraryQuery } from "@panel/pictures/library-query";
import { PictureLibrary } from "@panel/pictures/picture-library";
import { prefetch } from "@panel/queries/prefetch";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, libraryQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Pictures() {
  return <PictureLibrary />;
}
