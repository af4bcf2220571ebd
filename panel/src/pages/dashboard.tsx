import { readSettings } from "@panel/backend/settings";
import { enquiryCountsQuery } from "@panel/contact/enquiry-counts";
import { newestQuery, refusedQuery, unsentQuery } from "@panel/contact/summary-queries";
import { CountCard, countQueries } from "@panel/dashboard/count-card";
import { DraftsPanel } from "@panel/dashboard/drafts-panel";
import { NewMessagesPanel } from "@panel/dashboard/new-messages-panel";
import { PendingPanel } from "@panel/dashboard/pending-panel";
import {
  draftsQuery,
  pendingQuery,
  step,
  unpublishedQuery,
  warningsQuery,
} from "@panel/dashboard/queries";
import { UnpublishedPanel } from "@panel/dashboard/unpublished-panel";
import { MailProblemNotice, Warnings } from "@panel/dashboard/warnings";
import { LaunchCard } from "@panel/launch/launch-card";
import { launchQuery, serverQuery } from "@panel/launch/launch-queries";
import { Loading } from "@panel/list/list-body";
import { prefetch } from "@panel/queries/prefetch";
import { formatToday } from "@panel/ui/format";
import { useAllSettled } from "@panel/ui/use-all-settled";
import type { LoaderFunction } from "react-router";
import { type ContentType, contentTypes } from "#content/index.ts";

const { mailProblems } = readSettings();

const countedTypes = contentTypes.filter(({ admin }: ContentType) => !admin.termsOf);

export const loader: LoaderFunction = ({ context }) => {
  prefetch(context, warningsQuery);
  prefetch(context, launchQuery);
  prefetch(context, serverQuery);
  prefetch(context, newestQuery);
  prefetch(context, enquiryCountsQuery);
  prefetch(context, unsentQuery);
  prefetch(context, refusedQuery);
  prefetch(context, draftsQuery);
  prefetch(context, unpublishedQuery);
  prefetch(context, pendingQuery(step));
  for (const query of countedTypes.flatMap(countQueries)) prefetch(context, query);
  return null;
};

/** State of the site and pending work (H4). */
export default function Dashboard() {
  const isLoaded = useAllSettled([
    warningsQuery,
    launchQuery,
    serverQuery,
    newestQuery,
    enquiryCountsQuery,
    unsentQuery,
    refusedQuery,
    draftsQuery,
    unpublishedQuery,
    pendingQuery(step),
  ]);
  const areCountsLoaded = useAllSettled(countedTypes.flatMap(countQueries));
  return (
    <>
      <div className="bar">
        <div>
          <h1>Admin Panel</h1>
          <p>{formatToday(new Date())}</p>
        </div>
        <div className="bar__acts">
          {/* A full page load: the site has another language and style sheet. */}
          <a className="btn btn--line" href="/">
            Ver la web
          </a>
        </div>
      </div>
      {mailProblems.map((problem) => (
        <MailProblemNotice key={problem} problem={problem} />
      ))}
      {isLoaded && areCountsLoaded ? <Panels /> : <Loading />}
    </>
  );
}

function Panels() {
  return (
    <>
      <Warnings />
      <LaunchCard />
      <div className="counts">
        {countedTypes.map((type) => (
          <CountCard key={type.table} type={type} />
        ))}
      </div>
      <div className="dash">
        <NewMessagesPanel />
        <UnpublishedPanel />
        <DraftsPanel />
        <PendingPanel />
      </div>
    </>
  );
}
