import { diffWordsWithSpace } from "diff";
import { contentTypes } from "#content/index.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { languageNames } from "../draft/picture-details";
import { nameOf } from "../entry-row";
import { useReferencedEntries } from "../fields/use-referenced-entries";
import type { Change, Difference, ItemChange, PictureChange } from "./compare";

/** Differences between two states, by field and language. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="changes">
      {differences.map(({ key, label, locale, change }) => (
        <div key={key}>
          <dt>
            {label}
            {locale && <small> en {languageNames[locale]}</small>}
          </dt>
          <dd lang={locale}>
            <ChangeView change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangeView({ change }: { change: Change }) {
  switch (change.kind) {
    case "text":
      return <TextDiff was={change.was} is={change.is} />;
    case "format":
      return <p className="hint">Solo cambió el formato.</p>;
    case "value":
      return (
        <p>
          <Removed>{change.was}</Removed> <Added>{change.is}</Added>
        </p>
      );
    case "items":
      return (
        <>
          {change.reordered && <p className="hint">Está en otro orden.</p>}
          <ul className="changes__items">
            {change.items.map((item) => (
              <li key={`${item.is} ${item.label}`}>
                <ItemView item={item} />
              </li>
            ))}
          </ul>
        </>
      );
    case "pictures":
      return <Pictures change={change.change} />;
    case "relations":
      return <References {...change} />;
  }
}

function ItemView({ item }: { item: ItemChange }) {
  if (item.is === "changed") {
    const [only, ...more] = item.differences;
    // Items of a plain list have a single unnamed text.
    const isPlain = only?.key === item.label && more.length === 0;
    return (
      <>
        <h4>{item.label}</h4>
        {isPlain ? (
          <ChangeView change={only.change} />
        ) : (
          <Differences differences={item.differences} />
        )}
      </>
    );
  }
  const Marked = item.is === "added" ? Added : Removed;
  return (
    <>
      <h4>{item.label}</h4>
      <p className="changes__text">
        <Marked>{item.words || "sin texto"}</Marked>
      </p>
    </>
  );
}

function Pictures({ change }: { change: PictureChange }) {
  const { removed, added, reordered, described } = change;
  return (
    <>
      {reordered && <p className="hint">Están en otro orden.</p>}
      <ul className="changes__pictures">
        {removed.map((address) => (
          <li key={address}>
            <Picture address={address} />
            <Removed>Quitada</Removed>
          </li>
        ))}
        {added.map((address) => (
          <li key={address}>
            <Picture address={address} />
            <Added>Nueva</Added>
          </li>
        ))}
        {described.map(({ address, texts, reframed }) => (
          <li key={address}>
            <Picture address={address} />
            {texts.map(({ locale, was, is }) => (
              <div key={locale} lang={locale}>
                <TextDiff was={was} is={is} />
              </div>
            ))}
            {reframed && <p className="hint">Otro encuadre</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Decorative: the change is described by the text beside it. */
function Picture({ address }: { address: string }) {
  return <img src={thumbnail(address, 320)} alt="" width="160" height="107" loading="lazy" />;
}

function References({ to, removed, added, reordered }: Extract<Change, { kind: "relations" }>) {
  const type = contentTypes.find(({ table }) => table === to);
  if (!type) throw new Error(`there are no entries of ${to}`);
  const rows = useReferencedEntries(type, [...removed, ...added]);
  const called = (id: string) => {
    const row = rows?.find((row) => row.id === id);
    return row ? nameOf(type, row) : rows ? "(ya no existe)" : "…";
  };
  return (
    <>
      {reordered && <p className="hint">Está en otro orden.</p>}
      <ul className="changes__items">
        {removed.map((id) => (
          <li key={id}>
            <Removed>{called(id)}</Removed>
          </li>
        ))}
        {added.map((id) => (
          <li key={id}>
            <Added>{called(id)}</Added>
          </li>
        ))}
      </ul>
    </>
  );
}

const Removed = ({ children }: { children: string }) => (
  <del>
    <span className="sr">antes: </span>
    {children}
  </del>
);
const Added = ({ children }: { children: string }) => (
  <ins>
    <span className="sr">ahora: </span>
    {children}
  </ins>
);

/** Text with added and removed words marked. Screen readers ignore <ins> and <del>, so hidden words announce them. */
export function TextDiff({ was, is }: { was: string; is: string }) {
  return (
    <p className="changes__text">
      {wordRuns(was, is).map(({ text, is }, at) => {
        // Indexes are stable: the runs are always rendered together.
        const key = `${at} ${is}`;
        if (is === "same") return <span key={key}>{text}</span>;
        if (is === "added")
          return (
            <ins key={key}>
              <span className="sr"> añadido: </span>
              {text}
            </ins>
          );
        return (
          <del key={key}>
            <span className="sr"> quitado: </span>
            {text}
          </del>
        );
      })}
    </p>
  );
}

/** Run of a compared text. */
export interface Run {
  text: string;
  is: "same" | "added" | "removed";
}

/** Texts whose diff takes longer are treated as completely different. */
const timeoutMs = 300;

/** Unchanged characters that are kept before and after a change. */
const context = 120;

/** Diff of two texts by words. Long unchanged runs are shortened. */
export function wordRuns(was: string, is: string): Run[] {
  if (was === is) return shortened([{ text: is, is: "same" }]);
  const changes = diffWordsWithSpace(was, is, { timeout: timeoutMs });
  if (!changes)
    return [
      { text: was, is: "removed" },
      { text: is, is: "added" },
    ];
  return shortened(
    changes.map(({ value, added, removed }) => ({
      text: value,
      is: added ? "added" : removed ? "removed" : "same",
    })),
  );
}

function shortened(runs: Run[]): Run[] {
  return runs.map((run, at) => {
    if (run.is !== "same" || run.text.length <= 3 * context) return run;
    const head = at === 0 ? "" : run.text.slice(0, context).replace(/\S*$/, "");
    const tail = at === runs.length - 1 ? "" : run.text.slice(-context).replace(/^\S*/, "");
    return { ...run, text: `${head}…${tail}` };
  });
}
