import { textsQuery } from "@panel/texts/texts-query";
import { LoadFailed } from "@panel/ui/load-failed";
import { Spinner } from "@panel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { textPages } from "#content/texts/index.ts";
import NotFound from "../pages/not-found";
import { type TextLanguage, textLanguage } from "./texts-address";
import { TextsEditor } from "./texts-editor";

interface TextsPageProps {
  /** Names in the address. */
  page: string;
  language: string | undefined;
}

/** Translation form of the texts of a page (M7). */
export default function TextsPage({ page, language }: TextsPageProps) {
  const target = textLanguage(language);
  return <LoadedTexts key={`${page} ${target}`} name={page} language={target} />;
}

function LoadedTexts({ name, language }: { name: string; language: TextLanguage }) {
  // Read again for each form: the form does not follow later changes.
  const [opened] = useState(() => Date.now());
  const { data, isError } = useQuery({
    ...textsQuery,
    queryKey: [...textsQuery.queryKey, "form", opened],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const page = textPages.find((each) => each.page === name);
  if (!page) return <NotFound />;
  if (isError && !data) return <LoadFailed />;
  if (!data) return <Spinner label="Cargando..." />;
  return <TextsEditor {...{ page, language }} initialRows={data} />;
}
