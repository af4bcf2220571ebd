import { AsyncLocalStorage } from "node:async_hooks";
import type { Service } from "../api/error-responses.ts";
import type { ValidatedPicture } from "../pictures/validate.ts";
import type { StoredFile } from "../storage/blobs/blob-key.ts";
import type { Literals } from "./filter-literals.ts";

/** Data of the current request for our code that lite calls and that lite does not pass on. */
export interface LiteCall {
  /** Undefined for lite's own statements, such as reading the schema. */
  service: Service | undefined;
  /** Redirect target of a mail's link. */
  redirectTo: string | null;
  /** Values that are not in the address that lite parses. */
  literals?: Literals | undefined;
  /** The validated upload, if any. */
  picture?: ValidatedPicture;
  /** Files that rows may no longer refer to after the call. */
  replacedFiles: StoredFile[];
  /** Whether an object is moved: its row keeps its file. */
  isMove?: boolean;
}

const call = new AsyncLocalStorage<LiteCall>();

export const runCall = <Result>(given: LiteCall, task: () => Promise<Result>) =>
  call.run(given, task);

export const currentCall = (): LiteCall =>
  call.getStore() ?? { service: undefined, redirectTo: null, replacedFiles: [] };
