import type { Plugin } from "vite";

/**
 * React Router reloads the page if a route's module cannot be loaded: the current page instead of the
 * target, also while a link is only prefetched, and again and again if the file stays unavailable. With
 * this change the module stays missing, which `site/layout/reload-on-data-failure.ts` handles.
 */
export function rejectFailedModules(): Plugin {
  return {
    name: "reject-failed-modules",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        const reload = "window.location.reload();";
        if (!code.includes(reload)) this.error("React Router handles failed modules differently");
        return { code: code.replace(reload, "throw error;"), map: null };
      },
    },
  };
}
