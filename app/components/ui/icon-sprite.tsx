import icons from "~/assets/icons.svg?raw";
import { isAdminPath } from "~/lib/admin-path";

const id = "icons";

const symbols = import.meta.env.SSR ? (icons.match(/<symbol [\s\S]*?<\/symbol>/g) ?? []) : [];

/** The others of the panel are a file of its own (`components/admin/icon.tsx`). */
const ofPanel = /^<symbol id="icon-(?:logo|check|close|warning)"/;

/** The browser takes the drawings from the document instead of downloading them a second time. */
const present = import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "");

/**
 * The drawings stand in the document itself: as a file they would be asked for beside the first picture,
 * and a browser makes a document of its own of each file that is used so.
 */
export function IconSprite({ pathname }: { pathname: string }) {
  const wanted = isAdminPath(pathname) ? symbols.filter((each) => ofPanel.test(each)) : symbols;
  return (
    <svg
      id={id}
      width="0"
      height="0"
      style={{ position: "absolute" }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? wanted.join("") : present }}
    />
  );
}
