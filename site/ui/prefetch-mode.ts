interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetch mode of the most used links: as soon as visible; on slow or metered connections only on
 * intent.
 */
export function prefetchMode(): "viewport" | "intent" {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  const { saveData, effectiveType = "4g" } = connection;
  return saveData || effectiveType !== "4g" ? "intent" : "viewport";
}
