import { useI18n } from "~/i18n/context";

/** Links to the page's sections by id. Sections without a title are omitted. */
export function TableOfContents({ chapters }: { chapters: Record<string, string | false | null> }) {
  const { t } = useI18n();
  return (
    <nav className="chapters wrap" aria-label={t("tour.contents")}>
      <ul>
        {Object.entries(chapters).map(([id, title]) =>
          title ? (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
