import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { useQuery } from "@tanstack/react-query";

const none: string[] = [];

/** The categories and authors that posts have already, so that nobody types them anew each time. */
export function usePostWords() {
  const { data } = useQuery({
    queryKey: ["blog_posts", "words"],
    queryFn: async () => {
      const rows = dataOf(await backend().from("blog_posts").select("category, author"));
      return {
        categories: distinct(rows.map(({ category }) => category)),
        authors: distinct(rows.map(({ author }) => author)),
      };
    },
  });
  return data ?? { categories: none, authors: none };
}

function distinct(words: string[]): string[] {
  return [...new Set(words)].sort((a, b) => a.localeCompare(b, "es"));
}
