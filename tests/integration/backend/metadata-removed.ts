import { expect } from "vitest";
import { pixels, type Type, validatedContent, visualProperties } from "./picture-samples.ts";

/** Checks that a stored picture with the metadata "Ana Secreta" lost it and looks the same. */
export async function expectOnlyMetadataRemoved(type: Type, picture: Uint8Array): Promise<void> {
  expect(Buffer.from(picture).includes("Secreta")).toBe(true);
  const stripped = await validatedContent(type, picture);
  expect(await pixels(stripped)).toEqual(await pixels(picture));
  const [before, after] = [await visualProperties(picture), await visualProperties(stripped)];
  expect(after.looks).toEqual(before.looks);
  expect(before.notes).not.toEqual([]);
  expect(after.notes).toEqual([]);
  expect(Buffer.from(stripped).includes("Secreta")).toBe(false);
}
