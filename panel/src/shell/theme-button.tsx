import { Icon, type IconName } from "@panel/ui/icon";
import { chooseTheme, type Theme, themes } from "#shared/theme.ts";
import { useTheme } from "#shared/ui/use-theme.ts";

const looks: Record<Theme, { icon: IconName; name: string }> = {
  light: { icon: "sun", name: "claro" },
  dark: { icon: "moon", name: "oscuro" },
  system: { icon: "screen", name: "del sistema" },
};

/** Cycles through the themes. The label is the current one. */
export function ThemeButton() {
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  return (
    <button type="button" onClick={() => chooseTheme(next)}>
      <Icon name={looks[theme].icon} />
      <span>Tema {looks[theme].name}</span>
    </button>
  );
}
