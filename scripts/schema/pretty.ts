/** Longest line that is not broken. */
const width = 110;

/** Cast of null, unless a collation follows, which needs the type. */
const castOfNull = /\bnull::[a-z]+\b(?: precision)?(?! collate)/g;

/**
 * Rewrites SQL that PostgreSQL has deparsed in the style of the schema files: lower case, no superfluous casts.
 * The catalog comparison proves that the meaning is the same.
 */
export function pretty(sql: string): string {
  return outsideQuotes(sql, (part) =>
    part.replaceAll(/\b[A-Z][A-Z_]+\b/g, (word) => word.toLowerCase()),
  )
    .replaceAll("timestamp with time zone", "timestamptz")
    .replaceAll(/('(?:[^']|'')*')::(?:text|jsonb)\b(?!\[)/g, "$1")
    .replaceAll("'{}'::text[]", "'{}'")
    .replaceAll(/'(\d+ \w+)'::interval/g, "interval '$1'")
    .replaceAll(castOfNull, "null")
    .replaceAll(/= any \(array\[((?:'(?:[^']|'')*'(?:, )?)+)\]\)/g, "in ($1)")
    .replaceAll(
      /array\[((?:\d+::smallint(?:, )?)+)\]/g,
      (_, items: string) => `array[${items.replaceAll("::smallint", "")}]::smallint[]`,
    )
    .replaceAll(/'?(-?\d+)'?::(?:integer::)?(?:numeric|double precision)/g, "$1")
    .replaceAll(/([\w.]+(?:\([\w.()]*\))?) >= (-?\d+) and \1 <= (-?\d+)/g, "$1 between $2 and $3")
    .replaceAll(/\(\s*select ([\w.]+\(\)) as \w+\)/g, "(select $1)")
    .replaceAll(/= \((\(select [\w.]+\(\)\))\)/g, "= $1")
    .replaceAll(/(?<!check )\((\w+ in \([^()]*\))\)/g, "$1")
    .replaceAll(
      /\(exists \(\s*select\s+from (\S+(?: \w+)?)\s+where ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\)/g,
      "exists (select from $1 where $2)",
    )
    .replaceAll("'\n'", "E'\\n'");
}

/** Drops the parentheses of `((a || b) || c) || d`. */
export function flattened(expression: string): string {
  const inner = String.raw`(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*?`;
  const group = new RegExp(String.raw`\((${inner} \|\| ${inner})\) \|\|`);
  let text = expression;
  while (group.test(text)) text = text.replace(group, "$1 ||");
  return text;
}

function outsideQuotes(sql: string, change: (part: string) => string): string {
  return sql
    .split(/('(?:[^']|'')*'|"(?:[^"]|"")*")/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}

/** One line if it fits, otherwise the items on lines of their own. */
export function list(before: string, items: readonly string[], after: string, indent = ""): string {
  const line = `${indent}${before}${items.join(", ")}${after}`;
  if (line.length <= width) return line;
  return `${indent}${before}\n${filled(items, `${indent}  `)}\n${indent}${after}`;
}

/** Items with commas, as many on a line as fit. */
export function filled(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const [at, item] of items.entries()) {
    const part = at < items.length - 1 ? `${item},` : item;
    if (line && indent.length + line.length + part.length + 1 > width) {
      lines.push(line);
      line = part;
    } else line = line ? `${line} ${part}` : part;
  }
  return [...lines, line].map((one) => indent + one).join("\n");
}

export const fits = (line: string) => line.length <= width && !line.includes("\n");

export const indented = (text: string, indent: string) => text.replaceAll(/^(?=.)/gm, indent);

/** Name of a type, or a list of them. */
export const prettyType = (type: string) =>
  type
    .replaceAll("timestamp with time zone", "timestamptz")
    .replace("numeric(10,2)", "numeric(10, 2)");
