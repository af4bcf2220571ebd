import { deep } from "../support/volume.ts";

interface Document {
  status: number;
  headers: Headers;
  html: string;
}

export const siteUrl = () => process.env.TEST_SITE_URL ?? "";
export const cornersUrl = () => process.env.TEST_CORNERS_URL ?? "";

/** A request to the demonstration site, in Spanish unless told otherwise. Redirects are not followed. */
export const ask = (path: string, { headers, ...init }: RequestInit = {}, site = siteUrl()) =>
  fetch(site + path, {
    redirect: "manual",
    headers: { "accept-language": "es", ...(headers as Record<string, string>) },
    ...init,
  });

const documents = new Map<string, Promise<Document>>();

/** A document of the demonstration site, which tests of the same file share. */
export function documentOf(path: string): Promise<Document> {
  const known = documents.get(path) ?? readDocument(path);
  documents.set(path, known);
  return known;
}

async function readDocument(path: string): Promise<Document> {
  const response = await ask(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** A few of many rows in `npm test`, all of them in `npm run test:deep`. */
export const sampleOf = <Row>(rows: Row[], few: number): Row[] =>
  deep ? rows : rows.slice(0, few);
