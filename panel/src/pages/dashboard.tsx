import { postKind } from "@panel/blog/post-kind";
import { MailProblemNotice } from "@panel/contact/mail-problem-notice";
import { NewMessagesPanel } from "@panel/contact/new-messages-panel";
import { CountCard } from "@panel/dashboard/count-card";
import { DraftsPanel } from "@panel/dashboard/drafts-panel";
import { PendingPanel } from "@panel/dashboard/pending-panel";
import type { Section } from "@panel/dashboard/section";
import { destinationKind } from "@panel/destinations/destination-kind";
import { readSettings } from "@panel/settings";
import { tourKind } from "@panel/tours/tour-kind";
import { formatToday } from "@panel/ui/format";

const { mailProblems } = readSettings();
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

/** How the site stands, and what is waiting for somebody (H4). */
export default function Dashboard() {
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
      {mailProblems.map((problem) => (
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
