import { LaunchPage } from "@panel/launch/launch-page";
import { launchQuery, serverQuery } from "@panel/launch/launch-queries";
import { prefetch } from "@panel/queries/prefetch";
import type { LoaderFunction } from "react-router";

export const handle = { title: "Puesta en marcha" };

export const loader: LoaderFunction = ({ context }) => {
  prefetch(context, launchQuery);
  prefetch(context, serverQuery);
  return null;
};

export default function Launch() {
  return <LaunchPage />;
}
