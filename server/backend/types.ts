/** What the rest of the server knows of a backend, and what its own rooms know of each other. Types only. */
import type { PictureWidth } from "../../supabase/functions/_shared/picture-widths.ts";
import type { Logger } from "../observe/log.ts";
import type { Admission } from "./api/admission.ts";
import type { Secrets } from "./data-dir/secrets.ts";
import type { Database, DatabaseLoad, PoolClass } from "./database/database.ts";
import type { PictureFacts } from "./pictures/picture-facts.ts";
import type { ShareCard } from "./pictures/share-card.ts";
import type { ValidatedPicture } from "./pictures/validate.ts";
import type { StoredFile } from "./storage/blobs/blob-key.ts";
import type { S3Settings } from "./storage/blobs/s3.ts";

export type { PoolClass };

/** Where the backend writes its log lines. */
export type BackendLog = Pick<Logger, "info" | "warn" | "error"> & Partial<Pick<Logger, "debug">>;

/** Outgoing mail of the auth service, such as a password recovery. */
export interface AuthMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What is known of a stored picture; its size and colours only since uploads are looked at for them. */
type DescribedPicture = { version: string } & Partial<PictureFacts>;

/** What pages ask about stored pictures, besides showing them. Keys are `bucket/name`. */
export interface PagePictures {
  /** Those that exist, by key. */
  lookUp(keys: readonly string[]): Promise<Map<string, DescribedPicture>>;
  /**
   * A JPEG of 1200 by 630 pixels, made once for the same cover and words.
   * @returns undefined when there is no such picture, or none can be made of it.
   */
  share(key: string, card: ShareCard): Promise<Uint8Array | undefined>;
  /**
   * A JPEG, no wider than so many pixels.
   * @returns undefined when there is no such picture, or none can be made of it.
   * @throws {QueueFull}
   */
  jpeg(key: string, width: PictureWidth): Promise<Uint8Array | undefined>;
}

/** What a sweep has removed. */
export interface Swept {
  /** States of entries that were deleted too long ago. */
  versions: number;
  /** Links that showed a draft until they expired. */
  previews: number;
  /** Objects that nothing refers to, removed with their file. */
  pictures: number;
  /** Files without an object, which a crash may leave behind. */
  files: number;
}

/** What a backup is made of. */
export interface BackupSource {
  database: Database;
  secrets: Secrets | undefined;
  /** @returns undefined when the file does not exist, or was replaced since its row was read. */
  readFile(file: StoredFile): Promise<Uint8Array | undefined>;
  /** Whether Auth is our own, so that sessions of its users can be taken along. */
  ownAuth: boolean;
}

export interface BackendOptions {
  /** Folder of the database, uploads and secrets; created when missing. */
  dataDir: string;
  /** `postgres://…`: a PostgreSQL server elsewhere, instead of one of our own. */
  databaseUrl?: string;
  /** Connections of this process to the server of `databaseUrl`. */
  databasePoolSize?: number;
  /** Folder with the programs of another PostgreSQL 18, for the server of our own. */
  postgresBin?: string;
  /** A bucket for uploads instead of the data folder. */
  s3?: S3Settings;
  /** Public origin, without a trailing slash: recovery links lead below it. */
  siteUrl: string;
  /** Settings win over what `dataDir/secrets.json` holds. */
  publishableKey?: string;
  secretKey?: string;
  jwtSecret?: string;
  adminEmail: string;
  /** Generated when empty; see {@link Backend.generatedAdminPassword}. */
  adminPassword?: string;
  seed: "demo" | "none";
  log: BackendLog;
  /** Other origins that may call from a browser; the own origin always may. */
  corsOrigins?: readonly string[];
  /** When pictures that nothing refers to are removed; for tests. */
  sweep?: { firstMs?: number; everyMs?: number; now?: () => number };
  /** Sends auth mail; without it a mail is only logged as not sent (without its link). */
  sendMail?: (mail: AuthMail) => Promise<void>;
}

/** The client's address, by which limits count; all that is not known is one address. */
export interface ClientContext {
  peerAddress?: string;
}

export interface Backend {
  /**
   * Answers requests of the server itself for `/rest/v1`, `/auth/v1` and `/storage/v1`: they wait for no
   * stranger, whoever's key they bring. Never throws.
   */
  fetch(request: Request, context?: ClientContext & { poolClass?: PoolClass }): Promise<Response>;
  /** Answers the same addresses for clients of the network, within the limits for them. Never throws. */
  serve(request: Request, context: ClientContext): Promise<Response>;
  /** By which calls without a verified session are let in, those of the site's functions and previews among them. */
  readonly admission: Admission;
  /** Origin at which the panel's browser reaches the backend. */
  readonly publicUrl: string;
  /** Whether other processes may be sending the mail of this database. */
  readonly shared: boolean;
  /** Until a page is rendered again, where changes are not always announced. */
  readonly freshForMs?: number;
  /** What pages ask about uploaded pictures. */
  readonly pictures: PagePictures;
  /**
   * Calls back whenever an entry of the site changes, before the request that changed it is answered:
   * with its table (`tours`) and itself (`tours/slug`), or `tours/*` where it may be any.
   */
  onContentChange(callback: (changed: readonly string[]) => void): void;
  /** Calls back when changes may have been missed, so that anything may have changed. */
  onContentUncertain(callback: () => void): void;
  /**
   * Calls back when an uploaded picture has changed, with its `bucket/name`, or nothing where any may have.
   * Missing where changes are not announced.
   */
  onPictureChange?(callback: (key: string) => void): void;
  /** Says that something has changed, as a webhook does. */
  notifyOfChange(changed: readonly string[]): void;
  /** @throws where the database does not answer. */
  ping(): Promise<void>;
  /** @throws while the storage of uploads does not answer; missing where `ping` covers it. */
  pingStorage?(): Promise<void>;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** How busy its database is, where that can be told. */
  readonly load?: DatabaseLoad;
  /** What a backup is made of; undefined where the backend has backups of its own. */
  readonly backupSource?: BackupSource;
  /** Sweeps on an operator's word: claims the storage for this database and removes any number of files. */
  confirmSweep(): Promise<Swept>;
  /** Set once: when this start made the first administrator and no password was configured. */
  readonly generatedAdminPassword?: string;
  /** True when this start filled the database with the demonstration content. */
  readonly seeded: boolean;
  /** Waits for requests under way, closes the database and frees `dataDir`. Safe to call twice. */
  close(): Promise<void>;
}

/** The Data API, Auth and Storage, as what stands in front of them sees them. */
export interface Services {
  /**
   * Answers a request whose body is whole and looked at. An error of the request's is an answer.
   * @param context.picture what is stored of the picture that the request uploads; without it none is.
   */
  fetch(
    request: Request,
    context: ClientContext & { picture?: ValidatedPicture },
  ): Promise<Response>;
}

/** Whether a bcrypt hash is of this password. */
export type ComparePassword = (password: string, hash: string) => Promise<boolean>;

/** What `storage.objects` holds of a file, beside what is known of a picture. */
export interface ObjectMetadata {
  mimetype: string;
  cacheControl: string;
  /** Bytes. */
  size: number;
  contentLength: number;
  eTag: string;
  lastModified?: Date;
  httpStatusCode?: number;
}
