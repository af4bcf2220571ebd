import { useState } from "react";

interface PageStylesProps {
  /** Id of the `<style>` element. */
  id: string;
  /** Styles, on the server only: `import.meta.env.SSR ? css : ""` keeps them out of the JavaScript. */
  css: string;
  /** URL of the same styles as a file. */
  address: string;
}

/**
 * Styles of one page. Inline in a document; on client navigation React waits for the file
 * (stylesheet with precedence). They are in a cascade layer, because the two variants come after
 * and before the site's styles.
 */
export function PageStyles({ id, css, address }: PageStylesProps) {
  const [arrived] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
  if (import.meta.env.DEV || !arrived)
    return <link rel="stylesheet" href={address} precedence="page" />;
  const text = import.meta.env.SSR ? css : (document.getElementById(id)?.textContent ?? "");
  return <style id={id}>{text}</style>;
}
