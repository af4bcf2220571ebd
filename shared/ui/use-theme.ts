import { useSyncExternalStore } from "react";
import { readTheme, type Theme, watchTheme } from "../theme.ts";

const onServer = (): Theme => "system";

/** The visitor's choice; `system` until the page is hydrated, as the server cannot know it. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, onServer);
}
