import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydrateDocument } from "./lib/hydrate-document";
import { endArrival } from "./lib/start-later";
import { inTurns, newTask } from "./lib/turns";

if (import.meta.env.DEV) hydrateRoot(document, <HydratedRouter />);
else {
  // It cannot begin before the page's data is decoded, and says when that will be by throwing a promise.
  try {
    HydratedRouter({});
  } catch (decoded) {
    await decoded;
  }
  await newTask();
  // It makes the router and keeps it; what it asks for next, nobody is there to answer.
  try {
    HydratedRouter({});
  } catch {}
  await newTask();
  await inTurns(() => hydrateDocument(<HydratedRouter />));
}
endArrival();
