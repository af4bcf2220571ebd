/** The file is not a complete picture of its type. The message names the problem. */
export class PictureError extends Error {
  override name = "PictureError";
}
