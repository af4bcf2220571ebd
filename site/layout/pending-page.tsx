import { type ReactNode, useLayoutEffect } from "react";
import { useI18n } from "~/i18n/context";
import { pageAt, type Skeleton } from "~/page-list";
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
  const skeleton = pageAt(path)?.[1].skeleton;
  // The router has saved the scroll position of the previous page.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="pending" aria-busy="true" aria-label={t("loading")}>
      {skeleton === "article" ? (
        <ArticleSkeleton />
      ) : skeleton === "entry" ? (
        <TourSkeleton />
      ) : (
        <>
          <HeadSkeleton />
          {skeleton ? bodies[skeleton] : generic}
        </>
      )}
    </main>
  );
}

const generic = (
  <div className="wrap">
    <Bar width="64%" />
    <Bar width="58%" />
    <Bar width="61%" />
    <Bar width="40%" />
  </div>
);

const bodies: Record<Exclude<Skeleton, "article" | "entry">, ReactNode> = {
  destinations: (
    <div className="wrap dests">
      <DestinationSkeleton />
      <DestinationSkeleton />
      <DestinationSkeleton />
    </div>
  ),
  tours: (
    <>
      <TourSkeleton />
      <TourSkeleton />
    </>
  ),
  posts: (
    <div className="wrap journal">
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
    </div>
  ),
};
