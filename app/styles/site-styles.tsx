import { isAdminPath } from "~/lib/admin-path";
import panelCss from "./admin/first.css?inline";
import panelAddress from "./admin/first.css?url";
import css from "./app.css?inline";
import address from "./app.css?url";

const id = "site-styles";

/** The browser takes the styles from the document instead of downloading them a second time. */
const present = import.meta.env.SSR ? "" : (document.getElementById(id)?.textContent ?? "");

/**
 * The stylesheet of the site or of the panel stands in the document itself: on a slow line fetching it
 * would cost the first paint a whole round trip. In development it is a file, which changes as one works
 * on it. Nobody goes from one half to the other without loading a document.
 */
export function SiteStyles({ pathname }: { pathname: string }) {
  const panel = isAdminPath(pathname);
  if (import.meta.env.DEV) return <link rel="stylesheet" href={panel ? panelAddress : address} />;
  const styles = import.meta.env.SSR ? (panel ? panelCss : css) : present;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style id={id} dangerouslySetInnerHTML={{ __html: styles }} />;
}
