/** Requests of `/storage/v1`: objects, lists, signed addresses, buckets, resized pictures. */

import { onePixelPng } from "../../integration/backend/harness.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, oddValue } from "./odd-json.ts";
import { oddPart, oddString, queryValue, withNeedlessEscapes } from "./odd-strings.ts";
import type { RequestSpec } from "./request-spec.ts";
import { bucketOf, nameOf } from "./storage-names.ts";
import { storageParameters } from "./storage-parameters.ts";

const actions = [
  "object",
  "object",
  "object/public",
  "object/public",
  "object/authenticated",
  "object/sign",
  "object/info",
  "object/info/public",
  "object/info/authenticated",
  "object/upload/sign",
  "render/image/public",
  "render/image/public",
  "render/image/authenticated",
  "render/image/sign",
  "upload/resumable",
  "upload/resumable/sign",
  "s3",
  "cdn",
];
const methods = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"];
const numbers = ["0", "1", "16", "640", "5000", "-1", "x", "1e3", "99999999999999999999", ""];
const parameters = [
  "width",
  "height",
  "quality",
  "resize",
  "format",
  "v",
  "download",
  "token",
  "transform",
];

function query(random: Random): string {
  const parts = Array.from({ length: random.below(4) }, () => {
    const right = random.pick([...numbers, "cover", "contain", "fill", "origin", "a.b.c"]);
    return `${random.pick(parameters)}=${queryValue(random, right)}`;
  });
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function content(random: Random): { body: string | Uint8Array; headers: Record<string, string> } {
  const type = random.pick([
    "image/png",
    "image/jpeg",
    "image/webp",
    "image/svg+xml",
    "text/html",
    "",
  ]);
  switch (random.below(5)) {
    case 0:
      return { body: onePixelPng, headers: { "content-type": type } };
    case 1:
      return {
        body: `--b\r\ncontent-disposition: form-data; name=""; filename="${oddString(random)}"\r\ncontent-type: ${type}\r\n\r\nx\r\n--b--\r\n`,
        headers: { "content-type": "multipart/form-data; boundary=b" },
      };
    case 2:
      return {
        body: Uint8Array.from({ length: random.below(300) }, () => random.below(256)),
        headers: { "content-type": type, "x-upsert": "true" },
      };
    case 3:
      return { body: "GIF89a<script>", headers: { "content-type": type } };
    default:
      return json(random, oddValue(random));
  }
}

const json = (random: Random, value: unknown) => ({
  body: damagedJson(random, value),
  headers: { "content-type": "application/json" },
});

export function storageRequest(random: Random): RequestSpec {
  const bucket = bucketOf(random);
  if (random.below(3) > 0) {
    const path = `/storage/v1/${random.pick(actions)}/${bucket}/${nameOf(random)}`;
    const method = random.pick(methods);
    const sends = method === "POST" || method === "PUT" || method === "PATCH";
    return {
      method,
      path: withNeedlessEscapes(random, path) + query(random),
      ...(sends && content(random)),
    };
  }
  const [method, path] = random.pick([
    ["POST", `/storage/v1/object/list/${bucket}`],
    ["POST", `/storage/v1/object/list/${bucket}`],
    ["POST", `/storage/v1/object/list-v2/${bucket}`],
    ["POST", "/storage/v1/object/move"],
    ["POST", "/storage/v1/object/copy"],
    ["POST", `/storage/v1/object/sign/${bucket}`],
    ["POST", `/storage/v1/object/sign/${bucket}/${nameOf(random)}`],
    ["POST", `/storage/v1/object/upload/sign/${bucket}/${nameOf(random)}`],
    ["DELETE", `/storage/v1/object/${bucket}`],
    ["GET", "/storage/v1/bucket"],
    ["GET", `/storage/v1/bucket/${bucket}`],
    ["POST", "/storage/v1/bucket"],
    ["PUT", `/storage/v1/bucket/${bucket}`],
    ["DELETE", `/storage/v1/bucket/${bucket}`],
    ["POST", `/storage/v1/bucket/${bucket}/empty`],
    ["GET", "/storage/v1/status"],
    ["GET", `/storage/v1/${oddPart(random)}`],
  ] as const);
  return {
    method,
    path: withNeedlessEscapes(random, path) + query(random),
    ...(method !== "GET" && json(random, storageParameters(random))),
  };
}
