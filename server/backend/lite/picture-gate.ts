import { AsyncLocalStorage } from "node:async_hooks";
import { isPictureType, type JudgedPicture, type PictureType } from "../pictures/judge.ts";

/** What is to be stored in the place of the picture that the request under way brings. */
const judged = new AsyncLocalStorage<JudgedPicture>();

type Storable = { content: Uint8Array } & Partial<JudgedPicture>;

/** Thrown out of lite when a picture would be stored that nobody has looked at. */
export class UnjudgedPicture extends Error {
  readonly type: PictureType;
  readonly content: Uint8Array;

  constructor(type: PictureType, content: Uint8Array) {
    super("a picture must be judged before it is stored");
    this.type = type;
    this.content = content;
  }
}

/**
 * What the storage may write. lite asks for it once it has found the upload allowed: type, size,
 * permission. A picture is let through only inside of {@link withJudged}.
 * @throws {UnjudgedPicture} for the caller of lite, who judges it and asks again.
 */
export function storable(type: string, content: Uint8Array): Storable {
  if (!isPictureType(type)) return { content };
  const picture = judged.getStore();
  if (!picture) throw new UnjudgedPicture(type, content);
  return picture;
}

/** Runs a request that stores `picture` instead of what it brings. */
export function withJudged<Result>(
  picture: JudgedPicture,
  task: () => Promise<Result>,
): Promise<Result> {
  return judged.run(picture, task);
}
