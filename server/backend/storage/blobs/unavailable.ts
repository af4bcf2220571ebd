/** The place where uploads are stored does not answer, or answers with a failure of its own. */
export class BlobsUnavailable extends Error {
  constructor(reason: string) {
    super(`the storage of uploads does not answer: ${reason}`);
    this.name = "BlobsUnavailable";
  }
}
