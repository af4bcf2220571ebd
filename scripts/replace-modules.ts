import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Puts other text in the place of modules that visitors would download and nothing here uses.
 * @param modules by the end of their path below `node_modules/`, the other text or what makes it of theirs; a
 *   new version that moves one fails the build
 */
export function replaceModules(
  name: string,
  modules: Readonly<Record<string, string | ((text: string) => string)>>,
): Plugin {
  const replaced = new Set<string>();
  return {
    name,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      const file = Object.keys(modules).find((path) => id.endsWith(`/node_modules/${path}`));
      if (!file) return null;
      replaced.add(file);
      const other = modules[file];
      return typeof other === "function" ? other(readFileSync(id, "utf8")) : other;
    },
    generateBundle() {
      const missed = Object.keys(modules).filter((file) => !replaced.has(file));
      if (missed.length > 0) this.error(`${name}: there is no ${missed.join(", ")} any more`);
    },
  };
}
