import { fileURLToPath } from "node:url";

/** Fonts. Without them Typst would use those of the machine. */
export const brochureFonts: readonly string[] = [
  fileURLToPath(new URL("../backend/pictures/besley-latin-560.ttf", import.meta.url)),
  fileURLToPath(new URL("../backend/pictures/besley-ext-560.ttf", import.meta.url)),
  fileURLToPath(new URL("./fonts/commissioner-400.ttf", import.meta.url)),
  fileURLToPath(new URL("./fonts/commissioner-560.ttf", import.meta.url)),
  fileURLToPath(new URL("../backend/pictures/dejavu-fallback.ttf", import.meta.url)),
];

/** Folder that the template may read. */
export const templateFolder = fileURLToPath(new URL("./template", import.meta.url));

export const markFile = fileURLToPath(new URL("../../art/mark.svg", import.meta.url));

/** Files needed for each brochure. */
export const brochureFiles: readonly string[] = [...brochureFonts, markFile, templateFolder];
