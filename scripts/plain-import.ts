import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Vite wraps every `import()` into a helper that first fetches the stylesheets of what is imported.
 * Ours have none, the site has one stylesheet, and the helper would be 0.9 kB gzip on every page.
 */
export function plainImport(): Plugin {
  return {
    name: "plain-import",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
  };
}
