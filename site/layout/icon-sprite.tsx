import icons from "#shared/assets/icons.svg?raw";

const id = "icons";

const symbols = import.meta.env.SSR
  ? (icons.match(/<symbol [\s\S]*?<\/symbol>/g) ?? []).join("")
  : "";

/** In the browser the sprite is read from the document; it is not in the JavaScript. */
const sprite = import.meta.env.SSR ? symbols : (document.getElementById(id)?.innerHTML ?? "");

/**
 * Inline SVG sprite. As an external file it would compete with the first picture, and browsers
 * create a separate document per external `<use>` file.
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
      dangerouslySetInnerHTML={{ __html: sprite }}
    />
  );
}
