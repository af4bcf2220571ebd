import icons from "#shared/assets/icons.svg?raw";

const id = "icons";

const symbols = import.meta.env.SSR
  ? (icons.match(/<symbol [\s\S]*?<\/symbol>/g) ?? []).join("")
  : "";

/** The browser takes the drawings from the document instead of downloading them a second time. */
const present = import.meta.env.SSR ? symbols : (document.getElementById(id)?.innerHTML ?? "");

/**
 * The drawings stand in the document itself: as a file they would be asked for beside the first picture,
 * and a browser makes a document of its own of each file that is used so.
 */
export function IconSprite() {
  return (
    <svg
      id={id}
      width="0"
      height="0"
      style={{ position: "absolute" }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: present }}
    />
  );
}
