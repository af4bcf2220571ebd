import { faqs } from "#content/types/faqs.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { readAllEntries } from "~/entries/read-all.server";
import { type ResolveLink, readLinks } from "~/rich-text/read-links.server";

const viewFields = ["slug", "question", "answer", "content_format", "topic"] as const;

/** Questions, and the targets of the links in their answers. */
export interface Questions {
  questions: ReturnType<typeof toQuestion>[];
  resolveLink: ResolveLink;
}

export type Question = Questions["questions"][number];

const toQuestion = (row: Readonly<Record<string, unknown>>, locale: Locale) =>
  viewOf(faqs, viewFields, row, { locale, pictures: () => [] });

async function withLinks(
  context: AppContext,
  rows: readonly Readonly<Record<string, unknown>>[],
  locale: Locale,
): Promise<Questions> {
  const questions = rows.map((row) => toQuestion(row, locale));
  const texts = questions.map(({ answer, contentFormat }) => [answer, contentFormat] as const);
  return { questions, resolveLink: await readLinks(context, locale, texts) };
}

/** All visible questions in their order. */
export async function readQuestions(
  context: AppContext,
  locale: Locale,
): Promise<Questions | "unavailable"> {
  const rows = await readAllEntries(context, faqs, {
    columns: selectOf(faqs, viewFields, locale, ["position"]),
    order: { by: "position" },
  });
  return rows === "unavailable" ? rows : withLinks(context, rows, locale);
}

/** More questions are on the page of all questions. */
const maxQuestions = 12;

interface Subject {
  tour?: string;
  destinations: readonly string[];
}

/** Visible questions about a tour or destinations. None if reading fails. */
export async function readQuestionsAbout(
  context: AppContext,
  locale: Locale,
  { tour, destinations }: Subject,
): Promise<Questions> {
  const conditions = [
    ...(tour ? [`tour_ids.cs.{${tour}}`] : []),
    ...(destinations.length > 0 ? [`destination_ids.ov.{${destinations.join()}}`] : []),
  ];
  const { data, error } = await context.supabase
    .from("faqs")
    .select(selectOf(faqs, viewFields, locale))
    .eq("is_active", true)
    .or(conditions.join())
    .order("position")
    .order("id")
    .limit(maxQuestions);
  if (error) context.log.error("questions not read", { error: error.message });
  return withLinks(context, data ?? [], locale);
}
