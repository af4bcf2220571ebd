import { type RefusedReply, type ReplyKind, replyKinds } from "#shared/proposal.ts";
import { readBytes } from "../../../supabase/functions/_shared/body.ts";

/** A reply as the form has sent it. */
export interface SentReply {
  operation: string;
  /** Number of the version that the traveller has read. */
  version: number;
  kind: ReplyKind;
  body: string;
  name: string;
  agreed: boolean;
}

/** 2,000 characters, each percent-encoded as four bytes, and the other fields. */
const maxBodyBytes = 32 * 1024;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads a form of a proposal's page.
 * @returns the status of the refusal if it is too large, or none of the page's forms
 */
export async function readReply(request: Request): Promise<SentReply | 400 | 413 | 415> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return 415;
  const bytes = await readBytes(request, maxBodyBytes);
  if (!bytes) return 413;
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  // PostgreSQL stores neither null characters nor lone surrogates.
  const text = (name: string) =>
    (form.get(name) ?? "").toWellFormed().replaceAll("\0", "").replace(/\r\n?/g, "\n").trim();
  const kind = replyKinds.find((each) => each === form.get("kind"));
  const operation = text("operation");
  const version = Number(text("version"));
  if (!kind || !uuid.test(operation) || !Number.isInteger(version) || version < 1 || version > 99)
    return 400;
  return {
    operation,
    version,
    kind,
    body: text("body"),
    name: text("name").replace(/[\p{Cc}\u2028\u2029]+/gu, " "),
    agreed: form.get("agreed") === "yes",
  };
}

/** Finds the first fault of a reply; undefined if it is complete. */
export function faultOf({
  kind,
  body,
  name,
  agreed,
}: SentReply): RefusedReply["reason"] | undefined {
  const between = (given: string, min: number, max: number) => {
    const { length } = [...given];
    return length >= min && length <= max;
  };
  if (kind !== "acceptance") return between(body, 1, 2000) ? undefined : "body";
  if (!between(name, 2, 100)) return "name";
  return agreed ? undefined : "agreement";
}
