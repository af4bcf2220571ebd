import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydrateDocument } from "./lib/hydrate-document";

// It cannot begin before the page's data is decoded, and says when that will be by throwing a promise.
try {
  HydratedRouter({});
} catch (decoded) {
  await decoded;
}
if (import.meta.env.DEV) hydrateRoot(document, <HydratedRouter />);
else hydrateDocument(<HydratedRouter />);
