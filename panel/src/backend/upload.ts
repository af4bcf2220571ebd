import { backendOrigin, requestHeaders } from "./browser-client";
import { bucketOf } from "./bucket";
import { randomId } from "./id";

export const maxPictureBytes = 5_242_880;

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];

const extensions: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** Refused upload, with the server's message. `status` is 0 if there was no response. */
export class UploadError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "UploadError";
    this.status = status;
  }
}

export const toUploadError = (error: unknown): UploadError =>
  error instanceof UploadError ? error : new UploadError(0, String(error));

/** An upload without progress fails after this time. */
const stalledMs = 60_000;
/** Message of that error. */
export const stalled = "stalled";

interface Upload {
  bucket: string;
  file: File;
  /** Progress from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a picture under a new name: random string, time, extension. Uses XMLHttpRequest, because fetch
 * reports no progress.
 * @returns its public address
 * @throws {UploadError}
 */
export async function uploadPicture({ bucket, file, onProgress, signal }: Upload): Promise<string> {
  const extension = file.name.match(/\.(jpe?g|png|webp)$/i)?.[1]?.toLowerCase();
  const random = randomId().replaceAll("-", "").slice(0, 16);
  const name = `${random}-${Date.now()}.${extension ?? extensions[file.type] ?? "jpg"}`;
  const headers = await requestHeaders().catch((error: Error) => {
    throw new UploadError(0, error.message);
  });
  if (signal?.aborted) throw new UploadError(0, "aborted");

  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${backendOrigin()}/storage/v1/object/${bucket}/${name}`);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.setRequestHeader("content-type", file.type);
    request.setRequestHeader("cache-control", "max-age=3600");
    request.setRequestHeader("x-upsert", "false");
    let timer: ReturnType<typeof setTimeout>;
    const awaitProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new UploadError(0, stalled));
        request.abort();
      }, stalledMs);
    };
    awaitProgress();
    request.upload.onprogress = ({ loaded, total }) => {
      awaitProgress();
      onProgress?.(total ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => {
      if (request.status < 300) return resolve();
      reject(refusalOf(request.status, request.responseText));
    };
    request.onerror = () => reject(new UploadError(0, "no answer"));
    request.onabort = () => reject(new UploadError(0, "aborted"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
  return bucketOf(bucket).getPublicUrl(name).data.publicUrl;
}

/** Storage responds 400 to most errors; the actual status is in the body. */
function refusalOf(status: number, body: string): UploadError {
  try {
    const { statusCode, message = "" } = JSON.parse(body);
    return new UploadError(Number(statusCode) || status, String(message));
  } catch {
    return new UploadError(status, "");
  }
}
