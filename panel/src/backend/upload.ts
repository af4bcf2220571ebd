import {
  detectFormat,
  formatHeadBytes,
  isPictureType,
  pictureExtensions,
} from "#shared/pictures/picture-format.ts";
import { backend, backendOrigin, requestHeaders } from "./browser-client";
import { randomId } from "./id";

export const maxPictureBytes = 5_242_880;

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

/** An upload fails if no bytes are sent for this time. */
const stalledMs = 20_000;
/** Longest time for the answer after the last byte: the server decodes the picture, possibly after those of other uploads. */
const answerMs = 60_000;
/** Message of the error for an upload that exceeded one of these times. */
export const stalled = "stalled";
/** Message of the error for a file that was moved, changed or never downloaded from a cloud folder. */
export const unreadable = "unreadable";

interface Upload {
  bucket: string;
  file: File;
  /** Progress from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Type of a picture by its content, because names and types of files are often wrong.
 * @throws {UploadError} if it has a format that is not accepted
 */
async function actualType(file: File): Promise<string> {
  const head = await file
    .slice(0, formatHeadBytes)
    .arrayBuffer()
    .catch(() => {
      throw new UploadError(0, unreadable);
    });
  const format = detectFormat(new Uint8Array(head));
  if (format && !format.type) throw new UploadError(415, `the format is ${format.name}`);
  return format?.type ?? (file.type || "application/octet-stream");
}

/** The file's own extension if it fits the type. */
function extensionFor(file: File, type: string): string {
  const own = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  const fitting: readonly string[] = isPictureType(type) ? pictureExtensions[type] : ["jpg"];
  return fitting.includes(own) ? own : String(fitting[0]);
}

/**
 * Uploads a picture under a new name: random string, time, extension. Uses XMLHttpRequest, because fetch
 * reports no progress.
 * @returns its public address
 * @throws {UploadError}
 */
export async function uploadPicture({ bucket, file, onProgress, signal }: Upload): Promise<string> {
  const type = await actualType(file);
  const random = randomId().replaceAll("-", "").slice(0, 16);
  const name = `${random}-${Date.now()}.${extensionFor(file, type)}`;
  const headers = await requestHeaders().catch((error: Error) => {
    throw new UploadError(0, error.message);
  });
  if (signal?.aborted) throw new UploadError(0, "aborted");

  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${backendOrigin()}/storage/v1/object/${bucket}/${name}`);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.setRequestHeader("content-type", type);
    request.setRequestHeader("cache-control", "max-age=3600");
    request.setRequestHeader("x-upsert", "false");
    let timer: ReturnType<typeof setTimeout>;
    const awaitProgress = (isSent: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          reject(new UploadError(0, stalled));
          request.abort();
        },
        isSent ? answerMs : stalledMs,
      );
    };
    awaitProgress(false);
    request.upload.onprogress = ({ loaded, total }) => {
      awaitProgress(loaded === total);
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
  return publicUrlOf(`${bucket}/${name}`);
}

/**
 * Public address of a stored picture, given by its encoded path. Absolute, as the storage's client makes it, which is not
 * loaded for this.
 */
export const publicUrlOf = (path: string) => `${backend().url}/storage/v1/object/public/${path}`;

/** Storage responds 400 to most errors; the actual status is in the body. */
function refusalOf(status: number, body: string): UploadError {
  try {
    const { statusCode, message = "" } = JSON.parse(body);
    return new UploadError(Number(statusCode) || status, String(message));
  } catch {
    return new UploadError(status, "");
  }
}
