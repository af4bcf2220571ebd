import { useSyncExternalStore } from "react";
import { readTheme, watchTheme } from "#shared/theme.ts";

const dark = "(prefers-color-scheme: dark)";

function watch(onChange: () => void) {
  const media = matchMedia(dark);
  media.addEventListener("change", onChange);
  const unwatch = watchTheme(onChange);
  return () => {
    media.removeEventListener("change", onChange);
    unwatch();
  };
}

function read(): "light" | "dark" {
  const theme = readTheme();
  if (theme !== "system") return theme;
  return matchMedia(dark).matches ? "dark" : "light";
}

const onServer = () => "light" as const;

/** The theme in effect: the saved choice, or else the device's preference. */
export function useEffectiveTheme(): "light" | "dark" {
  return useSyncExternalStore(watch, read, onServer);
}
