import { type RenderOptions, renderPrefix, renderPublicImage } from "../pictures/render-image.ts";
import { attachment } from "../storage/public-object.ts";

const pattern = /^\/storage\/v1\/render\/image\/(authenticated|sign)\/(.+)$/;

/**
 * Serves `download` and signed URLs with a transformation: like the public address, if lite lets the client
 * read the original. Objects of private buckets have no variants.
 * @returns undefined if the request is for something else
 */
export async function renderAuthorizedImage(
  { request, url, peerAddress }: { request: Request; url: URL; peerAddress: string | undefined },
  options: RenderOptions,
  callServices: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const { method, headers } = request;
  const [, kind, key] = pattern.exec(url.pathname) ?? [];
  if (!key || (method !== "GET" && method !== "HEAD")) return undefined;
  const token = url.searchParams.get("token");
  const original = new URL(`/storage/v1/object/${kind === "sign" ? "sign/" : ""}${key}`, url);
  if (token) original.searchParams.set("token", token);
  const read = await callServices(new Request(original, { headers }));
  if (!read.ok) return read;
  await read.body?.cancel();
  const address = new URL(`${renderPrefix}${key}${url.search}`, url);
  const response = await renderPublicImage(request, address, options, peerAddress);
  const download = url.searchParams.get("download");
  if (response?.ok && download !== null) {
    const name = download || decodeURIComponent(key.split("/").at(-1) ?? "");
    response.headers.set("content-disposition", attachment(name));
  }
  return response;
}
