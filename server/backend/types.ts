/** Types shared between the backend's modules and the rest of the server. */
import type { HeroLooks } from "#shared/brand/hero-look.ts";
import type { PictureWidth } from "../../supabase/functions/_shared/picture-widths.ts";
import type { Logger } from "../observe/log.ts";
import type { Admission } from "./api/admission.ts";
import type { Secrets } from "./data-dir/secrets.ts";
import type { Database, DatabaseLoad, PoolClass } from "./database/database.ts";
import type { BrandFileOrder } from "./pictures/brand-file.ts";
import type { HeroOrder } from "./pictures/hero.ts";
import type { PictureFacts } from "./pictures/picture-facts.ts";
import type { ShareCard } from "./pictures/share-card.ts";
import type { ValidatedPicture } from "./pictures/validate.ts";
import type { StoredFile } from "./storage/blobs/blob-key.ts";
import type { S3Settings } from "./storage/blobs/s3.ts";

export type { PoolClass };

/** Logger of the backend. */
export type BackendLog = Pick<Logger, "info" | "warn" | "error"> & Partial<Pick<Logger, "debug">>;

/** Outgoing mail of the auth service, such as a password recovery. */
export interface AuthMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A stored picture. Size and colours are known only for files uploaded since they are recorded. */
type DescribedPicture = { version: string } & Partial<PictureFacts>;

/** Access to stored pictures for pages. Keys are `bucket/name`. */
export interface PagePictures {
  /** @returns existing pictures by key. */
  lookUp(keys: readonly string[]): Promise<Map<string, DescribedPicture>>;
  /**
   * JPEG of 1200 × 630 pixels, cached by cover and text.
   * @returns undefined if the picture is missing or cannot be decoded.
   */
  share(key: string, card: ShareCard): Promise<Uint8Array | undefined>;
  /** Draws an icon or the share picture of a brand. */
  brandFile(order: BrandFileOrder): Promise<Uint8Array>;
  /**
   * Crop of the photo behind the title of the home page.
   * @returns undefined if the picture is missing or cannot be decoded.
   */
  hero(key: string, order: HeroOrder): Promise<Uint8Array | undefined>;
  /**
   * Veil over that photo.
   * @returns undefined if the picture is missing or cannot be decoded.
   */
  heroLooks(key: string, focus: HeroOrder["focus"]): Promise<HeroLooks | undefined>;
  /**
   * JPEG of at most this width.
   * @returns undefined if the picture is missing or cannot be decoded.
   * @throws {QueueFull}
   */
  jpeg(key: string, width: PictureWidth): Promise<Uint8Array | undefined>;
}

/** Numbers of items removed by a sweep. */
export interface SweepResult {
  /** Versions of entries deleted too long ago. */
  versions: number;
  /** Expired preview links. */
  previews: number;
  /** Unreferenced objects, removed with their files. */
  pictures: number;
  /** Files without an object, left by a crash. */
  files: number;
}

/** Source of a backup. */
export interface BackupSource {
  database: Database;
  secrets: Secrets | undefined;
  /** @returns undefined if the file does not exist or was replaced since its row was read. */
  readFile(file: StoredFile): Promise<Uint8Array | undefined>;
  /** Whether Auth is our own, so that user sessions can be backed up. */
  ownAuth: boolean;
}

export interface BackendOptions {
  /** Folder of the database, uploads and secrets; created when missing. */
  dataDir: string;
  /** `postgres://…`: an external PostgreSQL server instead of the embedded one. */
  databaseUrl?: string;
  /** Connections of this process to `databaseUrl`. */
  databasePoolSize?: number;
  /** Folder of another PostgreSQL 18, for the embedded server. */
  postgresBin?: string;
  /** Bucket for uploads instead of the data folder. */
  s3?: S3Settings;
  /** Public origin without a trailing slash. Links in mails start with it. */
  siteUrl: string;
  /** Override the keys in `dataDir/secrets.json`. */
  publishableKey?: string;
  secretKey?: string;
  jwtSecret?: string;
  adminEmail: string;
  /** Generated when empty; see {@link Backend.generatedAdminPassword}. */
  adminPassword?: string;
  seed: "demo" | "none";
  log: BackendLog;
  /** Further origins allowed by CORS. */
  corsOrigins?: readonly string[];
  /** Schedule of the sweep; for tests. */
  sweep?: { firstMs?: number; everyMs?: number; now?: () => number };
  /** Sends auth mails. If missing, a mail is logged as not sent, without its link. */
  sendMail?: (mail: AuthMail) => Promise<void>;
}

/** Client address, the key of all limits. Unknown addresses share one limit. */
export interface ClientContext {
  peerAddress?: string;
}

export interface Backend {
  /**
   * Handles the server's own requests for `/rest/v1`, `/auth/v1` and `/storage/v1`, without admission
   * control, whatever key they have. Never throws.
   */
  fetch(request: Request, context?: ClientContext & { poolClass?: PoolClass }): Promise<Response>;
  /** Handles the same paths for network clients, with all limits. Never throws. */
  serve(request: Request, context: ClientContext): Promise<Response>;
  /**
   * Admission control for calls without a verified session, including site functions and previews.
   */
  readonly admission: Admission;
  /** Origin at which the browser reaches the backend. */
  readonly publicUrl: string;
  /** Whether other processes may send the mails of this database. */
  readonly shared: boolean;
  /** Maximum age of a cached page if not all changes are announced. */
  readonly freshForMs?: number;
  /** Uploaded pictures, for pages. */
  readonly pictures: PagePictures;
  /**
   * Registers a listener for content changes, called before the changing request is answered. Tags are the
   * table (`tours`) and the entry (`tours/slug`, or `tours/*` if unknown).
   */
  onContentChange(callback: (changed: readonly string[]) => void): void;
  /** Registers a listener for possibly missed changes: everything may have changed. */
  onContentUncertain(callback: () => void): void;
  /**
   * Registers a listener for picture changes: `bucket/name`, or "" if any may have changed. Missing if
   * changes are not announced.
   */
  onPictureChange?(callback: (key: string) => void): void;
  /** Announces a change, as a webhook does. */
  notifyOfChange(changed: readonly string[]): void;
  /** @throws if the database does not answer. */
  ping(): Promise<void>;
  /** @throws if the file storage does not answer. Missing if `ping` covers it. */
  pingStorage?(): Promise<void>;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Load of the database, if known. */
  readonly load?: DatabaseLoad;
  /** Source of backups; undefined if the backend has its own. */
  readonly backupSource?: BackupSource;
  /**
   * Sweep confirmed by an operator: claims the storage for this database and removes any number of files.
   */
  confirmSweep(): Promise<SweepResult>;
  /** Set if this start created the first administrator with a generated password. */
  readonly generatedAdminPassword?: string;
  /** Whether this start inserted the demonstration content. */
  readonly seeded: boolean;
  /** Waits for pending requests, closes the database and unlocks `dataDir`. Idempotent. */
  close(): Promise<void>;
}

/** Data API, Auth and Storage behind the handler. */
export interface Services {
  /**
   * Handles a request with a complete, checked body. Errors become responses.
   * @param context.picture metadata of an uploaded picture; undefined if there is none.
   */
  fetch(
    request: Request,
    context: ClientContext & { picture?: ValidatedPicture },
  ): Promise<Response>;
}

/** Whether a bcrypt hash matches a password. */
export type ComparePassword = (password: string, hash: string) => Promise<boolean>;

/** Metadata in `storage.objects`, besides picture facts. */
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
