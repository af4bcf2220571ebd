/** The storage of uploads does not answer, or fails. */
export class BlobsUnavailable extends Error {
  constructor(reason: string) {
    super(`the storage of uploads does not answer: ${reason}`);
    this.name = "BlobsUnavailable";
  }
}
