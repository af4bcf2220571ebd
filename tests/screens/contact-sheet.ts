/**
 * Page with all pictures, a row for each screen; a click opens the full size.
 * @param files such as `tours.fr.dark.375.jpg`, and `print-tours.fr.680.pdf` beside its picture
 */
export function contactSheet(files: readonly string[]): string {
  const pictures = files.filter((file) => file.endsWith(".jpg")).sort();
  const screens = Map.groupBy(pictures, (file) => file.split(".", 1)[0] ?? "");
  const rows = [...screens].map(
    ([screen, own]) =>
      `<section id="${screen}"><h2>${screen}</h2><div>${own.map((file) => figure(file, files)).join("")}</div></section>`,
  );
  const links = [...screens.keys()].map((screen) => `<a href="#${screen}">${screen}</a>`);
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{margin:0;font:14px system-ui;background:#666;color:#fff}
nav{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:2px 12px;padding:8px 16px;background:#333}
a{color:inherit}h2{margin:24px 16px 8px;scroll-margin-top:6rem}
div{display:flex;gap:12px;overflow-x:auto;align-items:start;padding:0 16px}
figure{margin:0;flex:none}img{display:block;height:420px;max-width:640px;object-fit:cover;object-position:top}
</style><nav>${links.join("")}</nav>${rows.join("")}`;
}

function figure(file: string, files: readonly string[]): string {
  const [, ...variant] = file.split(".").slice(0, -1);
  const pdf = file.replace(/jpg$/, "pdf");
  const print = files.includes(pdf) ? ` <a href="${pdf}">PDF</a>` : "";
  return `<figure><figcaption>${variant.join(" ")}${print}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`;
}
