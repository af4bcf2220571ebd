/** A file that is not the picture it claims to be, or not a whole one. The message says which. */
export class PictureError extends Error {
  override name = "PictureError";
}
