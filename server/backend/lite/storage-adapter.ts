import type { App } from "@supabase/lite";
import { RequestRefused } from "../api/answers.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import { isPictureType } from "../pictures/validate.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import { currentCall } from "./call.ts";

// lite does not export it by name.
type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Body = Parameters<StorageAdapter["uploadObject"]>[3];

/** Where lite stores files: in ours, of pictures none that nobody has validated. */
export function createStorageAdapter(files: ObjectStorage): StorageAdapter {
  return {
    driver: null,
    async getObject(bucket, name) {
      const metadata = await files.metadataOf(bucket, name);
      // Without a body lite answers "Object not found".
      const body = await files.read(bucket, name);
      return { metadata, httpStatusCode: body ? 200 : 404, body };
    },
    headObject: (bucket, name) => files.metadataOf(bucket, name),
    async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
      const content = await bytesOf(body);
      const facts = factsOf(mimetype, content);
      return files.write(bucket, name, content, { ...facts, mimetype, cacheControl });
    },
    async copyObject(bucket, name, _version, toBucket, toName) {
      return { httpStatusCode: 200, ...(await files.copy(bucket, name, toBucket, toName)) };
    },
    deleteObject: (bucket, name) => files.deleteObject(bucket, name),
    async deleteObjects(bucket, names) {
      for (const name of names) await files.deleteObject(bucket, name);
    },
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
 * What is known of a picture that may be stored.
 * @throws {RequestRefused} when it is not the one that was validated: it came by an address that is not
 * known to take uploads.
 */
function factsOf(type: string, content: Uint8Array): PictureFacts | undefined {
  if (!isPictureType(type)) return undefined;
  const { picture } = currentCall();
  if (picture && Buffer.compare(picture.content, content) === 0) return picture.facts;
  throw new RequestRefused(400, "InvalidRequest", "A picture cannot be uploaded to this address");
}
