import { prefetch } from "@panel/queries/prefetch";
import { TranslationList } from "@panel/translations/translation-list";
import { translationsQuery } from "@panel/translations/translations-query";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, translationsQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Translations() {
  return <TranslationList />;
}
