import type { S3Client } from "@aws-sdk/client-s3";
import { StartError } from "../../../start-error.ts";
import type { BlobInfo, Blobs, ByteRange } from "./blobs.ts";
import { BlobsUnavailable } from "./unavailable.ts";

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds; a picture of 5 MB takes less between two servers. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 8_000 };

type Sdk = typeof import("@aws-sdk/client-s3");

/** Uploads in a bucket of an S3-compatible service. */
export class S3Blobs implements Blobs {
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #bucket: string;

  private constructor(sdk: Sdk, client: S3Client, bucket: string) {
    this.#sdk = sdk;
    this.#client = client;
    this.#bucket = bucket;
  }

  /** @throws {StartError} if the bucket cannot be reached with these keys. */
  static async open(settings: S3Settings): Promise<S3Blobs> {
    // Loaded on demand: large.
    const sdk = await import("@aws-sdk/client-s3");
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Compatible services need path-style addresses, and some do not support the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    });
    const blobs = new S3Blobs(sdk, client, bucket);
    try {
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      client.destroy();
      throw new StartError(
        `S3_BUCKET "${bucket}" at ${new URL(endpoint).origin} cannot be used: ${reasonOf(error)}`,
      );
    }
    return blobs;
  }

  async readWhole(key: string) {
    const found = await this.#get(key);
    return found && (await available(found.transformToByteArray()));
  }

  async read(key: string, range?: ByteRange) {
    const found = await this.#get(key, range && `bytes=${range.first}-${range.last}`);
    return found?.transformToWebStream() as ReadableStream<Uint8Array> | undefined;
  }

  async sizeOf(key: string) {
    const { HeadObjectCommand } = this.#sdk;
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return ContentLength;
    } catch (error) {
      if ((error as Error).name === "NotFound") return undefined;
      throw new BlobsUnavailable(reasonOf(error));
    }
  }

  async write(key: string, content: Uint8Array) {
    const { PutObjectCommand } = this.#sdk;
    await this.#send(new PutObjectCommand({ ...this.#at(key), Body: content }));
  }

  async remove(key: string) {
    const { DeleteObjectCommand } = this.#sdk;
    await this.#send(new DeleteObjectCommand(this.#at(key)));
  }

  /**
   * One by one: some compatible services reject bulk deletion without their own kind of checksum.
   */
  async removeFolder(folder: string) {
    for await (const { key } of this.list(folder)) await this.remove(key);
  }

  async *list(folder: string): AsyncIterable<BlobInfo> {
    const { ListObjectsV2Command } = this.#sdk;
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: folder === "" ? undefined : `${folder}/`,
          ContinuationToken,
        }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { key: Key, modified: LastModified };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async ping() {
    const { HeadBucketCommand } = this.#sdk;
    await this.#send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }

  async close() {
    this.#client.destroy();
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: key };
  }

  #send: S3Client["send"] = ((command: Parameters<S3Client["send"]>[0]) =>
    available(this.#client.send(command))) as S3Client["send"];

  async #get(key: string, Range?: string) {
    const { GetObjectCommand } = this.#sdk;
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#at(key), Range }));
      return Body;
    } catch (error) {
      if ((error as Error).name === "NoSuchKey") return undefined;
      throw new BlobsUnavailable(reasonOf(error));
    }
  }
}

async function available<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new BlobsUnavailable(reasonOf(error));
  }
}

/** Some errors of the SDK have an empty message. */
function reasonOf(error: unknown): string {
  const { name, message, $metadata } = error as Error & {
    $metadata?: { httpStatusCode?: number };
  };
  return [name, message, $metadata?.httpStatusCode].filter(Boolean).join(" ");
}
