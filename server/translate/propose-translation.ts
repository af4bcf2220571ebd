import { columnOf, columnsOf } from "#content/columns.ts";
import { contentTypes } from "#content/index.ts";
import { textsTarget } from "#content/texts/define.ts";
import { siteTexts } from "#content/texts/index.ts";
import { cleanWords, faultOf } from "#content/texts/rules.ts";
import { defaultLocale, isLocale, type Locale } from "#shared/locales.ts";
import { splitLines } from "#shared/rich-text/lines.ts";
import type { RichKind } from "#shared/rich-text/types.ts";
import { readJson } from "../../supabase/functions/_shared/body.ts";
import type { DatabaseCall } from "../../supabase/functions/_shared/database-call.ts";
import { bearerToken } from "../backend/auth/request-fields.ts";
import type { Backend } from "../backend/types.ts";
import { fetchAsUser } from "../http/fetch-as-user.ts";
import { QueueFull } from "../jobs/fair-queue.ts";
import { TaskQueue } from "../jobs/task-queue.ts";
import { limits } from "../limits.ts";
import type { Logger } from "../observe/log.ts";
import type { TranslationSettings, TranslationTask } from "./adapter.ts";
import { batchLimits, toBatches } from "./batches.ts";
import { type Segments, segmentsOf, type TaggedLine } from "./segments.ts";
import { type FailureReason, TranslationFailure } from "./service.ts";
import { createGlossary, type Glossary } from "./tagged-line.ts";

interface Options {
  backend: Pick<Backend, "admission" | "fetch" | "publishableKey">;
  siteUrl: string;
  settings: TranslationSettings;
  /** @throws {TranslationFailure} */
  translate: (task: TranslationTask) => Promise<string[]>;
  /** Calls the database with the secret key. */
  call: DatabaseCall;
  log: Pick<Logger, "warn">;
}

/** A Spanish text of an entry, published or from its draft, or a text of the site. */
interface AskedText {
  /** Key of a text of the site. */
  path: string;
  text: string;
  /** Only for texts with marks. */
  rich?: RichKind;
}

interface Asked {
  /** A content type, or that of {@link textsTarget}. */
  type: string;
  id: string;
  language: Locale;
  /** Title of the entry or page. */
  title: string;
  texts: AskedText[];
}

/** Answer to the panel. */
export interface ProposalsAnswer {
  /** Paths with a new proposal. */
  proposed: string[];
  /** Paths without a good proposal. */
  refused: string[];
  /** Characters left in this month. */
  left: number;
  /** Reason, in Spanish, why some texts have not been translated. */
  failure?: string;
}

const { request: requestLimits, calls } = limits.translation;
/** Names of entries in the glossary. */
const maxNames = 1_000;

const failures: Record<FailureReason, [status: number, error: string]> = {
  busy: [429, "El servicio de traducción tiene demasiadas peticiones. Espera un minuto."],
  quota: [429, "El servicio de traducción ha agotado su cupo."],
  key: [502, "El servicio de traducción no acepta la clave. Dilo a quien lleva el servidor."],
  timeout: [504, "El servicio de traducción no ha contestado a tiempo. Inténtalo más tarde."],
  unreachable: [502, "No hay conexión con el servicio de traducción. Inténtalo más tarde."],
  answer: [502, "El servicio de traducción ha contestado algo que no se entiende."],
};

/**
 * `POST /functions/v1/propose-translation` by an administrator: `{type, id, language, title, texts: [{path, text,
 * rich?}]}` has texts of an entry, or of the site, translated, stores the proposals and returns 200
 * {@link ProposalsAnswer}. Without texts it only tells what is left of the month. Proposals for texts of the site obey
 * the rules of these texts. Otherwise `{error}` in Spanish: 400, 401, 403, 404 for an unknown
 * entry, 413, 429 if the month or the service has no characters left, 502 and 504 if the service failed.
 */
