/** A brochure that cannot be set, whatever is left out of it. */
export class BrochureError extends Error {
  override name = "BrochureError";
}
