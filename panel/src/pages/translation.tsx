import { isSignedIn } from "@panel/auth/session";
import { EntryMissing } from "@panel/entries/editor/entry-missing";
import { isFound, loadEntry } from "@panel/entries/editor/load-entry";
import { titleByType, typeAt } from "@panel/entries/type-at";
import { queriesContext } from "@panel/queries/prefetch";
import { targetLocale } from "@panel/translations/languages";
import { TranslationEditor } from "@panel/translations/translation-editor";
import { readStale, type StaleField } from "@panel/translations/translations-query";
import { lazyPart } from "@panel/ui/lazy-part";
import {
  type LoaderFunctionArgs,
  type Params,
  useLoaderData,
  useNavigate,
  useParams,
} from "react-router";
import type { ContentType } from "#content/index.ts";
import type { OpenedEntry } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import NotFound from "./not-found";

/** In the place of the type. */
const textsPath = "texts";

const entryTitle = titleByType(() => "Traducir");

export const handle = {
  title: (params: Params) => (params.type === textsPath ? "Traducir" : entryTitle(params)),
};

interface Loaded {
  language: Locale;
  opened?: OpenedEntry;
  stale: StaleField[];
  failed?: boolean;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Loaded> {
  const type = typeAt(params.type);
  const { id = "" } = params;
  const language = targetLocale(params.language);
  const nothing = { language, stale: [] };
  if (!type || !(await isSignedIn())) return nothing;
  try {
    // Sequential, because the first request may have to renew the session.
    const opened = await loadEntry(context.get(queriesContext), type, id);
    if (!isFound(opened)) return nothing;
    return { language, opened, stale: await readStale(type.table, id, language) };
  } catch {
    return { ...nothing, failed: true };
  }
}

const TextsPage = lazyPart("el formulario", () => import("@panel/translations/texts-page"));

/** Translation form of an entry (K6), or of the texts of a page (M7): `/translations/texts/home/en`. */
export default function TranslationPage() {
  const navigate = useNavigate();
  const { type: named, id, language } = useParams();
  if (named === textsPath && id)
    return <TextsPage page={id} language={language} onClose={() => navigate("/translations")} />;
  const type = typeAt(named);
  return type ? <LoadedTranslation key={type.table} type={type} /> : <NotFound />;
}

function LoadedTranslation({ type }: { type: ContentType }) {
  const { id = "" } = useParams();
  const { language, opened, stale, failed } = useLoaderData<Loaded>();
  if (!opened) return <EntryMissing type={type} failed={failed === true} />;
  return <TranslationEditor key={`${id} ${language}`} {...{ type, id, language, stale, opened }} />;
}
