import { prefetch } from "@panel/queries/prefetch";
import { TextPages } from "@panel/texts/text-pages";
import { textsQuery } from "@panel/texts/texts-query";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ context }) => {
  prefetch(context, textsQuery);
  return null;
};

export default function Texts() {
  return <TextPages />;
}
