import type { ReactNode } from "react";
import { BlockPaintUntil } from "./block-paint-until";

interface PageHeadProps {
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string;
  children?: ReactNode;
}

/** Page header with the title, and text or actions beside it. */
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
