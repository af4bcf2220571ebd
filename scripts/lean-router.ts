import { replaceModules } from "./replace-modules.ts";

/** Imported by the server's half alone, which never reaches the browser's files. */
const notInBrowser = (...names: string[]) =>
  names.map((name) => `export const ${name} = undefined;`).join("\n");

/**
 * Parts of React Router that this site's configuration turns off, yet every visitor would download:
 * route discovery (`routeDiscovery: "initial"`), instrumentation (none is registered) and the screen for
 * errors of an application without one (ours: `app/root.tsx`; where even that fails, a word remains).
 * Measured: 3.0 kB less gzip on every page. And what is fetched ahead would be run at once, to see which
 * stylesheets its routes name: here none does. A new version that moves any of this fails the build.
 */
const unused = {
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    ${notInBrowser("getPathsWithAncestors", "handleClientVersionMismatch", "getManifestPath", "URL_LIMIT")}`,
  "react-router/dist/production/lib/dom/ssr/errorBoundaries.js": `
    import { Component, createElement } from "react";
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError() { return { failed: true }; }
      render() {
        if (!this.state.failed) return this.props.children;
        return createElement("html", null, createElement("body", null, "Application Error"));
      }
    }
    export const BoundaryShell = () => null;
    export const RemixRootDefaultErrorBoundary = BoundaryShell;`,
  "react-router/dist/production/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${notInBrowser("instrumentHandler", "instrumentationResultMetaContext")}`,
  "react-router/dist/production/lib/dom/ssr/components.js": (text: string) => {
    const lookForStyles = /function useKeyedPrefetchLinks\(matches\) \{\n.*?\n\}\n/s;
    if (!lookForStyles.test(text))
      throw new Error("lean-router: useKeyedPrefetchLinks has changed");
    return text.replace(
      lookForStyles,
      "const noLinks = [];\nconst useKeyedPrefetchLinks = () => noLinks;\n",
    );
  },
};

export const leanRouter = () => replaceModules("lean-router", unused);
