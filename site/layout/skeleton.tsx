import type { CSSProperties } from "react";

interface BarProps {
  kind?: "line" | "display" | "title" | "button";
  /** Width, such as `60%`. */
  width?: string;
}

/** Placeholder of a line of text. */
export function Bar({ kind = "line", width }: BarProps) {
  return <span className={`skel skel--${kind}`} style={{ "--w": width } as CSSProperties} />;
}

/** Placeholder of a picture. */
function BlankFigure({ className = "plate", ratio }: { className?: string; ratio?: string }) {
  return (
    <div className={className}>
      <div className="plate__art" style={{ "--ar": ratio } as CSSProperties} />
    </div>
  );
}

export function HeadSkeleton() {
  return (
    <div className="top">
      <div className="wrap top__in">
        <div>
          <Bar kind="title" width="62%" />
          <Bar kind="title" width="48%" />
        </div>
        <div>
          <Bar />
          <Bar width="80%" />
        </div>
      </div>
    </div>
  );
}

export function DestinationSkeleton() {
  return (
    <div className="dest">
      <BlankFigure />
      <Bar kind="display" width="56%" />
      <Bar width="92%" />
      <Bar />
      <Bar />
      <Bar width="70%" />
    </div>
  );
}

export function PostSkeleton() {
  return (
    <div className="post">
      <BlankFigure />
      <Bar width="45%" />
      <Bar kind="display" width="88%" />
      <Bar />
      <Bar width="64%" />
    </div>
  );
}

export function TourSkeleton() {
  return (
    <article className="tour">
      <div className="wrap tour__grid">
        <div className="tour__pics">
          <BlankFigure />
        </div>
        <div className="tour__sum">
          <Bar kind="display" width="80%" />
          <Bar kind="display" width="55%" />
          <Bar />
          <Bar width="85%" />
          <div className="facts">
            {["a", "b", "c", "d"].map((fact) => (
              <div key={fact}>
                <Bar width="50%" />
                <Bar width="80%" />
              </div>
            ))}
          </div>
          <Bar kind="button" />
        </div>
      </div>
    </article>
  );
}

export function ArticleSkeleton() {
  return (
    <div className="article">
      <Bar width="9rem" />
      <Bar kind="display" width="88%" />
      <Bar kind="display" width="52%" />
      <Bar />
      <Bar width="76%" />
      <BlankFigure className="plate wide" ratio="2 / 1" />
      <Bar />
      <Bar />
      <Bar width="84%" />
    </div>
  );
}
