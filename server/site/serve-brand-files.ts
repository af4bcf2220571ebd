import { hash } from "node:crypto";
import type { Brand } from "#shared/brand/brand.ts";
import { type BrandFile, brandFiles } from "#shared/brand/brand-files.ts";
import { drawingDocument, squared } from "#shared/brand/mark-svg.ts";
import type { PagePictures } from "../backend/types.ts";
import type { Middleware } from "../http/listen.ts";
import { type PreparedResponse, prepareResponse, send } from "../http/prepared-response.ts";
import { fileHeaders, type TransportOptions } from "../http/security-headers.ts";
import type { Logger } from "../observe/log.ts";

interface Options extends TransportOptions {
  readBrand: () => Promise<Brand | null>;
  readName: () => Promise<string>;
  draw: PagePictures["brandFile"];
  log: Pick<Logger, "error">;
}

interface Drawn {
  /** State of the brand and the name that it shows. */
  of: string;
  response: Promise<PreparedResponse>;
}

/**
 * Serves icons and the share picture of a brand, drawn once for each state of it. Passes on without a brand: the files
 * of the build follow. If drawing fails, the last drawn file stays; without one the answer is 503, because the file
 * of the build shows another company.
 */
export function serveBrandFiles({
  readBrand,
  readName,
  draw,
  log,
  ...transport
}: Options): Middleware {
  const files = new Map<BrandFile, Drawn>();
  const last = new Map<BrandFile, PreparedResponse>();

  async function make(path: BrandFile, brand: Brand, name: string): Promise<PreparedResponse> {
    const { light } = brand.palette;
    const body = await draw({
      path,
      mark: brand.mark && drawingDocument(squared(brand.mark), light.glow),
      name,
      brand: light.brand,
      glow: light.glow,
      ground: light.ground,
      onGround: light["on-ground"],
    });
    const type = typeOf(path);
    const headers = {
      "content-type": type,
      "cache-control": "no-cache",
      ...fileHeaders(type, transport),
    };
    const bytes = Buffer.from(body);
    const tag = hash("sha256", bytes, "base64url").slice(0, 22);
    const response = prepareResponse(headers, tag, bytes, "identity");
    last.set(path, response);
    return response;
  }

  async function fileOf(path: BrandFile): Promise<PreparedResponse | "build" | undefined> {
    const [brand, name] = await Promise.all([readBrand(), readName()]);
    if (!brand) return last.get(path);
    if (!brand.version) return "build";
    const of = `${brand.version} ${name}`;
    const known = files.get(path);
    const drawn = known?.of === of ? known : { of, response: make(path, brand, name) };
    files.set(path, drawn);
    try {
      return await drawn.response;
    } catch (error) {
      log.error("a file of the brand was not drawn", { path, error: String(error) });
      // The next request tries again.
      if (files.get(path) === drawn) files.delete(path);
      return last.get(path);
    }
  }

  return (incoming, outgoing, next, trace) => {
    const { method, url = "" } = incoming;
    const path = brandFiles.find((file) => url === file || url.startsWith(`${file}?`));
    if (!path || (method !== "GET" && method !== "HEAD")) return next();
    fileOf(path)
      .then((file) => {
        if (file === "build") return next();
        if (file) return send(file, incoming, outgoing, trace);
        outgoing.writeHead(503, {
          "content-type": "text/plain; charset=utf-8",
          "retry-after": "30",
          "cache-control": "no-store",
        });
        outgoing.end("Service Unavailable");
      })
      .catch(next);
  };
}

function typeOf(path: BrandFile): string {
  if (path.endsWith(".svg")) return "image/svg+xml";
  if (path.endsWith(".ico")) return "image/x-icon";
  return path.endsWith(".jpg") ? "image/jpeg" : "image/png";
}
