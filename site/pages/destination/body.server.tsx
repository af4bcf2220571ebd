import { hasPracticalInfo, PracticalInfo } from "~/entries/practical-info";
import { renderStaticHtml } from "~/entries/render-static-html.server";
import { useI18n } from "~/i18n/context";
import { QuestionSection } from "~/pages/faq/body.server";
import type { Questions } from "~/pages/faq/questions.server";
import type { ResolveLink } from "~/rich-text/read-links.server";
import { RichText } from "~/rich-text/rich-text.server";
import type { PageContext } from "~/seo/page-context";
import { PageSection } from "~/ui/page-section";
import { type StaticHtml, StaticHtmlBlock } from "~/ui/static-html";
import type { DestinationPage } from "./destination-page.server";

interface BodyProps {
  destination: DestinationPage;
  resolveLink: ResolveLink;
  chart: StaticHtml | null;
  questions: Questions;
}

/** Renders the non-interactive part of a destination's page: description, climate, practical information. */
export function renderBody(request: Request, page: PageContext, body: BodyProps): StaticHtml {
  return renderStaticHtml(request, "place-body", page, <Body {...body} />);
}

function Body({ destination, resolveLink, chart, questions }: BodyProps) {
  const { t } = useI18n();
  return (
    <>
      <PageSection id="about" title={t("destination.about")}>
        <div className="trip__text">
          <RichText
            text={destination.fullDescription}
            format={destination.contentFormat}
            resolveLink={resolveLink}
            lang={destination.lang?.fullDescription}
          />
        </div>
      </PageSection>
      {chart ? (
        <PageSection id="when" title={t("destination.when")}>
          <StaticHtmlBlock content={chart} />
        </PageSection>
      ) : null}
      {hasPracticalInfo(destination) ? (
        <PageSection id="practical" title={t("destination.practical")}>
          <PracticalInfo facts={destination} resolveLink={resolveLink} />
        </PageSection>
      ) : null}
      <QuestionSection {...questions} />
    </>
  );
}
