const asksForAddress = /^\/storage\/v1\/object\/(upload\/)?sign\/[^/]+\/./;

/**
 * Adds the field of hosted Storage's response, with the URL relative to Storage's base. supabase-js expects
 * it and would otherwise report a missing token.
 * @param path as lite's router reads it.
 */
export async function withSignedAddress(
  { method }: Request,
  path: string,
  response: Response,
): Promise<Response> {
  const match = asksForAddress.exec(path);
  if (!match || method !== "POST" || !response.ok) return response;
  const { signedUrl, ...rest }: { signedUrl: string } = await response.json();
  const relative = signedUrl.replace(/^\/storage\/v1/, "");
  return Response.json({ ...rest, [match[1] ? "url" : "signedURL"]: relative });
}
