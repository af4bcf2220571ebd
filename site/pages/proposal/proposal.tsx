import { data } from "react-router";
import { appContext, languageContext } from "~/context";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { readPage } from "~/seo/read-page.server";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import { routeMap } from "../tour/route-map/route-map.server";
import type { Route } from "./+types/proposal";
import { renderProposal, renderWithdrawn } from "./body.server";
import { readProposalPage } from "./read-proposal.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "proposal-styles", css: import.meta.env.SSR ? css : "", address };

/**
 * The page of a traveller's proposal, without scripts, navigation, consent or third parties. The server renders it for
 * requests with the token of a link (`server/site/proposals/`).
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { proposal: shown } = app;
  if (!shown) throw data(null, { status: 404 });
  const { locale } = context.get(languageContext);
  const page = readPage({ url, context }, "/", ["proposal", "tours"]);
  const { opened } = shown;
  if (opened.state === "withdrawn")
    return {
      head: [{ title: `${page.t("proposal.withdrawn")} | ${page.company.name}` }],
      body: renderWithdrawn(request, page, opened.reference),
    };
  const proposal = await readProposalPage(app, opened, locale);
  const { route, title, reference } = proposal;
  return {
    head: [
      {
        title: `${page.t("proposal.meta.title", { title, ref: reference })} | ${page.company.name}`,
      },
    ],
    body: renderProposal(request, page, {
      shown: { ...shown, opened },
      proposal,
      map: routeMap(request, route.days, { locale, countries: route.countries }),
    }),
  };
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export default function Proposal({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageStyles {...styles} />
      <StaticHtmlBlock content={loaderData.body} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
