interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * How the link is prefetched that most visitors follow: as soon as it is seen. On a line that is slow or
 * to be spared only when it is pointed at.
 */
export function prefetchMode(): "viewport" | "intent" {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  const { saveData, effectiveType = "4g" } = connection;
  return saveData || effectiveType !== "4g" ? "intent" : "viewport";
}
