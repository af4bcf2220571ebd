/** A start that cannot go on for a reason the operator can fix; the message is one clear line. */
export class StartError extends Error {
  override name = "StartError";
}
