import { AsyncLocalStorage } from "node:async_hooks";
import type { Service } from "../api/error-responses.ts";
import type { ValidatedPicture } from "../pictures/validate.ts";
import type { StoredFile } from "../storage/blobs/blob-key.ts";

/** What our code that lite calls has to know of the request under way, and lite does not hand on. */
export interface LiteCall {
  /** Undefined for what lite does on its own, such as reading the schema. */
  service: Service | undefined;
  /** Where the link of a mail is to lead. */
  redirectTo: string | null;
  /** What may be stored of an uploaded picture. */
  picture?: ValidatedPicture;
  /** Files that rows may no longer refer to once the call has ended. */
  replacedFiles: StoredFile[];
  /** Whether an object is moved: its row goes on referring to the same file. */
  isMove?: boolean;
}

const call = new AsyncLocalStorage<LiteCall>();

export const runCall = <Result>(given: LiteCall, task: () => Promise<Result>) =>
  call.run(given, task);

export const currentCall = (): LiteCall =>
  call.getStore() ?? { service: undefined, redirectTo: null, replacedFiles: [] };
