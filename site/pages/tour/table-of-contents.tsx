import { useI18n } from "~/i18n/context";

/** The page's chapters by their ids, for a visitor who looks for one of them; those without title are not there. */
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
