import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";

/** Fields of a destination, and the words for them. */
export const subjects = [
  ["entryRules", "entries.practical.entry"],
  ["health", "entries.practical.health"],
  ["money", "entries.practical.money"],
] as const;

type Subject = (typeof subjects)[number][0];

/** What a traveller has to know of a destination; each may be empty, line breaks part paragraphs. */
export type PracticalFacts = Record<Subject, string> & {
  lang?: { [Name in Subject]?: string };
};

export const saysSomething = (facts: PracticalFacts) =>
  subjects.some(([field]) => facts[field].trim() !== "");

export function Practical({ facts }: { facts: PracticalFacts }) {
  const { t } = useI18n();
  return (
    <dl className="terms">
      {subjects.map(([field, label]) =>
        facts[field].trim() ? (
          <div key={field}>
            <dt>{t(label)}</dt>
            <dd>
              <Paragraphs text={facts[field]} lang={facts.lang?.[field]} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
