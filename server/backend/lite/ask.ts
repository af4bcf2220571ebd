import type { App } from "@supabase/lite";
import { refusal, type Service } from "../api/answers.ts";
import { answerForFailure } from "../api/failures.ts";
import type { BackendLog } from "../contract.ts";
import type { Database } from "../database/database.ts";
import { PictureError } from "../pictures/picture-error.ts";
import type { Workshop } from "../pictures/workshop.ts";
import { withRequestedRedirect } from "./auth-mailer.ts";
import { type Captured, capturingConsole } from "./captured-console.ts";
import { UnjudgedPicture, withJudged } from "./picture-gate.ts";
import { refuseInheritedNames } from "./query-guard.ts";

export interface LiteQuestion {
  request: Request;
  url: URL;
  service: Service;
  peerAddress: string | undefined;
}

interface Lite {
  app: App;
  database: Database;
  workshop: Workshop;
  log: BackendLog;
}

interface Answer {
  response: Response;
  captured: Captured;
}

/**
 * Hands a request to lite, and turns its failures into the answers that the client's fault deserves.
 * A picture is asked for twice: once lite finds its upload allowed, it is judged, which takes long and
 * happens beside the database's queue, and then lite stores what is left of it.
 */
export async function askLite(question: LiteQuestion, lite: Lite): Promise<Response> {
  const { request, url, service } = question;
  if (service === "rest") refuseInheritedNames(url);
  const mayUpload =
    service === "storage" && (request.method === "POST" || request.method === "PUT");
  const again = mayUpload ? request.clone() : request;
  let answer = await call(question, lite);
  const picture = answer.captured.errors.find((error) => error instanceof UnjudgedPicture);
  if (picture) {
    const judged = await lite.workshop
      .judge(picture.type, picture.content)
      .catch((error: Error) => error);
    if (judged instanceof PictureError)
      return refusal(
        "storage",
        415,
        "invalid_mime_type",
        `This is no ${picture.type}: ${judged.message}`,
      );
    if (judged instanceof Error) throw judged;
    answer = await withJudged(judged, () => call({ ...question, request: again }, lite));
  }
  const { response, captured } = answer;
  if (response.status < 500) {
    const headers = new Headers(response.headers);
    headers.set("x-content-type-options", "nosniff");
    return new Response(response.body, {
      status: response.status,
      statusText: response.statusText,
      headers,
    });
  }
  const replacement = answerForFailure(service, captured.errors.at(-1));
  lite.log[replacement.status < 500 ? "warn" : "error"]("backend answered a failure", {
    method: request.method,
    path: url.pathname,
    status: replacement.status,
    reported: captured.lines,
  });
  return replacement;
}

/** One pass through lite, alone in the database. */
async function call(question: LiteQuestion, { app, database }: Lite): Promise<Answer> {
  const { request, url, peerAddress = null } = question;
  const captured: Captured = { errors: [], lines: [] };
  const response = await capturingConsole(captured, () =>
    withRequestedRedirect(url, () =>
      // A null address fails closed wherever lite asks for it.
      database.exclusively(async () => {
        const response = await app.fetch(request, { peerAddress });
        if (response.status >= 500) await database.recover();
        return response;
      }),
    ),
  );
  return { response, captured };
}
