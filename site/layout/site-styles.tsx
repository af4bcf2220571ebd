import seldom from "./seldom.css?url";
import css from "./site.css?inline";
import address from "./site.css?url";

const id = "site-styles";

/** The browser takes the styles from the document instead of downloading them a second time. */
const styles = import.meta.env.SSR ? css : (document.getElementById(id)?.textContent ?? "");

/**
 * The stylesheet stands in the document itself: on a slow line fetching it would cost the first paint a
 * whole round trip. In development it is a file, which changes as one works on it. What few visitors need is a
 * file of its own, which waits for nothing and for which nothing waits.
 */
export function SiteStyles() {
  return (
    <>
      {import.meta.env.DEV ? (
        <link rel="stylesheet" href={address} />
      ) : (
        <style id={id}>{styles}</style>
      )}
      <link rel="stylesheet" href={seldom} media="print, (forced-colors: active)" />
    </>
  );
}