export function createProposeTranslation(options: Options) {
  const { backend, settings, translate, call, log } = options;
  const queue = new TaskQueue(calls);

  /** @throws {Refusal} */
  async function asUser<Answer>(token: string, path: string, body?: object): Promise<Answer> {
    const response = await fetchAsUser(options, token, path, body);
    const answer = await response.json();
    if (response.ok) return answer as Answer;
    const { code } = Object(answer);
    if (code === "PT404") throw new Refusal(404, "Guarda primero el borrador: todavía no existe.");
    if (response.status === 401) throw new Refusal(401, "Tu sesión ha terminado.");
    if (code === "42501") throw new Refusal(403, "Solo un administrador puede pedir traducciones.");
    if (response.status < 500) throw new Refusal(400, "La petición no se entiende.");
    throw new Error(`the database answered ${response.status}`);
  }

  /** Checks the user and the entry, and reads the glossary. */
  async function prepare(token: string, { type, id, language }: Asked) {
    const { account, glossary } = await asUser<{
      account: string;
      glossary: Record<string, string | null | undefined>[];
    }>(token, "rpc/prepare_translation", { type, id });
    const names = new Map<string, string>();
    for (const { admin, table, fields } of contentTypes) {
      const field = fields[admin.useAsTitle as keyof typeof fields];
      if (!("titlesAreNames" in admin) || !field) continue;
      const columns = columnsOf(admin.useAsTitle, field);
      const own = columnOf(admin.useAsTitle, language);
      const rows = await asUser<Record<string, string | null>[]>(
        token,
        `${table}?select=${columns.join()}&limit=${maxNames}`,
      );
      for (const row of rows) {
        const [name, translated] = [row[admin.useAsTitle]?.trim(), row[own]?.trim()];
        if (name && translated) names.set(name, translated);
      }
    }
    for (const { term, [language]: translated } of glossary)
      if (term?.trim()) names.set(term.trim(), translated?.trim() || term.trim());
    return { account, glossary: createGlossary(names) };
  }

  const reserve = (characters: number) =>
    call<{ month: string; reserved: boolean; left: number }>("reserve_translation", {
      characters,
      maximum: settings.monthlyCharacters,
    });

  /** @throws {TranslationFailure | Refusal} */
  async function translateBatch(
    batch: readonly TaggedLine[],
    task: Omit<TranslationTask, "lines">,
  ) {
    const characters = batch.reduce((sum, line) => sum + line.characters, 0);
    const { month, reserved, left } = await reserve(characters);
    if (!reserved) throw new Refusal(429, monthIsFull(left, characters));
    try {
      return await translate({ ...task, lines: batch.map(({ tagged }) => tagged) });
    } catch (error) {
      await call("return_translation", { month, characters });
      throw error;
    }
  }

  /** Proposals of texts whose lines were all translated. Ends at the first failure. */
  async function propose({ type, texts, language, title }: Asked, glossary: Glossary) {
    const segments = texts.map(({ text, rich }) => segmentsOf(text, rich, glossary));
    const isPossible = ({ lines }: Segments) =>
      lines.every(({ characters }) => characters <= batchLimits.characters);
    const lines = segments.filter(isPossible).flatMap((one) => one.lines);
    const translated = new Map<TaggedLine, string>();
    let failure: Refusal | undefined;
    for (const batch of toBatches(lines)) {
      try {
        const done = await queue.run(() => translateBatch(batch, { language, context: title }));
        for (const [at, line] of batch.entries()) translated.set(line, done[at] ?? "");
      } catch (error) {
        failure = refusalOf(error);
        if (error instanceof TranslationFailure)
          log.warn("translation failed", { provider: settings.provider, reason: error.message });
        break;
      }
    }
    const proposals: { path: string; source: string; text: string }[] = [];
    const refused: string[] = [];
    for (const [at, { path, text: source }] of texts.entries()) {
      const { lines = [], join } = segments[at] ?? {};
      const done = lines.flatMap((line) => translated.get(line) ?? []);
      const joined = done.length === lines.length ? join?.(done) : undefined;
      const text = type === textsTarget.type ? allowedWords(path, joined) : joined;
      if (text !== undefined) proposals.push({ path, source, text });
      else if (!failure || done.length === lines.length) refused.push(path);
    }
    return { proposals, refused, failure };
  }

  return async (request: Request, address: string | undefined): Promise<Response> => {
    try {
      const token = bearerToken(request);
      if (!token) throw new Refusal(401, "Tu sesión ha terminado.");
      const prepared = await backend.admission.run(
        address,
        async (takeTurn) => {
          const asked = await readAsked(request);
          return { asked, ...(await takeTurn(() => prepare(token, asked))) };
        },
        () => undefined,
      );
      if (!prepared) throw new Refusal(429, "Demasiadas peticiones. Espera un momento.");
      const { asked, glossary, account } = prepared;
      const { type, id, language } = asked;
      const { proposals, refused, failure } = await propose(asked, glossary);
      if (failure && proposals.length === 0 && refused.length === 0) throw failure;
      if (proposals.length > 0) {
        const { provider } = settings;
        await call("store_proposals", { type, id, language, provider, account, proposals });
      }
      const { left } = await reserve(0);
      const proposed = proposals.map(({ path }) => path);
      return Response.json({
        ...{ proposed, refused, left },
        ...(failure && { failure: failure.message }),
      } satisfies ProposalsAnswer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ error: error.message }, { status: error.status });
    }
  };
}

