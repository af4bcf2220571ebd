import { useEffect, useState } from "react";
import { brandPicturesOf } from "#shared/brand/brand-pictures.ts";
import { heroPhotoOf } from "#shared/brand/hero-files.ts";
import { colorHints } from "./color-hints";

/** Hints of the brand's form that depend on its content: colours, and the photo of the home page. */
export function useBrandHints(row: Readonly<Record<string, unknown>>): Record<string, string> {
  const hero = useHeroHint(row);
  return { ...colorHints(row), ...(hero && { picture_hero: hero }) };
}

/** Undefined until the photo is measured, or if it cannot be: then the declared hint is shown. */
function useHeroHint(row: Readonly<Record<string, unknown>>): string | undefined {
  const pictures = brandPicturesOf(row);
  const photo = heroPhotoOf({ pictures });
  const address = pictures.hero?.address;
  const [hint, setHint] = useState<{ of: string; words: string }>();
  const of = JSON.stringify([address, photo?.focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for address and photo, new objects each time.
  useEffect(() => {
    if (!address || !photo) return;
    const gone = new AbortController();
    import("./hero-hint")
      .then(({ heroHint }) => heroHint(address, photo, gone.signal))
      .then((words) => setHint({ of, words }))
      // The declared hint stays.
      .catch(() => {});
    return () => gone.abort();
  }, [of]);
  return hint?.of === of ? hint.words : undefined;
}
