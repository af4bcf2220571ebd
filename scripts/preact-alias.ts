import { fileURLToPath } from "node:url";

/** What `react` means in the build: Preact. See docs/decisions/0016-preact-for-react.md. */
export const preactAlias = [
  {
    find: /^react$/,
    replacement: fileURLToPath(new URL("../app/lib/react.ts", import.meta.url)),
  },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: "preact/jsx-runtime" },
];

/** On the server whatever imports `react` is bundled, or the alias would not reach it. */
export const importsReact = [
  "react-router",
  "@react-router/node",
  "@tanstack/react-query",
  "preact",
  "preact-render-to-string",
];
