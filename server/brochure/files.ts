import { fileURLToPath } from "node:url";

/** Letters: without them a brochure would be set in whatever the machine has. */
export const brochureFonts: readonly string[] = [
  fileURLToPath(new URL("../backend/pictures/besley-latin-560.ttf", import.meta.url)),
  fileURLToPath(new URL("../backend/pictures/besley-ext-560.ttf", import.meta.url)),
  fileURLToPath(new URL("./fonts/commissioner-400.ttf", import.meta.url)),
  fileURLToPath(new URL("./fonts/commissioner-560.ttf", import.meta.url)),
  fileURLToPath(new URL("../backend/pictures/dejavu-fallback.ttf", import.meta.url)),
];

/** The folder that the template may read from. */
export const templateFolder = fileURLToPath(new URL("./template", import.meta.url));

export const markFile = fileURLToPath(new URL("../../art/mark.svg", import.meta.url));

/** What is read for each brochure. */
export const brochureFiles: readonly string[] = [...brochureFonts, markFile, templateFolder];
