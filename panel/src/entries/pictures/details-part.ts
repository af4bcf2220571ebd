import { lazyPart } from "@panel/ui/lazy-part";

/** Dialog for the focal point and the alternative texts, loaded when it is opened. */
export const DetailsDialog = lazyPart("el encuadre", () => import("./details-dialog"));
