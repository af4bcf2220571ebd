import { wordRuns } from "./words-diff";

/** A text with the words marked that came and went. Screen readers, which pass over marks, are told. */
export function Words({ was, is }: { was: string; is: string }) {
  return (
    <p className="changes__text">
      {wordRuns(was, is).map(({ text, is }, at) => {
        // Runs have no name but their place, and are rendered again as a whole.
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
