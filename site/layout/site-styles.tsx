import printAndForcedColors from "./print-and-forced-colors.css?url";
import css from "./site.css?inline";
import address from "./site.css?url";

const id = "site-styles";

/** In the browser the styles are read from the document; they are not in the JavaScript. */
const styles = import.meta.env.SSR ? css : (document.getElementById(id)?.textContent ?? "");

/**
 * Inline stylesheet: as a file it would delay the first paint by a round trip. In development it is
 * a file, for hot reload. Print and forced-colors styles are a separate file that does not block
 * rendering.
 */
export function SiteStyles() {
  return (
    <>
      {import.meta.env.DEV ? (
        <link rel="stylesheet" href={address} />
      ) : (
        <style id={id}>{styles}</style>
      )}
      <link rel="stylesheet" href={printAndForcedColors} media="print, (forced-colors: active)" />
    </>
  );
}
