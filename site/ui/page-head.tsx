import type { ReactNode } from "react";
import { BlockPaintUntil } from "./block-paint-until";

interface PageHeadProps {
  title: string;
  /** Its language, where it is not the page's. */
  lang?: string;
  children?: ReactNode;
}

/** A page's title in the sky, and beside it a few words or an action. */
export function PageHead({ title, lang, children }: PageHeadProps) {
  return (
    <>
      <BlockPaintUntil id="masthead" />
      <header id="masthead" className="top">
        <div className="wrap top__in">
          <h1 lang={lang}>{title}</h1>
          <div>{children}</div>
        </div>
      </header>
    </>
  );
}
