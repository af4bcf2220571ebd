import { type ReactNode, useLayoutEffect } from "react";
import { useI18n } from "~/i18n/context";
import {
  ArticleSkeleton,
  Bar,
  DestinationSkeleton,
  HeadSkeleton,
  PostSkeleton,
  TourSkeleton,
} from "./skeleton";

/** What stands in for a page from the click on until its data is there (D3, F3). */
export function PendingPage({ path }: { path: string }) {
  const { t } = useI18n();
  // A new page begins at its top; the router has noted the old one's position before.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="pending" aria-busy="true" aria-label={t("loading")}>
      {path.startsWith("/blog/") ? (
        <ArticleSkeleton />
      ) : (
        <>
          <HeadSkeleton />
          {bodies[path] ?? generic}
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

const bodies: Record<string, ReactNode> = {
  "/destinations": (
    <div className="wrap dests">
      <DestinationSkeleton />
      <DestinationSkeleton />
      <DestinationSkeleton />
    </div>
  ),
  "/tours": (
    <>
      <TourSkeleton />
      <TourSkeleton />
    </>
  ),
  "/blog": (
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
