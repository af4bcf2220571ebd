import type { ReactNode } from "react";
import { splitLines } from "#shared/rich-text/lines.ts";
import { Icon, Logo } from "#shared/ui/icon.tsx";
import { renderStaticHtml } from "~/entries/render-static-html.server";
import { ServiceList } from "~/entries/service-list";
import { useI18n } from "~/i18n/context";
import type { PageContext } from "~/seo/page-context";
import { Paragraphs } from "~/ui/paragraphs";
import { Photo } from "~/ui/photo";
import { type StaticHtml, StaticHtmlBlock } from "~/ui/static-html";
import { changesOf } from "./changes.server";
import { ProposalDays } from "./days.server";
import { type BodyProps, Part, type PartProps } from "./part.server";
import { Bar, Options, PriceTable, Summary } from "./price.server";
import { Replies } from "./reply.server";
import { Road } from "./road.server";
import { Status } from "./status.server";

const elementId = "proposal";

export function renderProposal(request: Request, page: PageContext, body: BodyProps): StaticHtml {
  const { opened } = body.shown;
  const isAccepted = opened.state === "accepted";
  const props = { ...body, page, isAccepted, isOpen: !isAccepted && !opened.lapsed };
  return renderStaticHtml(request, elementId, page, <Body {...props} />);
}

/** Page of a withdrawn proposal: only how to reach the company. */
export function renderWithdrawn(
  request: Request,
  page: PageContext,
  reference: string,
): StaticHtml {
  return renderStaticHtml(
    request,
    elementId,
    page,
    <>
      <Masthead>{reference}</Masthead>
      <main id="main" className="proposal proposal--gone wrap">
        <h1>{page.t("proposal.withdrawn")}</h1>
        <Company page={page} />
      </main>
    </>,
  );
}

function Body(props: PartProps) {
  const { proposal, map, page, shown, isAccepted, isOpen } = props;
  const { t } = useI18n();
  const { included, excluded, lines, options, terms, days, letter } = proposal;
  const { before, number } = shown.opened;
  // Once it is accepted, the page is for the road.
  const changes =
    before && !isAccepted ? changesOf(before, shown.opened.content, page.locale, t) : [];
  return (
    <>
      <Masthead>{t("proposal.version", { ref: proposal.reference, n: proposal.number })}</Masthead>
      <main id="main" className={isOpen ? "proposal proposal--open" : "proposal"}>
        <Cover {...props} />
        <div className="proposal__grid wrap">
          <div className="proposal__main">
            <Status {...props} />
            {isAccepted ? <Road {...props} /> : null}
            {changes.length > 0 ? (
              <Part id="changes" title={t("proposal.changes", { n: number - 1 })}>
                <ul className="proposal__changes">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </Part>
            ) : null}
            {letter.trim() ? <Letter text={letter} /> : null}
            {map ? (
              <Part id="map" title={t("proposal.map")}>
                <StaticHtmlBlock content={map} />
              </Part>
            ) : null}
            {days.length > 0 ? (
              <Part id="days" title={t("proposal.days")}>
                <ProposalDays {...props} />
              </Part>
            ) : null}
            {included.length + excluded.length > 0 ? (
              <Part id="services" title={t("proposal.services")}>
                <div className="proposal__services">
                  <ServiceList title={t("entries.included")} services={included} icon="check" />
                  <ServiceList title={t("entries.excluded")} services={excluded} icon="minus" />
                </div>
              </Part>
            ) : null}
            {lines.length > 0 ? (
              <Part id="price" title={t("proposal.price")}>
                <PriceTable proposal={proposal} />
                {options.length > 0 ? <Options options={options} /> : null}
              </Part>
            ) : null}
            {terms.trim() ? (
              <Part id="terms" title={t("proposal.terms")}>
                <div className="proposal__terms">
                  <Paragraphs text={terms} />
                </div>
              </Part>
            ) : null}
            <Replies {...props} />
          </div>
          <Summary {...props} />
        </div>
      </main>
      <Foot page={page} />
      {isOpen ? <Bar proposal={proposal} /> : null}
    </>
  );
}

function Masthead({ children }: { children: ReactNode }) {
  return (
    <header className="proposal__mast">
      <div className="wrap">
        <Logo />
        <p>{children}</p>
      </div>
    </header>
  );
}

/** Shorter first and last paragraphs, in characters, are the salutation and the signature. */
const maxSalutation = 60;

/** The letter, with a large initial in its first long paragraph. */
function Letter({ text }: { text: string }) {
  const lines = splitLines(text);
  const first = lines.findIndex((line) => line.length > maxSalutation);
  return (
    <div className="proposal__letter">
      {lines.map((line, at) => {
        const isApart = line.length <= maxSalutation && (at === 0 || at === lines.length - 1);
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter may repeat a line, and never reorders
            key={at}
            className={at === first ? "proposal__initial" : isApart ? "proposal__name" : undefined}
          >
            {line}
          </p>
        );
      })}
    </div>
  );
}

/** The cover picture, and the title on a sheet of paper that overlaps it. */
function Cover({ proposal, page: { company }, isOpen }: PartProps) {
  const { t } = useI18n();
  const { title, traveller, party, dates, days, countries, pictures } = proposal;
  const [cover] = pictures;
  const facts = [
    [t("proposal.dates"), dates ?? t("proposal.dates.open")],
    [t("proposal.duration"), days.length > 0 && t.count("entries.days", days.length)],
    [t("proposal.party"), party],
    [t("proposal.countries"), countries.join(", ")],
    [t("proposal.validity"), isOpen && proposal.validUntil],
  ].filter(([, fact]) => fact);
  return (
    <div className={cover ? "proposal__top" : "proposal__top proposal__top--bare"}>
      {cover ? (
        <div className="proposal__cover">
          <Photo picture={cover} alt={cover.alt ?? title} sizes="100vw" priority />
        </div>
      ) : null}
      <div className="wrap">
        <div className="proposal__sheet">
          <p className="proposal__for">
            {t("proposal.for", { name: traveller })}
            <span>{company.name}</span>
          </p>
          <h1>{title}</h1>
          <dl className="proposal__facts" aria-label={t("proposal.facts")}>
            {facts.map(([label, fact]) => (
              <div key={String(label)}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

function Company({ page: { company } }: { page: PageContext }) {
  return (
    <address className="proposal__company">
      <b>{company.name}</b>
      {company.phone.display ? (
        <a href={`tel:${company.phone.international}`}>
          <Icon name="phone" /> {company.phone.display}
        </a>
      ) : null}
      <a href={`mailto:${company.email}`}>
        <Icon name="mail" /> {company.email}
      </a>
      {company.address.length > 0 ? <span>{company.address.join(", ")}</span> : null}
    </address>
  );
}

function Foot({ page }: { page: PageContext }) {
  const { t } = useI18n();
  return (
    <>
      <div className="grassline" aria-hidden="true" />
      <footer className="proposal__foot on-dark">
        <div className="wrap">
          <Company page={page} />
          <p>{t("proposal.private")}</p>
        </div>
      </footer>
    </>
  );
}
