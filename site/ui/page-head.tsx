import type { ReactNode } from "react";
import { PaintWith } from "./paint-with";

/** A page's title in the sky, and beside it a few words or an action. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <PaintWith id="masthead" />
      <header id="masthead" className="top">
        <div className="wrap top__in">
          <h1>{title}</h1>
          <div>{children}</div>
        </div>
      </header>
    </>
  );
}
