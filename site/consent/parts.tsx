import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { useHydrated } from "~/ui/use-hydrated";

type Chunk = typeof import("./chunk");

/**
 * A lazily loaded component of `chunk.ts`. Its server HTML must be a single element: while the
 * chunk loads, React keeps that element.
 */
function part<Props extends object>(pick: (chunk: Chunk) => ComponentType<Props>) {
  const Part = lazy(async () => ({ default: pick(await import("./chunk")) }));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

const Gate = part((chunk) => chunk.ConsentGate);

/** Renders nothing on the server. */
export function ConsentGate(props: ComponentProps<typeof Gate>) {
  return useHydrated() ? <Gate {...props} /> : null;
}

export const ConsentButton = part((chunk) => chunk.ConsentButton);
export const ReviewWidget = part((chunk) => chunk.ReviewWidget);
export const ThirdPartySection = part((chunk) => chunk.ThirdPartySection);
