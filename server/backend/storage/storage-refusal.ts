/** Thrown out of lite by our storage: becomes the answer of the request, in Storage's words. */
export class StorageRefusal extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}
