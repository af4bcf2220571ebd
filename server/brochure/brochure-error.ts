/** A brochure that cannot be typeset, even without pictures and map. */
export class BrochureError extends Error {
  override name = "BrochureError";
}
