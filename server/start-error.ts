/** The start failed for a reason that the operator can fix. The message is one line. */
export class StartError extends Error {
  override name = "StartError";
}
