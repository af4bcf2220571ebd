import type { CSSProperties, ReactNode } from "react";

interface FramedFigureProps {
  children: ReactNode;
  /** Focal point, as `object-position`. */
  at?: string;
  /** Aspect ratio, such as `21 / 9`; default 3 / 2. */
  ratio?: string;
  /** Caption or carousel controls. */
  footer?: ReactNode;
  className?: string;
}

/** A picture with a paper frame. */
export function FramedFigure({
  children,
  at,
  ratio,
  footer,
  className = "plate",
}: FramedFigureProps) {
  const style = { "--at": at, "--ar": ratio } as CSSProperties;
  return (
    <figure className={className}>
      <div className="plate__art" style={style}>
        {children}
      </div>
      {footer}
    </figure>
  );
}

/** Caption of a picture. Renders nothing without words, as below an owner's picture, which is not the captioned scene. */
export function Caption({ place, hour }: { place: string; hour: string }) {
  if (!place && !hour) return null;
  return (
    <figcaption className="caption">
      <b>{place}</b>
      <span>{hour}</span>
    </figcaption>
  );
}
