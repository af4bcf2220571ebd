import { drawPart } from "~/entries/draw-part.server";
import { Practical, saysSomething } from "~/entries/practical";
import { useI18n } from "~/i18n/context";
import type { PageContext } from "~/seo/page-context";
import { type Drawn, DrawnMarkup } from "~/ui/drawn";
import { Paragraphs } from "~/ui/paragraphs";
import { Part } from "~/ui/part";
import type { DestinationPage } from "./destination-page.server";

interface BodyProps {
  destination: DestinationPage;
  chart: Drawn | null;
}

/** All that is only read of a destination's page: what it is, when to go, what to know before. */
export function drawBody(request: Request, page: PageContext, body: BodyProps): Drawn {
  return drawPart(request, "place-body", page, <Body {...body} />);
}

function Body({ destination, chart }: BodyProps) {
  const { t } = useI18n();
  return (
    <>
      <Part id="about" title={t("destination.about")}>
        <div className="trip__text">
          <Paragraphs text={destination.fullDescription} lang={destination.lang?.fullDescription} />
        </div>
      </Part>
      {chart ? (
        <Part id="when" title={t("destination.when")}>
          <DrawnMarkup drawn={chart} />
        </Part>
      ) : null}
      {saysSomething(destination) ? (
        <Part id="practical" title={t("destination.practical")}>
          <Practical facts={destination} />
        </Part>
      ) : null}
    </>
  );
}
