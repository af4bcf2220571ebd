import { readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isBlobKey } from "../../../server/backend/storage/blobs/blob-key.ts";
import { markerKey } from "../../../server/backend/storage/site-marker.ts";
import { eventually } from "../../support/eventually.ts";
import { onePixelPng, startBackend } from "./harness.ts";

const png = new Blob([onePixelPng], { type: "image/png" });

test("H10: a sweep with files in a folder removes unreferenced ones after two weeks, and no others", async () => {
  const backend = await startBackend({ sweep: { firstMs: 0, everyMs: 20 } });
  onTestFinished(() => backend.dispose());
  const bucket = backend.service().storage.from("tour-images");
  expect((await bucket.upload("foto.png", png)).error).toBeNull();
  const [key = ""] = (await backend.files()).filter(isBlobKey);
  const known = path.join(backend.dataDir, "storage", key);
  const beside = (name: string) => path.join(path.dirname(known), name);
  const prefix = path.basename(known).slice(0, 2);
  const suffix = `-${"0".repeat(16)}`;
  const [stray, fresh] = [`${prefix}${"a".repeat(62)}`, `${prefix}${"b".repeat(62)}${suffix}`];
  const strayOfWrite = `${prefix}${"c".repeat(62)}${suffix}`;
  const old = new Date(Date.now() - 360 * 3_600_000);
  await utimes(known, old, old);
  // The storage was claimed before the stray file was written.
  const claimed = new Date(old.getTime() - 1000);
  await utimes(path.join(backend.dataDir, "storage", markerKey), claimed, claimed);
  for (const file of ["notas.txt", fresh, stray, strayOfWrite]) await writeFile(beside(file), "x");
  for (const file of ["notas.txt", stray, strayOfWrite]) await utimes(beside(file), old, old);
  const kept = [path.basename(known), fresh, "notas.txt"].sort();
  await eventually(async () => {
    expect((await readdir(path.dirname(known))).sort()).toEqual(kept);
  });
  // A sweep between the two changes of time removes one file, the next one the other.
  const swept = () =>
    backend.logged
      .map(({ details }) => details as Record<string, number> | undefined)
      .filter((details) => details?.files !== undefined);
  const filesOf = () => swept().reduce((sum, details) => sum + (details?.files ?? 0), 0);
  await eventually(async () => expect(filesOf()).toBe(2));
  for (const details of swept())
    expect(details).toMatchObject({ previews: 0, pictures: 0, versions: 0 });
});
