import { entryFragment } from "#content/define.ts";
import { faqs } from "#content/types/faqs.ts";
import { renderStaticHtml } from "~/entries/render-static-html.server";
import { useI18n } from "~/i18n/context";
import { RichText } from "~/rich-text/rich-text.server";
import type { PageContext } from "~/seo/page-context";
import { PageSection } from "~/ui/page-section";
import type { StaticHtml } from "~/ui/static-html";
import type { Question, Questions } from "./questions.server";

const topics = faqs.fields.topic.options;
const topicNames = Object.keys(topics) as (keyof typeof topics)[];
const fragmentOf = (topic: string) => `topic-${topic}`;

/** Renders all questions by topic, with links to the topics. */
export function renderBody(request: Request, page: PageContext, body: Questions): StaticHtml {
  return renderStaticHtml(request, "faq-body", page, <Body {...body} />);
}

function Body({ questions, resolveLink }: Questions) {
  const { t, locale } = useI18n();
  // Drafts may have no topic yet.
  const byTopic = Map.groupBy(questions, ({ topic }) => topic ?? topicNames[0]);
  const shown = topicNames.flatMap((topic) => {
    const held = byTopic.get(topic);
    return held ? [{ id: fragmentOf(topic), name: topics[topic][locale], questions: held }] : [];
  });
  return (
    <>
      {shown.length > 1 && (
        <nav className="chapters wrap" aria-label={t("faq.topics")}>
          <ul>
            {shown.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="wrap prose">
        {shown.map(({ id, name, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            <div className="prose__parts faq">
              {questions.map((question) => (
                <article key={question.slug} id={entryFragment(question.slug)}>
                  <h3 lang={question.lang?.question}>{question.question}</h3>
                  <Answer question={question} resolveLink={resolveLink} />
                </article>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function Answer({
  question,
  resolveLink,
}: { question: Question } & Pick<Questions, "resolveLink">) {
  return (
    <div className="answer">
      <RichText
        text={question.answer}
        format={question.contentFormat}
        resolveLink={resolveLink}
        lang={question.lang?.answer}
      />
    </div>
  );
}

/** Section of a tour's or destination's page: questions that open, and a link to all. Nothing if there are none. */
export function QuestionSection({ questions, resolveLink }: Questions) {
  const { t, href } = useI18n();
  if (questions.length === 0) return null;
  return (
    <PageSection id="questions" title={t("nav.faq")}>
      {questions.map((question) => (
        <details key={question.slug} className="fold">
          <summary lang={question.lang?.question}>{question.question}</summary>
          <Answer question={question} resolveLink={resolveLink} />
        </details>
      ))}
      <p className="trip__all">
        <a className="more" href={href("/faq")}>
          {t("faq.all")}
        </a>
      </p>
    </PageSection>
  );
}
