import { startSession } from "@panel/auth/session";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createQueryClient } from "./auth/query-client";
import { createRouter } from "./router";
import { readSettings } from "./settings";

const { backendUrl, publishableKey } = readSettings();
// Before the first render: the recovery event of a mail's link is fired only once.
startSession(backendUrl, publishableKey);
const queries = createQueryClient();
const router = createRouter(queries);

const root = document.getElementById("root");
if (!root) throw new Error("the document has no root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
