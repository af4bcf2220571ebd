import { useState } from "react";

interface PageStylesProps {
  /** Of the element in the document. */
  id: string;
  /** On the server alone: `import.meta.env.SSR ? css : ""` keeps it out of the page's program. */
  css: string;
  /** Of the same as a file. */
  address: string;
}

/**
 * The styles that one page needs beside those of the whole site. They stand in the document that begins with
 * the page; whoever comes from another one waits for the file, as React does for a stylesheet with precedence.
 * They are in a layer of their own, because the two ways put them behind and before the site's styles.
 */
export function PageStyles({ id, css, address }: PageStylesProps) {
  const [arrived] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
  if (import.meta.env.DEV || !arrived)
    return <link rel="stylesheet" href={address} precedence="page" />;
  const text = import.meta.env.SSR ? css : (document.getElementById(id)?.textContent ?? "");
  return <style id={id}>{text}</style>;
}
