import { useRouteLoaderData } from "react-router";
import { adminMeta } from "~/components/admin/admin-meta";
import { CountCard } from "~/components/admin/dashboard/count-card";
import { DraftsPanel } from "~/components/admin/dashboard/drafts-panel";
import { PendingPanel } from "~/components/admin/dashboard/pending-panel";
import type { Section } from "~/components/admin/dashboard/section";
import { formatToday } from "~/components/admin/format";
import { postKind } from "~/features/blog/admin/post-kind";
import { MailProblemNotice } from "~/features/contact/admin/mail-problem-notice";
import { NewMessagesPanel } from "~/features/contact/admin/new-messages-panel";
import { destinationKind } from "~/features/destinations/admin/destination-kind";
import { tourKind } from "~/features/tours/admin/tour-kind";
import type { loader as frameLoader } from "./frame";

export const meta = () => adminMeta("Inicio");

const inactive = { status: "inactive", badge: "Inactivo" };
const sections: Section[] = [
  {
    kind: postKind,
    shown: "is_published",
    hidden: { status: "draft", badge: "Borrador" },
  },
  { kind: tourKind, shown: "is_active", hidden: inactive },
  { kind: destinationKind, shown: "is_active", hidden: inactive },
];
const kinds = sections.map(({ kind }) => kind);

const say = (none: string, one: string, many: string) => (count: number) =>
  count === 0 ? none : `${count} ${count === 1 ? one : many}`;
const sayInactive = say("todos activos", "inactivo", "inactivos");

/** How the site stands, and what is waiting for somebody (checklist H4). */
export default function Dashboard() {
  const frame = useRouteLoaderData<typeof frameLoader>("routes/admin/frame");
  return (
    <>
      <div className="bar">
        <div>
          <h1>Admin Panel</h1>
          <p>{formatToday(new Date())}</p>
        </div>
        <div className="bar__acts">
          {/* Another world, with another language and stylesheet: a document of its own. */}
          <a className="btn btn--line" href="/">
            Ver el sitio
          </a>
        </div>
      </div>
      {frame?.mailProblems.map((problem) => (
        <MailProblemNotice key={problem} problem={problem} />
      ))}
      <div className="counts">
        <CountCard
          to={postKind.path}
          label="Posts del blog"
          icon="post"
          table={postKind.table}
          parts={[
            {
              where: { is_published: true },
              say: say("ninguno publicado", "publicado", "publicados"),
            },
            {
              where: { is_published: false },
              say: say("ningún borrador", "borrador", "borradores"),
            },
          ]}
        />
        <CountCard
          to={tourKind.path}
          label="Tours"
          icon="tours"
          table={tourKind.table}
          parts={[
            {
              where: { is_featured: true },
              say: say("ninguno destacado", "destacado", "destacados"),
            },
            { where: { is_active: false }, say: sayInactive },
          ]}
        />
        <CountCard
          to={destinationKind.path}
          label="Destinos"
          icon="destinations"
          table={destinationKind.table}
          parts={[{ where: { is_active: false }, say: sayInactive }]}
        />
      </div>
      <div className="dash">
        <NewMessagesPanel />
        <DraftsPanel sections={sections} />
        <PendingPanel kinds={kinds} />
      </div>
    </>
  );
}
