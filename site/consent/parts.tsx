import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { useHydrated } from "~/ui/use-hydrated";

type Chunk = typeof import("./chunk");

/**
 * A component of `chunk.ts`, which is downloaded only where something of it is shown. In the server's HTML it
 * must be one element: until the chunk has come, the first that stands there is kept for it.
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

/** In the server's HTML it is nothing. */
export function ConsentGate(props: ComponentProps<typeof Gate>) {
  return useHydrated() ? <Gate {...props} /> : null;
}

export const ConsentButton = part((chunk) => chunk.ConsentButton);
export const ReviewWidget = part((chunk) => chunk.ReviewWidget);
export const ThirdPartySection = part((chunk) => chunk.ThirdPartySection);
