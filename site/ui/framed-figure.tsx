import type { CSSProperties, ReactNode } from "react";

interface FramedFigureProps {
  children: ReactNode;
  /** Where the picture's subject is, as `object-position`. */
  at?: string;
  /** Width to height, such as `21 / 9`; 3 / 2 unless given. */
  ratio?: string;
  /** Place and hour, or the controls of a carousel. */
  footer?: ReactNode;
  className?: string;
}

/** Every picture is a print, matted in paper. */
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

export function Caption({ place, hour }: { place: string; hour: string }) {
  return (
    <figcaption className="caption">
      <b>{place}</b>
      <span>{hour}</span>
    </figcaption>
  );
}
