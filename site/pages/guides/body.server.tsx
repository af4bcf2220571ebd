import { renderStaticHtml } from "~/entries/render-static-html.server";
import { useI18n } from "~/i18n/context";
import type { ResolveLink } from "~/rich-text/read-links.server";
import { RichText } from "~/rich-text/rich-text.server";
import type { PageContext } from "~/seo/page-context";
import type { StaticHtml } from "~/ui/static-html";
import type { Guide } from "./guide.server";
import { Portrait } from "./portrait";

interface BodyProps {
  guide: Guide;
  resolveLink: ResolveLink;
}

/** Renders portrait, role, facts and biography of a guide. */
export function renderBody(request: Request, page: PageContext, body: BodyProps): StaticHtml {
  return renderStaticHtml(request, "guide-body", page, <Body {...body} />);
}

function Body({ guide, resolveLink }: BodyProps) {
  const { t } = useI18n();
  const { name, role, photo, bio, contentFormat, lang } = guide;
  const facts = [
    [t("guides.languages"), guide.languages.join(", ")],
    [t("guides.since"), guide.sinceYear],
    [t("guides.countries"), guide.countries.join(", ")],
    [t("guides.licence"), guide.licence.trim()],
  ] as const;
  return (
    <>
      <Portrait
        name={name}
        picture={photo}
        alt={photo?.alt ?? name}
        sizes="(min-width: 48rem) 30vw, 89vw"
        eager
      />
      <div className="guide-page__text">
        <p className="badge" lang={lang?.role}>
          {role}
        </p>
        <h1>{name}</h1>
        <RichText text={bio} format={contentFormat} resolveLink={resolveLink} lang={lang?.bio} />
        <dl className="strip">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
    </>
  );
}
