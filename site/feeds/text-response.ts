/** A text file that caches must revalidate. */
export function textResponse(body: string, type = "text/plain"): Response {
  return new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" },
  });
}
