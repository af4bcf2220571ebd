import { Fragment } from "react";
import { dayFacts } from "~/entries/day-facts";
import { useI18n } from "~/i18n/context";
import { FramedFigure } from "~/ui/framed-figure";
import { Paragraphs } from "~/ui/paragraphs";
import { Photo } from "~/ui/photo";
import type { ProposalDay, ProposalPage } from "./proposal-page.server";

/** Pictures between the days, at most. */
const maxPictures = 4;

/** Layout width of a picture between days (`proposal.css`). */
const sizes = "(min-width: 94rem) 880px, (min-width: 62rem) 62vw, 89vw";

/** The days with their dates, in groups with a picture between them. */
export function ProposalDays({ proposal }: { proposal: ProposalPage }) {
  const { days, title } = proposal;
  const pictures = proposal.pictures.slice(
    1,
    1 + Math.min(maxPictures, Math.floor(days.length / 3)),
  );
  const groups = inGroups(days, pictures.length + 1);
  return groups.map((group, at) => {
    const picture = pictures[at - 1];
    return (
      <Fragment key={group[0]?.day}>
        {picture ? (
          <FramedFigure ratio="21 / 10" at={picture.at} className="plate proposal__picture">
            <Photo picture={picture} alt={picture.alt ?? title} sizes={sizes} />
          </FramedFigure>
        ) : null}
        <ol className="proposal__days" start={group[0]?.day}>
          {group.map((day) => (
            <DayItem key={day.day} day={day} />
          ))}
        </ol>
      </Fragment>
    );
  });
}

/** Splits the days into groups of nearly the same length. */
function inGroups(days: readonly ProposalDay[], count: number): ProposalDay[][] {
  const at = (group: number) => Math.round((group * days.length) / count);
  return Array.from({ length: count }, (_, group) => days.slice(at(group), at(group + 1)));
}

function DayItem({ day: { day, date, isoDate, heading, text, ...facts } }: { day: ProposalDay }) {
  const { t } = useI18n();
  const shown = dayFacts({ day, ...facts }, t);
  return (
    <li>
      <div className="proposal__day">
        <span>
          {t("days.day")} <b>{day}</b>
        </span>
        {date ? <time dateTime={isoDate}>{date}</time> : null}
      </div>
      <div className="proposal__what">
        {heading ? <h3>{heading.text}</h3> : null}
        {text ? <Paragraphs text={text.text} /> : null}
        {shown.length > 0 ? (
          <dl>
            {shown.map(({ id, label, value, detail }) => (
              <div key={id} className={id === "night" ? "proposal__bed" : undefined}>
                <dt>{label}</dt>
                <dd>
                  {value.text}
                  {detail ? <small> {detail}</small> : null}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
