const asksForAddress = /^\/storage\/v1\/object\/(upload\/)?sign\/[^/]+\/./;

/**
 * Gives a signed address the field in which hosted Storage answers it, relative to Storage's own
 * address: supabase-js finds none in lite's answer, and says that there is no token.
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
