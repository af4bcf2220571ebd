import { wordRuns } from "./diff-words";

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
