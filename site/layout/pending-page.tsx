import { type ReactNode, useLayoutEffect } from "react";
import { useI18n } from "~/i18n/context";
import { type PageName, pageAt } from "~/page-list";
import {
  ArticleSkeleton,
  Bar,
  DestinationSkeleton,
  HeadSkeleton,
  PostSkeleton,
  TourSkeleton,
} from "./skeleton";

/** Skeleton of the next page while its data loads (D3, F3). */
export function PendingPage({ path }: { path: string }) {
  const { t } = useI18n();
  const name = pageAt(path)?.[0];
  // The router has saved the scroll position of the previous page.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="pending" aria-busy="true" aria-label={t("loading")}>
      {(name && skeletons[name]) ?? generic}
    </main>
  );
}

const generic = (
  <>
    <HeadSkeleton />
    <div className="wrap">
      <Bar width="64%" />
      <Bar width="58%" />
      <Bar width="61%" />
      <Bar width="40%" />
    </div>
  </>
);

const posts = (
  <>
    <HeadSkeleton />
    <div className="wrap journal">
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
    </div>
  </>
);

const skeletons: Partial<Record<PageName, ReactNode>> = {
  destinations: (
    <>
      <HeadSkeleton />
      <div className="wrap dests">
        <DestinationSkeleton />
        <DestinationSkeleton />
        <DestinationSkeleton />
      </div>
    </>
  ),
  "destinations/entry": <TourSkeleton />,
  tours: (
    <>
      <HeadSkeleton />
      <TourSkeleton />
      <TourSkeleton />
    </>
  ),
  "tours/entry": <TourSkeleton />,
  blog: posts,
  "blog/entry": <ArticleSkeleton />,
  category: posts,
  tag: posts,
};
