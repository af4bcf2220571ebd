import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";

/** Practical fields of a destination, with their message keys. */
export const practicalFields = [
  ["entryRules", "entries.practical.entry"],
  ["health", "entries.practical.health"],
  ["money", "entries.practical.money"],
] as const;

type Subject = (typeof practicalFields)[number][0];

/** Practical information about a destination. Fields may be empty; line breaks separate paragraphs. */
export type PracticalFacts = Record<Subject, string> & {
  lang?: { [Name in Subject]?: string };
};

export const hasPracticalInfo = (facts: PracticalFacts) =>
  practicalFields.some(([field]) => facts[field].trim() !== "");

export function PracticalInfo({ facts }: { facts: PracticalFacts }) {
  const { t } = useI18n();
  return (
    <dl className="terms">
      {practicalFields.map(([field, label]) =>
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
