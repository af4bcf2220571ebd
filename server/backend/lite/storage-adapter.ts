import type { App } from "@supabase/lite";
import { isPictureType } from "#shared/pictures/picture-format.ts";
import { RequestRefused } from "../api/error-responses.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import { contentETag } from "../storage/blobs/blob-key.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import { currentCall } from "./call.ts";

// lite does not export it by name.
type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Body = Parameters<StorageAdapter["uploadObject"]>[3];

/**
 * Storage adapter of lite. lite calls it before it writes the row, so nothing is replaced or removed here:
 * files that the row may no longer refer to are collected in the call, and removed after it. Only validated
 * pictures are stored.
 */
export function createStorageAdapter(files: ObjectStorage): StorageAdapter {
  const noteCurrent = async (bucket: string, names: readonly string[]) => {
    currentCall().replacedFiles.push(...(await files.filesOf(bucket, names)));
  };
  return {
    driver: null,
    async getObject(bucket, name) {
      const { metadata, body } = await files.open(bucket, name);
      // Without a body lite answers "Object not found".
      const eTag = contentETag(metadata.eTag);
      return { metadata: { ...metadata, eTag }, httpStatusCode: body ? 200 : 404, body };
    },
    headObject: (bucket, name) => files.metadataOf(bucket, name),
    async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
      const content = await bytesOf(body);
      const facts = factsOf(mimetype, content);
      await noteCurrent(bucket, [name]);
      const metadata = await files.write(content, { ...facts, mimetype, cacheControl });
      currentCall().replacedFiles.push({ bucket, name, eTag: metadata.eTag });
      return metadata;
    },
    // lite passes a version of the new object only for a move, which keeps the metadata.
    async copyObject(bucket, name, version, toBucket, toName, movedVersion) {
      if (movedVersion) {
        currentCall().isMove = true;
        const noted = await files.prepareMove(bucket, name, toBucket, toName);
        currentCall().replacedFiles.push(...noted);
        return { httpStatusCode: 200, eTag: "", lastModified: new Date() };
      }
      await noteCurrent(toBucket, [toName]);
      const copied = await files.copy(bucket, name, version, toBucket);
      currentCall().replacedFiles.push({ bucket: toBucket, name: toName, eTag: copied.eTag });
      return { httpStatusCode: 200, ...copied };
    },
    async deleteObject(bucket, name) {
      if (!currentCall().isMove) await noteCurrent(bucket, [name]);
    },
    deleteObjects: noteCurrent,
    async privateAssetUrl() {
      throw new Error("lite's own transformation of pictures is off: files have no address");
    },
  };
}

async function bytesOf(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
}

/**
 * Facts of a validated picture.
 * @throws {RequestRefused} if the picture is not the validated one: it was uploaded to a path that is not
 * known as an upload.
 */
function factsOf(type: string, content: Uint8Array): PictureFacts | undefined {
  if (!isPictureType(type)) return undefined;
  const { picture } = currentCall();
  if (picture && Buffer.compare(picture.content, content) === 0) return picture.facts;
  throw new RequestRefused(400, "InvalidRequest", "A picture cannot be uploaded to this address");
}