/** Words that the page of a text may show; undefined otherwise. */
function allowedWords(key: string, words: string | undefined): string | undefined {
  const text = siteTexts.get(key);
  const clean = words === undefined ? undefined : cleanWords(words);
  return text && clean && !faultOf(text, clean) ? clean : undefined;
}

/** Refused request, with its message in Spanish. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @throws the error itself if it has another cause than the service */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return new Refusal(...failures.busy);
  if (error instanceof TranslationFailure) return new Refusal(...failures[error.reason]);
  throw error;
}

const inSpanish = new Intl.NumberFormat("es", { useGrouping: "always" });

const monthIsFull = (left: number, characters: number) =>
  `Este mes quedan ${inSpanish.format(left)} caracteres de traducción automática, y hacen falta ${inSpanish.format(characters)}.`;

/** @throws {Refusal} */
async function readAsked(request: Request): Promise<Asked> {
  const body = await readJson(request, requestLimits.maxBytes);
  if (body.problem === "size") throw new Refusal(413, "Son demasiados textos a la vez.");
  const { type, id, language, title, texts } = Object(body.problem ? {} : body.value) as Record<
    keyof Asked,
    unknown
  >;
  const isAsked =
    isShort(type, 63) &&
    typeof id === "string" &&
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) &&
    isLocale(language) &&
    language !== defaultLocale &&
    typeof title === "string" &&
    Array.isArray(texts) &&
    texts.every(isText) &&
    (type !== textsTarget.type || texts.every(isTextOfSite));
  if (!isAsked) throw new Refusal(400, "La petición no se entiende.");
  const characters = (texts as AskedText[]).reduce((sum, { text }) => sum + [...text].length, 0);
  const lines = (texts as AskedText[]).reduce((sum, { text }) => sum + splitLines(text).length, 0);
  if (
    texts.length > requestLimits.maxTexts ||
    lines > requestLimits.maxLines ||
    characters > requestLimits.maxCharacters
  )
    throw new Refusal(413, "Son demasiados textos a la vez.");
  return { type, id, language, title: title.slice(0, 200), texts };
}

const isTextOfSite = ({ path, rich }: AskedText) => siteTexts.has(path) && rich === undefined;

const isShort = (value: unknown, max: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= max;

function isText(value: unknown): value is AskedText {
  const { path, text, rich } = Object(value);
  return (
    isShort(path, 2_200) &&
    isShort(text, requestLimits.maxCharacters) &&
    (rich === undefined || rich === "full" || rich === "simple")
  );
}
