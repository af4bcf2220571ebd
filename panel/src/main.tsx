import { startSession } from "@panel/auth/session";
import { setOffice } from "@panel/backend/office";
import { readSettings } from "@panel/backend/settings";
import { createQueryClient } from "@panel/queries/query-client";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createRouter } from "./router";

const { backendUrl, publishableKey, office } = readSettings();
setOffice(office);
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
