import { type ComponentType, lazy, Suspense } from "react";

type Chunk = typeof import("./chunk");

/** A component of `chunk.ts`, which is downloaded only where something of it is shown. */
function part<Props extends object>(pick: (chunk: Chunk) => ComponentType<Props>) {
  const Part = lazy(async () => ({ default: pick(await import("./chunk")) }));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const ConsentGate = part((chunk) => chunk.ConsentGate);
export const ConsentButton = part((chunk) => chunk.ConsentButton);
export const ReviewWidget = part((chunk) => chunk.ReviewWidget);
export const ThirdPartySection = part((chunk) => chunk.ThirdPartySection);
