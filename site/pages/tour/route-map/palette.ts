/** Colours of the map, derived from design tokens, so that they follow theme and print. */

/** Copies of tokens in `shared/styles/tokens.css`, for standalone drawings. */
export const tokens = {
  light: {
    paper: "#f8f4ea",
    sunk: "#efe8d8",
    ink: "#20282b",
    "ink-mute": "#656a66",
    edge: "#857d69",
    brand: "#1f4d3c",
    accent: "#a93f17",
  },
  dark: {
    paper: "#0e1830",
    sunk: "#0a1224",
    ink: "#f1eadb",
    "ink-mute": "#9aa5b8",
    edge: "#70809f",
    brand: "#dde08a",
    accent: "#f3a670",
  },
} as const;

export type Theme = keyof typeof tokens;
export type Token = keyof (typeof tokens)["light"];

/** A token, or a mix of a token (percent) with another colour. */
type Mixture = Token | readonly [token: Token, percent: number, other: string];

const mixtures = {
  paper: "paper",
  land: "sunk",
  ink: "ink",
  mute: "ink-mute",
  edge: "edge",
  route: "accent",
  pan: ["paper", 78, "#8fbdb4"],
  swamp: ["paper", 72, "#8fbf9a"],
  sea: ["sunk", 74, "#6aa3a0"],
  shallows: ["sunk", 84, "#8fbdb4"],
  shade: ["sunk", 62, "#4f6f6a"],
  water: ["paper", 42, "#5f9a9c"],
  park: ["paper", 86, "#6f9a4e"],
  parkEdge: ["paper", 55, "#6f9a4e"],
  waterInk: ["ink", 50, "#2f7f86"],
  parkInk: ["ink", 45, "#4d7a34"],
} as const satisfies Record<string, Mixture>;

export type Colour = keyof typeof mixtures;

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** CSS values for pages; the browser mixes the theme's colours. */
export const themedColours = Object.fromEntries(
  Object.entries(mixtures).map(([name, mixture]) => [
    name,
    typeof mixture === "string"
      ? `var(--${mixture})`
      : `color-mix(in srgb,var(--${mixture[0]}) ${mixture[1]}%,${mixture[2]})`,
  ]),
) as Record<Colour, string>;

/**
 * `#rrggbb` values for standalone drawings.
 * @param own tokens of the brand, which replace those of the theme
 */
export function literalColours(
  theme: Theme,
  own: Partial<Record<Token, string>> = {},
): Record<Colour, string> {
  const known: Record<Token, string> = { ...tokens[theme], ...own };
  return Object.fromEntries(
    Object.entries(mixtures).map(([name, mixture]) => {
      if (typeof mixture === "string") return [name, known[mixture]];
      const [token, percent, other] = mixture;
      const [own, more] = [channels(known[token]), channels(other)];
      const mixed = own.map(
        (value, at) => (value * percent + (more[at] ?? 0) * (100 - percent)) / 100,
      );
      return [
        name,
        `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`,
      ];
    }),
  ) as Record<Colour, string>;
}
