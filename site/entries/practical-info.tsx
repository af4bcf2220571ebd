import type { TextFormat } from "#shared/rich-text/types.ts";
import { useI18n } from "~/i18n/context";
import type { ResolveLink } from "~/rich-text/read-links.server";
import { RichText } from "~/rich-text/rich-text.server";

/** Practical fields of a destination, with their message keys. */
export const practicalFields = [
  ["entryRules", "entries.practical.entry"],
  ["health", "entries.practical.health"],
  ["money", "entries.practical.money"],
] as const;

type Subject = (typeof practicalFields)[number][0];

/** Practical information about a destination. Fields may be empty. */
export type PracticalFacts = Record<Subject, string> & {
  contentFormat: TextFormat;
  lang?: { [Name in Subject]?: string };
};

/** Practical texts with their format. */
export const practicalTexts = (facts: PracticalFacts) =>
  practicalFields.map(([field]) => [facts[field], facts.contentFormat] as const);

export const hasPracticalInfo = (facts: PracticalFacts) =>
  practicalFields.some(([field]) => facts[field].trim() !== "");

interface PracticalInfoProps {
  facts: PracticalFacts;
  resolveLink: ResolveLink;
}

export function PracticalInfo({ facts, resolveLink }: PracticalInfoProps) {
  const { t } = useI18n();
  return (
    <dl className="terms">
      {practicalFields.map(([field, label]) =>
        facts[field].trim() ? (
          <div key={field}>
            <dt>{t(label)}</dt>
            <dd>
              <RichText
                text={facts[field]}
                format={facts.contentFormat}
                resolveLink={resolveLink}
                lang={facts.lang?.[field]}
              />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
