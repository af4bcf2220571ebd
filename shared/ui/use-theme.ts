import { useSyncExternalStore } from "react";
import { readTheme, type Theme, watchTheme } from "../theme.ts";

const onServer = (): Theme => "system";

/** The visitor's theme; `system` until hydration, because the server does not know it. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, onServer);
}
